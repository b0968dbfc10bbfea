import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Circle } from './circle.entity.js';

/** An adult of a circle says that they know a player. Two of different families give the place. */
export const CircleVouch = defineEntity({
  name: 'CircleVouch',
  properties: {
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    circleId: p
      .manyToOne(Circle)
      .mapToPk()
      .fieldName('circle_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    voucherId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('voucher_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    createdAt: p.datetime(6),
  },
  indexes: [
    { name: 'circle_vouch_of_voucher', properties: ['voucherId'] },
    { name: 'circle_vouch_of_circle', properties: ['circleId'] },
  ],
});
