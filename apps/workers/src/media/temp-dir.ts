import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaRules } from '@rinkside/contracts/media';
import { contentTypeOf } from '@rinkside/domain/highlight/media-content-type';
import type { Storage } from '@rinkside/platform/storage/storage';
import { MediaError } from './media-error.js';

/** No job runs this long: an older folder belongs to a killed process. */
const abandonedAfterMs = 3600_000;
/** Enough for the largest upload. */
const downloadTimeoutMs = 600_000;
/** Smaller files are uploaded from memory, larger ones are streamed. */
const maxBufferedBytes = 8 * 1024 * 1024;

const deleteAbandoned = async (base: string) => {
  for (const name of await readdir(base)) {
    const path = join(base, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { recursive: true, force: true });
  }
};

/** Runs `work` in a new temporary folder below `home` and deletes the folder afterwards. */
export const withTempDir = async <T>(home: string, work: (cwd: string) => Promise<T>): Promise<T> => {
  const base = resolve(home, 'work');
  await mkdir(base, { recursive: true });
  await deleteAbandoned(base);
  const cwd = await mkdtemp(join(base, 'media-'));
  try {
    return await work(cwd);
  } finally {
    await rm(cwd, { recursive: true, force: true, maxRetries: 3 });
  }
};

/**
 * Downloads a stored object into the folder as the file `in`.
 * @throws MediaError when the object does not exist.
 */
export const downloadInput = async (storage: Storage, key: string, cwd: string, signal: AbortSignal) => {
  const object = await storage.get(key);
  if (!object) throw new MediaError(mediaRules.broken, false, `${key} is not stored`);
  const abort = AbortSignal.any([signal, AbortSignal.timeout(downloadTimeoutMs)]);
  await pipeline(object.body, createWriteStream(join(cwd, 'in')), { signal: abort });
};

/** Uploads files of a folder below a key prefix. Each file is stored atomically. */
export const uploadFiles = async (storage: Storage, cwd: string, files: string[], prefix: string) => {
  const store = async (file: string) => {
    const path = join(cwd, file);
    const { size } = await stat(path);
    const body = size <= maxBufferedBytes ? await readFile(path) : createReadStream(path);
    await storage.put(prefix + file, body, contentTypeOf(file));
  };
  await Promise.all(files.map(store));
};
