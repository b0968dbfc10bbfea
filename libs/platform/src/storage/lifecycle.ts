import { S3Error, type Client } from 'minio';

/** Only for parts of aborted multipart uploads; orphaned whole objects are deleted by `sweepOrphans`. */
const rule = {
  ID: 'expire-incomplete-uploads',
  Status: 'Enabled',
  Filter: { Prefix: '' },
  AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
};

/** Makes the bucket expire incomplete multipart uploads. MinIO does so by default and rejects the rule. */
export const expireIncompleteUploads = async (client: Client, bucket: string): Promise<void> => {
  try {
    await client.setBucketLifecycle(bucket, { Rule: [rule] });
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
  }
};
