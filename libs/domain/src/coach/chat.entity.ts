import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A player's chat with the coach. */
export const Chat = defineEntity({
  name: 'Chat',
  properties: {
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    // Both counters are incremented under this row's lock, so messages and versions have one order, independent of clocks.
    lastPosition: p.integer().default(0),
    version: p.integer().default(0),
    /** Questions from before the concussion log were searched for an open report. */
    concussionSearched: p.boolean().default(false),
  },
});
