import type { Readable } from 'node:stream';

/** What is known of an object without reading it. */
export interface ObjectHead {
  /** Bytes of the whole object. */
  size: number;
  type: string;
  /** Quoted; another one after every write. */
  etag: string;
}

export interface StoredObject extends ObjectHead {
  /** The object, or the asked range of it. */
  body: Readable;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface KeyPage {
  /** In the order of their bytes. */
  keys: string[];
  /** Give it as `after` for the next page; null when there is none. */
  next: string | null;
}

/** Where bytes live. Keys are server-made, `a-z 0-9 . _ -` between slashes; a write is whole or not there. */
export interface Storage {
  /** Reads `body` no faster than it can be stored; replaces what was there. @throws when the body breaks off. */
  put(key: string, body: Buffer | Readable, type: string): Promise<void>;
  /** Null when there is no such object. `range` lies within its size. The caller reads or destroys the body. */
  get(key: string, range?: ByteRange): Promise<StoredObject | null>;
  stat(key: string): Promise<ObjectHead | null>;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Removes everything whose key begins with `prefix`, which ends with a slash. */
  removePrefix(prefix: string): Promise<void>;
  /** At most `limit` keys that begin with `prefix`, which ends with a slash. */
  list(prefix: string, page?: { after?: string; limit?: number }): Promise<KeyPage>;
  /** @throws when it cannot serve. */
  check(): Promise<void>;
}

/** Most keys of one page of a list. */
export const pageOfKeys = 1000;

const keyShape = /^(?:[a-z0-9_-][a-z0-9._-]*\/)*[a-z0-9_-][a-z0-9._-]*$/i;
/** The local disk keeps an object's type beside it under this ending. */
export const typeEnding = '.type';

/** @throws on any key that is not plainly ours: no traversal, no absolute path, no hidden file. */
export const checkKey = (key: string): string => {
  if (!keyShape.test(key) || key.length > 500 || key.endsWith(typeEnding))
    throw new Error('not a storage key');
  return key;
};

/** @throws on a prefix that does not end where a key may go on. */
export const checkPrefix = (prefix: string): string => {
  if (!prefix.endsWith('/')) throw new Error('not a storage prefix');
  checkKey(prefix.slice(0, -1));
  return prefix;
};
