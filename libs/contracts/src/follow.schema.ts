import * as z from './zod.schema.js';
import { id, idParams, instant, success, version } from './id.schema.js';
import { organizationView } from './organization.schema.js';
import { pageQuery } from './paging.schema.js';
import { playerRow } from './player.schema.js';
import { followTargets } from './follow.js';

const followView = z.object({
  following: z.boolean(),
  /** The player approves followers and has been asked. */
  requested: z.literal(true).optional(),
});
export type FollowView = z.infer<typeof followView>;

/** A follow or unfollow; its version only increases. */
export const followEvent = z.object({
  follower_id: id,
  target_type: z.enum(followTargets),
  target_id: id,
  following: z.boolean(),
  version,
});

/** A request to follow began or ended; its version only increases. */
export const followRequestEvent = z.object({ follower_id: id, target_id: id, version });

const followRequest = playerRow.extend({ requested_at: instant });
export type FollowRequest = z.infer<typeof followRequest>;

const liveAlerts = z.strictObject({
  /** Whether live games of the player notify you. */
  live_alerts: z.boolean(),
});

const change = { params: idParams, reply: followView };

const list = { query: pageQuery({ limit: 20 }), reply: z.array(playerRow) };

export const followSchemas = {
  following: { summary: 'Players you follow, newest first.', ...list },
  followers: { summary: 'Players who follow you, newest first.', ...list },
  follow: { summary: 'Follows a player, or asks to when the player approves followers.', ...change },
  unfollow: { summary: 'Stops following a player, or withdraws the request.', ...change },
  setAlerts: {
    summary: 'Switches notifications about the live games of a player you follow on or off.',
    params: idParams,
    body: liveAlerts,
    reply: liveAlerts,
  },
  removeFollower: { summary: 'Removes a follower of yours.', params: idParams, reply: success },
  requests: {
    summary: 'Players who ask to follow you, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(followRequest),
  },
  accept: { summary: 'Accepts a player’s request to follow you.', ...change },
  decline: { summary: 'Declines a player’s request to follow you.', ...change },
  organizations: {
    summary: 'Organizations you follow, newest first.',
    query: pageQuery({ limit: 20 }),
    reply: z.array(organizationView),
  },
  followOrganization: { summary: 'Follows an organization.', ...change },
  unfollowOrganization: { summary: 'Stops following an organization.', ...change },
};
