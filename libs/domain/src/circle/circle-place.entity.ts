import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { CircleLink } from './circle-link.entity.js';
import { Circle } from './circle.entity.js';

/** How a place came about. `member`: already a member when circles began. */
const placeSources = ['member', 'creator', 'link', 'coach', 'vouched', 'moderator'] as const;
export type PlaceSource = (typeof placeSources)[number];

/** With its whole type, that of `CirclePlace` would be longer than TypeScript declares. */
const link: { '~entity': { id: string } } = CircleLink;

/** A player belongs to a circle. */
export const CirclePlace = defineEntity({
  name: 'CirclePlace',
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
    since: p.datetime(6),
    source: p.enum(placeSources),
    /** The account that confirmed it, or the second one that vouched. */
    givenBy: p.manyToOne(Player).mapToPk().fieldName('given_by').deleteRule('set null').nullable(),
    /** The child whose guardian got this place with it. */
    givenWith: p.manyToOne(Player).mapToPk().fieldName('given_with').deleteRule('set null').nullable(),
    /** The guardian's account that asked for it; null for the player's own. */
    askedBy: p.manyToOne(Player).mapToPk().fieldName('asked_by').deleteRule('set null').nullable(),
    linkId: p.manyToOne(link).mapToPk().fieldName('link_id').deleteRule('set null').nullable(),
    /** Has coach rights in the circle since then. */
    coachAt: p.datetime(6).nullable(),
  },
  indexes: [
    { name: 'circle_place_of_circle', properties: ['circleId', 'playerId'] },
    {
      name: 'circle_place_coach',
      expression:
        'create unique index circle_place_coach on circle_place (player_id) where coach_at is not null',
    },
    { name: 'circle_place_given_by', properties: ['givenBy'], where: 'given_by is not null' },
    { name: 'circle_place_given_with', properties: ['givenWith'], where: 'given_with is not null' },
    { name: 'circle_place_asked_by', properties: ['askedBy'], where: 'asked_by is not null' },
    { name: 'circle_place_link', properties: ['linkId'], where: 'link_id is not null' },
  ],
});
