import { statement } from '@rinkside/platform/sql';
import type { Question } from '../engine.js';

/** Questions that need games, and how many: one whose data is missing is not offered. */
const needs: readonly [chip: RegExp, games: number][] = [
  [/last 3 games/, 3],
  [/getting better/, 6],
  [/last game|my game analysis|my season|next milestone|^Explain /, 1],
];
const most = Math.max(...needs.map(([, games]) => games));

const played = statement<{ games: number }>(
  'coach.played',
  `select count(*)::int as games from (select 1 from game where player_id = $1 limit ${most}) played`,
);

/** The chips that can be answered with what was logged. */
export const freshChips = async (
  { sql, persona }: Pick<Question, 'sql' | 'persona'>,
  chips: readonly string[],
): Promise<string[]> => {
  const needed = (chip: string) => needs.find(([one]) => one.test(chip))?.[1] ?? 0;
  if (chips.every((chip) => needed(chip) === 0)) return [...chips];
  const [row] = await sql.rows(played, [persona.id]);
  return chips.filter((chip) => needed(chip) <= (row?.games ?? 0));
};
