import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Circle } from './circle.entity.js';

/** Another person ended a place. For 30 days only a coach or a moderator gives it again. */
export const CircleEnd = defineEntity({
  name: 'CircleEnd',
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
    endedAt: p.datetime(6),
  },
  indexes: [
    { name: 'circle_end_of_circle', properties: ['circleId'] },
    { name: 'circle_end_age', properties: ['endedAt'] },
  ],
});
