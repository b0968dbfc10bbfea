export const rosterCells = ['number', 'name', 'birth_year', 'position'] as const;
export type RosterCell = (typeof rosterCells)[number];

type Details = {
  missing_name: unknown;
  name_long: unknown;
  name_unclear: unknown;
  name_twice: { lines: number[] };
  number_unreadable: { text: string };
  number_twice: { number: string; lines: number[] };
  birth_year_unreadable: { text: string };
  birth_year_implausible: { year: number };
  position_unreadable: { text: string };
  two_readings: { cell: RosterCell; text: string; readings: readonly string[] };
  /** A column that may give this cell is not confirmed. It is asked once, above the rows. */
  column_unsure: { cell: RosterCell };
  /** Parts of the line that the reading did not use. */
  left_out: { parts: readonly string[] };
  maybe_not_player: unknown;
  several_players: unknown;
};
export type ProblemKind = keyof Details;

/** What a coach has to look at. Its sentence is in `messages.ts`. */
export type Problem<Kind extends ProblemKind = ProblemKind> = {
  [One in Kind]: { kind: One } & Details[One];
}[Kind];

const cells: Record<Exclude<ProblemKind, 'two_readings' | 'column_unsure' | 'left_out'>, RosterCell[]> = {
  missing_name: ['name'],
  name_long: ['name'],
  name_unclear: ['name', 'position'],
  name_twice: ['name'],
  number_unreadable: ['number'],
  number_twice: ['number'],
  birth_year_unreadable: ['birth_year'],
  birth_year_implausible: ['birth_year'],
  position_unreadable: ['position'],
  maybe_not_player: ['name'],
  several_players: ['name', 'number'],
};

/** The values that a problem is about, the first of them in front. Digits that were left out may be a number or a year. */
export const cellsOf = (problem: Problem): readonly RosterCell[] => {
  if (problem.kind === 'two_readings' || problem.kind === 'column_unsure') return [problem.cell];
  if (problem.kind !== 'left_out') return cells[problem.kind];
  const text = problem.parts.join(' ');
  return [
    ...(/\p{L}/u.test(text) ? (['name', 'position'] as const) : []),
    ...(/\d/.test(text) ? (['number', 'birth_year'] as const) : []),
  ];
};
