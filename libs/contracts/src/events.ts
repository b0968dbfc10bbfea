import * as z from 'zod';
import { followFact } from './follow.js';
import { id, version } from './id.js';
import { contentTypes } from './item.js';

/** Where an item's facts are shown: enough to address rooms without reading a row. */
const itemFact = z.object({
  content_type: z.enum(contentTypes),
  id,
  author_id: id,
  organization_id: id.nullable(),
  version,
});

/** Every fact the product records, past tense, durable: written beside the rows it tells of. */
export const events = {
  'item.added': itemFact,
  'item.changed': itemFact,
  'item.removed': itemFact,
  'like.changed': itemFact.extend({
    likesCount: z.int().nonnegative(),
    actor_id: id,
    liked: z.boolean(),
  }),
  'follow.changed': followFact,
  'avatar.replaced': z.object({ player_id: id, old_key: z.string() }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>;
