import * as z from './zod.schema.js';
import { id, idParams, version } from './id.schema.js';
import { organizationView } from './organization.schema.js';
import { pageQuery } from './paging.schema.js';
import { playerRow } from './player.schema.js';
import { followTargets } from './follow.js';

const followView = z.object({ following: z.boolean() });
export type FollowView = z.infer<typeof followView>;

/** A follow or unfollow; its version only increases. */
export const followEvent = z.object({
  follower_id: id,
  target_type: z.enum(followTargets),
  target_id: id,
  following: z.boolean(),
  version,
});

const change = { params: idParams, reply: followView };

const list = { query: pageQuery({ limit: 20 }), reply: z.array(playerRow) };

export const followSchemas = {
  following: { summary: 'Players you follow, newest first.', ...list },
  followers: { summary: 'Players who follow you, newest first.', ...list },
  follow: { summary: 'Follows a player.', ...change },
  unfollow: { summary: 'Stops following a player.', ...change },
  organizations: {
    summary: 'Organizations you follow, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(organizationView),
  },
  followOrganization: { summary: 'Follows an organization.', ...change },
  unfollowOrganization: { summary: 'Stops following an organization.', ...change },
};
