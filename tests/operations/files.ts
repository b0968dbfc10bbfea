import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileOf } from '@rinkside/stack/layout';
import { parseAllDocuments } from 'yaml';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Fields = { [key: string]: Json };

export const text = (path: string) => readFileSync(fileOf(path), 'utf8');

export const filesLike = (pattern: string): string[] => globSync(pattern, { cwd: fileOf('') }).toSorted();

/** Parses all documents of a YAML text. @throws on any parse error or warning. */
export const documentsOf = (source: string): Json[] =>
  parseAllDocuments(source, { merge: true, strict: true, uniqueKeys: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS() as Json;
  });

export const yaml = (path: string): Fields => {
  const [document] = documentsOf(text(path));
  return fields(document);
};

/** Returns the value if it is an object, otherwise an empty object. */
export const fields = (value: Json | undefined): Fields =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};
export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
/** Returns a string as is and any other value as JSON. */
export const word = (value: Json | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');
export const words = (value: Json | undefined): string[] => list(value).map(word);

/** Returns the value at a path of keys and list indexes, or undefined. */
export const at = (value: Json | undefined, ...path: (string | number)[]): Json | undefined =>
  path.reduce<Json | undefined>(
    (current, key) => (typeof key === 'number' ? list(current)[key] : fields(current)[key]),
    value,
  );

/** Returns the value and all values nested in it. */
export const within = (value: Json): Json[] =>
  value && typeof value === 'object' ? [value, ...Object.values(value).flatMap(within)] : [value];

export const hasProgram = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

export const output = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: fileOf(''), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });

/** All environment variables the product reads, parsed from `env.ts`. */
export const knownVariables = new Set(
  [...text('libs/platform/src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
);
