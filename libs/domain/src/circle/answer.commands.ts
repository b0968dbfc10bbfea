import { circleNeeds, circleRules, type CircleNeed } from '@rinkside/contracts/circle';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { accountOf, logAction } from '../moderation/moderation.log.js';
import { playerVisibleSql } from '../player/player.policy.js';
import { lockFamilies, lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { sameFamilySql } from '../family/acting-account.js';
import { needsSql } from './circle.policy.js';
import { addPlace, deleteRequest, removePlace } from './circle.rows.js';
import { canAnswer, decides, standingIn, type Standing } from './circle.standing.js';

const openRequest = z.object({
  playerId: z.string(),
  needs: z.enum(circleNeeds),
  linkId: z.string().nullable(),
  askedBy: z.string().nullable(),
  /** The person came by a link of the actor. */
  byOwnLink: z.boolean(),
  ownFamily: z.boolean(),
  belongs: z.boolean(),
  otherVouches: z.number(),
});
type OpenRequest = z.infer<typeof openRequest>;

const selectRequests = statement(
  'circle.openRequests',
  `select r.player_id as "playerId", ${needsSql('a', 'r.circle_id')} as needs, r.link_id as "linkId", r.asked_by as "askedBy",
     exists (select from circle_link l where l.id = r.link_id and l.created_by = $1) as "byOwnLink",
     ${sameFamilySql('a.id', '$1::uuid')} as "ownFamily",
     a.id = $4::uuid or exists (select from guardian g where g.guardian_id = a.id and g.child_id = $4) as belongs,
     (select count(*)::int from circle_vouch v where v.circle_id = r.circle_id and v.player_id = a.id and v.voucher_id <> $1
       and not ${sameFamilySql('v.voucher_id', '$1::uuid')}) as "otherVouches"
   from circle_request r join player a on a.id = r.player_id
   where r.circle_id = $2 and a.id = any(${stableArrayParam('$3', 'uuid')}) and ${playerVisibleSql('a', '$1::uuid')}
   order by a.id`,
  openRequest,
);

// The circles of the organization that the person asked, and those they share with the actor.
const selectCircles = statement(
  'circle.concerned',
  `select c.id from circle c
   left join circle_request r on r.circle_id = c.id and r.player_id = $1
   left join circle_place p on p.circle_id = c.id and p.player_id = $1
   where c.organization_id = $2 and (r.player_id is not null or p.player_id is not null)
   order by r.player_id is null, c.id is distinct from $3::uuid,
     not exists (select from circle_place own where own.circle_id = c.id and own.player_id = $4), c.own desc, c.id limit 1`,
  z.object({ id: z.string() }),
);

/** Returns the circle that a person asked, one of the actor's first. @throws notFound for a person who neither waits nor belongs to one */
const findCircle = async (ctx: Ctx, organizationId: string, playerId: string): Promise<string> => {
  const { id, coachCircle } = ctx.actor;
  const [circle] = await ctx.sql.rows(selectCircles, [playerId, organizationId, coachCircle, id]);
  if (!circle) throw new AppError('notFound', circleRules.notWaiting);
  return circle.id;
};

const refusals: Record<Exclude<CircleNeed, 'answer'>, string> = {
  address: circleRules.addressNeeded,
  coach: circleRules.coachNeeded,
  club_coach: circleRules.clubCoachNeeded,
};

/** Whether the person's answer is enough for what a request needs. */
const satisfies = (standing: Standing, { needs, byOwnLink }: OpenRequest): boolean => {
  if (needs === 'address') return false;
  if (needs === 'answer' || standing.moderator) return true;
  return standing.coach && (needs === 'coach' || standing.own || byOwnLink);
};

const countVouches = async (ctx: Ctx): Promise<number> => {
  const rows = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle_vouch')
      .select('player_id')
      .where('voucher_id', '=', ctx.actor.id)
      .where('created_at', '>', new Date(ctx.now.getTime() - 86_400_000).toISOString())
      .limit(circleRules.maxVouches),
  );
  return rows.length;
};

