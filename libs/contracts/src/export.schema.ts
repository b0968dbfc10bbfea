import * as z from './zod.schema.js';
import { drillSessionView, storedPlanDay } from './drill.schema.js';
import { chatMessage, memoryView } from './coach.schema.js';
import { gameView } from './game.schema.js';
import { childRequestKinds, childRequestStates } from './child-request.js';
import { childLinkKinds, closableSettings } from './guardian.js';
import { mapCounts } from './game.counts.js';
import { highlightView } from './highlight.schema.js';
import { example } from './example.js';
import { id, instant } from './id.schema.js';
import { contentTypes } from './item.js';
import { commentExample } from './item.schema.js';
import { liveGameStatuses } from './live-game.js';
import { cheers, storedLiveGameEvent } from './live-game.schema.js';
import { liveLinkKinds, liveLinkStates } from './live-link.js';
import { notificationKinds } from './notification.js';
import { profileView } from './player.schema.js';
import { passkeyView } from './session.schema.js';
import { postView } from './post.schema.js';
import { organizationEdit } from './roster.schema.js';
import { reportReasons, reportTargets } from './report.js';
import { seasonDefinitions, sumNames } from './season.js';
import { followTargets } from './follow.js';

const target = { target_type: z.enum(contentTypes), target_id: id };
const count = z.int().nonnegative();

