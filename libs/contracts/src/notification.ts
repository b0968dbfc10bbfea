import { rateLimits, type Routes } from './route.js';
import type { notificationSchemas } from './notification.schema.js';

export type * from './notification.schema.js';

export const notificationKinds = [
  'follow', 'follow_request', 'like', 'comment', 'highlight_ready', 'highlight_failed', 'award', 'coach_waiting', 'coach_confirmed', 'guardian_joined',
  'guardian_left', 'live_game', 'live_abandoned', 'guardian_settings', 'child_request', 'guardian_follows',
  'circle_asked', 'circle_joined', 'circle_invited', 'circle_ended', 'circle_merged', 'coach_question', 'coach_handed_over', 'circle_offered',
  'follow_accepted', 'team_asked', 'team_joined',
] as const; // prettier-ignore
export type NotificationKind = (typeof notificationKinds)[number];

/** Kinds about a child, for its guardians and its login. They are new again with each news. */
export const familyNotificationKinds = ['guardian_settings', 'child_request'] as const;
export type FamilyNotificationKind = (typeof familyNotificationKinds)[number];

/** What is stored of a notification about a family. */
export interface FamilyDetail {
  child_id: string;
  /** The accounts that did it. */
  by_ids: string[];
  /** The changed fields of the profile. */
  fields?: string[];
  request_id?: string;
  /** When the last news happened, as an ISO date and time. */
  at: string;
}

/** The kinds of notifications that each filter lists. */
export const notificationFilters = {
  likes: ['like'],
  comments: ['comment'],
  followers: ['follow', 'follow_request', 'follow_accepted'],
  awards: ['award'],
  highlights: ['highlight_ready', 'highlight_failed'],
  coaches: ['coach_waiting', 'coach_confirmed', 'coach_handed_over', 'circle_offered'],
  guardians: ['guardian_joined', 'guardian_left', 'guardian_settings', 'child_request', 'guardian_follows'],
  circles: [
    'circle_asked',
    'circle_joined',
    'circle_invited',
    'circle_ended',
    'circle_merged',
    'coach_question',
    'team_asked',
    'team_joined',
  ],
  live: ['live_game', 'live_abandoned'],
} as const satisfies Record<string, readonly NotificationKind[]>;
export type NotificationFilter = keyof typeof notificationFilters;

/** Unread notifications are counted up to this number. */
export const maxUnread = 100;

/** So many notifications can be marked as read by their ids at once. */
export const maxMarked = 100;

export const notificationRoutes: Routes<typeof notificationSchemas> = {
  list: { method: 'GET', path: '/api/notifications', access: 'onboarded', limit: rateLimits.read },
  read: { method: 'POST', path: '/api/notifications/read', access: 'onboarded', limit: rateLimits.write },
};
