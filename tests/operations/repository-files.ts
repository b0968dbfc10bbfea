import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { parseAllDocuments } from 'yaml';

export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

export const readText = (path: string) => readFileSync(repoPath(path), 'utf8');

export const findFiles = (pattern: string): string[] => globSync(pattern, { cwd: repoPath('') }).toSorted();

/** Parses all documents of a YAML text. @throws on any parse error or warning. */
export const parseYamlDocuments = (source: string): JsonValue[] =>
  parseAllDocuments(source, { merge: true, strict: true, uniqueKeys: true }).map((document) => {
    const [problem] = [...document.errors, ...document.warnings];
    if (problem) throw problem;
    return document.toJS({ maxAliasCount: -1 }) as JsonValue;
  });

export const readYaml = (path: string): JsonObject => {
  const [document] = parseYamlDocuments(readText(path));
  return asObject(document);
};

/** Returns the value if it is an object, otherwise an empty object. */
export const asObject = (value: JsonValue | undefined): JsonObject =>
  value && typeof value === 'object' && !Array.isArray(value) ? value : {};
export const asList = (value: JsonValue | undefined): JsonValue[] => (Array.isArray(value) ? value : []);
/** Returns a string as is and any other value as JSON. */
export const asString = (value: JsonValue | undefined): string =>
  typeof value === 'string' ? value : JSON.stringify(value ?? '');
export const asStrings = (value: JsonValue | undefined): string[] => asList(value).map(asString);

/** Returns the value at a path of keys and list indexes, or undefined. */
export const getPath = (value: JsonValue | undefined, ...path: (string | number)[]): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>(
    (current, key) => (typeof key === 'number' ? asList(current)[key] : asObject(current)[key]),
    value,
  );

/** Returns the value and all values nested in it. */
export const nestedValues = (value: JsonValue): JsonValue[] =>
  value && typeof value === 'object' ? [value, ...Object.values(value).flatMap(nestedValues)] : [value];

export const hasProgram = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

export const runProgram = (program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd: repoPath(''), encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 });

/** All environment variables the product reads, parsed from `env.ts`. */
export const knownVariables = new Set(
  [...readText('libs/platform/src/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  ),
);
