import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Code as its reader meets it: no comments, lines joined where they were broken, quotes as they are meant. */
const codeOf = (file: string) =>
  read(file)
    .replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    .replace(/\s+/g, ' ')
    .replaceAll(String.raw`\'`, "'");
/** A test without the titles of its tests: a title asserts nothing. */
const assertionsOf = (file: string) =>
  codeOf(file).replace(
    /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\( ?(['"`])(?:(?!\1).)*\1 ?,(?= (?:async )?\()/g,
    '',
  );

/** Whatever stands for its `{…}`. */
const textOf = (literal: string) =>
  literal
    .split(/\{[^}]*\}/)
    .map((part) => part.replace(/[$()*+.?[\\\]^|]/g, String.raw`\$&`))
    .join('[^\'"`]{1,60}?');
const count = (code: string, pattern: string) => [...code.matchAll(new RegExp(pattern, 'g'))].length;
/** In any text, and as all of one: a string, or what an element holds. */
const anywhere = (literal: string) => `(?<![A-Za-z0-9])${textOf(literal)}(?![A-Za-z0-9])`;
const whole = (literal: string) => `(?:['"\`]|[>}] ?)${textOf(literal)}(?:['"\`]| ?[<{]|, \\$\\{)`;
/** At an end of a string or a pattern, so that no variable of that name is taken for it. */
const quoted = (literal: string) =>
  `(?<=['"\`/^(])${textOf(literal)}(?![A-Za-z0-9])|(?<![A-Za-z0-9])${textOf(literal)}(?=['"\`/$])`;

/** More than a word or a name, which may stand on several screens. */
const isSentence = (literal: string) =>
  /[.!?]$/.test(literal) || literal.split(' ').filter((word) => !word.startsWith('{')).length > 3;

const [held = '', taken = ''] = read('docs/literals.md').split('## Taken away');
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| (.+) \|$/gm)]
    .map(([, row = '']) => row.split(' | '))
    .filter(([first]) => first !== 'literal');
const rows = rowsOf(held).map(([literal = '', source = '', test = '']) => ({ literal, source, test }));

const product = globSync('{libs/contracts,apps/*}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|fixture)\.tsx?$/.test(file))
  .map((file) => ({ file, code: codeOf(file) }));
const writtenIn = (literal: string) =>
  product.flatMap(({ file, code }) => Array.from({ length: count(code, anywhere(literal)) }, () => file));

describe('the words of the specification', () => {
  it('are all in docs/literals.md, none of them twice', () => {
    expect(rows.length).toBeGreaterThan(180);
    const known = rows.map(({ literal, source }) => `${literal} in ${source}`);
    expect(known.filter((row, place) => known.indexOf(row) !== place)).toEqual([]);
  });

  it.each(rows)('“$literal” is written in $source', ({ literal, source }) => {
    expect(count(codeOf(source), whole(literal))).toBeGreaterThan(0);
    if (isSentence(literal)) expect(writtenIn(literal)).toEqual([source]);
  });

  it.each(rows)('“$literal” is asserted by $test', ({ literal, test }) => {
    expect(test).toMatch(/\.test\.tsx?$|^tests\/world\/catalogue\/table\.ts$/);
    expect(count(assertionsOf(test), quoted(literal))).toBeGreaterThan(0);
  });

  it.each(rowsOf(taken))('“%s” is gone', (literal) => {
    expect(writtenIn(literal)).toEqual([]);
  });
});
