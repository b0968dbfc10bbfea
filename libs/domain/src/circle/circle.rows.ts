import { circleRules } from '@rinkside/contracts/circle';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { leaveTeams } from '../team/team.rows.js';
import { settleTeamRequests } from '../team/team-requests.rows.js';
import type { PlaceSource } from './circle-place.entity.js';

const bumpVersion = async (ctx: Ctx, playerId: string): Promise<number> => {
  const [player] = await runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', playerId)
      .returning('version'),
  );
  return player?.version ?? 0;
};

/** Tells the player's clients and the circle that the player joined or left, or has other rights in it. */
export const emitChange = async (
  ctx: Ctx,
  { circleId, playerId }: { circleId: string; playerId: string },
): Promise<void> => {
  const version = await bumpVersion(ctx, playerId);
  const [circle] = await runQuery(
    ctx.sql,
    db.selectFrom('circle').select('organization_id').where('id', '=', circleId),
  );
  ctx.emit('profile.changed', { user_id: playerId, version });
  if (circle) ctx.emit('roster.changed', { ...circle, circle_id: circleId, user_id: playerId, version });
};

const lockRow = statement(
  'circle.lock',
  'select id from circle where id = $1 for key share',
  z.object({ id: z.string() }),
);

/** Keeps a circle from joining another one until the commit. @throws notFound if it did */
export const keepCircle = async (ctx: Ctx, id: string): Promise<void> => {
  if ((await ctx.sql.rows(lockRow, [id])).length === 0) throw new AppError('notFound', circleRules.unknown);
};

export interface NewPlace {
  circleId: string;
  playerId: string;
  source: PlaceSource;
  givenBy?: string | null;
  givenWith?: string | null;
  linkId?: string | null;
  /** The account that asked for it. */
  askedBy?: string | null;
  /** With coach rights. */
  coach?: boolean;
}

const insertPlace = statement(
  'circle.addPlace',
  `insert into circle_place (player_id, circle_id, since, source, given_by, given_with, link_id, coach_at, asked_by)
   values ($1, $2, $3, $4, $5, $6, $7, case when $8::boolean then $3::timestamptz end, nullif($9::uuid, $1))
   on conflict (player_id, circle_id) do nothing returning player_id as id`,
  z.object({ id: z.string() }),
);

/** Gives a player a place; the request ends. @returns false if they have one. */
export const addPlace = async (ctx: Ctx, place: NewPlace): Promise<boolean> => {
  const { circleId, playerId, source, givenBy, givenWith, linkId, askedBy, coach = false } = place;
  const values = [
    playerId,
    circleId,
    ctx.now,
    source,
    givenBy ?? null,
    givenWith ?? null,
    linkId ?? null,
    coach,
    askedBy ?? null,
  ];
  await keepCircle(ctx, circleId);
  const added = await ctx.sql.rows(insertPlace, values);
  await deleteRequest(ctx, place);
  if (added.length === 0) return false;
  await settleTeamRequests(ctx, {
    circleId,
    playerId,
    decided: source === 'coach' || source === 'moderator',
  });
  await runQuery(
    ctx.sql,
    db.deleteFrom('circle_end').where('player_id', '=', playerId).where('circle_id', '=', circleId),
  );
  await emitChange(ctx, place);
  return true;
};

export const deleteRequest = async (
  ctx: Ctx,
  { circleId, playerId }: { circleId: string; playerId: string },
): Promise<{ player_id: string }[]> => {
  const deleted = await runQuery(
    ctx.sql,
    db
      .deleteFrom('circle_request')
      .where('player_id', '=', playerId)
      .where('circle_id', '=', circleId)
      .returning('player_id'),
  );
  if (deleted.length > 0) ctx.emit('unread.changed', { of: 'actor', id: playerId });
  return deleted;
};

const deleteVouches = (ctx: Ctx, { circleId, playerId }: { circleId: string; playerId: string }) =>
  runQuery(
    ctx.sql,
    db.deleteFrom('circle_vouch').where('player_id', '=', playerId).where('circle_id', '=', circleId),
  );

/** Only people of the circle vouch: the words of somebody who leaves end for those who still wait. */
const deleteGivenVouches = (ctx: Ctx, { circleId, playerId }: { circleId: string; playerId: string }) =>
  runQuery(
    ctx.sql,
    db
      .deleteFrom('circle_vouch')
      .where('voucher_id', '=', playerId)
      .where('circle_id', '=', circleId)
      .where(
        'player_id',
        'in',
        db.selectFrom('circle_request').select('player_id').where('circle_id', '=', circleId),
      ),
  );

const upsertEnd = statement(
  'circle.recordEnd',
  `insert into circle_end (player_id, circle_id, ended_at) values ($1, $2, $3)
   on conflict (player_id, circle_id) do update set ended_at = excluded.ended_at`,
);

/**
 * Ends a player's place in a circle with its vouches, those it gave to people who wait, and coach rights there.
 * @param byOther another person ended it: the player is notified, and gets it back from a coach or a moderator only
 * @returns false if there is none
 */
export const removePlace = async (
  ctx: Ctx,
  place: { circleId: string; playerId: string; byOther: boolean },
): Promise<boolean> => {
  const { circleId, playerId, byOther } = place;
  const [removed] = await runQuery(
    ctx.sql,
    db
      .deleteFrom('circle_place')
      .where('player_id', '=', playerId)
      .where('circle_id', '=', circleId)
      .returning('coach_at'),
  );
  if (!removed) return false;
  await leaveTeams(ctx, place);
  await deleteVouches(ctx, place);
  await deleteGivenVouches(ctx, place);
  if (removed.coach_at)
    await runQuery(
      ctx.sql,
      db.updateTable('player').set({ coach_confirmed_at: null }).where('id', '=', playerId),
    );
  await emitChange(ctx, place);
  if (byOther) {
    await ctx.sql.rows(upsertEnd, [playerId, circleId, ctx.now]);
    ctx.emit('circle.ended', { circle_id: circleId, player_id: playerId });
  }
  return true;
};
