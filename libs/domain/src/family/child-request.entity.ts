import { childRequestKinds, childRequestStates } from '@rinkside/contracts/child-request';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A request to delete the profile of a child, or to hand it over to a login. */
export const ChildRequest = defineEntity({
  name: 'ChildRequest',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(childRequestKinds),
    childId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('child_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    askedBy: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('asked_by')
      .deleteRule('set null')
      .updateRule('no action')
      .nullable(),
    /** The new account that gets the profile. */
    accountId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('account_id')
      .deleteRule('set null')
      .updateRule('no action')
      .nullable(),
    /** For the identity provider, to delete the login of the child. */
    proof: p.text().nullable(),
    state: p.enum(childRequestStates),
    askedAt: p.datetime(6),
    effectiveAt: p.datetime(6),
    objectedAt: p.datetime(6).nullable(),
    /** When it was carried out, withdrawn, refused or lapsed. */
    decidedAt: p.datetime(6).nullable(),
    version: p.integer().default(1),
  },
  indexes: [
    {
      name: 'child_request_open',
      expression: `create unique index child_request_open on child_request (child_id) where state in ('waiting', 'objected')`,
    },
    { name: 'child_request_of_child', properties: ['childId', 'id'] },
    { name: 'child_request_asker', properties: ['askedBy'] },
    { name: 'child_request_account', properties: ['accountId'], where: 'account_id is not null' },
    {
      name: 'child_request_due',
      properties: ['effectiveAt'],
      where: `state in ('waiting', 'objected')`,
    },
    { name: 'child_request_age', properties: ['askedAt'] },
  ],
});
