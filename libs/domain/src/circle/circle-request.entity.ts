import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { CircleLink } from './circle-link.entity.js';
import { Circle } from './circle.entity.js';

const link: { '~entity': { id: string } } = CircleLink;

/** A player waits for a place in a circle. The answer and the withdrawal delete the row. */
export const CircleRequest = defineEntity({
  name: 'CircleRequest',
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
    /** The account that asked: the player's, or a guardian's. Null for a request of the migration. */
    askedBy: p.manyToOne(Player).mapToPk().fieldName('asked_by').deleteRule('set null').nullable(),
    askedAt: p.datetime(6),
    /** The link by which the player came, if it could not give the place at once. */
    linkId: p.manyToOne(link).mapToPk().fieldName('link_id').deleteRule('set null').nullable(),
  },
  indexes: [
    { name: 'circle_request_of_circle', properties: ['circleId', 'askedAt', 'playerId'] },
    { name: 'circle_request_asked_by', properties: ['askedBy'], where: 'asked_by is not null' },
    { name: 'circle_request_link', properties: ['linkId'], where: 'link_id is not null' },
    { name: 'circle_request_age', properties: ['askedAt'] },
  ],
});
