import { readFileSync } from 'node:fs';
import { EnvError } from './errors.js';

/** Variables whose value may be in a file: `{NAME}_FILE` is its path. */
export const secretNames = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'OPENAI_API_KEY',
  'SMTP_URL',
] as const;

/** Replaces each `{NAME}_FILE` by the variable, with the content of the file. @throws EnvError */
export const readSecretFiles = (source: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const variables = { ...source };
  for (const name of secretNames) {
    const fileName = `${name}_FILE`;
    const path = source[fileName];
    if (!path) continue;
    if (source[name]) throw new EnvError(`${name} and ${fileName} are both set; leave out one of them.`);
    try {
      variables[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch {
      throw new EnvError(`${fileName} names a file that cannot be read.`);
    }
    if (!variables[name]) throw new EnvError(`${fileName} names an empty file.`);
    variables[fileName] = '';
  }
  return variables;
};

/** Insertions, deletions, replacements and swaps of neighbours between two names, up to `max` + 1. */
const editDistance = (from: string, to: string, max: number): number => {
  if (Math.abs(from.length - to.length) > max) return max + 1;
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const at = (y: number, x: number) => (y === i ? row : rows[y])?.[x] ?? 0;
      const replaced = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, replaced, swapped));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
};

/** Shorter names resemble too many of other programs. */
const minNameLength = 8;

/**
 * Finds variables that are not ours but resemble one of ours that is unset.
 * @param names all variables of the product
 * @throws EnvError with a suggestion
 */
export const assertNoMisspeltName = (source: NodeJS.ProcessEnv, names: readonly string[]): void => {
  const known = new Set([...names, ...secretNames, ...secretNames.map((name) => `${name}_FILE`)]);
  const missing = [...known].filter((name) => !source[name] && name.length >= minNameLength);
  for (const [name, value] of Object.entries(source)) {
    if (!value || known.has(name)) continue;
    const max = name.length < 12 ? 1 : 2;
    const meant = missing.find((other) => editDistance(name.toUpperCase(), other, max) <= max);
    if (meant) throw new EnvError(`${name} is not a variable of Rinkside; did you mean ${meant}?`);
  }
};
