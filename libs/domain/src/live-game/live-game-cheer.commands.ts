import { liveGameRules, type Cheers, type liveGameRoutes } from '@rinkside/contracts/live-game';
import type { ReplyOf } from '@rinkside/contracts/route';
import { AppError, notFound } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { canSeeLiveGameSql, isLiveSql } from './live-game.policy.js';

const selectSeen = statement(
  'liveGame.seen',
  `select from live_game l where l.id = $1 and ${canSeeLiveGameSql('$2::uuid')}`,
  z.object({}),
);
const addCheers = statement(
  'liveGame.cheer',
  `with game as (update live_game set stick_taps = stick_taps + $3, fires = fires + $4, hearts = hearts + $5, version = version + 1
     where id = $1 and ${isLiveSql('live_game')} returning player_id, version, stick_taps, fires, hearts),
   own as (insert into live_game_cheer as c (live_game_id, player_id, stick_taps, fires, hearts)
     select $1, $2, $3, $4, $5 from game
     on conflict (live_game_id, player_id) do update
     set stick_taps = c.stick_taps + $3, fires = c.fires + $4, hearts = c.hearts + $5)
   select player_id, version, stick_taps as stick_tap, fires as fire, hearts as heart from game`,
  z.object({
    player_id: z.string(),
    version: z.number(),
    stick_tap: z.number(),
    fire: z.number(),
    heart: z.number(),
  }),
);

/**
 * Adds cheers of the actor to a running live game. @returns the cheers of everyone
 * @throws notFound for a game the actor may not see, conflict for one that has ended or that nobody logs any more
 */
export const cheerLiveGame = async (
  ctx: Ctx,
  { id, cheers: { stick_tap, fire, heart } }: { id: string; cheers: Cheers },
): Promise<ReplyOf<typeof liveGameRoutes.cheer>> => {
  const [seen] = await ctx.sql.rows(selectSeen, [id, ctx.actor.id]);
  if (!seen) throw notFound();
  const [added] = await ctx.sql.rows(addCheers, [id, ctx.actor.id, stick_tap, fire, heart]);
  if (!added) throw new AppError('conflict', liveGameRules.ended);
  const { player_id: user_id, version, ...cheers } = added;
  ctx.emit('live_game.cheered', { id, user_id, version });
  return { version, cheers };
};
