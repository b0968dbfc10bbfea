import {
  gameRules,
  missingIn,
  type GameBody,
  type GameChange,
  type GameView,
} from '@rinkside/contracts/game';
import { badInput, notFound } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import type { Item } from '../item/item.entity.js';
import { itemFact } from '../item/item.facts.js';
import { ownItem } from '../item/item.rows.js';
import { itemView } from '../item/item.views.js';
import { newItem } from '../item/new-item.js';
import { isOrganization } from '../organization/organization.rows.js';
import { markSeasonsDue } from '../season/season.due.js';
import { Game } from './game.entity.js';
import { bodyOf, changesBetween, fieldsOf } from './game.fields.js';

/** A game's place in feeds: its date at the clock time of its creation (UTC). */
const feedAtOf = (date: string, createdAt: Date) => new Date(`${date}T${createdAt.toISOString().slice(11)}`);

/** Sums that contradict each other are stored as they are sent: only the author knows what the sheet said. */
const assertComplete = (item: Item, game: GameBody) => {
  const missing = missingIn(item.position ?? null, game);
  if (missing) throw badInput(missing.path, missing.message);
};

const unknownOpponent = () => badInput('organization_id', gameRules.opponent);

const add = statement<never>(
  'game.add',
  `insert into game select * from jsonb_populate_record(null::game, $1::jsonb)`,
);

const view = async (ctx: Ctx, id: string): Promise<GameView> => {
  const game = await itemView(ctx.sql, ctx.actor.id, 'game', id);
  if (!game) throw notFound();
  return game;
};

/** The item of a game that is played in the author's present position, and the row that is still to be added. */
const newGame = async (ctx: Ctx, body: GameBody) => {
  const [item, known] = await Promise.all([
    newItem(ctx, 'game', { feedAt: feedAtOf(body.date, ctx.now) }),
    isOrganization(ctx.sql, body.organization_id),
  ]);
  assertComplete(item, body);
  if (!known) throw unknownOpponent();
  const fields = fieldsOf(item.position ?? null, body);
  const row = {
    ...bodyOf(fields),
    opponent_id: fields.opponentId,
    item_id: item.id,
    player_id: item.authorId,
  };
  ctx.emit('item.added', itemFact(item));
  return { item, row: [JSON.stringify(row)] };
};

/**
 * Logs a game in the author's present position; whoever calls it marks the seasons of all they logged as due.
 * @throws 400 for an unknown opponent or what the position lacks.
 */
export const logGame = async (ctx: Ctx, body: GameBody): Promise<void> => {
  const { row } = await newGame(ctx, body);
  await ctx.sql.rows(add, row);
};

/** Logs one game as {@link logGame}, and has its seasons counted anew. */
export const createGame = async (ctx: Ctx, body: GameBody): Promise<GameView> => {
  const { item, row } = await newGame(ctx, body);
  const [, game] = await Promise.all([
    ctx.sql.rows(add, row),
    view(ctx, item.id),
    markSeasonsDue(ctx, item.authorId, [body.date]),
  ]);
  return game;
};

/**
 * Corrects the given fields; the position stays the one the game was played in, and a new date moves it in feeds.
 * @throws 404 for what the actor may not see, 403 when it is somebody else's, 400 as {@link logGame}.
 */
export const editGame = async (ctx: Ctx, id: string, change: GameChange): Promise<GameView> => {
  const item = await ownItem(ctx, 'game', id);
  const game = await ctx.em.findOneOrFail(Game, id);
  const position = item.position ?? null;
  const sent: GameBody = Object.assign(bodyOf(game), change);
  assertComplete(item, sent);
  const before = fieldsOf(position, bodyOf(game));
  const after = fieldsOf(position, sent);
  if (after.opponentId !== before.opponentId && !(await isOrganization(ctx.sql, after.opponentId)))
    throw unknownOpponent();
  const changes = changesBetween(before, after);
  if (changes.any) {
    ctx.em.assign(game, after);
    item.feedAt = feedAtOf(after.date, item.createdAt);
    item.version++;
    ctx.emit('item.changed', itemFact(item));
  }
  await ctx.em.flush();
  const corrected = await view(ctx, id);
  if (changes.counted) await markSeasonsDue(ctx, item.authorId, [before.date, after.date]);
  return corrected;
};

/** Removes the game with its likes and comments. @throws 404 for what the actor may not see, 403 when it is somebody else's. */
export const removeGame = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const item = await ownItem(ctx, 'game', id);
  const { date } = await ctx.em.findOneOrFail(Game, id);
  item.version++;
  ctx.emit('item.removed', itemFact(item));
  ctx.em.remove(item);
  await markSeasonsDue(ctx, item.authorId, [date]);
  return { success: true };
};
