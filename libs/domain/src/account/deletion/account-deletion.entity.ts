import { defineEntity, p } from '@mikro-orm/postgresql';

/** An account whose deletion was requested and is not finished. */
export const AccountDeletion = defineEntity({
  name: 'AccountDeletion',
  properties: {
    /** No foreign key: the row outlives the account until the deletion is finished. */
    playerId: p.uuid().primary(),
    issuer: p.text(),
    subject: p.text(),
    requestedAt: p.datetime(6),
    /** The items that feeds showed at that time. */
    inFeedsItemIds: p.array().columnType('uuid[]'),
    /** With which the embedded identity provider verifies the request; null for a hosted one. */
    proof: p.text().nullable(),
  },
});
