import type { GameBody } from '@rinkside/contracts/game';
import { liveGameRules, type LiveGameEvent } from '@rinkside/contracts/live-game';
import { scorerRefusals } from '@rinkside/contracts/live-game.refusals';
import { finalNumbers, isAsLogged } from '@rinkside/contracts/live-game.final';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { addOrganization } from '../organization/add-organization.js';
import type { LiveGameEventRow, LiveGameRow } from './live-game.rows.js';

/** What only the player's side may do. */
const forSideOnly = (message: string, path?: string) =>
  new AppError('forbidden', message, path === undefined ? undefined : [{ path, message }]);

/** @throws forbidden for a scorer by link */
export const assertDiscards = ({ role }: Pick<LiveGameRow, 'role'>): void => {
  if (role === 'link') throw forSideOnly(scorerRefusals.linkDiscard);
};

const changesOthers = new Set<LiveGameEvent['action']['kind']>(['undo', 'edit']);

/**
 * A scorer by link chooses notes from the list, and corrects what scorers by link logged.
 * @throws forbidden with the path `events.{n}.action`
 */
export const assertEventsOfLink = (
  stored: readonly LiveGameEventRow[],
  events: readonly LiveGameEvent[],
): void => {
  const ofLinks = new Set(stored.filter(({ by_link }) => by_link).map(({ id }) => id));
  const storedIds = new Set(stored.map(({ id }) => id));
  for (const [at, { id, action }] of events.entries()) {
    // An event that is stored already was checked then.
    if (storedIds.has(id)) continue;
    const path = `events.${at}.action`;
    const play = action.kind === 'edit' ? action.play : action;
    if (play.kind === 'note') throw forSideOnly(liveGameRules.linkNote, path);
    ofLinks.add(id);
    if (changesOthers.has(action.kind) && 'target_id' in action && !ofLinks.has(action.target_id))
      throw forSideOnly(scorerRefusals.linkCorrection, path);
  }
};

/**
 * Checks how many events a log still takes.
 * @param accountId of a scorer by link; null for the player's side
 * @throws conflict with the path `events` and the number of events that fit
 */
export const assertEventsFit = (
  stored: readonly LiveGameEventRow[],
  added: number,
  accountId: string | null,
): void => {
  const { maxEvents, keptEvents, maxLinkEvents } = liveGameRules;
  const ofLinks = stored.filter(({ by_link }) => by_link);
  const limits: { fits: number; message: string }[] = [
    { fits: maxEvents - stored.length, message: scorerRefusals.tooMany },
  ];
  if (accountId !== null) {
    const own = ofLinks.filter(({ scorer_id }) => scorer_id === accountId).length;
    limits.push(
      { fits: maxLinkEvents - own, message: scorerRefusals.tooManyOfLink },
      { fits: maxEvents - keptEvents - ofLinks.length, message: scorerRefusals.tooManyOfLinks },
    );
  }
  const [least] = limits.toSorted((a, b) => a.fits - b.fits);
  if (!least || added <= least.fits) return;
  const errors = [{ path: 'events', message: String(Math.max(0, least.fits)) }];
  throw new AppError('conflict', least.message, errors);
};

// The game is locked, so that concurrent takeovers are counted one after the other.
const countTakeover = statement(
  'liveGame.countTakeover',
  `insert into live_scorer as s (live_game_id, account_id, takeovers) values ($1, $2, 1)
   on conflict (live_game_id, account_id) do update set takeovers = s.takeovers + 1 where s.takeovers < $3
   returning s.takeovers`,
  z.object({ takeovers: z.number() }),
);

/** Checks that a locked game may change its scorer, and counts a takeover by link. @throws conflict at a limit */
export const countTakeOver = async (ctx: Ctx, game: LiveGameRow, accountId: string): Promise<void> => {
  const { maxTerms, keptTerms, maxLinkTakeovers } = liveGameRules;
  const isLink = game.role === 'link';
  if (game.terms.length >= maxTerms - (isLink ? keptTerms : 0))
    throw new AppError('conflict', isLink ? scorerRefusals.tooManyTakeovers : scorerRefusals.tooManyTerms);
  if (!isLink) return;
  const [counted] = await ctx.sql.rows(countTakeover, [game.id, accountId, maxLinkTakeovers]);
  if (!counted) throw new AppError('conflict', scorerRefusals.tooManyTakeovers);
};

const selectByName = statement(
  'liveGame.opponentByName',
  `select id from organization where lower(name) = lower($1) and deleted_at is null order by id limit 1`,
  z.object({ id: z.string() }),
);

/** The opponent of the log in the directory; one that the log only names is found by its name, or added. */
const loggedOpponent = async (ctx: Ctx, { opponent_id, opponent_name }: LiveGameRow): Promise<string> => {
  if (opponent_id !== null) return opponent_id;
  const name = opponent_name ?? '';
  const [existing] = await ctx.sql.rows(selectByName, [name]);
  if (existing) return existing.id;
  const { id } = addOrganization(ctx, { name });
  await ctx.em.flush();
  return id;
};

/**
 * Returns the game that a scorer by link may end a log with: exactly what the log says.
 * @throws forbidden for other numbers and for another opponent of the directory
 */
export const gameOfLink = async (ctx: Ctx, game: LiveGameRow, body: GameBody): Promise<GameBody> => {
  const logged = finalNumbers(game, ctx.now.getTime());
  if (!isAsLogged(body, logged, game)) throw forSideOnly(liveGameRules.linkNumbers);
  const organization_id = await loggedOpponent(ctx, game);
  if (game.opponent_id !== null && body.organization_id !== game.opponent_id)
    throw forSideOnly(liveGameRules.linkNumbers);
  return { ...logged, ...body, organization_id };
};
