import type { Readable } from 'node:stream';

export interface StoredObject {
  body: Readable;
  /** Bytes. */
  size: number;
  type: string;
  etag: string;
}

/** Where bytes live. Keys are server-made, `a-z 0-9 . _ -` between slashes; a write is whole or not there. */
export interface Storage {
  put(key: string, body: Buffer | Readable, type: string): Promise<void>;
  /** Null when there is no such object. The caller reads or destroys the body. */
  get(key: string): Promise<StoredObject | null>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** @throws when it cannot serve. */
  check(): Promise<void>;
}

const keyShape = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/i;

/** @throws on any key that is not plainly ours: no traversal, no absolute path, no hidden file. */
export const checkKey = (key: string): string => {
  if (!keyShape.test(key) || key.length > 500) throw new Error('not a storage key');
  return key;
};
