import Papa from 'papaparse';
import { RosterFileError } from './file-error';
import { headerMeaning, isStatistic } from './headers';
import { importLimits } from './limits';
import { isPosition } from './mixed';
import { isNothing } from './words';

/** '[08.09.25, 21:14:07] Kim: ' in an exported chat. */
const chatStamp =
  /^\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:[ \u202f][AP]M)?(?:\]| -) [^:\n]{1,40}: /gim;
const lineBreak = /\r\n|\r|\n/;

/** A cell with line breaks is followed by as many empty rows, so that row 0 is line 1 of the text. */
const parse = (text: string, delimiter: string): string[][] => {
  const rows: string[][] = [];
  for (const row of Papa.parse<string[]>(text, { delimiter }).data) {
    const lines = row.map((cell) => cell.split(lineBreak));
    rows.push(lines.map((cell) => cell.join(' ').trim()));
    for (const cell of lines) for (let line = 1; line < cell.length; line++) rows.push([]);
  }
  return rows;
};

const isFilled = (cell: string) => cell.trim() !== '';
const filledRows = (rows: string[][]) => rows.filter((row) => row.some(isFilled));

const share = <Item>(items: Item[], check: (item: Item) => boolean) =>
  items.length ? items.filter(check).length / items.length : 0;

/** The most frequent number of cells, and how many rows have it. */
const usualWidth = (rows: string[][]) => {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(row.length, (counts.get(row.length) ?? 0) + 1);
  const [width = 0, count = 0] = Array.from(counts).toSorted((a, b) => b[1] - a[1])[0] ?? [];
  return { width, share: rows.length ? count / rows.length : 0 };
};

export const isHeaderLike = (row: string[]): boolean => {
  const filled = row.filter(isFilled);
  const isKnown = (cell: string) => headerMeaning(cell) !== undefined;
  // Titles of statistics can also mark players, so they count only together with another title.
  return (
    filled.length > 1 &&
    filled.some(isKnown) &&
    share(filled, (cell) => isKnown(cell) || isStatistic(cell)) > 0.5
  );
};

/** A row above a column of numbers is titles, too, in any language. */
export const isHeaderAbove = (row: string[], below: string[][]): boolean =>
  row.filter(isFilled).length > 1 &&
  !row.some((cell) => /^\W?\d/.test(cell)) &&
  row.some((cell, index) => {
    const values = below
      .map((other) => other[index] ?? '')
      .filter(isFilled)
      .slice(0, 5);
    return !isNothing(cell) && values.length > 1 && share(values, (value) => /^\W?\d+$/.test(value)) > 0.7;
  });

