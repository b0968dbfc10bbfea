import { defineEntity, p } from '@mikro-orm/postgresql';
import { Item } from '../item/item.entity.js';
import { Player } from '../player/player.entity.js';

/** A player likes an item. */
export const Like = defineEntity({
  name: 'Like',
  tableName: 'item_like',
  properties: {
    itemId: p
      .manyToOne(Item)
      .mapToPk()
      .fieldName('item_id')
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
    createdAt: p.datetime(6).defaultRaw('now()'),
  },
  indexes: [{ name: 'item_like_of_player', properties: ['playerId'] }],
});
