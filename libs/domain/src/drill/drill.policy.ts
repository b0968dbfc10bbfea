import type { DrillView } from '@rinkside/contracts/drill';
import {
  ageOn,
  playerRules,
  todayUtc,
  type Level,
  type Position,
  type Role,
} from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';
import { drillById } from './drill.library.js';
import { suitsAge } from './drill.search.js';

interface PlayerColumns {
  role: Role | null;
  position: Position | null;
  level: Level | null;
  age: string | null;
  birthdate: string | null;
}

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

const selectPlayer = statement<PlayerColumns>(
  'drill.trainee',
  `select role, position, level, age, trusted_birthdate::text as birthdate from player where id = $1`,
);

/** Returns the younger age of an age level: 14U are 13 and 14. Without a level, the minimum age of a player. */
const ageOfLevel = (level: string | null) => (level ? Number.parseInt(level, 10) - 1 : playerRules.minAge);

export const readTrainingProfile = async (
  sql: Sql,
  id: string,
  today = todayUtc(),
): Promise<TrainingProfile> => {
  const [row] = await sql.rows(selectPlayer, [id]);
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
