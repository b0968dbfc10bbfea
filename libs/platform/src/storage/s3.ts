import { Client, S3Error } from 'minio';
import { EnvError, type Env } from '../env.js';
import { checkKey, type Storage } from './storage.js';

/** The client buffers one part of a stream of unknown length in memory. */
const partSize = 16 * 1024 * 1024;

const absent = (error: unknown) =>
  error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound');

/** Objects in one private bucket, made if it is missing. @throws EnvError when the endpoint refuses us. */
export const s3Storage = async (env: Env): Promise<Storage> => {
  const endpoint = new URL(env.S3_ENDPOINT ?? '');
  const useSSL = endpoint.protocol === 'https:';
  const client = new Client({
    endPoint: endpoint.hostname,
    port: endpoint.port ? Number(endpoint.port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
    region: env.S3_REGION,
    partSize,
  });
  const bucket = env.S3_BUCKET;
  try {
    if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, env.S3_REGION);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvError(`S3_ENDPOINT cannot be used (${why}); check its address, keys and bucket.`);
  }
  return {
    async put(key, body, type) {
      const size = Buffer.isBuffer(body) ? body.length : undefined;
      await client.putObject(bucket, checkKey(key), body, size, { 'Content-Type': type });
    },
    async get(key) {
      try {
        const stat = await client.statObject(bucket, checkKey(key));
        const type = String(stat.metaData['content-type'] ?? 'application/octet-stream');
        return { body: await client.getObject(bucket, key), size: stat.size, type, etag: `"${stat.etag}"` };
      } catch (error) {
        if (absent(error)) return null;
        throw error;
      }
    },
    remove: (key) => client.removeObject(bucket, checkKey(key)),
    check: async () => void (await client.bucketExists(bucket)),
  };
};
