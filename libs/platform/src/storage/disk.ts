import { randomUUID } from 'node:crypto';
import { createWriteStream, type BigIntStats } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  checkKey,
  checkPrefix,
  defaultPageSize,
  probeKey,
  typeFileExtension,
  type Storage,
} from './storage.js';
import { listKeys } from './walk.js';

const isNotFound = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Returns null instead of throwing when a file does not exist. */
const nullIfMissing = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** A temporary file of this age belongs to a process that died while writing it. */
const maxTemporaryAgeMs = 3600_000;
const cleanupIntervalMs = 600_000;

const removeAbandoned = async (incoming: string) => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > maxTemporaryAgeMs) await rm(path, { force: true });
  }
};

const headOf = async (path: string, stats: BigIntStats) => ({
  size: Number(stats.size),
  type: await readFile(`${path}${typeFileExtension}`, 'utf8'),
  etag: `"${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}-${stats.ino.toString(36)}"`,
});

/** Other users of the machine have no rights. */
const [directoryMode, fileMode] = [0o700, 0o600];

/** Stores objects as files under `{home}/media`, each with a `.type` file. Writes are atomic: temporary file, then rename. */
export const diskStorage = async (home: string): Promise<Storage> => {
  const root = resolve(home, 'media');
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true, mode: directoryMode });
  await removeAbandoned(incoming);
  let lastCleanupAt = Date.now();
  const pathOf = (key: string) => join(root, checkKey(key));

  const put: Storage['put'] = async (key, body, type) => {
    const path = pathOf(key);
    const temporary = join(incoming, randomUUID());
    if (Date.now() - lastCleanupAt > cleanupIntervalMs) {
      lastCleanupAt = Date.now();
      await removeAbandoned(incoming);
    }
    try {
      await pipeline(
        Buffer.isBuffer(body) ? Readable.from([body]) : body,
        createWriteStream(temporary, { flush: true, mode: fileMode }),
      );
      await mkdir(dirname(path), { recursive: true, mode: directoryMode });
      await writeFile(`${path}${typeFileExtension}`, type, { mode: fileMode });
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  };
  return {
    put,
    get: (key, range) =>
      nullIfMissing(async () => {
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
      nullIfMissing(async () => {
        const path = pathOf(key);
        return headOf(path, await stat(path, { bigint: true }));
      }),
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(`${path}${typeFileExtension}`, { force: true });
    },
    async removePrefix(prefix) {
      await rm(join(root, checkPrefix(prefix)), { recursive: true, force: true, maxRetries: 3 });
    },
    async list(prefix, { after = '', limit = defaultPageSize } = {}) {
      const keys: string[] = [];
      for await (const key of listKeys(root, checkPrefix(prefix), after)) {
        if (keys.length === limit) return { keys, next: keys.at(-1) ?? null };
        keys.push(key);
      }
      return { keys, next: null };
    },
    check: () => put(probeKey, Buffer.from('ok'), 'text/plain'),
  };
};
