import { ageLevels, levels } from '@rinkside/contracts/player';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Circle } from '../circle/circle.entity.js';
import { Player } from '../player/player.entity.js';

/** A team of an organization in one season. It belongs to a circle of the organization. */
export const Team = defineEntity({
  name: 'Team',
  properties: {
    id: p.uuid().primary(),
    circleId: p
      .manyToOne(Circle)
      .mapToPk()
      .fieldName('circle_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    name: p.text(),
    ageLevel: p.enum(ageLevels),
    level: p.enum(levels),
    /** First year of the season. */
    season: p.integer(),
    /** Null once the account is deleted. */
    createdBy: p.manyToOne(Player).mapToPk().fieldName('created_by').deleteRule('set null').nullable(),
    createdAt: p.datetime(6),
    version: p.integer().default(1),
  },
  indexes: [
    { name: 'team_of_circle', properties: ['circleId', 'season'] },
    { name: 'team_of_creator', properties: ['createdBy'], where: 'created_by is not null' },
  ],
});
