import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, IamAwsProvider, S3Error, type BucketItem } from 'minio';
import { EnvError, type Env } from '../env.js';
import { isUnavailable } from '../is-unavailable.js';
import { loadOnce } from '../load-once.js';
import { agentWithIdleTimeout } from './agent.js';
import { expireIncompleteUploads } from './lifecycle.js';
import { checkKey, checkPrefix, defaultPageSize, probeKey, type Storage } from './storage.js';

/** Bytes. The client buffers one part in memory for a stream of unknown length. */
const partSize = 16 * 1024 * 1024;

/** For the start of a response, and between writes of an upload. */
const idleTimeoutMs = 30_000;

/** For the start of a download: a viewer waits for it. */
const readTimeoutMs = 5000;

/** @throws an error that `isUnavailable` recognizes */
const withReadTimeout = async <T>(read: Promise<T>): Promise<T> => {
  const timer = new AbortController();
  const timedOut = pause(readTimeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw Object.assign(new Error(`no answer within ${readTimeoutMs} ms`), { code: 'ETIMEDOUT' });
  });
  try {
    return await Promise.race([read, timedOut]);
  } finally {
    timer.abort();
    timedOut.catch(() => undefined);
  }
};

const isNotFound = (error: unknown) =>
  error instanceof S3Error && (error.code === 'NoSuchKey' || error.code === 'NotFound');

/** Keys of the pod's role on AWS. The client reads AWS_ROLE_ARN and AWS_REGION itself. */
const roleProvider = () => new IamAwsProvider({ transportAgent: agentWithIdleTimeout(true, idleTimeoutMs) });

const connect = (env: Env): Client => {
  const endpoint = new URL(env.S3_ENDPOINT ?? '');
  const useSSL = endpoint.protocol === 'https:';
  const useRole = !env.S3_ACCESS_KEY && env.AWS_WEB_IDENTITY_TOKEN_FILE;
  for (const name of ['S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const)
    if (!useRole && !env[name])
      throw new EnvError(
        `${name} is empty: S3_ENDPOINT needs S3_ACCESS_KEY and S3_SECRET_KEY, or a role in AWS_WEB_IDENTITY_TOKEN_FILE.`,
      );
  return new Client({
    endPoint: endpoint.hostname,
    port: endpoint.port ? Number(endpoint.port) : useSSL ? 443 : 80,
    useSSL,
    ...(useRole
      ? { credentialsProvider: roleProvider() }
      : { accessKey: env.S3_ACCESS_KEY, secretKey: env.S3_SECRET_KEY }),
    region: env.S3_REGION,
    partSize,
    transportAgent: agentWithIdleTimeout(useSSL, idleTimeoutMs),
  });
};

/** Creates the bucket if it is missing: private (the S3 default), with a lifecycle rule. An existing bucket is not changed. */
const prepareBucket = async (client: Client, { S3_BUCKET: bucket, S3_REGION }: Env) => {
  try {
    if (await client.bucketExists(bucket)) return;
    await client.makeBucket(bucket, S3_REGION);
    await expireIncompleteUploads(client, bucket);
  } catch (error) {
    // Another process created it at the same time.
    if (error instanceof S3Error && error.code === 'BucketAlreadyOwnedByYou') return;
    if (isUnavailable(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvError(`S3_ENDPOINT cannot be used (${reason}); check its address, keys and bucket.`);
  }
};

/**
 * Stores objects in one private bucket, created if missing, as soon as the endpoint answers.
 * @throws EnvError when the endpoint rejects the credentials
 */
export const s3Storage = async (env: Env): Promise<Storage> => {
  const client = connect(env);
  const bucket = env.S3_BUCKET;
  const prepare = loadOnce(() => prepareBucket(client, env));
  await withReadTimeout(prepare()).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
  });

  /** Aborts the upload when `body` fails: the client does not notice and would wait for the rest forever. */
  const putStream = async (key: string, body: Readable, type: string) => {
    const parts = new PassThrough();
    const stored = client.putObject(bucket, key, parts, undefined, { 'Content-Type': type });
    const uploadFailed = new Promise<never>((_, reject) => void stored.catch(reject));
    try {
      await Promise.race([pipeline(body, parts), uploadFailed]);
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
      const { size, etag, metaData } = await withReadTimeout(client.statObject(bucket, checkKey(key)));
      const type = String(metaData['content-type'] ?? 'application/octet-stream');
      return { size, type, etag: `"${etag}"` };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  };

  const list: Storage['list'] = async (prefix, { after = '', limit = defaultPageSize } = {}) => {
    const objects: Readable = client.listObjectsV2(bucket, checkPrefix(prefix), true, after);
    const keys: string[] = [];
    for await (const { name } of objects as AsyncIterable<BucketItem>) {
      if (keys.length === limit) return { keys, next: keys.at(-1) ?? null };
      if (name) keys.push(name);
    }
    return { keys, next: null };
  };

  return {
    async put(key, body, type) {
      await prepare();
      if (!Buffer.isBuffer(body)) return putStream(checkKey(key), body, type);
      await client.putObject(bucket, checkKey(key), body, body.length, { 'Content-Type': type });
    },
    async get(key, range) {
      const head = await stat(key);
      if (!head) return null;
      try {
        const body = await withReadTimeout(
          range
            ? client.getPartialObject(bucket, key, range.start, range.end - range.start + 1)
            : client.getObject(bucket, key),
        );
        // The response has begun; a slow reader must not run into the idle timeout.
        (body as IncomingMessage).socket.setTimeout(0);
        return { ...head, body };
      } catch (error) {
        if (isNotFound(error)) return null;
        throw error;
      }
    },
    stat,
    remove: (key) => client.removeObject(bucket, checkKey(key)),
    async removePrefix(prefix) {
      for (let page = await list(prefix); page.keys.length > 0; page = await list(prefix)) {
        const errors = await client.removeObjects(bucket, page.keys);
        if (errors?.some(Boolean)) throw new Error(`objects below ${prefix} could not be removed`);
      }
    },
    list,
    check: async () => {
      await withReadTimeout(prepare());
      await withReadTimeout(
        client.putObject(bucket, probeKey, Buffer.from('ok'), 2, { 'Content-Type': 'text/plain' }),
      );
    },
  };
};