/** 'Lee, Jordan' and '7 Lee, Jordan, G' have commas within the name. */
const commaIsInName = (rows: string[][]): boolean =>
  share(rows, ([first = '']) => /^#?\d{1,2}\W+\p{L}/u.test(first)) > 0.4;

const withoutEnd = (row: string[]) => row.slice(0, row.findLastIndex(isFilled) + 1);

/** 'Name: Jordan Lee, No: 7' */
const isLabelled = (rows: string[][]): boolean =>
  share(rows.flat(), (cell) => /^\p{L}[\p{L} ]*:\s*\S/u.test(cell)) > 0.5;

/**
 * Names can contain commas. A line with more cells than the others is not split, because it is unclear which
 * commas separate columns.
 */
const separatedByComma = (rows: string[][]): string[][] | undefined => {
  const filled = filledRows(rows);
  const header = filled.find(isHeaderLike);
  const usual = usualWidth(filled);
  if (!header && (usual.width < 3 || usual.share <= 0.6 || commaIsInName(filled))) return undefined;
  const width = header?.length ?? usual.width;
  return rows.map((row) => {
    const used = withoutEnd(row);
    const isUsual = used.length <= width && (header || row.length >= width || used.length < 2);
    return isUsual ? row : [used.join(', ')];
  });
};

const separated = (text: string, delimiter: string): string[][] | undefined => {
  const rows = parse(text, delimiter);
  const filled = filledRows(rows);
  const split = filled.filter((row) => row.filter(isFilled).length > 1);
  // A mail has more lines than its table. Commas also stand in its sentences.
  const isInText = delimiter !== ',' && split.length > 2 && split.some(isHeaderLike);
  const isSplit = isInText || split.length >= filled.length * 0.6;
  if (!isSplit || isLabelled(filled)) return undefined;
  return delimiter === ',' ? separatedByComma(rows) : rows;
};

type Placed = { text: string; start: number; end: number };
const overlaps = (one: Placed, other: Placed) => one.start < other.end && other.start < one.end;

/** The places of columns in lines that have them all; undefined where columns run into each other. */
const placesOf = (rows: Placed[][]): Placed[] | undefined => {
  const [first = []] = rows;
  const places = first.map((_, index) => {
    const cells = rows.flatMap((row) => row[index] ?? []);
    const [start, end] = [
      Math.min(...cells.map((cell) => cell.start)),
      Math.max(...cells.map((cell) => cell.end)),
    ];
    return { text: '', start, end };
  });
  return places.every(({ end }, index) => end <= (places[index + 1]?.start ?? end)) ? places : undefined;
};

/** Columns aligned with spaces. Cells of a line with a gap belong to the columns below or above which they stand. */
const aligned = (text: string): string[][] | undefined => {
  const rows = text.split(lineBreak).map((line) =>
    Array.from(line.matchAll(/\S+(?: \S+)*/g), ({ 0: cell, index }) => ({
      text: cell, start: index, end: index + cell.length,
    })),
  ); // prettier-ignore
  const filled = rows.filter((row) => row.length > 0);
  const { width, share: usualShare } = usualWidth(filled.map((row) => row.map(({ text: cell }) => cell)));
  const usual = filled.filter((row) => row.length === width);
  if (width < 2) return undefined;
  const places = placesOf(usual);
  const textsOf = (row: Placed[]) => {
    if (row.length === width) return row.map((cell) => cell.text);
    const columns = places?.map((place) => row.filter((cell) => overlaps(cell, place)));
    const fits =
      row.length > 1 && columns?.flat().length === row.length && columns.every(({ length }) => length < 2);
    return fits ? columns.map(([cell]) => cell?.text ?? '') : [row.map((cell) => cell.text).join('  ')];
  };
  const cells = rows.map(textsOf);
  const isInText = usual.length > 2 && cells.some((row) => row.length === width && isHeaderLike(row));
  return usualShare >= 0.6 || isInText ? cells : undefined;
};

const isValue = (token: string) => /\d|^\p{Lu}$/u.test(token) || (isPosition(token) && !token.endsWith('.'));
/** '12', 'Jordan Lee', 'F', '20', '5': the values before and after a name of at least two words. */
const splitEnds = (line: string): string[] => {
  const tokens = line.trim().split(/\s+/);
  const start = tokens.findIndex((token) => !/\d/.test(token));
  const end = Math.max(tokens.findLastIndex((token) => !isValue(token)) + 1, start + 2);
  return start < 0
    ? tokens
    : [...tokens.slice(0, start), tokens.slice(start, end).join(' '), ...tokens.slice(end)];
};

/** Columns with single spaces between, which a copied page or document has. Each line has three numbers or more. */
const spaced = (text: string): string[][] | undefined => {
  const lines = text.split(lineBreak).map((line) => line.trim());
  const split = lines.map(splitEnds);
  const numbered = split.filter((row) => row.length > 3 && row.filter((cell) => /\d/.test(cell)).length > 2);
  const usual = usualWidth(numbered);
  if (usual.share < 0.6 || numbered.length < 3) return undefined;
  const players = new Set(numbered);
  return lines.map((line, index) => {
    const row = split[index] ?? [];
    const words = line.split(/\s+/);
    if (players.has(row) && row.length === usual.width) return row;
    return words.length === usual.width && isHeaderLike(words) ? words : [line];
  });
};

/** Reads a table with one cell per line: each row begins with a line that is only a number. */
const stacked = (text: string): string[][] | undefined => {
  const lines = text.split(lineBreak).map((line) => line.trim());
  const filled = lines.flatMap((line, index) => (line ? [index] : []));
  const starts = filled.flatMap((index, at) => (/^#?\d{1,2}$/.test(lines[index] ?? '') ? [at] : []));
  const [first = 0, second = 0] = starts;
  const width = second - first;
  if (width < 2 || starts.length < 3 || !starts.every((at, row) => at === first + row * width))
    return undefined;
  const rows = lines.map((line, index) => (index < (filled[first] ?? 0) ? [line] : ['']));
  for (const at of starts)
    rows[filled[at] ?? 0] = filled.slice(at, at + width).map((index) => lines[index] ?? '');
  return rows;
};

const checkLength = (rows: string[][]): string[][] => {
  if (rows.length > importLimits.lines) throw new RosterFileError('manyRows');
  return rows;
};

/**
 * Splits the text of a file or a pasted text into cells; row 0 is line 1.
 * @throws RosterFileError
 */
export const textToCells = (source: string): string[][] => {
  const text = source
    .replace(/^\ufeff/, '')
    .replace(/\u00a0/g, ' ')
    .replace(/^sep=(.)\r?\n/i, '\n')
    // The marks of a quoted mail.
    .replace(/^(?:> ?)+/gm, '')
    .replace(chatStamp, '');
  for (const delimiter of ['\t', ';', '|', ',']) {
    const rows = separated(text, delimiter);
    if (rows) return checkLength(rows);
  }
  return checkLength(
    stacked(text) ?? aligned(text) ?? spaced(text) ?? text.split(lineBreak).map((line) => [line.trim()]),
  );
};
