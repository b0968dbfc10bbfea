import { readFileSync } from 'node:fs';
import { editDistance } from '@rinkside/contracts/edit-distance';
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
