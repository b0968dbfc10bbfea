import { S3Error, type Client } from 'minio';

/** Parts of uploads that broke off. What was stored whole and is nobody's is named, and swept, by ourselves. */
const rule = {
  ID: 'forget-parts',
  Status: 'Enabled',
  Filter: { Prefix: '' },
  AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
};

/** Has the bucket forget leftovers of uploads. MinIO does so by itself, and refuses to be told. */
export const forgetLeftovers = async (client: Client, bucket: string): Promise<void> => {
  try {
    await client.setBucketLifecycle(bucket, { Rule: [rule] });
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
  }
};
