import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../../player/player.entity.js';

/** A deletion that waits until no change of the account's email can be undone. The profile counts as suspended meanwhile. */
export const PendingDeletion = defineEntity({
  name: 'PendingDeletion',
  properties: {
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    /** The account whose deletion it is part of: its own id, or that of the only guardian of a child. */
    accountId: p.uuid(),
    requestedAt: p.datetime(6),
    effectiveAt: p.datetime(6),
    /** As in `account_deletion`; null for a child of the account. */
    proof: p.text().nullable(),
    /** It was suspended before, or by a moderator since, and stays so if the deletion is taken back. */
    wasSuspended: p.boolean(),
  },
  indexes: [{ name: 'pending_deletion_of_account', properties: ['accountId'] }],
});
