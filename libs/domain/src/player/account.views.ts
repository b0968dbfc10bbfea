import type { Sql } from '@rinkside/platform/sql';
import { statement, uncounted } from '@rinkside/platform/sql';
import type { Actor } from '../actor.js';

/** The account behind a token. */
export interface Account extends Actor {
  suspended: boolean;
  /** May look at the queues and try jobs again. */
  operator: boolean;
  /** Sessions begun by then (ms since 1970) are over, but the kept one. */
  sessionsEndedAt: number | null;
  keptSession: string | null;
}

// Nor is the issuer looked at before the plan is made: nearly every account has the same.
const bySubject = statement<Account & { subject: string }>(
  'player.account',
  `select subject, id, role, onboarding_complete as onboarded, organization_id as "organizationId",
     case when role = 'coach' and coach_confirmed_at is not null then organization_id end as "coachOf", moderator, operator,
     suspended_at is not null as suspended, (extract(epoch from sessions_ended_at) * 1000)::float8 as "sessionsEndedAt",
     kept_session as "keptSession"
   from player where issuer = (select $1::text) and subject = any(${uncounted('$2', 'text')})`,
);

/** Read for every request, so that a suspension holds at once; undefined before the first visit. In the order of `subjects`. */
export const accountsOf = async (
  sql: Sql,
  issuer: string,
  subjects: string[],
): Promise<(Account | undefined)[]> => {
  // A screen asks for several things at once.
  const accounts = await sql.rows(bySubject, [issuer, [...new Set(subjects)]]);
  const bySubjects = new Map(accounts.map((account) => [account.subject, account]));
  return subjects.map((subject) => bySubjects.get(subject));
};
