import { teamRules, type NewMembers, type TeamMember } from '@rinkside/contracts/team';
import { nameRules, mixesAlphabets } from '@rinkside/contracts/name';
import type { Position } from '@rinkside/contracts/player';
import { atom } from 'jotai';
import { onViewerChange } from '../../../state/live-client';
import { store } from '../../../state/store';
import { problemMessage } from '../import/messages';
import type { Meaning } from '../import/headers';
import { cellsOf, rosterCells, type Problem, type RosterCell } from '../import/problem';
import { type Choices, readRoster, type Roster } from '../import/roster';
import { teamMessages } from '../messages';
import { memberName } from '../team-line';

/** A row of the preview, with texts as they are typed. */
export interface DraftRow {
  /** The line of the source, from 1; it names the row. */
  line: number;
  number: string;
  name: string;
  birth_year: string;
  position: Position | '';
  /** What the reader asks to check. Editing the cell, or 'It is right', answers it. */
  questions: readonly Problem[];
  /** The typed texts. They stay when a column is read in another way. */
  edited: Partial<Record<RosterCell, string>>;
  /** The person confirmed that two players have this name. */
  isDoubleRight: boolean;
  /** Why the server refused the row; until it is edited. */
  refusal: string | null;
}

/** A row about a player who is on the roster already. */
export interface SamePlayer {
  row: DraftRow;
  memberId: string;
  /** The number that the player takes over from the row. */
  number: string | null;
}

/** A list that is not added yet. It outlasts its dialog. */
export interface Draft extends Omit<Roster, 'rows'> {
  teamId: string;
  cells: string[][];
  /** What the person chose for columns. */
  choices: Choices;
  rows: readonly DraftRow[];
  same: readonly SamePlayer[];
}

export const draftAtom = atom<Draft | null>(null);
onViewerChange(() => store.set(draftAtom, null));

/** The preview finds doubles itself, because rows are edited, and asks about a column once. */
const isOfRow = ({ kind }: Problem) =>
  kind !== 'number_twice' && kind !== 'name_twice' && kind !== 'column_unsure';

/** @throws RosterFileError */
export const draftOf = (teamId: string, cells: string[][], choices: Choices = {}): Draft => {
  const { rows, ...roster } = readRoster(cells, { choices });
  return {
    ...roster,
    teamId,
    cells,
    choices,
    same: [],
    rows: rows.map(({ line, number, name, birth_year, position, problems }) => ({
      line,
      number: number ?? '',
      name,
      birth_year: birth_year === null ? '' : String(birth_year),
      position: position ?? '',
      questions: problems.filter(isOfRow),
      edited: {},
      isDoubleRight: false,
      refusal: null,
    })),
  };
};

/** A column and its content as chosen by the person. */
export interface ColumnChoice {
  table: number;
  index: number;
  meaning: Meaning;
}

const isWholeName = (meaning: Meaning) => meaning === 'name' || meaning === 'lastFirst';
const isPartOfName = (meaning: Meaning) => meaning === 'first' || meaning === 'last';
/** Whether two columns of a table cannot hold these both. */
const excludes = (one: Meaning, other: Meaning) =>
  one !== 'other' &&
  (one === other ||
    (isWholeName(one) && (isWholeName(other) || isPartOfName(other))) ||
    (isPartOfName(one) && isWholeName(other)));

/** Reads the list again with chosen columns. Keeps rows that were edited, added or removed. */
export const chooseColumns = (draft: Draft, chosen: readonly ColumnChoice[]): Draft => {
  const choices = { ...draft.choices };
  for (const { table, index, meaning } of chosen) {
    const others = Object.entries(choices[table] ?? {});
    choices[table] = {
      ...Object.fromEntries(others.filter(([, other]) => other && !excludes(meaning, other))),
      [index]: meaning,
    };
  }
  const next = draftOf(draft.teamId, draft.cells, choices);
  const lines = new Map(draft.rows.map((row) => [row.line, row]));
  const read = next.rows.flatMap((row) => {
    const old = lines.get(row.line);
    lines.delete(row.line);
    if (!old) return [];
    const edits = rosterCells.flatMap((cell) => {
      const value = old.edited[cell];
      return value === undefined ? [] : [[cell, value] as const];
    });
    const start = { ...row, isDoubleRight: old.isDoubleRight };
    return [edits.reduce<DraftRow>((edited, [cell, value]) => editRow(edited, cell, value), start)];
  });
  const added = Array.from(lines.values());
  return {
    ...next,
    skipped: draft.skipped,
    same: draft.same,
    rows: [...read, ...added].toSorted((a, b) => a.line - b.line),
  };
};

/** Columns that the person has to confirm before the list is added, with the guess. */
export const openColumns = ({ tables }: Draft): ColumnChoice[] =>
  tables.flatMap(({ columns }, table) =>
    columns.flatMap(({ index, meaning, asks }) => (asks.length > 0 ? [{ table, index, meaning }] : [])),
  );

/** A problem of a row. Blocking ones are solved before the list can be added. */
export interface RowProblem {
  cell: RosterCell;
  text: string;
  isBlocking: boolean;
  /** Readings to choose from. */
  readings: readonly string[];
  /** Set if the person can confirm the row as it is. */
  question: Problem | 'double' | null;
  /** Who of the roster may be the same player. */
  member: TeamMember | null;
}

