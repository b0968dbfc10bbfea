import { reportTargets, type reportReasons } from '@rinkside/contracts/report';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A report of content or of a player. */
export const Report = defineEntity({
  name: 'Report',
  properties: {
    id: p.uuid().primary(),
    reporterId: p.manyToOne(Player).mapToPk().fieldName('reporter_id').deleteRule('set null').nullable(),
    targetType: p.enum(reportTargets),
    targetId: p.uuid(),
    /** Null for an organization, and for a note of an account that was deleted. */
    authorId: p.manyToOne(Player).mapToPk().fieldName('author_id').deleteRule('cascade').nullable(),
    reason: p.text().$type<(typeof reportReasons)[number]>(),
    note: p.text().nullable(),
    createdAt: p.datetime(6),
    settledAt: p.datetime(6).nullable(),
  },
  uniques: [
    {
      name: 'report_once',
      properties: ['reporterId', 'targetType', 'targetId'],
      where: 'settled_at is null',
    },
  ],
  indexes: [
    { name: 'report_open', properties: ['createdAt', 'id'], where: 'settled_at is null' },
    { name: 'report_target', properties: ['targetType', 'targetId'], where: 'settled_at is null' },
    { name: 'report_of_reporter', properties: ['reporterId'], where: 'reporter_id is not null' },
    { name: 'report_of_author', properties: ['authorId'] },
    { name: 'report_age', properties: ['createdAt'] },
  ],
});
