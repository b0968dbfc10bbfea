import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Circle } from './circle.entity.js';

/** A link that gives places in a circle. */
export const CircleLink = defineEntity({
  name: 'CircleLink',
  properties: {
    id: p.uuid().primary(),
    circleId: p
      .manyToOne(Circle)
      .mapToPk()
      .fieldName('circle_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    createdBy: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('created_by')
      .deleteRule('cascade')
      .updateRule('no action'),
    /** The team whose roster the link leads to. Not a relation: a link is a row of its circle, and `Team` refers to that. */
    teamId: p.uuid().nullable(),
    /** Six letters and digits to read aloud. It gives nothing without a tap of the team's staff, so they may see it again. */
    code: p.text().nullable(),
    codeExpiresAt: p.datetime(6).nullable(),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: p.text(),
    uses: p.integer().default(0),
    maxUses: p.integer(),
    createdAt: p.datetime(6),
    expiresAt: p.datetime(6),
    revokedAt: p.datetime(6).nullable(),
  },
  uniques: [{ properties: ['tokenHash'] }],
  indexes: [
    { name: 'circle_link_of_circle', properties: ['circleId', 'id'] },
    { name: 'circle_link_of_team', properties: ['teamId'], where: 'team_id is not null' },
    {
      name: 'circle_link_code',
      expression: 'create unique index circle_link_code on circle_link (code) where code is not null',
    },
    { name: 'circle_link_of_creator', properties: ['createdBy'] },
    { name: 'circle_link_age', properties: ['expiresAt'] },
  ],
});
