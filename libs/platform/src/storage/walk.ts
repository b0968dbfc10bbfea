import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { typeFileExtension } from './storage.js';

/** Returns the names in a directory in key order, directories with a trailing slash; empty if it does not exist. */
const namesIn = async (folder: string): Promise<string[]> => {
  const names: string[] = [];
  const entries = await opendir(folder).catch(() => undefined);
  for await (const entry of entries ?? [])
    if (!entry.name.endsWith(typeFileExtension))
      names.push(entry.isDirectory() ? `${entry.name}/` : entry.name);
  return names.toSorted((a, b) => (a < b ? -1 : 1));
};

/** Yields the keys of files under `root/prefix` that sort after `after`, in byte order. */
export async function* listKeys(root: string, prefix: string, after: string): AsyncGenerator<string> {
  for (const name of await namesIn(join(root, prefix))) {
    const key = prefix + name;
    if (!name.endsWith('/')) {
      if (key > after) yield key;
    } else if (key > after || after.startsWith(key)) yield* listKeys(root, key, after);
  }
}
