import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { LiveGame } from './live-game.entity.js';

/** How often a person cheered for a live game. */
export const LiveGameCheer = defineEntity({
  name: 'LiveGameCheer',
  properties: {
    liveGameId: p
      .manyToOne(LiveGame)
      .mapToPk()
      .fieldName('live_game_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    stickTaps: p.integer(),
    fires: p.integer(),
    hearts: p.integer(),
  },
  indexes: [{ name: 'live_game_cheer_of_player', properties: ['playerId'] }],
});
