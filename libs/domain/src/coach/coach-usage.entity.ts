import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** Model tokens and answers of a player on one day. */
export const CoachUsage = defineEntity({
  name: 'CoachUsage',
  properties: {
    /** UTC. */
    day: p.date().primary(),
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    tokens: p.integer().default(0),
    answers: p.integer().default(0),
  },
  indexes: [{ name: 'coach_usage_of_player', properties: ['playerId'] }],
});
