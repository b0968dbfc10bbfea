import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const maxFileLines = 600;
const maxLineCharacters = 400;
const maxPatternCharacters = 120;
const maxPatternsPer1000Lines = 3;

/** What exceeds the limits today. The numbers may only fall; where a file is split or a package is clean, its line goes. */
const longFiles: Readonly<Record<string, number>> = {
  // One password a line.
  'libs/contracts/src/common-passwords.ts': 717,
};
const longLines: Readonly<Record<string, number>> = { coach: 55, gateway: 1, safety: 31, web: 5 };
const patterns: Readonly<Record<string, { all: number; long: number }>> = {
  coach: { all: 1311, long: 307 },
  contracts: { all: 43, long: 1 },
  'dev-runtime': { all: 6, long: 0 },
  domain: { all: 24, long: 1 },
  embedder: { all: 4, long: 0 },
  gateway: { all: 39, long: 0 },
  platform: { all: 33, long: 0 },
  safety: { all: 139, long: 16 },
  testkit: { all: 4, long: 0 },
  web: { all: 228, long: 1 },
  workers: { all: 47, long: 2 },
};

/** Written by a command, or never changed. */
const isFixed = (file: string) =>
  file === 'libs/contracts/src/reply-shapes.ts' || file.startsWith('libs/domain/src/migrations/');

interface Source {
  file: string;
  packageName: string;
  lines: string[];
  /** The texts of its regular expressions. */
  patterns: string[];
}

/** Returns the texts of the regular expressions in a syntax tree. */
const patternsIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(patternsIn);
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node && typeof node.regex === 'object' && node.regex !== null && 'pattern' in node.regex)
    return [String(node.regex.pattern)];
  return Object.values(node).flatMap(patternsIn);
};

const sources = globSync('{libs,apps}/*/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.(test|fixture|setup)\.tsx?$|\.d\.ts$/.test(file) && !isFixed(file))
  .map((file): Source => {
    const text = readFileSync(join(root, file), 'utf8');
    return {
      file,
      packageName: file.split('/')[1] ?? '',
      lines: text.trimEnd().split('\n'),
      patterns: patternsIn(parseSync(file, text).program),
    };
  });
const packages = [...new Set(sources.map(({ packageName }) => packageName))].toSorted();
const sourcesOf = (name: string) => sources.filter(({ packageName }) => packageName === name);

describe('source code', () => {
  it(`has files of at most ${maxFileLines} lines`, () => {
    const long = sources
      .filter(({ file, lines }) => lines.length > (longFiles[file] ?? maxFileLines))
      .map(({ file, lines }) => `${file}: ${lines.length}`);
    expect(long).toEqual([]);
  });

  it.each(packages)(`has lines of at most ${maxLineCharacters} characters: %s`, (name) => {
    const long = sourcesOf(name).flatMap(({ file, lines }) =>
      lines.flatMap((line, at) => (line.length > maxLineCharacters ? [`${file}:${at + 1}`] : [])),
    );
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(longLines[name] ?? 0);
  });

  it.each(packages)('has few regular expressions, and short ones: %s', (name) => {
    const own = sourcesOf(name);
    const lines = own.reduce((sum, source) => sum + source.lines.length, 0);
    const texts = own.flatMap((source) => source.patterns);
    const long = texts.filter((text) => text.length > maxPatternCharacters);
    const today = patterns[name] ?? { all: 0, long: 0 };
    const allowed = Math.max(today.all, Math.floor((maxPatternsPer1000Lines * lines) / 1000));
    expect(texts.length, `regular expressions in ${lines} lines`).toBeLessThanOrEqual(allowed);
    expect(long.length, long.join('\n')).toBeLessThanOrEqual(today.long);
  });
});
