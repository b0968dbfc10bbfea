import { seasonDefinitions } from '@rinkside/contracts/season';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A player's totals of one season. */
export const SeasonStats = defineEntity({
  name: 'SeasonStats',
  properties: {
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    reading: p.enum(seasonDefinitions).primary(),
    season: p.integer().primary(),
    games: p.integer().default(0),
    wins: p.integer().default(0),
    losses: p.integer().default(0),
    ties: p.integer().default(0),
    goals: p.integer().default(0),
    assists: p.integer().default(0),
    saves: p.integer().default(0),
    shotsAgainst: p.integer().default(0),
    goalsAgainst: p.integer().default(0),
    penaltyMinutes: p.integer().default(0),
    minutes: p.integer().default(0),
    shutouts: p.integer().default(0),
    /** The totals are stale while `computedRevision` is less than `requestedRevision`. */
    requestedRevision: p.integer().default(1),
    computedRevision: p.integer().default(0),
    version: p.integer().default(0),
  },
});
