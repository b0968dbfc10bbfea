import * as z from 'zod';
import { idParams } from './id.js';
import { pageQuery } from './paging.js';
import { playerRow } from './player.js';
import { rateLimits, route } from './route.js';

export const blockRules = { self: 'You cannot block yourself.' } as const;

export const blockView = z.object({ blocked: z.boolean() });
export type BlockView = z.infer<typeof blockView>;

/** A blocked player: enough to recognize and unblock them. */
export const blockedRow = playerRow.pick({ id: true, first_name: true, last_name: true, avatar: true });
export type BlockedRow = z.infer<typeof blockedRow>;

const change = { params: idParams, reply: blockView, access: 'onboarded', limit: rateLimits.write } as const;

export const blockRoutes = {
  list: route({
    method: 'GET',
    path: '/api/user-blocks',
    summary: 'People you have blocked, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(blockedRow),
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  block: route({
    ...change,
    method: 'POST',
    path: '/api/user-blocks/:id/block',
    summary: 'Blocks somebody: neither sees the other any more.',
  }),
  unblock: route({
    ...change,
    method: 'DELETE',
    path: '/api/user-blocks/:id/block',
    summary: 'Takes a block back.',
  }),
};
