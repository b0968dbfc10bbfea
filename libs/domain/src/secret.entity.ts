import { defineEntity, p } from '@mikro-orm/postgresql';

/** A signing key: `media` for media URLs, `operator` for operator sessions, `proof` for nonces of a new sign-in. */
export const Secret = defineEntity({
  name: 'Secret',
  properties: {
    name: p.text().primary(),
    key: p.blob().$type<Buffer>(),
  },
});
