import {
  gameRules,
  isAhead,
  missingField,
  type GameBody,
  type GameChange,
  type GameView,
} from '@rinkside/contracts/game';
import { todayUtc } from '@rinkside/contracts/player';
import { dayAfter } from '@rinkside/contracts/season';
import { validationError, notFound } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import type { Item } from '../item/item.entity.js';
import { itemEvent } from '../item/item.events.js';
import { lockOwnItem } from '../item/item.repository.js';
import { itemView } from '../item/item.views.js';
import { insertItem } from '../item/insert-item.js';
import { organizationExists } from '../organization/organization.policy.js';
import { invalidateSeasons } from '../season/season.invalidation.js';
import { db } from '../query-builder.js';
import { Game } from './game.entity.js';
import { toGameBody, diffGameFields, toGameFields } from './game.mapper.js';

/** Returns a game's sort key in feeds: its date with the time of day of its creation (UTC), but not later than that. */
const feedAtOf = (date: string, createdAt: Date) => {
  const played = new Date(`${date}T${createdAt.toISOString().slice(11)}`);
  return played < createdAt ? played : createdAt;
};

const countsFromOf = (date: string, now: Date) => (isAhead(date, todayUtc(now)) ? dayAfter(date) : null);

/** Only missing fields are rejected. Contradictory totals are stored as sent, because only the author knows the score sheet. */
const assertComplete = (item: Pick<Item, 'position'>, game: GameBody) => {
  const missing = missingField(item.position ?? null, game);
  if (missing) throw validationError(missing.path, missing.message);
};

const unknownOpponent = () => validationError('organization_id', gameRules.opponent);

const readView = async (ctx: Ctx, id: string): Promise<GameView> => {
  const game = await itemView(ctx.sql, ctx.actor.id, 'game', id);
  if (!game) throw notFound();
  return game;
};

/** Inserts the item of a game in the author's current position. @returns it and the insert that must still run. */
const insertGameItem = async (ctx: Ctx, body: GameBody) => {
  const [item, opponentExists] = await Promise.all([
    insertItem(ctx, 'game', { feedAt: feedAtOf(body.date, ctx.now) }),
    organizationExists(ctx.sql, body.organization_id),
  ]);
  assertComplete(item, body);
  if (!opponentExists) throw unknownOpponent();
  const { organization_id: opponent_id, ...stats } = toGameBody(toGameFields(item.position ?? null, body));
  ctx.emit('item.added', itemEvent(item));
  const counts_from = countsFromOf(body.date, ctx.now);
  const row = { item_id: item.id, player_id: item.authorId, opponent_id, counts_from, ...stats };
  return { item, insert: db.insertInto('game').values(row) };
};

/**
 * Inserts a game in the author's current position without invalidating seasons; the caller does that once for all games.
 * @throws invalid for an unknown opponent or a missing field of the position.
 */
export const insertGame = async (ctx: Ctx, body: GameBody): Promise<void> => {
  const { insert } = await insertGameItem(ctx, body);
  await runQuery(ctx.sql, insert);
};

/** Creates a game and invalidates its seasons. @throws invalid as {@link insertGame}. */
export const createGame = async (ctx: Ctx, body: GameBody): Promise<GameView> => {
  const { item, insert } = await insertGameItem(ctx, body);
  const [, game] = await Promise.all([
    runQuery(ctx.sql, insert),
    readView(ctx, item.id),
    invalidateSeasons(ctx, item.authorId, [body.date]),
  ]);
  return game;
};

/**
 * Changes the given fields. The position does not change; a new date moves the game in feeds.
 * @throws notFound if the actor may not see it, forbidden if it belongs to another player, invalid as {@link insertGame}.
 */
export const editGame = async (ctx: Ctx, id: string, change: GameChange): Promise<GameView> => {
  const item = await lockOwnItem(ctx, 'game', id);
  const game = await ctx.em.findOneOrFail(Game, id);
  const position = item.position ?? null;
  const changedBody: GameBody = Object.assign(toGameBody(game), change);
  assertComplete(item, changedBody);
  const before = toGameFields(position, toGameBody(game));
  const after = toGameFields(position, changedBody);
  if (after.opponentId !== before.opponentId && !(await organizationExists(ctx.sql, after.opponentId)))
    throw unknownOpponent();
  const changes = diffGameFields(before, after);
  const countsFrom = countsFromOf(after.date, ctx.now);
  const counted = changes.counted || (changes.any && countsFrom !== (game.countsFrom ?? null));
  if (changes.any) {
    ctx.em.assign(game, { ...after, countsFrom });
    item.feedAt = feedAtOf(after.date, item.createdAt);
    item.version++;
    ctx.emit('item.changed', itemEvent(item));
  }
  await ctx.em.flush();
  const changedView = await readView(ctx, id);
  if (counted) await invalidateSeasons(ctx, item.authorId, [before.date, after.date]);
  return changedView;
};

/** Removes the game with its likes and comments. @throws notFound if the actor may not see it, forbidden if it belongs to another player. */
export const removeGame = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const item = await lockOwnItem(ctx, 'game', id, { removal: true });
  const { date } = await ctx.em.findOneOrFail(Game, id);
  item.version++;
  ctx.emit('item.removed', itemEvent(item));
  ctx.em.remove(item);
  await invalidateSeasons(ctx, item.authorId, [date]);
  return { success: true };
};
