import { ageOn, todayUtc } from '@rinkside/contracts/player';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Sql } from '@rinkside/platform/sql';
import type { Persona } from '@rinkside/safety/persona';
import { hasAdultAge } from '../player/minor.js';
import { db } from '../query-builder.js';

/** Loads a player's persona. Undefined for a suspended or deleted account. */
export const personaOf = async (sql: Sql, id: string, now: Date): Promise<Persona | undefined> => {
  const [row] = await runQuery(
    sql,
    db
      .selectFrom('player')
      .select(['first_name', 'role', 'trusted_birthdate', 'age', 'level', 'position', 'onboarding_complete'])
      .select(['organization_id', 'coach_confirmed_at', 'guardian_ai_confirmed_at'])
      .leftJoin('circle_place', (join) =>
        join.onRef('circle_place.player_id', '=', 'player.id').on('circle_place.coach_at', 'is not', null),
      )
      .select('circle_place.circle_id as coach_circle')
      .where('id', '=', id)
      .where('suspended_at', 'is', null)
      .where('closed_at', 'is', null),
  );
  if (!row) return undefined;
  const today = todayUtc(now);
  const years = row.trusted_birthdate ? ageOn(row.trusted_birthdate, today) : null;
  const isAdultCoach =
    row.role === 'coach' && hasAdultAge({ trustedBirthdate: row.trusted_birthdate }, today);
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
    modelAllowed: row.guardian_ai_confirmed_at !== null,
    onboarded: row.onboarding_complete,
    organizationId: row.organization_id,
    coachOf: isAdultCoach && row.coach_confirmed_at ? row.coach_circle : null,
    today,
  };
};
