import { isHeaderAbove } from './cells';
import { decideColumns, listColumn, type Column } from './columns';
import { RosterFileError } from './file-error';
import { headerMeaning, type Meaning } from './headers';
import { importLimits } from './limits';
import {
  headingOf,
  isHeader,
  isRule,
  isStaffLine,
  linesOf,
  isWhole,
  noteReason,
  type Body,
  type Heading,
  type Line,
} from './lines';
import type { SkipReason } from './messages';
import { isPosition } from './mixed';
import type { Problem } from './problem';
import { isProse } from './prose';
import { readTable, type RosterRow } from './rows';
import { textAround } from './text-around';
import { looksLikeBirth, numberDigits } from './values';
import { fold } from './words';

type SkippedLine = { line: number; reason: SkipReason; source: string[] };
/** Lines with the same titles are one table. A list has one column, which holds whole players. */
export type RosterTable = { firstLine: number; columns: Column[] };
/** What the person says about columns, by the index of the table and of the column. */
export type Choices = Partial<Record<number, Partial<Record<number, Meaning>>>>;
export type Roster = { tables: RosterTable[]; rows: RosterRow[]; skipped: SkippedLine[] };
export type RosterOptions = { thisYear?: number; choices?: Choices };

type Block = { header: Line | undefined; lines: Line[] };

const looksLikePlayer = ({ filled }: Line) =>
  filled.some((cell) => numberDigits(cell.split(/[\s.):-]/)[0] ?? '') !== undefined) &&
  filled.some((cell) => /\p{L}{2}/u.test(cell));

/** Titles stand at the start, below an empty line or below a line of one cell. */
const isTitles = (line: Line, index: number, lines: Line[]): boolean => {
  if (isHeader(line)) return true;
  const before = lines[index - 1];
  if (before && before.filled.length > 1 && before.line === line.line - 1) return false;
  const below = lines.slice(index + 1).filter(({ filled }) => filled.length > 1);
  return isHeaderAbove(
    line.cells,
    below.map(({ cells }) => cells),
  );
};

/** A block begins at each line of column titles. */
const blocksOf = (lines: Line[]): Block[] =>
  lines.reduce<Block[]>(
    (blocks, line, index) => {
      if (isTitles(line, index, lines)) blocks.push({ header: line, lines: [] });
      else blocks.at(-1)?.lines.push(line);
      return blocks;
    },
    [{ header: undefined, lines: [] }],
  );

/** Whether a row of a table has a value that only players have. */
const plays = ({ cells }: Line, header: Line | undefined, thisYear: number) =>
  cells.length > 1 &&
  cells.some(
    (cell, index) =>
      headerMeaning(header?.cells[index] ?? '') !== 'other' &&
      (numberDigits(cell) !== undefined || isPosition(cell) || looksLikeBirth(cell, thisYear)),
  );

const noHeading: Heading = { position: null, isStaff: false };

/** Sorts lines into players and others. A heading counts for the lines below it. */
const sortLines = (
  { header, lines }: Block,
  start: Heading,
  hasLaterHeader: boolean,
  skipped: SkippedLine[],
  thisYear: number,
) => {
  const skip = ({ line, cells }: Line, reason: SkipReason) => skipped.push({ line, reason, source: cells });
  const body: Body[] = [];
  // Titles such as 'No, Name, Pos' are those of players, also below 'Coaches'.
  const isOfPlayers = header?.filled.some((cell) =>
    cell.split(/[\s,]+/).some((word) => /^(number|position)$/.test(headerMeaning(word) ?? '')),
  );
  let heading = isOfPlayers && start.isStaff ? noHeading : start;
  const isTable = lines.some(({ filled }) => filled.length > 1);
  const above = hasLaterHeader && lines.filter(looksLikePlayer).length < (header ? 1 : 3);
  const around = textAround(lines);
  for (const line of lines) {
    const next = headingOf(line);
    const isListed = line.filled.length === 1 && !isTable && looksLikePlayer(line);
    const note = noteReason(line, !header && body.length === 0);
    const isStaff = isStaffLine(line, header);
    if (isRule(line)) skip(line, 'rule');
    else if (next) {
      heading = next;
      skip(line, 'heading');
    } else if (heading.isStaff || (isStaff && !plays(line, header, thisYear))) skip(line, 'staff');
    else if (above) skip(line, 'title');
    else if (around.has(line)) skip(line, body.length === 0 && !header ? 'title' : 'note');
    else if (note && !(isListed && (note !== 'title' || isProse(line.filled.join(' '))))) skip(line, note);
    else body.push({ ...line, heading, isDoubtful: isStaff });
  }
  return { body, heading };
};

