import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { moveTeamsTo } from '../team/team.rows.js';
import { isCoachPlaceSql, wasEndedSql } from './circle.policy.js';
import { emitChange } from './circle.rows.js';

const selectMembers = statement(
  'circle.memberIds',
  'select player_id as id from circle_place where circle_id = $1 order by player_id',
  z.object({ id: z.string() }),
);
const memberIds = async (ctx: Ctx, circleId: string): Promise<string[]> =>
  (await ctx.sql.rows(selectMembers, [circleId])).map(({ id }) => id);

const selectCoaches = statement(
  'circle.coachIds',
  `select a.id from circle_place place join player a on a.id = place.player_id
   where place.circle_id = $1 and ${isCoachPlaceSql('place', 'a')} order by place.coach_at, a.id`,
  z.object({ id: z.string() }),
);
/** Returns the ids of a circle's coaches with rights, the first one first. */
export const coachIdsOf = async (ctx: Ctx, circleId: string): Promise<string[]> =>
  (await ctx.sql.rows(selectCoaches, [circleId])).map(({ id }) => id);

/**
 * Locks the people of circles that a decision is about, and the organization: decisions about its circles have one order,
 * and nobody leaves or gets rights meanwhile.
 */
export const lockForDecision = async (
  ctx: Ctx,
  { organizationId, circleIds }: { organizationId: string; circleIds: string[] },
): Promise<void> => {
  const members = await Promise.all(circleIds.map((id) => memberIds(ctx, id)));
  await lockPlayers(ctx, [...new Set([ctx.actor.id, ...members.flat()])]);
  await runQuery(
    ctx.sql,
    db.selectFrom('organization').select('id').where('id', '=', organizationId).forNoKeyUpdate(),
  );
};

// Waits for places that are being added, and keeps new ones out until the commit.
const lockCircles = statement(
  'circle.lockBoth',
  'select id from circle where id in ($1, $2) order by id for update',
  z.object({ id: z.string() }),
);
// Who was ended there comes along only by the word of a coach or a moderator.
const moveEnded = statement(
  'circle.moveEnded',
  `with moved as (
     delete from circle_place p where p.circle_id = $1 and ${wasEndedSql('p.player_id', '$2::uuid')}
       and not exists (select from circle_place t where t.circle_id = $2 and t.player_id = p.player_id)
     returning p.player_id)
   insert into circle_request (player_id, circle_id, asked_by, asked_at) select player_id, $2, null, $3 from moved
   on conflict do nothing`,
);
const movePlaces = statement(
  'circle.movePlaces',
  `update circle_place p set circle_id = $2 where p.circle_id = $1
     and not exists (select from circle_place t where t.circle_id = $2 and t.player_id = p.player_id)
   returning p.player_id as id`,
  z.object({ id: z.string() }),
);
const deleteDoubles = statement(
  'circle.deleteDoubles',
  'delete from circle_place where circle_id = $1 returning player_id as id, coach_at as "coachAt"',
  z.object({ id: z.string(), coachAt: z.string().nullable() }),
);
const keepRights = statement(
  'circle.keepRights',
  'update circle_place set coach_at = $3 where circle_id = $1 and player_id = $2',
);
const moveRequests = statement(
  'circle.moveRequests',
  `insert into circle_request (player_id, circle_id, asked_by, asked_at, link_id)
   select r.player_id, $2, r.asked_by, r.asked_at, r.link_id from circle_request r where r.circle_id = $1
     and not exists (select from circle_place t where t.circle_id = $2 and t.player_id = r.player_id)
   on conflict do nothing`,
);
const deleteAnsweredRequests = statement(
  'circle.deleteAnsweredRequests',
  `delete from circle_request r where r.circle_id = $1
     and exists (select from circle_place t where t.circle_id = $1 and t.player_id = r.player_id)`,
);
const moveVouches = statement(
  'circle.moveVouches',
  `insert into circle_vouch (player_id, circle_id, voucher_id, created_at)
   select v.player_id, $2, v.voucher_id, v.created_at from circle_vouch v where v.circle_id = $1 on conflict do nothing`,
);
const moveEnds = statement(
  'circle.moveEnds',
  `insert into circle_end (player_id, circle_id, ended_at)
   select e.player_id, $2, e.ended_at from circle_end e where e.circle_id = $1
     and not exists (select from circle_place t where t.circle_id = $2 and t.player_id = e.player_id)
   on conflict (player_id, circle_id) do update set ended_at = greatest(circle_end.ended_at, excluded.ended_at)`,
);
const moveLinks = statement('circle.moveLinks', 'update circle_link set circle_id = $2 where circle_id = $1');
const deleteCircle = statement('circle.delete', 'delete from circle where id = $1');

