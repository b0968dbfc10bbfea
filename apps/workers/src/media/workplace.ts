import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { mediaRules } from '@rinkside/contracts/media';
import type { Storage } from '@rinkside/platform/storage/storage';
import { MediaRefusal } from './refusal.js';
import { typeOf } from './stage.js';

/** No work takes as long: such a folder is of a process that was killed, ms. */
const abandoned = 3600_000;
/** The largest upload is here within it, ms; a store that stopped in the middle of one is given up. */
const longestFetch = 600_000;
/** A file up to this size is stored in one piece, bytes. */
const handy = 8 * 1024 * 1024;

const clear = async (base: string) => {
  for (const name of await readdir(base)) {
    const path = join(base, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandoned) await rm(path, { recursive: true, force: true });
  }
};

/** Lends `work` a folder of its own below `home`, empty at first and gone afterwards. */
export const inWorkplace = async <T>(home: string, work: (cwd: string) => Promise<T>): Promise<T> => {
  const base = resolve(home, 'work');
  await mkdir(base, { recursive: true });
  await clear(base);
  const cwd = await mkdtemp(join(base, 'media-'));
  try {
    return await work(cwd);
  } finally {
    await rm(cwd, { recursive: true, force: true, maxRetries: 3 });
  }
};

/** Brings a stored object into a folder as `in`. @throws MediaRefusal when it is not there any more. */
export const fetchInput = async (storage: Storage, key: string, cwd: string, signal: AbortSignal) => {
  const object = await storage.get(key);
  if (!object) throw new MediaRefusal(mediaRules.broken, false, `${key} is not stored`);
  const until = AbortSignal.any([signal, AbortSignal.timeout(longestFetch)]);
  await pipeline(object.body, createWriteStream(join(cwd, 'in')), { signal: until });
};

/** Stores files of a folder below a prefix, each whole or not at all. */
export const storeFiles = async (storage: Storage, cwd: string, files: string[], prefix: string) => {
  const store = async (file: string) => {
    const path = join(cwd, file);
    const { size } = await stat(path);
    const body = size <= handy ? await readFile(path) : createReadStream(path);
    await storage.put(prefix + file, body, typeOf(file));
  };
  await Promise.all(files.map(store));
};
