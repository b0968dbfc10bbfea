import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { Organization } from '../organization/organization.entity.js';
import { Player } from '../player/player.entity.js';

/** A group of people of an organization who know each other. An organization has any number, at most one of them its own. */
export const Circle = defineEntity({
  name: 'Circle',
  properties: {
    id: p.uuid().primary(),
    organizationId: p.manyToOne(Organization).mapToPk().fieldName('organization_id').deleteRule('no action'),
    /** The organization's own circle, 'the club'. */
    own: p.boolean().default(false),
    /** Null for the circle of the migration, and once the account is deleted. */
    createdBy: p.manyToOne(Player).mapToPk().fieldName('created_by').deleteRule('set null').nullable(),
    createdAt: p.datetime(6),
    /** A first coach began it. */
    byCoach: p.boolean().default(false),
    /** A moderator declined that the circle of a first coach becomes or joins the own one. */
    declinedAt: p.datetime(6).nullable(),
    /** A coach or a moderator went through the members at the migration. */
    coachCheckedAt: p.datetime(6).nullable(),
    moderatorCheckedAt: p.datetime(6).nullable(),
  },
  indexes: [
    { name: 'circle_of_organization', properties: ['organizationId'] },
    { name: 'circle_of_creator', properties: ['createdBy'], where: 'created_by is not null' },
    {
      name: 'circle_own',
      expression: 'create unique index circle_own on circle (organization_id) where own',
    },
  ],
});
export type Circle = InferEntity<typeof Circle>;
