import { liveGameStatuses } from '@rinkside/contracts/live-game';
import { statement, type Sql } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { canScoreSql } from '../live-game/live-game.policy.js';
import {
  addNotifications,
  firstId,
  receiversPerTransaction,
  reportRemoved,
} from './notification.commands.js';
import { isAbandonedSql } from './notification.triggers.js';
import { stillHoldsSql } from './notification.views.js';

// The share lock makes scorers wait, so that concurrent batches report the same state.
const lockGame = statement(
  'notification.lockLiveGame',
  'select player_id, scorer_id, status from live_game where id = $1 for share',
  z.object({ player_id: z.string(), scorer_id: z.string().nullable(), status: z.enum(liveGameStatuses) }),
);
const selectFollowers = statement(
  'notification.liveGameFollowers',
  `select follower_id as id from follow where target_id = $1 and live_alerts and target_type = 'user' and following
     and follower_id > $2 order by follower_id limit ${receiversPerTransaction}`,
  z.object({ id: z.string() }),
);

/**
 * Notifies followers who switched that on of the state of a live game. Each has one notification of the game. Repeating it
 * changes nothing.
 * @param after continues after this follower
 * @returns the last follower of a full batch
 */
export const notifyFollowers = async (
  ctx: Ctx,
  { live_game_id, after = firstId }: { live_game_id: string; after?: string | undefined },
): Promise<string | undefined> => {
  const [game] = await ctx.sql.rows(lockGame, [live_game_id]);
  if (!game || game.status === 'discarded') return undefined;
  const followers = await ctx.sql.rows(selectFollowers, [game.player_id, after]);
  await addNotifications(
    ctx,
    followers.map(({ id: player_id }) => ({
      kind: 'live_game',
      player_id,
      actor_id: game.player_id,
      account_id: game.scorer_id ?? undefined,
      live_game_id,
    })),
  );
  return followers.length === receiversPerTransaction ? followers.at(-1)?.id : undefined;
};

const selectOutdated = statement(
  'notification.outdatedOfLiveGame',
  `select n.id, n.player_id from notification n where n.live_game_id = $1 and n.player_id > $2 and not ${stillHoldsSql}
   order by n.player_id, n.id limit ${receiversPerTransaction}`,
  z.object({ id: z.string(), player_id: z.string() }),
);

/** Reports notifications of a live game that was discarded, ended, or is no longer shared. Parameters as {@link notifyFollowers}. */
export const reportOutdated = async (
  ctx: Ctx,
  { live_game_id, after = firstId }: { live_game_id: string; after?: string | undefined },
): Promise<string | undefined> => {
  const outdated = await ctx.sql.rows(selectOutdated, [live_game_id, after]);
  await reportRemoved(ctx, outdated);
  return outdated.length === receiversPerTransaction ? outdated.at(-1)?.player_id : undefined;
};

const selectAbandoned = statement(
  'notification.abandonedLiveGames',
  `select l.id as live_game_id, case when ${canScoreSql('l.scorer_id')} then l.scorer_id else l.player_id end as player_id
   from live_game l where ${isAbandonedSql}
     and not exists (select from notification n where n.live_game_id = l.id and n.kind = 'live_abandoned') limit 100`,
  z.object({ live_game_id: z.string(), player_id: z.string() }),
);

/** Returns the live games that nobody logs any more, with the scorer to ask: the last one, or the player. */
export const abandonedLiveGames = (sql: Sql) => sql.rows(selectAbandoned, []);

/** Asks the scorer of an abandoned live game whether it is over. Repeating it changes nothing. */
export const askScorer = (ctx: Ctx, game: { live_game_id: string; player_id: string }): Promise<void> =>
  addNotifications(ctx, [{ kind: 'live_abandoned', ...game }]);