const blocking = (cell: RosterCell, text: string): RowProblem => ({
  cell,
  text,
  isBlocking: true,
  readings: [],
  question: null,
  member: null,
});

const nameKey = (name: string) => name.trim().toLocaleLowerCase('en').replaceAll(/\s+/g, ' ');

const linesWith = (rows: readonly DraftRow[], isSame: (row: DraftRow) => boolean) =>
  rows.filter(isSame).map(({ line }) => line);

const numberProblems = (row: DraftRow, rows: readonly DraftRow[], members: readonly TeamMember[]) => {
  const number = row.number.trim();
  if (!number) return [];
  if (!/^\d{1,2}$/.test(number)) return [blocking('number', teamRules.number)];
  const lines = linesWith(rows, (other) => other.number.trim() === number);
  return [
    ...(lines.length > 1
      ? [blocking('number', problemMessage({ kind: 'number_twice', number, lines }))]
      : []),
    ...(members.some((member) => member.number === number)
      ? [blocking('number', teamRules.numberTaken(number))]
      : []),
  ];
};

const nameProblems = (row: DraftRow, rows: readonly DraftRow[], members: readonly TeamMember[]) => {
  const key = nameKey(row.name);
  if (!key) return [blocking('name', problemMessage({ kind: 'missing_name' }))];
  if (row.name.trim().length > 100) return [blocking('name', teamRules.placeNameLong)];
  if (mixesAlphabets(row.name)) return [blocking('name', nameRules.alphabets)];
  if (row.isDoubleRight) return [];
  const double = (text: string): RowProblem => ({ ...blocking('name', text), question: 'double' });
  const lines = linesWith(rows, (other) => nameKey(other.name) === key);
  if (lines.length > 1) return [double(problemMessage({ kind: 'name_twice', lines }))];
  const member = members.find((one) => nameKey(memberName(one)) === key);
  return member ? [{ ...double(teamMessages.nameOnRoster(row.name.trim())), member }] : [];
};

/** The roster with the numbers that its players take over from the list. */
export const rosterWith = (same: readonly SamePlayer[], members: readonly TeamMember[]): TeamMember[] => {
  const numbers = new Map(same.map(({ memberId, number }) => [memberId, number]));
  return members.map((member) => ({ ...member, number: member.number ?? numbers.get(member.id) ?? null }));
};

/** Leaves a row out because its player is on the roster, who takes over its number if that is free and they have none. */
export const mergeRow = (
  draft: Draft,
  { row, member, members }: { row: DraftRow; member: TeamMember; members: readonly TeamMember[] },
): Draft => {
  const rows = draft.rows.filter(({ line }) => line !== row.line);
  const roster = rosterWith(draft.same, members);
  const number = row.number.trim();
  const isFree =
    /^\d{1,2}$/.test(number) &&
    roster.every((other) => (other.id === member.id ? other.number === null : other.number !== number)) &&
    rows.every((other) => other.number.trim() !== number);
  return {
    ...draft,
    rows,
    same: [...draft.same, { row, memberId: member.id, number: isFree ? number : null }],
  };
};

/** Takes {@link mergeRow} back. */
export const splitRow = (draft: Draft, { row }: SamePlayer): Draft => ({
  ...draft,
  same: draft.same.filter((one) => one.row.line !== row.line),
  rows: [...draft.rows, row].toSorted((a, b) => a.line - b.line),
});

const yearProblems = ({ birth_year }: DraftRow) => {
  const year = Number(birth_year.trim() || 2000);
  return Number.isInteger(year) && year >= 1920 && year <= 2100
    ? []
    : [blocking('birth_year', teamRules.birthYear)];
};

const questionOf = (question: Problem): RowProblem => ({
  cell: cellsOf(question)[0] ?? 'name',
  text: problemMessage(question),
  isBlocking: false,
  readings: question.kind === 'two_readings' ? question.readings : [],
  question,
  member: null,
});

/** Everything to look at in a row, also what changed since on the roster. */
export const problemsOf = (
  row: DraftRow,
  rows: readonly DraftRow[],
  members: readonly TeamMember[],
): RowProblem[] => {
  const found = [
    ...numberProblems(row, rows, members),
    ...nameProblems(row, rows, members),
    ...yearProblems(row),
  ];
  const cells = new Set(found.map(({ cell }) => cell));
  return [
    ...(row.refusal ? [blocking('name', row.refusal)] : []),
    ...found,
    ...row.questions
      .map(questionOf)
      .filter(({ cell, text }) => !cells.has(cell) || !found.some((one) => one.text === text)),
  ];
};

/** The row after an edit of one cell, which answers the questions about it. */
export const editRow = (row: DraftRow, cell: RosterCell, value: string): DraftRow => ({
  ...row,
  [cell]: value,
  edited: { ...row.edited, [cell]: value },
  refusal: null,
  questions: row.questions.filter((question) => !cellsOf(question).includes(cell)),
});

export const placeOf = ({
  number,
  name,
  birth_year,
  position,
}: DraftRow): NonNullable<NewMembers['places']>[number] => ({
  name: name.trim(),
  number: number.trim() || null,
  birth_year: birth_year.trim() ? Number(birth_year) : null,
  position: position || null,
});
