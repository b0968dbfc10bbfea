import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the code of a file without comments, on one line, with quotes unescaped. */
const codeOf = (file: string) =>
  read(file)
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(/\s+/g, ' ')
    .replaceAll(String.raw`\'`, "'");
/** Returns the code of a test file without test titles, which assert nothing. */
const assertionsOf = (file: string) =>
  codeOf(file).replace(
    /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\( ?(['"`])(?:(?!\1).)*\1 ?,(?= (?:async )?\()/g,
    '',
  );

/** Returns a pattern for the literal; each `{…}` placeholder matches any short text. */
const patternOf = (literal: string) =>
  literal
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[$()*+.?[\\\]^|]/g, String.raw`\$&`))
    .join('[^\'"`]{1,60}?');
const countMatches = (code: string, pattern: string) => [...code.matchAll(new RegExp(pattern, 'g'))].length;
/** Matches the literal inside any text. */
const anywhere = (literal: string) => `(?<![A-Za-z0-9])${patternOf(literal)}(?![A-Za-z0-9])`;
/** Matches the literal as a whole string or as the whole content of an element. */
const wholeText = (literal: string) => `(?:['"\`]|[>}] ?)${patternOf(literal)}(?:['"\`]| ?[<{]|, \\$\\{)`;
/** Matches the literal at the start or end of a string or pattern, so that identifiers do not match. */
const quoted = (literal: string) =>
  `(?<=['"\`/^(])${patternOf(literal)}(?![A-Za-z0-9])|(?<![A-Za-z0-9])${patternOf(literal)}(?=['"\`/$])`;

/** Whether the literal is a sentence, which must exist once. Words and names may be used on several screens. */
const isSentence = (literal: string) =>
  /[.!?]$/.test(literal) || literal.split(' ').filter((word) => !word.startsWith('{')).length > 3;

const [currentSection = '', removedSection = ''] = read('tests/specification-strings.md').split('## Removed');
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([first]) => first !== 'literal');
const rows = rowsOf(currentSection).map(([literal = '', source = '', test = '']) => ({
  literal,
  source,
  test,
}));

const product = globSync('{libs/contracts,apps/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, code: codeOf(file) }));
const filesWith = (literal: string) =>
  product.flatMap(({ file, code }) =>
    Array.from({ length: countMatches(code, anywhere(literal)) }, () => file),
  );

describe('literals of the specification', () => {
  it('are listed in tests/specification-strings.md without duplicates', () => {
    expect(rows.length).toBeGreaterThan(180);
    const keys = rows.map(({ literal, source }) => `${literal} in ${source}`);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it.each(rows)('“$literal” appears in $source', ({ literal, source }) => {
    expect(countMatches(codeOf(source), wholeText(literal))).toBeGreaterThan(0);
    if (isSentence(literal)) expect(filesWith(literal)).toEqual([source]);
  });

  it.each(rows)('“$literal” is asserted by $test', ({ literal, test }) => {
    expect(test).toMatch(/\.test\.tsx?$|^tests\/integration\/validation-rules\/validation-table\.ts$/);
    expect(countMatches(assertionsOf(test), quoted(literal))).toBeGreaterThan(0);
  });

  it.each(rowsOf(removedSection))('“%s” is removed', (literal) => {
    expect(filesWith(literal)).toEqual([]);
  });
});
