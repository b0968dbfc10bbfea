import { defineEntity, p } from '@mikro-orm/postgresql';

/** A signing key: `media` for media URLs, `operator` for operator sessions. */
export const Secret = defineEntity({
  name: 'Secret',
  properties: {
    name: p.text().primary(),
    key: p.blob().$type<Buffer>(),
  },
});
