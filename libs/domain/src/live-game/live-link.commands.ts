import type { BodyOf, ReplyOf } from '@rinkside/contracts/route';
import { liveLinkRefusals, liveLinkRules, type liveLinkRoutes } from '@rinkside/contracts/live-link';
import { seasonRange } from '@rinkside/contracts/season';
import { AppError, notFound, validationError } from '@rinkside/platform/errors';
import { newId, randomToken } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { blockedWithSql } from '../block/block.policy.js';
import { hashLinkToken } from '../family/link-token.js';
import { liveLinkPermissionOf } from '../player/live-link-permission.js';
import { currentSeason } from '../player/season-stats.views.js';
import { db } from '../query-builder.js';
import { emitLinksEnded } from './live-link.events.js';
import { liveLinkStateSql, missingLinkError } from './live-link.views.js';

// Locks the player, so that concurrent links are counted.
const lockPlayer = statement(
  'liveLink.lockPlayer',
  `select (select count(*)::int from live_link k where k.player_id = a.id and ${liveLinkStateSql} = 'open') as open
   from player a where a.id = $1 for no key update of a`,
  z.object({ open: z.number() }),
);

type LinkReply = ReplyOf<typeof liveLinkRoutes.create>;

/**
 * Makes a link to live games of the actor. Not idempotent, because the token is not stored.
 * @param accountId the account that makes it: the actor's, or that of a guardian
 * @throws forbidden for a minor's own account, conflict for one link too many, invalid unless the game is running
 */
export const addLiveLink = async (
  ctx: Ctx,
  { body, accountId }: { body: BodyOf<typeof liveLinkRoutes.create>; accountId: string },
): Promise<LinkReply> => {
  const { id: player_id } = ctx.actor;
  const [player] = await ctx.sql.rows(lockPlayer, [player_id]);
  if (!player) throw notFound();
  const refusal = liveLinkRefusals[await liveLinkPermissionOf(ctx.sql, ctx.actor)];
  if (refusal !== null) throw new AppError('forbidden', refusal);
  if (player.open >= liveLinkRules.maxOpen) throw new AppError('conflict', liveLinkRules.tooMany);
  const live_game_id = body.kind === 'season' ? null : body.live_game_id;
  if (live_game_id) {
    const running = db
      .selectFrom('live_game')
      .select('id')
      .where('id', '=', live_game_id)
      .where('player_id', '=', player_id)
      .where('status', '=', 'live');
    if ((await runQuery(ctx.sql, running)).length === 0)
      throw validationError('live_game_id', liveLinkRules.noGame);
  }
  const id = newId();
  const token = randomToken();
  const expires_at =
    body.kind === 'season' ? new Date(seasonRange('dashboard', currentSeason('dashboard')).ends) : null;
  await runQuery(
    ctx.sql,
    db.insertInto('live_link').values({
      id,
      kind: body.kind,
      player_id,
      live_game_id,
      created_by: accountId,
      token_hash: hashLinkToken(token),
      created_at: ctx.now,
      expires_at,
    }),
  );
  ctx.emit('live_link.changed', { user_id: player_id });
  return {
    id,
    kind: body.kind,
    live_game_id,
    state: 'open',
    created_at: ctx.now.toISOString(),
    expires_at: expires_at?.toISOString() ?? null,
    token,
  };
};

/** Revokes a link of the actor, also that of a scorer who accepted it. Repeating it changes nothing. @throws notFound for an unknown link. */
export const revokeLiveLink = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const link = db
    .selectFrom('live_link')
    .select('id')
    .where('id', '=', id)
    .where('player_id', '=', ctx.actor.id);
  if ((await runQuery(ctx.sql, link)).length === 0) throw notFound();
  const revoked = await runQuery(
    ctx.sql,
    db
      .updateTable('live_link')
      .set({ revoked_at: ctx.now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('accepted_by'),
  );
  if (revoked.length > 0) emitLinksEnded(ctx, ctx.actor.id, revoked);
  return { success: true };
};

const lockScorerLink = statement(
  'liveLink.lockScorer',
  `select k.id, k.live_game_id, k.player_id, k.accepted_by from live_link k
   where k.token_hash = $1 and k.kind = 'scorer'
     and (${liveLinkStateSql} = 'open' or k.accepted_by = $2 and k.revoked_at is null)
     and k.player_id <> all(${blockedWithSql('$2::uuid')}) for no key update of k`,
  z.object({
    id: z.string(),
    live_game_id: z.string(),
    player_id: z.string(),
    accepted_by: z.string().nullable(),
  }),
);

/**
 * Makes the actor a scorer of the link's game until its end. Repeating it changes nothing.
 * @throws notFound for a link that has ended or that someone else accepted, conflict for the player
 */
export const acceptLiveLink = async (
  ctx: Ctx,
  { token }: { token: string },
): Promise<ReplyOf<typeof liveLinkRoutes.accept>> => {
  const [link] = await ctx.sql.rows(lockScorerLink, [hashLinkToken(token), ctx.actor.id]);
  if (!link) throw await missingLinkError(ctx.sql, token);
  if (link.player_id === ctx.actor.id) throw new AppError('conflict', liveLinkRules.scoresAlready);
  const { live_game_id } = link;
  if (link.accepted_by !== null) return { live_game_id };
  await runQuery(
    ctx.sql,
    db.updateTable('live_link').set({ accepted_by: ctx.actor.id }).where('id', '=', link.id),
  );
  ctx.emit('live_link.changed', { user_id: link.player_id });
  return { live_game_id };
};