const setOwn = (ctx: Ctx, id: string) =>
  runQuery(ctx.sql, db.updateTable('circle').set({ own: true }).where('id', '=', id));

/** First coaches of the own circle edit the organization themselves from now on. */
const endProposals = async (ctx: Ctx, organizationId: string, coachIds: string[]): Promise<void> => {
  if (coachIds.length === 0) return;
  await runQuery(
    ctx.sql,
    db
      .deleteFrom('organization_proposal')
      .where('organization_id', '=', organizationId)
      .where('proposed_by', 'in', coachIds),
  );
};

const announce = (ctx: Ctx, memberIdList: string[], coachId: string | null): void => {
  for (const player_id of memberIdList)
    ctx.emit('circle.merged', { player_id, coach_id: player_id === coachId ? null : coachId });
};

/** Makes a circle the organization's own, after {@link lockForDecision}; its coaches may edit the organization's page. */
export const makeOwn = async (
  ctx: Ctx,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<void> => {
  await setOwn(ctx, id);
  const coachIds = await coachIdsOf(ctx, id);
  await endProposals(ctx, organizationId, coachIds);
  for (const playerId of coachIds) await emitChange(ctx, { circleId: id, playerId });
  announce(ctx, await memberIds(ctx, id), null);
};

interface Merge {
  organizationId: string;
  fromId: string;
  toId: string;
  /** The joined circle is the own one. */
  own: boolean;
  /** A coach or a moderator agreed, so people whose place was ended there come along. */
  decided: boolean;
}

/**
 * Moves the people of one circle with their rights, requests and links to another one of the organization, after
 * {@link lockForDecision}. Who belongs to both keeps one place. Everybody is notified.
 */
export const mergeCircles = async (ctx: Ctx, merge: Merge): Promise<void> => {
  const { organizationId, fromId, toId, own, decided } = merge;
  await ctx.sql.rows(lockCircles, [fromId, toId]);
  const coachIds = await coachIdsOf(ctx, fromId);
  if (!decided) await ctx.sql.rows(moveEnded, [fromId, toId, ctx.now]);
  const moved = await ctx.sql.rows(movePlaces, [fromId, toId]);
  for (const { id, coachAt } of await ctx.sql.rows(deleteDoubles, [fromId]))
    if (coachAt) await ctx.sql.rows(keepRights, [toId, id, coachAt]);
  await ctx.sql.rows(moveRequests, [fromId, toId]);
  await ctx.sql.rows(deleteAnsweredRequests, [toId]);
  await ctx.sql.rows(moveVouches, [fromId, toId]);
  await ctx.sql.rows(moveEnds, [fromId, toId]);
  await ctx.sql.rows(moveLinks, [fromId, toId]);
  await moveTeamsTo(ctx, fromId, toId);
  await ctx.sql.rows(deleteCircle, [fromId]);
  if (own) {
    await setOwn(ctx, toId);
    await endProposals(ctx, organizationId, await coachIdsOf(ctx, toId));
  }
  const changed = new Set([...moved.map(({ id }) => id), ...coachIds]);
  for (const playerId of [...changed].toSorted()) await emitChange(ctx, { circleId: toId, playerId });
  announce(ctx, await memberIds(ctx, toId), coachIds[0] ?? null);
};

const selectCircle = statement(
  'circle.organizationOf',
  `select c.organization_id as "organizationId", c.own,
     (select o.id from circle o where o.organization_id = c.organization_id and o.own) as "ownId", c.created_at as "createdAt"
   from circle c where c.id = $1`,
  z.object({
    organizationId: z.string(),
    own: z.boolean(),
    ownId: z.string().nullable(),
    createdAt: z.string(),
  }),
);

/** Returns what a decision about a circle depends on, or undefined. */
export const findCircleFacts = async (ctx: Ctx, id: string) => (await ctx.sql.rows(selectCircle, [id]))[0];
