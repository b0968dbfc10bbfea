import type { Sql } from '@rinkside/platform/sql';
import { statement } from '@rinkside/platform/sql';
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

const bySubject = statement<Account>(
  'player.account',
  `select id, role, onboarding_complete as onboarded, organization_id as "organizationId",
     case when role = 'coach' and coach_confirmed_at is not null then organization_id end as "coachOf", moderator, operator,
     suspended_at is not null as suspended, (extract(epoch from sessions_ended_at) * 1000)::float8 as "sessionsEndedAt",
     kept_session as "keptSession"
   from player where issuer = $1 and subject = $2`,
);

/** Read for every request, so that a suspension holds at once; undefined before the first visit. */
export const accountOf = async (sql: Sql, issuer: string, subject: string): Promise<Account | undefined> => {
  const [account] = await sql.rows(bySubject, [issuer, subject]);
  return account;
};
