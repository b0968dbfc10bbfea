import { defineEntity, p } from '@mikro-orm/postgresql';
import { Item } from '../item/item.entity.js';
import { Player } from '../player/player.entity.js';

/** An award that a player holds. */
export const Award = defineEntity({
  name: 'Award',
  properties: {
    id: p.uuid().primary(),
    playerId: p.manyToOne(Player).mapToPk().fieldName('player_id').deleteRule('cascade'),
    kind: p.text(),
    /** The item that earned it. */
    itemId: p.manyToOne(Item).mapToPk().fieldName('item_id').deleteRule('set null').nullable(),
    grantedAt: p.datetime(6),
    version: p.integer().default(1),
  },
  uniques: [{ properties: ['playerId', 'kind'] }],
  indexes: [{ name: 'award_of_item', properties: ['itemId'], where: 'item_id is not null' }],
});
