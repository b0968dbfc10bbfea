import {
  guardianRules,
  type ChildLinkView,
  type guardianRoutes,
  type GuardianView,
} from '@rinkside/contracts/guardian';
import type { ReplyOf } from '@rinkside/contracts/route';
import { AppError } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import { avatarUrlSql } from '../player/avatar.js';
import { hashLinkToken } from './link-token.js';

const personPairs = `'first_name', a.first_name, 'last_name', a.last_name, 'avatar', ${avatarUrlSql('a')}`;

const selectGuardians = statement(
  'guardian.list',
  `select json_build_object('id', a.id, ${personPairs}, 'since', g.created_at) as guardian
   from guardian g join player a on a.id = g.guardian_id
   where g.child_id = $1 and a.closed_at is null order by g.created_at, a.id`,
  z.object({ guardian: z.custom<GuardianView>() }),
);

/** Returns the guardians of a child in the order they joined, with their whole names: only for the child and them. */
export const readGuardians = async (sql: Sql, childId: string): Promise<GuardianView[]> =>
  (await sql.rows(selectGuardians, [childId])).map(({ guardian }) => guardian);

const selectFormer = statement(
  'guardian.former',
  `select json_build_object('id', a.id, ${personPairs}, 'ended_at', f.ended_at, 'allowed', f.allowed_at is not null) as former
   from former_guardian f join player a on a.id = f.person_id
   where f.child_id = $1 and a.closed_at is null order by f.ended_at desc, a.id`,
  z.object({ former: z.custom<ReplyOf<typeof guardianRoutes.former>[number]>() }),
);

/** Returns the people whom the guardians of a child removed: only for the child and its guardians. */
export const readFormerGuardians = async (sql: Sql, childId: string) =>
  (await sql.rows(selectFormer, [childId])).map(({ former }) => former);

/** Condition for links aliased `l` that can be accepted. */
export const openLinkSql = `l.accepted_at is null and l.revoked_at is null and l.expires_at > now()`;

const selectLinks = statement(
  'childLink.list',
  `select json_build_object('id', l.id, 'kind', l.kind,
     'state', case when l.accepted_at is not null then 'accepted' when l.revoked_at is not null then 'revoked'
       when l.expires_at <= now() then 'expired' else 'open' end,
     'created_by', json_build_object('id', a.id, ${personPairs}),
     'created_at', l.created_at, 'expires_at', l.expires_at) as link
   from child_link l join player a on a.id = l.guardian_id
   where l.child_id = $1 order by l.id desc limit ${guardianRules.maxListedLinks}`,
  z.object({ link: z.custom<ChildLinkView>() }),
);

/** Returns the newest links of a child, newest first. Only for its guardians. */
export const readLinks = async (sql: Sql, childId: string): Promise<ChildLinkView[]> =>
  (await sql.rows(selectLinks, [childId])).map(({ link }) => link);

const selectOpenLink = statement(
  'childLink.open',
  `select json_build_object('kind', l.kind, 'child', json_build_object('first_name', child.first_name),
     'created_by', json_build_object(${personPairs}), 'expires_at', l.expires_at) as link
   from child_link l join player child on child.id = l.child_id join player a on a.id = l.guardian_id
   where l.token_hash = $1 and ${openLinkSql}`,
  z.object({ link: z.custom<ReplyOf<typeof guardianRoutes.openLink>>() }),
);

/** Returns what the holder of a link sees. @throws notFound unless it can be accepted. */
export const readOpenLink = async (
  sql: Sql,
  token: string,
): Promise<ReplyOf<typeof guardianRoutes.openLink>> => {
  const [row] = await sql.rows(selectOpenLink, [hashLinkToken(token)]);
  if (!row) throw new AppError('notFound', guardianRules.linkEnded);
  return row.link;
};
