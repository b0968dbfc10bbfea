import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** The version of a player's unread count. */
export const NotificationCounter = defineEntity({
  name: 'NotificationCounter',
  properties: {
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    version: p.integer(),
  },
});