/** Everything stored for an account, by noun: items as in lists, everything else as plain rows. */
export const exportView = z.object({
  exported_at: instant,
  profile: profileView,
  /** Passkeys of the account at the embedded identity provider; empty for a profile that a guardian acts as. */
  passkeys: z.array(passkeyView),
  games: z.array(gameView),
  posts: z.array(postView),
  highlights: z.array(highlightView),
  comments: z.array(
    z.object({ ...target, id, content: z.string().meta(commentExample), created_at: instant }),
  ),
  likes: z.array(z.object({ ...target, created_at: instant })),
  follows: z.array(
    z.object({ target_type: z.enum(followTargets), target_id: id, live_alerts: z.boolean(), since: instant }),
  ),
  /** Requests to follow that wait, from and to the account. */
  follow_requests: z.array(z.object({ follower_id: id, target_id: id, since: instant })),
  /** Places in circles, and requests for them. */
  circles: z.array(
    z.object({ circle_id: id, organization_id: id, state: z.enum(['member', 'waiting']), since: instant }),
  ),
  circle_vouches: z.array(z.object({ circle_id: id, user_id: id, created_at: instant })),
  /** Answers to the question whether a coach is known. */
  coach_answers: z.array(z.object({ circle_id: id, target_id: id, yes: z.boolean(), answered_at: instant })),
  circle_offers: z.array(z.object({ circle_id: id, target_id: id, offered_at: instant })),
  /** Teams: on the roster, waiting, or as a manager. */
  teams: z.array(
    z.object({
      team_id: id,
      name: z.string(),
      state: z.enum(['member', 'left', 'waiting', 'manager', 'maker']),
      number: z.string().nullable(),
      since: instant,
      until: instant.nullable(),
    }),
  ),
  circle_links: z.array(
    z.object({
      id,
      circle_id: id,
      uses: count,
      created_at: instant,
      expires_at: instant,
      revoked_at: instant.nullable(),
    }),
  ),
  awards: z.array(
    z.object({
      id,
      kind: z.string().meta(example('hat-trick')),
      item_id: id.nullable(),
      granted_at: instant,
    }),
  ),
  season_stats: z.array(
    z.object({
      reading: z.enum(seasonDefinitions),
      season: z.int(),
      ...mapCounts(sumNames, () => count),
    }),
  ),
  notifications: z.array(
    z.object({
      id,
      kind: z.enum(notificationKinds),
      actor_id: id.nullable(),
      item_id: id.nullable(),
      comment_id: id.nullable(),
      award_id: id.nullable(),
      live_game_id: id.nullable(),
      /** What a notification about a family reports. */
      detail: z
        .object({
          child_id: id,
          by_ids: z.array(id),
          fields: z.array(z.string()).optional(),
          request_id: id.optional(),
          at: instant,
        })
        .nullable(),
      created_at: instant,
      read_at: instant.nullable(),
    }),
  ),
  chat: z.array(
    z.object({
      id,
      role: chatMessage.shape.role,
      text: z.string().meta(example('How do I stop puck watching?')),
      created_at: instant,
    }),
  ),
  coach_memories: z.array(memoryView),
  /** Concussions reported to the coach, cleared or taken back. */
  concussion_events: z.array(
    z.object({
      id,
      action: z.enum(['reported', 'cleared', 'withdrawn']),
      source: z.enum(['words', 'button']),
      confirmations: z.int(),
      text: z.string(),
      created_at: instant,
    }),
  ),
  /** With the name as the blocker saw it; null in old rows. */
  blocks: z.array(
    z.object({
      user_id: id,
      first_name: z.string().nullable(),
      last_name: z.string().nullable(),
      created_at: instant,
    }),
  ),
  /** Child profiles of this account; each is exported by acting as it. */
  children: z.array(z.object({ user_id: id, since: instant })),
  /** Accounts that act as this child profile. */
  guardians: z.array(z.object({ user_id: id, since: instant })),
  /** Links for this child profile, or made by this account. */
  child_links: z.array(
    z.object({
      id,
      kind: z.enum(childLinkKinds),
      child_id: id,
      created_by: id,
      created_at: instant,
      expires_at: instant,
      accepted_at: instant.nullable(),
      revoked_at: instant.nullable(),
    }),
  ),
  /** Requests about this child profile, or by this account about a child. */
  child_requests: z.array(
    z.object({
      id,
      kind: z.enum(childRequestKinds),
      state: z.enum(childRequestStates),
      child_id: id,
      asked_by: id.nullable(),
      asked_at: instant,
      effective_at: instant,
      decided_at: instant.nullable(),
      answers: z.array(z.object({ account_id: id, agrees: z.boolean(), answered_at: instant })),
    }),
  ),
  /** Former guardians, removed by the guardians of this child profile. */
  former_guardians: z.array(z.object({ user_id: id, ended_at: instant, allowed_at: instant.nullable() })),
  /** Settings of this child profile that a guardian closed, or that this account closed. */
  guardian_closures: z.array(
    z.object({ child_id: id, setting: z.enum(closableSettings), closed_by: id, closed_at: instant }),
  ),
  /** Live logs of this account's games, with every event. */
  live_games: z.array(
    z.object({
      id,
      status: z.enum(liveGameStatuses),
      opponent_id: id.nullable(),
      opponent_name: z.string().nullable(),
      home: z.boolean(),
      period_minutes: z.int(),
      started_at: instant,
      ended_at: instant.nullable(),
      game_id: id.nullable(),
      cheers,
      events: z.array(storedLiveGameEvent),
    }),
  ),
  /** Events of this account's games that its highlights are pinned to. */
  highlight_pins: z.array(z.object({ highlight_id: id, event_id: id })),
  /** This account's cheers for live games. */
  live_game_cheers: z.array(cheers.extend({ live_game_id: id })),
  /** How often this account took live games over that it scores by link. */
  live_games_scored: z.array(z.object({ live_game_id: id, takeovers: z.int().positive() })),
  /** Links to this account's live games, or made or accepted by it. */
  live_links: z.array(
    z.object({
      id,
      kind: z.enum(liveLinkKinds),
      live_game_id: id.nullable(),
      state: z.enum(liveLinkStates),
      created_at: instant,
      expires_at: instant.nullable(),
      user_id: id,
      created_by: id,
      accepted_by: id.nullable(),
    }),
  ),
  reports: z.array(
    z.object({
      id,
      target_type: z.enum(reportTargets),
      target_id: id,
      reason: z.enum(reportReasons),
      note: z.string().nullable(),
      created_at: instant,
      settled_at: instant.nullable(),
    }),
  ),
  organization_proposals: z.array(
    z.object({
      id,
      organization_id: id,
      change: z.record(z.string(), z.string().nullable()),
      created_at: instant,
    }),
  ),
  organization_edits: z.array(
    organizationEdit
      .pick({ id: true, created_at: true, undone: true })
      .extend({ organization_id: id, after: z.record(z.string(), z.string().nullable()) }),
  ),
  drill_sessions: z.array(drillSessionView.omit({ title: true })),
  /** The days that the owner edited. */
  training_plan: z.array(storedPlanDay),
});
export type ExportView = z.infer<typeof exportView>;

export const exportSchemas = {
  mine: { summary: 'Exports all data of this account.', reply: exportView },
};
