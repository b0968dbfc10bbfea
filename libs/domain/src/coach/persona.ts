import { ageOn, todayUtc, type Position, type ProfileView, type Role } from '@rinkside/contracts/player';
import { statement, type Sql } from '@rinkside/platform/sql';

/** The player data an answer may depend on. It has no last name, email, birthdate or zip code. */
export interface Persona {
  id: string;
  firstName: string | null;
  role: Role | null;
  /** Age in whole years by the trusted birthdate, null while unknown. */
  years: number | null;
  /** The team's age level, such as `12U`. */
  ageLevel: ProfileView['age'];
  level: ProfileView['level'];
  position: Position | null;
  /** Treated as a minor's account: under 18, unknown age, or a parent. */
  minor: boolean;
  /** Under 13 or unknown age. */
  child: boolean;
  /** A guardian consented to model answers for a child. */
  modelAllowed: boolean;
  onboarded: boolean;
  organizationId: string | null;
  /** The organization this player is a confirmed coach of. */
  coachOf: string | null;
  /** Calendar date, `YYYY-MM-DD`. */
  today: string;
}

interface Row {
  first_name: string | null;
  role: Role | null;
  birthdate: string | null;
  age: Persona['ageLevel'];
  level: Persona['level'];
  position: Position | null;
  onboarding_complete: boolean;
  organization_id: string | null;
  coach_confirmed: boolean;
  guardian_ai: boolean;
}

const selectPersona = statement<Row>(
  'coach.persona',
  `select first_name, role, trusted_birthdate::text as birthdate, age, level, position, onboarding_complete,
     organization_id, role = 'coach' and coach_confirmed_at is not null as coach_confirmed,
     guardian_ai_confirmed_at is not null as guardian_ai
   from player where id = $1 and suspended_at is null and closed_at is null`,
);

/** Loads a player's persona. Undefined for a suspended or deleted account. */
export const personaOf = async (sql: Sql, id: string, now: Date): Promise<Persona | undefined> => {
  const [row] = await sql.rows(selectPersona, [id]);
  if (!row) return undefined;
  const today = todayUtc(now);
  const years = row.birthdate ? ageOn(row.birthdate, today) : null;
  return {
    id,
    firstName: row.first_name,
    role: row.role,
    years,
    ageLevel: row.age,
    level: row.level,
    position: row.position,
    minor: years === null || years < 18 || row.role === 'parent',
    child: years === null || years < 13,
    modelAllowed: row.guardian_ai,
    onboarded: row.onboarding_complete,
    organizationId: row.organization_id,
    coachOf: row.coach_confirmed ? row.organization_id : null,
    today,
  };
};
