import type { DrillView } from '@rinkside/contracts/drill';
import {
  ageOn,
  playerRules,
  todayUtc,
  type Level,
  type Position,
  type Role,
} from '@rinkside/contracts/player';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Sql } from '@rinkside/platform/sql';
import { db } from '../query-builder.js';
import { drillById } from './drill.library.js';
import { suitsAge } from './drill.search.js';

/** The player data that decides which drills and plans are suitable. */
export interface TrainingProfile {
  role: Role | null;
  position: Position | null;
  level: Level | null;
  /** Age for plans, in years. For a parent's account it is the child's. */
  age: number;
  /** Age that decides which drills are visible, in years; undefined makes all visible. */
  drillAge: number | undefined;
}

/** Returns the younger age of an age level: 14U are 13 and 14. Without a level, the minimum age of a player. */
const ageOfLevel = (level: string | null) => (level ? Number.parseInt(level, 10) - 1 : playerRules.minAge);

export const readTrainingProfile = async (
  sql: Sql,
  id: string,
  today = todayUtc(),
): Promise<TrainingProfile> => {
  const [row] = await runQuery(
    sql,
    db
      .selectFrom('player')
      .select(['role', 'position', 'level', 'age', 'trusted_birthdate as birthdate'])
      .where('id', '=', id),
  );
  const { role = null, position = null, level = null, age = null, birthdate = null } = row ?? {};
  const years = birthdate ? ageOn(birthdate, today) : ageOfLevel(age);
  return {
    role,
    position,
    level,
    age: role === 'parent' ? Math.min(years, ageOfLevel(age)) : years,
    drillAge: role === 'coach' ? undefined : years,
  };
};

export const canSeeDrill = (drill: DrillView, { drillAge }: TrainingProfile): boolean =>
  drillAge === undefined || suitsAge(drill, drillAge);

/** Returns a drill, or undefined if it is unknown or does not suit the player's age. */
export const visibleDrill = (id: string, profile: TrainingProfile): DrillView | undefined => {
  const drill = drillById(id);
  return drill && canSeeDrill(drill, profile) ? drill : undefined;
};
