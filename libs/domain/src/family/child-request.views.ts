import {
  childRequestRules,
  type childRequestRoutes,
  type ChildRequestView,
  type ModeratedRequest,
} from '@rinkside/contracts/child-request';
import type { ReplyOf } from '@rinkside/contracts/route';
import { notFound } from '@rinkside/platform/errors';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Actor } from '../actor.js';
import { createPageReader, pagedRow } from '../feed/page-reader.js';
import { votersOf, voterSql } from './child-request.rows.js';
import { authorJson } from '../player/player.views.js';

const personJson = (a: string, more = '') => `json_build_object('id', ${a}.id, 'first_name', ${a}.first_name,
  'last_name', ${a}.last_name${more})`;

/** JSON pairs of a request aliased `r`. Whole names: only for the guardians, the child and moderators. */
const requestPairs = `'id', r.id, 'kind', r.kind, 'state', r.state, 'asked_at', r.asked_at, 'effective_at', r.effective_at,
  'asked_by', (select ${personJson('p')} from player p where p.id = r.asked_by and p.closed_at is null),
  'answers', (select coalesce(json_agg(${personJson('v', `, 'agrees', answer.agrees`)} order by v.id), '[]')
    from player v left join child_request_answer answer on answer.request_id = r.id and answer.account_id = v.id
    where (v.id = r.child_id or v.id in (select guardian_id from guardian where child_id = r.child_id))
      and ${voterSql('v', 'r.child_id')})`;

const isOpenSql = `r.state in ('waiting', 'objected')`;

const selectOpen = statement(
  'childRequest.current',
  `select json_build_object(${requestPairs}) as request,
     exists (select from player m where m.moderator and m.suspended_at is null) as moderated
   from child_request r where r.child_id = $1 and ${isOpenSql}`,
  z.object({ request: z.custom<Omit<ChildRequestView, 'contact'>>(), moderated: z.boolean() }),
);

/**
 * Returns the open request about a child.
 * @param contact how to reach the operator
 * @throws notFound unless the actor is a guardian of the child, or its login
 */
export const readChildRequest = async (
  sql: Sql,
  { actor, childId, contact }: { actor: Actor; childId: string; contact: string },
): Promise<ReplyOf<typeof childRequestRoutes.current>> => {
  if (actor.guardianRights || !(await votersOf({ sql }, childId)).includes(actor.id)) throw notFound();
  const [row] = await sql.rows(selectOpen, [childId]);
  return { request: row ? { ...row.request, contact: row.moderated ? null : contact } : null };
};

const selectWaiting = statement(
  'childRequest.waiting',
  `select json_build_object('child', json_build_object('first_name', a.first_name), 'effective_at', r.effective_at) as hand_over
   from child_request r join player a on a.id = r.child_id where r.account_id = $1 and ${isOpenSql}`,
  z.object({ hand_over: z.custom<ReplyOf<typeof childRequestRoutes.waiting>['hand_over']>() }),
);

/** Returns the hand-over that a new account waits for. */
export const readWaitingHandOver = async (
  sql: Sql,
  accountId: string,
): Promise<ReplyOf<typeof childRequestRoutes.waiting>> => {
  const [row] = await sql.rows(selectWaiting, [accountId]);
  return { hand_over: row?.hand_over ?? null };
};

/** Condition: a moderator decides about a request `r`, or can undo it. */
const isModeratedSql = `(r.state = 'objected' or r.state = 'done' and r.kind = 'hand_over'
  and r.decided_at > now() - interval '${childRequestRules.decisionDays} days')`;

// $1 the moderator, who does not decide about the own family.
const selectModerated = statement(
  'moderation.childRequests',
  `select json_build_object(${requestPairs}, 'child', ${authorJson('a', '$1::uuid')}, 'decided_at', r.decided_at) as row,
     r.id, to_json(r.asked_at)#>>'{}' as at
   from child_request r join player a on a.id = r.child_id and a.closed_at is null
   where ${isModeratedSql} and not exists (select from player me where me.id = $1 and ${voterSql('me', 'r.child_id')})
     and (r.asked_at, r.id) > ($2::timestamptz, $3::uuid)
   order by r.asked_at, r.id limit $4 offset $5`,
  pagedRow<ModeratedRequest>(),
);

/** Reads a page of requests with an objection and of hand-overs that can be undone, oldest first. */
export const moderatedRequests = createPageReader(selectModerated, 'oldestFirst');
