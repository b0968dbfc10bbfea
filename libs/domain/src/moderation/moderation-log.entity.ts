import { defineEntity, p } from '@mikro-orm/postgresql';

/** An action of a moderator or operator. */
export const ModerationLog = defineEntity({
  name: 'ModerationLog',
  properties: {
    id: p.uuid().primary(),
    /** Null for an operator. No foreign keys: the log outlives accounts and content. */
    moderatorId: p.uuid().nullable(),
    action: p.text(),
    targetType: p.text(),
    targetId: p.uuid(),
    reason: p.text().nullable(),
    createdAt: p.datetime(6),
  },
});
