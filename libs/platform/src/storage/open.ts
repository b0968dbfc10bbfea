import type { Env } from '../env.js';
import { isUnavailable } from '../is-unavailable.js';
import { diskStorage } from './disk.js';
import type { Storage } from './storage.js';

/** The object storage does not answer or does not work; what needs no files still works. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** The object storage is full: what it has can be read. */
export class StorageFullError extends StorageUnavailableError {}

const fullCodes = new Set([
  'ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded', 'QuotaExceeded', 'InsufficientCapacity',
]); // prettier-ignore
/** The store answers, but nothing can be stored until the operator acts. */
const brokenCodes = new Set([
  'NoSuchBucket', 'AccessDenied', 'AllAccessDisabled', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'ExpiredToken', 'InvalidToken',
]); // prettier-ignore
const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

const marked = async <Result>(operation: () => Promise<Result>): Promise<Result> => {
  try {
    return await operation();
  } catch (error) {
    const code = codeOf(error);
    if (fullCodes.has(code)) throw new StorageFullError('storage full', { cause: error });
    if (!brokenCodes.has(code) && !isUnavailable(error)) throw error;
    throw new StorageUnavailableError('storage unavailable', { cause: error });
  }
};

/** How long a successful check counts, because it stores an object. */
const checkedForMs = 10_000;

/** Marks failures of the storage, so that they are distinguished from those of the database. */
const markFailures = (storage: Storage): Storage => {
  let checkedAt = -checkedForMs;
  return {
    put: async (...args) => {
      try {
        await marked(() => storage.put(...args));
      } catch (error) {
        // The next check looks anew.
        checkedAt = -checkedForMs;
        throw error;
      }
    },
    get: (...args) => marked(() => storage.get(...args)),
    stat: (...args) => marked(() => storage.stat(...args)),
    remove: (...args) => marked(() => storage.remove(...args)),
    removePrefix: (...args) => marked(() => storage.removePrefix(...args)),
    list: (...args) => marked(() => storage.list(...args)),
    check: async () => {
      if (performance.now() - checkedAt < checkedForMs) return;
      await marked(() => storage.check());
      checkedAt = performance.now();
    },
  };
};

/**
 * Opens S3 storage if S3_ENDPOINT is set, else the local disk under RINKSIDE_HOME. The S3 client is loaded on demand. An
 * endpoint that does not answer is no error.
 * @throws EnvError when the endpoint rejects the keys or the bucket
 */
export const openStorage = async (env: Env): Promise<Storage> =>
  markFailures(
    env.S3_ENDPOINT ? await (await import('./s3.js')).s3Storage(env) : await diskStorage(env.RINKSIDE_HOME),
  );