/** Vouches for a person. @returns whether they have the place now */
const vouch = async (ctx: Ctx, standing: Standing, request: OpenRequest): Promise<boolean> => {
  if (request.ownFamily) throw new AppError('forbidden', circleRules.ownFamily);
  if ((await countVouches(ctx)) >= circleRules.maxVouches)
    throw new AppError('forbidden', circleRules.tooManyVouches);
  const { playerId } = request;
  await runQuery(
    ctx.sql,
    db
      .insertInto('circle_vouch')
      .values({ player_id: playerId, circle_id: standing.id, voucher_id: ctx.actor.id, created_at: ctx.now })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return request.otherVouches + 1 >= circleRules.vouches;
};

/**
 * Confirms a person who asked a circle, and guardians of the child who asked it, too: a coach or a moderator alone,
 * members by vouching. Repeating it changes nothing.
 * @param circleId if the person asked several circles of the organization
 * @throws notFound unless the person asked the circle, forbidden for people who cannot answer, and with what is still needed
 */
export const answerRequest = async (
  ctx: Ctx,
  {
    organizationId,
    playerId,
    guardianIds,
    reason = null,
    ...input
  }: {
    organizationId: string;
    circleId?: string | undefined;
    playerId: string;
    guardianIds: string[];
    reason?: string | null;
  },
): Promise<{ success: true; confirmed: boolean }> => {
  const ids = [...new Set([playerId, ...guardianIds])];
  await lockFamilies(ctx, [ctx.actor.id, ...ids]);
  const circleId = input.circleId ?? (await findCircle(ctx, organizationId, playerId));
  const standing = await standingIn(ctx.sql, ctx.actor, circleId);
  if (standing.organizationId !== organizationId) throw new AppError('notFound', circleRules.unknown);
  if (!canAnswer(standing))
    throw new AppError('forbidden', standing.member ? circleRules.minorVouches : circleRules.notAnswering);
  const requests = await ctx.sql.rows(selectRequests, [ctx.actor.id, circleId, ids, playerId]);
  if (!requests.some((request) => request.playerId === playerId)) {
    if (await hasPlace(ctx, circleId, playerId)) return { success: true, confirmed: true };
    throw new AppError('notFound', circleRules.notWaiting);
  }
  let confirmed = false;
  for (const request of requests.filter(({ belongs }) => belongs)) {
    const isSubject = request.playerId === playerId;
    if (request.needs !== 'answer' && !satisfies(standing, request))
      throw new AppError('forbidden', refusals[request.needs]);
    const given = decides(standing) || (await vouch(ctx, standing, request));
    if (isSubject) confirmed = given;
    if (!given) continue;
    await addPlace(ctx, {
      circleId,
      playerId: request.playerId,
      source: standing.coach ? 'coach' : standing.moderator ? 'moderator' : 'vouched',
      givenBy: accountOf(ctx),
      givenWith: isSubject ? null : playerId,
      linkId: request.linkId,
      askedBy: request.askedBy,
    });
    logAction(ctx, 'confirm_member', { type: 'user', id: request.playerId, reason });
    ctx.emit('circle.joined', {
      circle_id: circleId,
      player_id: request.playerId,
      confirmed_by: accountOf(ctx),
      invited_by: null,
    });
  }
  return { success: true, confirmed };
};

const hasPlace = async (ctx: Ctx, circleId: string, playerId: string): Promise<boolean> => {
  const rows = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle_place')
      .select('player_id')
      .where('circle_id', '=', circleId)
      .where('player_id', '=', playerId),
  );
  return rows.length > 0;
};

/** Takes the actor's own vouch back. A place that needed it ends. @returns false without a vouch */
const takeVouchBack = async (ctx: Ctx, circleId: string, playerId: string): Promise<boolean> => {
  const [taken] = await runQuery(
    ctx.sql,
    db
      .deleteFrom('circle_vouch')
      .where('circle_id', '=', circleId)
      .where('player_id', '=', playerId)
      .where('voucher_id', '=', ctx.actor.id)
      .returning('player_id'),
  );
  if (!taken) return false;
  const [place] = await runQuery(
    ctx.sql,
    db
      .selectFrom('circle_place')
      .select('source')
      .where('circle_id', '=', circleId)
      .where('player_id', '=', playerId),
  );
  if (place?.source === 'vouched') await removePlace(ctx, { circleId, playerId, byOther: true });
  return true;
};

const selectByOwnLink = statement(
  'circle.placeByOwnLink',
  `select p.player_id as id from circle_place p join circle_link l on l.id = p.link_id
   where p.circle_id = $1 and p.player_id = $2 and l.created_by = $3`,
  z.object({ id: z.string() }),
);

/** Ends a place that a link of the actor gave. @returns false if there is none */
const endOwnInvitation = async (ctx: Ctx, circleId: string, playerId: string): Promise<boolean> => {
  const [invited] = await ctx.sql.rows(selectByOwnLink, [circleId, playerId, ctx.actor.id]);
  return !!invited && removePlace(ctx, { circleId, playerId, byOther: true });
};

/**
 * Ends a member's place or declines a request: coaches and moderators. A member takes the own vouch back, and ends a
 * place that the own link gave.
 * @throws notFound for a person who is neither a member nor waits, forbidden for people who may not do it
 */
export const endPlace = async (
  ctx: Ctx,
  { id: circleId, playerId, reason = null }: { id: string; playerId: string; reason?: string | null },
): Promise<{ success: true }> => {
  await lockPlayers(ctx, [ctx.actor.id, playerId]);
  const standing = await standingIn(ctx.sql, ctx.actor, circleId);
  if (!standing.member && !decides(standing)) throw new AppError('notFound', circleRules.unknown);
  if (!decides(standing)) {
    const ended =
      (await takeVouchBack(ctx, circleId, playerId)) || (await endOwnInvitation(ctx, circleId, playerId));
    if (!ended) throw new AppError('forbidden', circleRules.notAnswering);
  } else {
    const declined = (await deleteRequest(ctx, { circleId, playerId })).length > 0;
    const ended = await removePlace(ctx, { circleId, playerId, byOther: true });
    if (!declined && !ended) throw new AppError('notFound', circleRules.notMember);
  }
  logAction(ctx, 'end_member', { type: 'user', id: playerId, reason });
  return { success: true };
};
