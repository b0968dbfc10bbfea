import * as z from './zod.schema.js';
import { idParams } from './id.schema.js';
import { pageQuery } from './paging.schema.js';
import { playerRow } from './player.schema.js';

const blockView = z.object({ blocked: z.boolean() });
export type BlockView = z.infer<typeof blockView>;

/** A blocked player: enough to recognize and unblock them. */
const blockedRow = playerRow.pick({ id: true, first_name: true, last_name: true, avatar: true });
export type BlockedRow = z.infer<typeof blockedRow>;

const change = { params: idParams, reply: blockView };

export const blockSchemas = {
  list: {
    summary: 'People you have blocked, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(blockedRow),
  },
  block: { summary: 'Blocks a person: both stop seeing each other.', ...change },
  unblock: { summary: 'Removes a block.', ...change },
};
