import type { Client } from 'minio';

type Rule = Parameters<Client['setBucketLifecycle']>[1];

const rule = (id: string, prefix: string, what: object) => ({
  ID: id,
  Status: 'Enabled',
  Filter: { Prefix: prefix },
  ...what,
});

/** What was uploaded is gone within a day by our own doing; the bucket's rule is for what nobody remembers. */
const originals = rule('forget-originals', 'originals/', { Expiration: { Days: 3 } });
const parts = rule('forget-parts', '', { AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } });

/** Has the bucket remove leftovers of uploads. MinIO forgets parts by itself and may refuse a rule about them. */
export const leftoversRules = async (client: Client, bucket: string): Promise<void> => {
  const set = (rules: object[]) => client.setBucketLifecycle(bucket, { Rule: rules } as Rule);
  await set([originals, parts]).catch(() => set([originals]));
};
