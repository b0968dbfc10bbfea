import { childLinkKinds } from '@rinkside/contracts/guardian';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A link that a guardian made for a child: an invitation of another guardian, or the hand-over to a login. */
export const ChildLink = defineEntity({
  name: 'ChildLink',
  properties: {
    id: p.uuid().primary(),
    kind: p.enum(childLinkKinds),
    childId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('child_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    guardianId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('guardian_id')
      .deleteRule('cascade')
      .updateRule('no action'),
    /** SHA-256 of the token, which is not stored. */
    tokenHash: p.text(),
    createdAt: p.datetime(6),
    expiresAt: p.datetime(6),
    acceptedAt: p.datetime(6).nullable(),
    revokedAt: p.datetime(6).nullable(),
  },
  uniques: [{ properties: ['tokenHash'] }],
  indexes: [
    { name: 'child_link_of_child', properties: ['childId', 'id'] },
    { name: 'child_link_of_guardian', properties: ['guardianId'] },
    { name: 'child_link_age', properties: ['expiresAt'] },
  ],
});
