import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellsOf, type RosterCell } from './problem';
import { readRosterFile } from './read-file';
import { readRoster } from './roster';
import type { RosterRow } from './rows';

const folder = join(import.meta.dirname, '../../../../../../tests/rosters');
const cells: RosterCell[] = ['number', 'name', 'birth_year', 'position'];
type Expected = Record<RosterCell, string | number | null>;

const files = readdirSync(folder)
  .filter((name) => name.endsWith('.expected.json'))
  .map((name) => name.replace('.expected.json', ''));

const isDoubtful = ({ problems }: RosterRow) =>
  problems.some(({ kind }) => kind === 'maybe_not_player' || kind === 'missing_name');

/** Pairs each expected row with the read row of the same name, and the others in their order. */
const pair = (expected: Expected[], rows: RosterRow[]) => {
  const doubtfulLast = rows.toSorted((a, b) => Number(isDoubtful(a)) - Number(isDoubtful(b)));
  const left = rows.length > expected.length ? doubtfulLast : [...rows];
  const take = (check: (row: RosterRow) => boolean) => {
    const index = left.findIndex(check);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const exact = expected.map((one) => take((row) => row.name === one.name));
  const byNumber = expected.map(
    ({ number }, index) => exact[index] ?? take((row) => number !== null && row.number === number),
  );
  const pairs = expected.map((one, index) => ({ one, row: byNumber[index] ?? left.shift() }));
  return { pairs, extra: left };
};

const options = { thisYear: 2026 };
type Change = (cells: string[][]) => string[][];

/** Compares a roster with what a person reads in it. */
const compare = async (name: string, change: Change = (cells) => cells) => {
  const expected = JSON.parse(readFileSync(join(folder, `${name}.expected.json`), 'utf8')) as Expected[];
  const [table] = await readRosterFile(new File([readFileSync(join(folder, name))], name));
  const source = change(table?.cells ?? []);
  const { rows, skipped } = readRoster(source, options);
  const { pairs, extra } = pair(expected, rows);
  /** Lines that ask whether they hold a second player. Each covers one player without a row. */
  let secondPlayers = rows.filter(({ problems }) =>
    problems.some(({ kind }) => kind === 'several_players'),
  ).length;
  const asked: string[] = [];
  const silent: string[] = [];
  for (const { one, row } of pairs) {
    const isSecond = !row && secondPlayers-- > 0;
    for (const cell of cells) {
      if (row && row[cell] === one[cell]) continue;
      const text = `${name} line ${row?.line ?? '?'} ${cell}: ${String(row?.[cell])}, not ${String(one[cell])} (${String(one.name)})`;
      const isAsked = row ? row.problems.some((problem) => cellsOf(problem).includes(cell)) : isSecond;
      (isAsked ? asked : silent).push(text);
    }
  }
  for (const row of extra) {
    const text = `${name} line ${row.line} is no player: ${row.name}`;
    (isDoubtful(row) ? asked : silent).push(text);
  }
  const flagged = rows.reduce((sum, row) => sum + row.problems.length, 0);
  const lines = source.flatMap((row, index) => (row.some((cell) => cell.trim()) ? [index + 1] : []));
  const accounted = [...rows, ...skipped].map(({ line }) => line).toSorted((a, b) => a - b);
  return { name, total: expected.length * cells.length, asked, silent, flagged, lines, accounted };
};

/** Gives every title another text. */
const withTitles =
  (title: (old: string, column: number) => string): Change =>
  (cells) => {
    const headers = new Set(
      readRoster(cells, options).skipped.flatMap(({ line, reason }) =>
        reason === 'header' ? [line - 1] : [],
      ),
    );
    return cells.map((row, at) =>
      headers.has(at) && row.length > 1 ? row.map((cell, column) => (cell ? title(cell, column) : '')) : row,
    );
  };
/** Puts an unrelated column in front. Only its title shows that it is no birth year. */
const withMore =
  (header: string, value: (line: number) => string): Change =>
  (cells) => {
    const { rows, skipped } = readRoster(cells, options);
    const players = new Set(rows.map(({ line }) => line - 1));
    const titles = new Set(skipped.flatMap(({ line, reason }) => (reason === 'header' ? [line - 1] : [])));
    if (header && titles.size === 0) return cells;
    return cells.map((row, at) => {
      const added = titles.has(at) ? header : players.has(at) ? value(at) : '';
      return row.length < 2 ? row : [added, ...row];
    });
  };
const changes: [string, Change][] = [
  [
    'titles in a language that nobody knows',
    withTitles((_, column) => `Qwx${'abcdefghijklmnopqrstuvwxyz'[column % 26] ?? ''}v`),
  ],
  ['titles without words', withTitles(() => '')],
  ['a column Locker', withMore('Locker', (line) => String(100 - line))],
  ['a column of ages without a title', withMore('', (line) => String(11 + (line % 2)))],
  [
    'a column Billet',
    withMore('Billet', (line) => `Kim Park${'abcdefghijklmnopqrstuvwxyz'[line % 26] ?? ''}`),
  ],
  ['a column Since', withMore('Since', (line) => String(2012 + (line % 3)))],
];

describe('rosters as people keep them', () => {
  it.each(files)('%s: no cell is wrong without a question, and no line is lost', async (name) => {
    const { silent, lines, accounted } = await compare(name);
    expect(silent).toEqual([]);
    expect(accounted).toEqual(lines);
  });

  it('reads at least 97 % of all cells', async () => {
    const results = await Promise.all(files.map((name) => compare(name)));
    const total = results.reduce((sum, result) => sum + result.total, 0);
    const wrong = results.flatMap(({ asked, silent }) => asked.concat(silent));
    expect(1 - wrong.length / total, wrong.join('\n')).toBeGreaterThanOrEqual(0.97);
  });

  it.each(changes)('asks where a reading rests on a guess: %s', async (_, change) => {
    const results = await Promise.all(files.map((name) => compare(name, change)));
    expect(results.flatMap(({ silent }) => silent)).toEqual([]);
  });
});
