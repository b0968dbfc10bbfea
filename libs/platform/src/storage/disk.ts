import { randomUUID } from 'node:crypto';
import { createWriteStream, type BigIntStats } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, checkPrefix, pageOfKeys, typeEnding, type Storage } from './storage.js';
import { keysBelow } from './walk.js';

const absent = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Null instead of the error that says there is no such file. */
const ifThere = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (absent(error)) return null;
    throw error;
  }
};

/** A draft this old is of a process that died while writing it, ms. */
const abandoned = 3600_000;
/** They are looked for this often, ms: others die while this process lives on. */
const apart = 600_000;

const clearDrafts = async (incoming: string) => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandoned) await rm(path, { force: true });
  }
};

const headOf = async (path: string, stats: BigIntStats) => ({
  size: Number(stats.size),
  type: await readFile(`${path}${typeEnding}`, 'utf8'),
  etag: `"${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}-${stats.ino.toString(36)}"`,
});

/** Objects as files below `{home}/media`, each with its type beside it; writes are renamed into place. */
export const diskStorage = async (home: string): Promise<Storage> => {
  const root = resolve(home, 'media');
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true });
  await clearDrafts(incoming);
  let cleared = Date.now();
  const pathOf = (key: string) => join(root, checkKey(key));

  return {
    async put(key, body, type) {
      const path = pathOf(key);
      const draft = join(incoming, randomUUID());
      if (Date.now() - cleared > apart) {
        cleared = Date.now();
        await clearDrafts(incoming);
      }
      try {
        await pipeline(
          Buffer.isBuffer(body) ? Readable.from([body]) : body,
          createWriteStream(draft, { flush: true }),
        );
        await mkdir(dirname(path), { recursive: true });
        await writeFile(`${path}${typeEnding}`, type);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: (key, range) =>
      ifThere(async () => {
        const path = pathOf(key);
        const file = await open(path);
        try {
          const head = await headOf(path, await file.stat({ bigint: true }));
          return { ...head, body: file.createReadStream(range) };
        } catch (error) {
          await file.close();
          throw error;
        }
      }),
    stat: (key) =>
      ifThere(async () => {
        const path = pathOf(key);
        return headOf(path, await stat(path, { bigint: true }));
      }),
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(`${path}${typeEnding}`, { force: true });
    },
    async removePrefix(prefix) {
      await rm(join(root, checkPrefix(prefix)), { recursive: true, force: true, maxRetries: 3 });
    },
    async list(prefix, { after = '', limit = pageOfKeys } = {}) {
      const keys: string[] = [];
      for await (const key of keysBelow(root, checkPrefix(prefix), after)) {
        if (keys.length === limit) return { keys, next: keys.at(-1) ?? null };
        keys.push(key);
      }
      return { keys, next: null };
    },
    check: () => access(incoming),
  };
};
