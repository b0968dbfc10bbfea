import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Circle } from './circle.entity.js';

/** A member of a circle without a coach says whether they know the coach of another circle. */
export const CoachAnswer = defineEntity({
  name: 'CoachAnswer',
  properties: {
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** The circle of the coach. */
    circleId: p
      .manyToOne(Circle)
      .mapToPk()
      .fieldName('circle_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** The circle of the one who answers, which the other one would join. */
    targetId: p
      .manyToOne(Circle)
      .mapToPk()
      .fieldName('target_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    yes: p.boolean(),
    answeredAt: p.datetime(6),
  },
  indexes: [
    { name: 'coach_answer_of_circle', properties: ['circleId', 'targetId'] },
    { name: 'coach_answer_of_target', properties: ['targetId'] },
    { name: 'coach_answer_age', properties: ['answeredAt'] },
  ],
});
