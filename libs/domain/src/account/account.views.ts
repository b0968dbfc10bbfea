import { roles } from '@rinkside/contracts/player';
import type { Sql } from '@rinkside/platform/sql';
import { statement, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { coachCircleSql, hasCoachRightsSql } from '../player/coach-rights.js';
import { guardianRights } from '@rinkside/contracts/guardian';
import { guardianRightsSql, isGuardianSql } from '../family/guardian.policy.js';
import type { Actor } from '../actor.js';

/** The account behind a token. */
export interface PlayerAccount extends Actor {
  suspended: boolean;
  email: string | null;
  emailVerified: boolean;
  /** May open the queue dashboard and retry jobs. */
  operator: boolean;
  /** Has child profiles. */
  isGuardian: boolean;
  /** Sessions started by then (ms since 1970) are revoked, except `keptSession`. */
  sessionsEndedAt: number | null;
  keptSession: string | null;
  /** When the deletion that waits was requested, ms since 1970; null if none waits. */
  deletionRequestedAt: number | null;
}

const accountColumns = `player.id, role, onboarding_complete as onboarded, organization_id as "organizationId",
     case when ${hasCoachRightsSql('player')} then organization_id end as "coachOf",
     case when ${hasCoachRightsSql('player')} then ${coachCircleSql('player')} end as "coachCircle", moderator, operator,
     email, email_verified as "emailVerified", suspended_at is not null as suspended, (extract(epoch from sessions_ended_at) * 1000)::float8 as "sessionsEndedAt",
     kept_session as "keptSession", exists (select from guardian g where g.guardian_id = player.id) as "isGuardian",
     case when suspended_at is not null then (select (extract(epoch from requested_at) * 1000)::float8
       from pending_deletion d where d.player_id = player.id) end as "deletionRequestedAt"`;
const accountRow = z.object({
  id: z.string(),
  role: z.enum(roles).nullable(),
  onboarded: z.boolean(),
  organizationId: z.string().nullable(),
  coachOf: z.string().nullable(),
  coachCircle: z.string().nullable(),
  moderator: z.boolean(),
  operator: z.boolean(),
  isGuardian: z.boolean(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  suspended: z.boolean(),
  sessionsEndedAt: z.number().nullable(),
  keptSession: z.string().nullable(),
  deletionRequestedAt: z.number().nullable(),
});

/** A subject, and the session of its token. */
export interface AccountRequest {
  subject: string;
  session: string;
}

/** The account of a session. */
export interface SessionAccount extends PlayerAccount {
  /** The identity provider ended the session. */
  hasEnded: boolean;
}

// The ended sessions of the batch are looked up once, before the accounts.
// The subselect hides the provider's value from the planner: nearly all accounts have the same provider.
const selectAccounts = statement(
  'player.account',
  `select subject, ${accountColumns}, (select array_agg(session) from ended_session
     where provider = (select $1::text) and session = any(${stableArrayParam('$3', 'text')})) as ended
   from player where provider = (select $1::text) and subject = any(${stableArrayParam('$2', 'text')})`,
  accountRow.extend({ subject: z.string(), ended: z.array(z.string()).nullable() }),
);

/**
 * Returns the accounts in the order of the requests; undefined for a subject without an account yet.
 * Read for every request, so that a suspension and the end of a session take effect at once.
 */
export const readAccounts = async (
  sql: Sql,
  provider: string,
  requests: AccountRequest[],
): Promise<(SessionAccount | undefined)[]> => {
  // A page sends several requests at once, so subjects repeat.
  const subjects = [...new Set(requests.map(({ subject }) => subject))];
  const sessions = [...new Set(requests.map(({ session }) => session))];
  const accounts = await sql.rows(selectAccounts, [provider, subjects, sessions]);
  const accountsBySubject = new Map(accounts.map((account) => [account.subject, account]));
  return requests.map(({ subject, session }) => {
    const account = accountsBySubject.get(subject);
    return account && { ...account, hasEnded: account.ended?.includes(session) ?? false };
  });
};

const selectProfiles = statement(
  'player.actingProfile',
  `select asked.at::int, ${guardianRightsSql('player')} as "guardianRights", ${accountColumns}
   from unnest($1::uuid[], $2::uuid[]) with ordinality asked (account, profile, at) join player on player.id = asked.profile
   where closed_at is null and ${isGuardianSql('asked.account', 'player')}`,
  accountRow.extend({ at: z.number(), guardianRights: z.enum(guardianRights) }),
);

/** An account and the id of the profile it wants to act as. */
export interface ActingRequest {
  accountId: string;
  profileId: string;
}

/** Returns the profiles in the order of the requests; undefined where the account may not act as it. */
export const readActingProfiles = async (
  sql: Sql,
  requests: ActingRequest[],
): Promise<(PlayerAccount | undefined)[]> => {
  const rows = await sql.rows(selectProfiles, [
    requests.map(({ accountId }) => accountId),
    requests.map(({ profileId }) => profileId),
  ]);
  const profiles = new Map(rows.map(({ at, ...profile }) => [at, profile]));
  return requests.map((_, index) => profiles.get(index + 1));
};
