import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkKey, type Storage } from './storage.js';

const absent = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A draft this old is of a process that died while writing it, ms. */
const abandoned = 3600_000;

const clearDrafts = async (incoming: string) => {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandoned) await rm(path, { force: true });
  }
};

/** Objects as files below `{home}/media`, each with its type beside it; writes are renamed into place. */
export const diskStorage = async (home: string): Promise<Storage> => {
  const root = resolve(home, 'media');
  const incoming = join(root, '.incoming');
  await mkdir(incoming, { recursive: true });
  await clearDrafts(incoming);
  const pathOf = (key: string) => join(root, checkKey(key));

  return {
    async put(key, body, type) {
      const path = pathOf(key);
      const draft = join(incoming, randomUUID());
      try {
        await pipeline(
          Buffer.isBuffer(body) ? Readable.from([body]) : body,
          createWriteStream(draft, { flush: true }),
        );
        await mkdir(dirname(path), { recursive: true });
        await writeFile(`${path}.type`, type);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async get(key) {
      const path = pathOf(key);
      try {
        const file = await open(path);
        const { size, mtimeMs } = await file.stat();
        const type = await readFile(`${path}.type`, 'utf8');
        return {
          body: createReadStream(path, { fd: file }),
          size,
          type,
          etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
        };
      } catch (error) {
        if (absent(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(`${path}.type`, { force: true });
    },
    check: () => access(incoming),
  };
};