/** A line of titles over a table is one of its own width. */
const tableColumns = (
  header: Line | undefined,
  body: Body[],
  thisYear: number,
  chosen: (index: number) => Meaning | undefined,
): Column[] => {
  const table = body.filter((line) => !isWhole(line));
  const texts = body.map(({ filled }) => filled.join(' '));
  if (table.length === 0) return [listColumn(header?.filled[0] ?? '', texts, thisYear, chosen(0))];
  const titles = header && !isWhole(header) ? header.cells : undefined;
  return decideColumns(
    titles,
    table.map(({ cells }) => cells),
    thisYear,
    chosen,
  );
};

const isLone = (row: RosterRow) => row.number === null && row.birth_year === null && row.position === null;

/** A name alone in a table is hardly a player where most have more: staff, a signature, a total. */
const markLoneNames = (inTables: RosterRow[], rows: RosterRow[]) => {
  if (rows.filter(isLone).length >= rows.length / 2) return;
  for (const { problems } of inTables.filter(isLone))
    if (!problems.some(({ kind }) => kind === 'maybe_not_player'))
      problems.push({ kind: 'maybe_not_player' });
};

/** Marks rows that share a key with another row. */
const markTwice = (
  rows: RosterRow[],
  keyOf: (row: RosterRow) => string | null,
  problem: (row: RosterRow, lines: number[]) => Problem,
) => {
  const groups = Map.groupBy(rows, (row) => keyOf(row) ?? '');
  for (const [key, group] of groups)
    if (key && group.length > 1)
      for (const row of group)
        row.problems.push(
          problem(
            row,
            group.map(({ line }) => line),
          ),
        );
};

/**
 * Reads the rows of a roster from cells; row 0 of the cells is line 1. Every line with text is a row or in `skipped`.
 * @throws RosterFileError when there is no text or there are too many rows
 */
export const readRoster = (cells: string[][], options: RosterOptions = {}): Roster => {
  const { thisYear = new Date().getFullYear(), choices = {} } = options;
  const lines = linesOf(cells);
  if (lines.length === 0) throw new RosterFileError('empty');
  const skipped: SkippedLine[] = [];
  const blocks = blocksOf(lines);
  let heading = noHeading;
  const sorted = blocks.map((block, index) => {
    const { header } = block;
    const { body, heading: next } = sortLines(block, heading, index < blocks.length - 1, skipped, thisYear);
    heading = next;
    const reason = body.length > 0 ? 'header' : 'title';
    if (header) skipped.push({ line: header.line, reason, source: header.cells });
    return { header, body };
  });
  const bodies = sorted.filter(({ body }) => body.length > 0);
  if (bodies.flatMap(({ body }) => body).length > importLimits.rows) throw new RosterFileError('manyRows');
  const groups = Map.groupBy(bodies, ({ header }) => header?.cells.join('\t') ?? '');
  const read = Array.from(groups.values(), (group, table) => {
    const body = group.flatMap((block) => block.body);
    const columns = tableColumns(group[0]?.header, body, thisYear, (index) => choices[table]?.[index]);
    return { firstLine: body[0]?.line ?? 0, columns, rows: readTable(body, columns, thisYear) };
  });
  const all = read.flatMap((table) => table.rows).toSorted((a, b) => a.line - b.line);
  const rows = all.filter(({ name, number }) => name || number);
  for (const { line, name, number, source } of all)
    if (!name && !number) skipped.push({ line, reason: 'note', source });
  const inTables = read.filter(({ columns }) => columns.length > 1).flatMap((table) => table.rows);
  markLoneNames(inTables, rows);
  markTwice(
    rows,
    (row) => row.number,
    (row, all) => ({ kind: 'number_twice', number: row.number ?? '', lines: all }),
  );
  markTwice(
    rows,
    (row) => fold(row.name),
    (_, all) => ({ kind: 'name_twice', lines: all }),
  );
  return {
    tables: read.map(({ firstLine, columns }) => ({ firstLine, columns })),
    rows,
    skipped: skipped.toSorted((a, b) => a.line - b.line),
  };
};
