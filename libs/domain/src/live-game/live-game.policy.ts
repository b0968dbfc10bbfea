import { liveGameRules, type LiveGameView, type ScoringRole } from '@rinkside/contracts/live-game';
import { blockedWithSql } from '../block/block.policy.js';
import { canSeeSql } from '../item/item.policy.js';
import { isKnownToSql } from '../organization/membership.js';
import { holdsForSql, isGuardianSql } from '../family/guardian.policy.js';
import { hasMinorsItemsSql } from '../player/minor.js';
import { playerVisibleSql } from '../player/player.policy.js';

/** How a viewer is related to the player of a live game. */
export interface LiveGameRelation {
  self: boolean;
  /** The viewer may see the player: {@link playerVisibleSql}. */
  playerVisible: boolean;
  /** The player's items count as a minor's. */
  minors: boolean;
  /** The viewer shares the player's organization or is followed by the player. */
  known: boolean;
  guardian: boolean;
  /** The viewer accepted to score the game. */
  scorer: boolean;
  /** The viewer may see the ordinary game. */
  seesGame: boolean;
}

/**
 * A running game is seen like a game of an adult; that of a minor only by people known to the player, guardians and invited scorers. The
 * log of a finished game is seen like the game.
 */
export const canSeeLiveGame = (status: LiveGameView['status'], relation: LiveGameRelation): boolean => {
  if (status === 'final') return relation.seesGame;
  const { self, playerVisible, minors, known, guardian, scorer } = relation;
  return self || (playerVisible && (!minors || known || guardian || scorer));
};

/** SQL for whether a viewer accepted to score a live game aliased `l`. */
const isScorerSql = (
  viewer: string,
) => `exists (select from live_link k where k.live_game_id = l.id and k.kind = 'scorer'
  and k.accepted_by = ${viewer} and k.revoked_at is null and ${holdsForSql('k.created_by', 'k.player_id')})`;

/**
 * {@link canSeeLiveGame} in SQL, for a live game aliased `l`. Its last update, that it was discarded, goes to the same people.
 * @param isKnown for whether the viewer is known to the player, aliased `a`
 */
export const canFollowLiveGameSql = (viewer: string, isKnown = isKnownToSql('a', viewer)) =>
  `(case l.status
    when 'final' then exists (select from item i where i.id = l.game_id and ${canSeeSql(viewer)})
    else l.player_id = ${viewer} or exists (select from player a where a.id = l.player_id
      and ${playerVisibleSql('a', viewer)}
      and (not ${hasMinorsItemsSql('a')} or ${isKnown} or ${isGuardianSql(viewer, 'a')}
        or ${isScorerSql(viewer)})) end)`;
/** SQL for whether a viewer may read a live game aliased `l`: nobody reads a discarded one. */
export const canSeeLiveGameSql = (viewer: string) =>
  `(l.status <> 'discarded' and ${canFollowLiveGameSql(viewer)})`;

/**
 * SQL for whether a live game runs and something was logged in the last hours: else it is not live to others. A log that
 * a device sends late counts by the times of its taps.
 */
export const isLiveSql = (game: string) => `(${game}.status = 'live'
  and coalesce((${game}.summary->>'last_event_at')::timestamptz, ${game}.changed_at)
    > now() - interval '${liveGameRules.abandonedHours} hours')`;

/** SQL for whether only a part of the signed-in people may see a live game aliased `l` of player `a`, apart from blocks. */
export const isRestrictedSql = `(case l.status
  when 'final' then not coalesce((select i.in_feeds from item i where i.id = l.game_id), false)
  else ${hasMinorsItemsSql('a')} or a.suspended_at is not null end)`;

/** How a person who may log a live game is related to it. */
export interface ScoringRelation {
  /** The person is the player, as whom guardians act. */
  self: boolean;
  /** The person accepted a link to score the game, which is not revoked. */
  scorer: boolean;
  /** The person or the player has blocked the other. */
  blocked: boolean;
}

/** Returns the side for which a person logs a live game; null for a person who may not. */
export const scoringRoleOf = ({ self, scorer, blocked }: ScoringRelation): ScoringRole | null => {
  if (self) return 'side';
  return scorer && !blocked ? 'link' : null;
};

/** {@link scoringRoleOf} in SQL, for a live game aliased `l`. */
export const scoringRoleSql = (viewer: string) =>
  `(case when l.player_id = ${viewer} then 'side'
    when ${isScorerSql(viewer)} and l.player_id <> all(${blockedWithSql(viewer)}) then 'link' end)`;

/** SQL for whether the viewer may log a live game aliased `l`. */
export const canScoreSql = (viewer: string) => `(${scoringRoleSql(viewer)} is not null)`;
