import type { GameBody, GameView } from '@rinkside/contracts/game';
import {
  liveGameRules,
  type LiveGameBody,
  type LiveGameEvent,
  type LiveGameReply,
  type LiveGameView,
  type liveGameRoutes,
  scoringRoles,
  shownStatus,
} from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { playerRules } from '@rinkside/contracts/player';
import type { ReplyOf } from '@rinkside/contracts/route';
import { AppError, forbidden, notFound, validationError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { actorOf, type Ctx } from '../actor.js';
import { itemView } from '../item/item.views.js';
import { organizationExists } from '../organization/organization.policy.js';
import { assertAccountOpen } from '../account/open-account.js';
import { hasContactData } from '@rinkside/safety/contact-data/contact-data';
import { canSeeLiveGameSql, scoringRoleSql } from './live-game.policy.js';
import {
  liveGameColumns,
  liveGameRow,
  selectEvents,
  selectScorer,
  type LiveGameEventRow,
  type LiveGameRow,
} from './live-game.rows.js';
import { readLiveGame } from './live-game.views.js';
import {
  assertDiscards,
  assertEventsFit,
  assertEventsOfLink,
  countTakeOver,
  gameOfLink,
} from './scorer-by-link.js';

/** How far ahead the clock of a device may be. */
const maxAheadMs = 60_000;

/** The clock of a device can be wrong: a time in the future is stored as now. */
const notAhead = (instant: string, now: Date) =>
  Date.parse(instant) > now.getTime() + maxAheadMs ? now.toISOString() : instant;

/** What a device sends a day late is no news to followers. */
const isLiveNow = (ctx: Ctx, summary: LiveGameView['summary']): boolean =>
  shownStatus({ status: 'live', summary }, ctx.now.getTime()) === 'live';

const emitChanged = (ctx: Ctx, { id, player_id: user_id, version }: LiveGameRow, { news = false } = {}) =>
  ctx.emit('live_game.changed', { id, user_id, version: version + 1, ...(news && { news }) });

// Like a new item: the share lock on the player makes a concurrent suspension wait.
const insertGame = statement(
  'liveGame.add',
  `with player as (select id, organization_id, position from player where id = $2 and suspended_at is null for share)
   insert into live_game (id, player_id, organization_id, position, opponent_id, opponent_name, home, period_minutes, status,
     started_at, terms, device_id, scorer_id, summary, changed_at, version)
   select $1, id, organization_id, position, $3, $4, $5, $6, 'live', $7, array[$7::timestamptz], $8, $9, $10::jsonb, $11, 1
   from player on conflict do nothing returning id`,
  z.object({ id: z.string() }),
);
const selectPlayerOf = statement(
  'liveGame.playerOf',
  `select player_id from live_game where id = $1`,
  z.object({ player_id: z.string() }),
);

/** Names of the events' texts and of the opponent are read by others. */
const assertNoContactData = (path: string, text: string) => {
  if (hasContactData(text)) throw validationError(path, playerRules.contactData);
};

/**
 * Starts the live log of a game of the actor. Repeating it returns the same game.
 * @param scorerId the account that scores: the actor's, or that of a guardian
 * @throws conflict if the actor has a running live game, invalid for an unknown opponent
 */
export const startLiveGame = async (
  ctx: Ctx,
  { body, scorerId }: { body: LiveGameBody; scorerId: string },
): Promise<LiveGameReply> => {
  const { id, opponent, period_minutes } = body;
  const opponentId = 'organization_id' in opponent ? opponent.organization_id : null;
  const opponentName = 'name' in opponent ? opponent.name : null;
  if (opponentName) assertNoContactData('opponent.name', opponentName);
  if (opponentId && !(await organizationExists(ctx.sql, opponentId)))
    throw validationError('opponent.organization_id', liveGameRules.opponent);
  const started_at = notAhead(body.started_at, ctx.now);
  const { timeline: _, ...summary } = reduceLiveGame({
    started_at,
    period_minutes,
    terms: [started_at],
    events: [],
  });
  const [added] = await ctx.sql.rows(insertGame, [
    id,
    ctx.actor.id,
    opponentId,
    opponentName,
    body.home,
    period_minutes,
    started_at,
    body.device_id,
    scorerId,
    JSON.stringify(summary),
    ctx.now,
  ]);
  const news = isLiveNow(ctx, summary) ? ({ news: true } as const) : {};
  if (added) ctx.emit('live_game.changed', { id, user_id: ctx.actor.id, version: 1, ...news });
  else {
    const [existing] = await ctx.sql.rows(selectPlayerOf, [id]);
    if (existing?.player_id !== ctx.actor.id) {
      await assertAccountOpen(ctx.sql, ctx.actor.id);
      throw new AppError('conflict', liveGameRules.alreadyLive);
    }
  }
  return readLiveGame(ctx.sql, ctx.actor.id, id);
};

const lockGame = statement(
  'liveGame.lock',
  `select ${liveGameColumns}, ${scoringRoleSql('$2::uuid')} as role, ${canSeeLiveGameSql('$2::uuid')} as "canSee"
   from live_game l where l.id = $1 for no key update of l`,
  liveGameRow.extend({ role: z.enum(scoringRoles).nullable(), canSee: z.boolean() }),
);

/** Locks a live game that the actor logs. @throws notFound if the actor may not see it, forbidden unless they may log it. */
const lockScored = async (ctx: Ctx, id: string): Promise<LiveGameRow> => {
  const [game] = await ctx.sql.rows(lockGame, [id, ctx.actor.id]);
  if (!game || !(game.canSee || game.role)) throw notFound();
  const { role } = game;
  if (!role) throw forbidden();
  return { ...game, role };
};

const ended = () => new AppError('conflict', liveGameRules.ended);

const insertEvents = statement(
  'liveGame.addEvents',
  `insert into live_game_event (id, live_game_id, device_id, sequence, term, position, occurred_at, action, by_link, scorer_id,
     taken_down_at)
   select e.id, $1, e.device_id, e.sequence, e.term, e.position, e.occurred_at, e.action, $3::uuid is not null, $3,
     case when e."takenDown" then $4::timestamptz end
   from jsonb_to_recordset($2::jsonb) as e (id uuid, device_id uuid, sequence int, term int, position int,
     occurred_at timestamptz, action jsonb, "takenDown" boolean)
   on conflict (id) do nothing returning id`,
  z.object({ id: z.string() }),
);
const updateSummary = statement(
  'liveGame.append',
  `update live_game set summary = $2::jsonb, events_count = $3, changed_at = $4, version = version + 1 where id = $1`,
);

interface AddedEvent extends LiveGameEvent {
  position: number;
  takenDown: boolean;
}

/**
 * Returns the events that are not stored yet, with their positions. An edit of a note that was taken down stays taken down.
 * @throws invalid for a term that has not begun and for contact data in a note, conflict for a missing or another event
 * of the device
 */
const newEvents = (
  game: LiveGameRow,
  stored: readonly LiveGameEventRow[],
  events: readonly LiveGameEvent[],
  now: Date,
): AddedEvent[] => {
  const idsByNumber = new Map(stored.map(({ id, device_id, sequence }) => [`${device_id} ${sequence}`, id]));
  const lastOfDevice = new Map<string, number>();
  for (const { device_id, sequence } of stored)
    lastOfDevice.set(device_id, Math.max(sequence, lastOfDevice.get(device_id) ?? 0));
  const storedIds = new Set(stored.map(({ id }) => id));
  const takenDownIds = new Set(stored.filter(({ takenDown }) => takenDown).map(({ id }) => id));
  const added: AddedEvent[] = [];
  for (const [at, event] of events.entries()) {
    const { id, device_id, sequence, term, action } = event;
    const number = `${device_id} ${sequence}`;
    if (idsByNumber.get(number) === id) continue;
    if (idsByNumber.has(number) || storedIds.has(id)) throw new AppError('conflict', liveGameRules.conflict);
    const expected = (lastOfDevice.get(device_id) ?? 0) + 1;
    if (sequence !== expected)
      throw new AppError('conflict', liveGameRules.gap, [{ path: 'sequence', message: String(expected) }]);
    if (term > game.terms.length) throw validationError(`events.${at}.term`, liveGameRules.unknownTerm);
    const note = action.kind === 'edit' ? action.play : action;
    if (note.kind === 'note') assertNoContactData(`events.${at}.action`, note.text);
    idsByNumber.set(number, id);
    storedIds.add(id);
    lastOfDevice.set(device_id, sequence);
    const position = stored.length + added.length + 1;
    const takenDown = action.kind === 'edit' && takenDownIds.has(action.target_id);
    added.push({ ...event, occurred_at: notAhead(event.occurred_at, now), position, takenDown });
  }
  return added;
};

type ScorerReply = ReplyOf<typeof liveGameRoutes.append>;

const scorerReply = async (ctx: Ctx, id: string): Promise<ScorerReply> => {
  const [row] = await ctx.sql.rows(selectScorer, [id]);
  if (!row) throw notFound();
  const { version, ...scorer } = row;
  return { version, scorer };
};

/**
 * Stores events of the actor's device once each, and what all events add up to. The game is locked first, so the events of
 * several devices get one order.
 * @param accountId the account that logs: the actor's, or that of a guardian
 * @throws conflict as {@link newEvents}, for a game that has ended and for events that do not fit; forbidden for what only
 * the player's side may log
 */
export const appendEvents = async (
  ctx: Ctx,
  { id, events, accountId }: { id: string; events: LiveGameEvent[]; accountId: string },
): Promise<ScorerReply> => {
  const [game, stored] = await Promise.all([lockScored(ctx, id), ctx.sql.rows(selectEvents, [id])]);
  const added = newEvents(game, stored, events, ctx.now);
  if (added.length > 0) {
    if (game.status !== 'live') throw ended();
    const scorerId = game.role === 'link' ? accountId : null;
    if (scorerId !== null) assertEventsOfLink(stored, events);
    assertEventsFit(stored, added.length, scorerId);
    const { timeline: _, ...summary } = reduceLiveGame({ ...game, events: [...stored, ...added] });
    const [inserted] = await Promise.all([
      ctx.sql.rows(insertEvents, [id, JSON.stringify(added), scorerId, ctx.now]),
      ctx.sql.rows(updateSummary, [id, JSON.stringify(summary), stored.length + added.length, ctx.now]),
    ]);
    // An event of another live game has this id.
    if (inserted.length < added.length) throw new AppError('conflict', liveGameRules.conflict);
    emitChanged(ctx, game, { news: summary.counts.goals !== game.goals && isLiveNow(ctx, summary) });
  }
  return scorerReply(ctx, id);
};

const addTerm = statement(
  'liveGame.takeOver',
  `update live_game set terms = terms || $2::timestamptz, device_id = $3, scorer_id = $4, changed_at = $2, version = version + 1
   where id = $1`,
);

/**
 * Makes the actor's device the scorer. Repeating it changes nothing.
 * @param scorerId the account that logs: the actor's, or that of a guardian
 * @throws conflict for a game that has ended or changed its scorer too often, and for a scorer by link who took over too often
 */
export const takeOverLiveGame = async (
  ctx: Ctx,
  { id, deviceId, scorerId }: { id: string; deviceId: string; scorerId: string },
): Promise<ScorerReply> => {
  const game = await lockScored(ctx, id);
  if (game.status !== 'live') throw ended();
  if (game.device_id !== deviceId) {
    await countTakeOver(ctx, game, scorerId);
    await ctx.sql.rows(addTerm, [id, ctx.now, deviceId, scorerId]);
    emitChanged(ctx, game);
  }
  return scorerReply(ctx, id);
};

const end = statement(
  'liveGame.end',
  `update live_game set status = $2, ended_at = $3, changed_at = $3, game_id = $4, version = version + 1 where id = $1`,
);

/**
 * Ends a live game and logs the player's ordinary game in the same transaction. Repeating it returns the same game.
 * @param body the reviewed numbers
 * @param logGame creates the game for the player
 * @throws conflict for a discarded game, forbidden for a scorer by link with other numbers than those of the log
 */
export const finishLiveGame = async (
  ctx: Ctx,
  {
    id,
    body,
    logGame,
  }: { id: string; body: GameBody; logGame: (ctx: Ctx, body: GameBody) => Promise<GameView> },
): Promise<GameView> => {
  const game = await lockScored(ctx, id);
  if (game.status === 'discarded') throw ended();
  let gameId = game.game_id;
  if (!gameId) {
    const { em, sql, now, emit } = ctx;
    const reviewed = game.role === 'link' ? await gameOfLink(ctx, game, body) : body;
    ({ id: gameId } = await logGame({ em, sql, now, emit, actor: actorOf(game.player_id) }, reviewed));
    await ctx.sql.rows(end, [id, 'final', ctx.now, gameId]);
    emitChanged(ctx, game, { news: true });
  }
  const view = await itemView(ctx.sql, ctx.actor.id, 'game', gameId);
  if (!view) throw notFound();
  return view;
};

const deleteEvents = statement(
  'liveGame.deleteEvents',
  `delete from live_game_event where live_game_id = $1`,
);

/** Discards a live game with its events; maintenance deletes the row. Repeating it changes nothing. @throws conflict for a finished game, forbidden for a scorer by link */
export const discardLiveGame = async (ctx: Ctx, { id }: { id: string }): Promise<{ success: true }> => {
  const game = await lockScored(ctx, id);
  assertDiscards(game);
  if (game.status === 'final') throw ended();
  if (game.status === 'live') {
    await ctx.sql.rows(deleteEvents, [id]);
    await ctx.sql.rows(end, [id, 'discarded', ctx.now, null]);
    emitChanged(ctx, game, { news: true });
  }
  return { success: true };
};
