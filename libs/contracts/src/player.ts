import { imageRules } from './image.js';
import { rateLimits, type Routes } from './route.js';
import type { playerSchemas } from './player.schema.js';

export type * from './player.schema.js';

export const ageLevels = [
  '6U', '7U', '8U', '9U', '10U', '11U', '12U', '13U', '14U', '15U', '16U', '17U', '18U',
] as const; // prettier-ignore
export const levels = ['House', 'B', 'A', 'AA', 'AAA', 'Junior', 'College', 'Pro'] as const;
export const positions = ['skater', 'goalie'] as const;
/** Who can comment on a player's items. The player always can. */
export const commenterGroups = ['everyone', 'club_and_followed', 'nobody'] as const;
export type CommenterGroup = (typeof commenterGroups)[number];
export const roles = ['player', 'parent', 'coach'] as const;
export type AgeLevel = (typeof ageLevels)[number];
export type Role = (typeof roles)[number];
export type Position = (typeof positions)[number];
export type Level = (typeof levels)[number];

export const playerRules = {
  firstNameRequired: 'First name is required',
  firstNameShort: 'First name must be at least 2 characters',
  lastNameRequired: 'Last name is required',
  lastNameShort: 'Last name must be at least 2 characters',
  nameLong: 'Names are at most 50 characters',
  role: 'Please select a role',
  position: 'Please select a position',
  birthdayRequired: 'Birthday is required',
  birthdayInvalid: 'Please enter a valid birthday',
  zipRequired: 'Zip code is required',
  zipInvalid: 'Please enter a valid zip code',
  ageLevel: 'Please select your current age level.',
  level: 'Please select your current level.',
  organization: 'Please select your organization.',
  organizationChanges:
    'You can change your organization twice in 30 days. Please keep the current one for now.',
  /** At most two changes of the organization in this period; the first choice is none. */
  organizationChangeDays: 30,
  guardian: 'A parent or guardian must confirm for players under 13.',
  guardianFullName: 'A parent or guardian must confirm that the full name of a player under 13 is shown.',
  guardianComments: 'A parent or guardian must confirm that everyone can comment to a player under 13.',
  commenters: 'Please select who can comment.',
  contactData: 'Please leave out phone numbers, email addresses, account names and links.',
  avatarType: imageRules.type,
  avatarSize: imageRules.size,
  avatarMissing: 'Please select a profile picture',
  avatarPixels: imageRules.pixels,
  unknown: 'Player not found',
  searchQuota:
    'You have searched a lot today. Until tomorrow, search finds adults and people of your organization only.',
  minAge: 5,
  maxAge: 100,
  maxAvatarBytes: imageRules.maxBytes,
} as const;

/** Searches a day that also find minors of other organizations. */
export const searchQuota = { max: 100, seconds: 24 * 3600 } as const;

/** Returns whole years from `birthdate` to `today` (both `YYYY-MM-DD`; calendar arithmetic without a time zone). */
export const ageOn = (birthdate: string, today: string): number => {
  const [by = 0, bm = 0, bd = 0] = birthdate.split('-').map(Number);
  const [ty = 0, tm = 0, td = 0] = today.split('-').map(Number);
  return ty - by - (tm < bm || (tm === bm && td < bd) ? 1 : 0);
};

/** Returns today's date in UTC, `YYYY-MM-DD`. */
export const todayUtc = (now = new Date()): string => now.toISOString().slice(0, 10);

export const playerRoutes: Routes<typeof playerSchemas> = {
  me: { method: 'GET', path: '/api/users/me', access: 'signedIn', limit: rateLimits.read },
  update: { method: 'PUT', path: '/api/users/me', access: 'signedIn', limit: rateLimits.write },
  onboard: { method: 'PATCH', path: '/api/users/me/onboarding', access: 'signedIn', limit: rateLimits.write },
  avatar: {
    method: 'PATCH',
    path: '/api/users/me/avatar',
    file: 'avatar',
    access: 'signedIn',
    limit: rateLimits.upload,
  },
  remove: {
    method: 'DELETE',
    path: '/api/users/me',
    access: 'signedIn',
    limit: rateLimits.write,
    delayed: true,
  },
  one: { method: 'GET', path: '/api/users/:id', access: 'onboarded', limit: rateLimits.read },
  public: { method: 'GET', path: '/api/users/public/:id', access: 'public', limit: rateLimits.read },
  search: { method: 'GET', path: '/api/users', access: 'onboarded', limit: rateLimits.search },
};
