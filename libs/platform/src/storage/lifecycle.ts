import { S3Error, type Client } from 'minio';

/** Only for parts of aborted multipart uploads; orphaned whole objects are deleted by `sweepOrphans`. */
const rule = {
  ID: 'expire-incomplete-uploads',
  Status: 'Enabled',
  Filter: { Prefix: '' },
  AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
};

/** Makes the bucket expire incomplete multipart uploads. VersityGW has no such rules, and MinIO expires them by default: both reject it. */
export const expireIncompleteUploads = async (client: Client, bucket: string): Promise<void> => {
  try {
    await client.setBucketLifecycle(bucket, { Rule: [rule] });
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
  }
};
