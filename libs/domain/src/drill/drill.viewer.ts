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
import { drillOf } from './drill.library.js';
import { suitsAge } from './drill.search.js';

interface Row {
  role: Role | null;
  position: Position | null;
  level: Level | null;
  age: string | null;
  birthdate: string | null;
}

/** Whom drills and plans are for. */
export interface Trainee {
  role: Role | null;
  position: Position | null;
  level: Level | null;
  /** The age plans are made for, years: a parent's account trains its child. */
  age: number;
  /** The age that says which drills may be seen; undefined sees all of them. */
  gate: number | undefined;
}

const trainee = statement<Row>(
  'drill.trainee',
  `select role, position, level, age, trusted_birthdate::text as birthdate from player where id = $1`,
);

/** The younger year of an age level: 14U are 13 and 14. Without one, as young as players get. */
const levelYears = (level: string | null) => (level ? Number.parseInt(level, 10) - 1 : playerRules.youngest);

export const traineeOf = async (sql: Sql, id: string, today = todayUtc()): Promise<Trainee> => {
  const [row] = await sql.rows(trainee, [id]);
  const { role = null, position = null, level = null, age = null, birthdate = null } = row ?? {};
  const years = birthdate ? ageOn(birthdate, today) : levelYears(age);
  return {
    role,
    position,
    level,
    age: role === 'parent' ? Math.min(years, levelYears(age)) : years,
    gate: role === 'coach' ? undefined : years,
  };
};

export const isShown = (drill: DrillView, { gate }: Trainee): boolean =>
  gate === undefined || suitsAge(drill, gate);

/** A drill of the library, unless it does not suit whoever asks. */
export const shownDrill = (id: string, who: Trainee): DrillView | undefined => {
  const drill = drillOf(id);
  return drill && isShown(drill, who) ? drill : undefined;
};
