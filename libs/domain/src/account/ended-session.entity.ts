import { defineEntity, p } from '@mikro-orm/postgresql';

/** A session that its identity provider ended. Its access tokens are refused until they have expired. */
export const EndedSession = defineEntity({
  name: 'EndedSession',
  properties: {
    /** As in `player`. */
    provider: p.text().primary(),
    /** The claim `sid`. */
    session: p.text().primary(),
    expiresAt: p.datetime(6),
  },
  indexes: [{ name: 'ended_session_expiry', properties: ['expiresAt'] }],
});
