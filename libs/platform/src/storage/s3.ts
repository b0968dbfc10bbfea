import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Client, S3Error, type BucketItem } from 'minio';
import { EnvError, type Env } from '../env.js';
import { impatientAgent } from './agent.js';
import { forgetLeftovers } from './lifecycle.js';
import { checkKey, checkPrefix, pageOfKeys, type Storage } from './storage.js';

/** The client buffers one part of a stream of unknown length in memory. */
const partSize = 16 * 1024 * 1024;

/** An answer begins within it, ms; an upload moves on. */
const patience = 30_000;

const absent = (error: unknown) =>
  error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound');

const connect = (env: Env): Client => {
  const endpoint = new URL(env.S3_ENDPOINT ?? '');
  const useSSL = endpoint.protocol === 'https:';
  return new Client({
    endPoint: endpoint.hostname,
    port: endpoint.port ? Number(endpoint.port) : useSSL ? 443 : 80,
    useSSL,
    accessKey: env.S3_ACCESS_KEY,
    secretKey: env.S3_SECRET_KEY,
    region: env.S3_REGION,
    partSize,
    transportAgent: impatientAgent(useSSL, patience),
  });
};

/** A bucket we make is private, as S3 makes them, and forgets what was left behind; one that is there is the operator's. */
const prepareBucket = async (client: Client, { S3_BUCKET: bucket, S3_REGION }: Env) => {
  try {
    if (await client.bucketExists(bucket)) return;
    await client.makeBucket(bucket, S3_REGION);
    await forgetLeftovers(client, bucket);
  } catch (error) {
    // Several processes start at once, and one of them is first.
    if (error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou') return;
    const why = error instanceof Error ? error.message : String(error);
    throw new EnvError(`S3_ENDPOINT cannot be used (${why}); check its address, keys and bucket.`);
  }
};

/** Objects in one private bucket, made if it is missing. @throws EnvError when the endpoint refuses us. */
export const s3Storage = async (env: Env): Promise<Storage> => {
  const client = connect(env);
  const bucket = env.S3_BUCKET;
  await prepareBucket(client, env);

  /** The client never hears of a body that breaks off: it would wait for the rest for ever. */
  const putStream = async (key: string, body: Readable, type: string) => {
    const parts = new PassThrough();
    const stored = client.putObject(bucket, key, parts, undefined, { 'Content-Type': type });
    const failed = new Promise<never>((_, reject) => void stored.catch(reject));
    try {
      await Promise.race([pipeline(body, parts), failed]);
      await stored;
    } catch (error) {
      parts.destroy();
      body.destroy();
      await client.removeIncompleteUpload(bucket, key).catch(() => undefined);
      throw error;
    }
  };

  const stat = async (key: string) => {
    try {
      const { size, etag, metaData } = await client.statObject(bucket, checkKey(key));
      const type = String(metaData['content-type'] ?? 'application/octet-stream');
      return { size, type, etag: `"${etag}"` };
    } catch (error) {
      if (absent(error)) return null;
      throw error;
    }
  };

  const list: Storage['list'] = async (prefix, { after = '', limit = pageOfKeys } = {}) => {
    const found: Readable = client.listObjectsV2(bucket, checkPrefix(prefix), true, after);
    const keys: string[] = [];
    for await (const { name } of found as AsyncIterable<BucketItem>) {
      if (keys.length === limit) return { keys, next: keys.at(-1) ?? null };
      if (name) keys.push(name);
    }
    return { keys, next: null };
  };

  return {
    async put(key, body, type) {
      if (!Buffer.isBuffer(body)) return putStream(checkKey(key), body, type);
      await client.putObject(bucket, checkKey(key), body, body.length, { 'Content-Type': type });
    },
    async get(key, range) {
      const head = await stat(key);
      if (!head) return null;
      try {
        const body = range
          ? await client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
          : await client.getObject(bucket, key);
        // It has answered: how fast the rest is read is its reader's to say.
        (body as IncomingMessage).socket.setTimeout(0);
        return { ...head, body };
      } catch (error) {
        if (absent(error)) return null;
        throw error;
      }
    },
    stat,
    remove: (key) => client.removeObject(bucket, checkKey(key)),
    async removePrefix(prefix) {
      for (let page = await list(prefix); page.keys.length > 0; page = await list(prefix)) {
        const refused = await client.removeObjects(bucket, page.keys);
        if (refused?.some(Boolean)) throw new Error(`objects below ${prefix} could not be removed`);
      }
    },
    list,
    check: async () => void (await client.bucketExists(bucket)),
  };
};
