import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Circle } from './circle.entity.js';

/** A coach offers the coach of another circle of the organization that their circles become one. */
export const CircleOffer = defineEntity({
  name: 'CircleOffer',
  properties: {
    circleId: p
      .manyToOne(Circle)
      .mapToPk()
      .fieldName('circle_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    targetId: p
      .manyToOne(Circle)
      .mapToPk()
      .fieldName('target_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    offeredBy: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('offered_by')
      .deleteRule('cascade')
      .updateRule('no action'),
    offeredAt: p.datetime(6),
  },
  indexes: [
    { name: 'circle_offer_of_target', properties: ['targetId'] },
    { name: 'circle_offer_by', properties: ['offeredBy'] },
    { name: 'circle_offer_age', properties: ['offeredAt'] },
  ],
});
