import { rateLimits, type RateLimit, type Routes } from './route.js';
import type { teamSchemas } from './team.schema.js';

export type * from './team.schema.js';

/** What a viewer of a team is to it. `circle`: another person of the team's circle. */
export const teamRelations = ['staff', 'member', 'guardian', 'circle'] as const;

/** Coaches of the circle, the managers they name, and without a coach the person who made the team. */
export const teamStaffRoles = ['coach', 'manager', 'maker'] as const;

/** What came of a link or a code. `joined`: parents and coaches get a place in the circle, not on the roster. */
export const teamJoinStates = ['member', 'joined', 'waiting'] as const;

/** What somebody who waits needs: a tap of the team's staff, or first a confirmed email address. */
export const teamNeeds = ['staff', 'address'] as const;

/** How somebody who waits came. */
export const teamArrivals = ['link', 'code'] as const;

/** Letters and digits of a code: no 0, O, 1 and I, which are read wrong. */
export const teamCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const teamCodeLength = 6;

/** Returns a typed code as it is stored: capitals without spaces and hyphens. */
export const readTeamCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

export const teamRules = {
  maxNameLength: 60,
  /** Of a circle and a season. */
  maxTeams: 60,
  /** Members and places of a team. */
  maxMembers: 60,
  maxManagers: 8,
  maxOpenLinks: 5,
  linkUses: 30,
  maxLinkUses: 60,
  linkDays: 14,
  maxLinkDays: 90,
  codeHours: 48,
  nameRequired: 'Team name is required',
  nameLong: 'Team names are at most 60 characters',
  season: 'Please select a season.',
  number: 'Jersey numbers are 0 to 99, or 00.',
  birthYear: 'Please enter a birth year.',
  placeName: 'Please enter a name.',
  placeNameLong: 'Names are at most 100 characters',
  code: 'Codes have 6 letters and digits.',
  linkOrCode: 'Please open the link, or enter the code.',
  unknown: 'This team was not found.',
  notStaff: 'Only the coaches and managers of this team can do that.',
  sameName: 'There is a team with this name in this season.',
  tooManyTeams: 'This group has 60 teams in this season.',
  tooManyMembers: 'A team has at most 60 members.',
  tooManyLinks: 'This team has 5 open links. Please end one first.',
  tooManyManagers: 'A team has at most 8 managers.',
  linkAdults: 'Only adults can bring a team together.',
  coachMakesTeams: 'This club has a coach here. Please ask the coach for a team.',
  notInCircle: 'This person is not in the group of this team. Please send the link.',
  notPlayer: 'Only players are on a roster.',
  managerAdult: 'Managers are adults with a confirmed email address in the group of this team.',
  alreadyMember: 'This player is on the roster.',
  notMember: 'This person is not on the roster.',
  numberTaken: (number: string) => `Number ${number} is taken.`,
  numberTwice: (number: string) => `Number ${number} is in the list twice.`,
  notUnclaimed: 'This place was claimed.',
  notWaiting: 'This person is not waiting any more.',
  otherCircle:
    'These teams belong to different groups. Please send the families the link of the team that stays.',
  sameTeam: 'Please choose another team.',
  linkEnded: 'This link was used up, ended or has expired. Please ask the person who sent it for a new one.',
  codeUnknown: 'Please check the six characters. A code also ends after 48 hours: then ask for a new one.',
  tooManyCodes: 'You have entered many wrong codes. Please try again later.',
} as const;

/** Wrong codes of an account, and of a network. */
export const wrongCodeLimit: RateLimit = { max: 10, seconds: 3600, name: 'wrong-team-code' };

const team = '/api/teams/:id';

export const teamRoutes: Routes<typeof teamSchemas> = {
  list: {
    method: 'GET',
    path: '/api/organizations/:id/teams',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  proposals: {
    method: 'GET',
    path: '/api/organizations/:id/team-proposals',
    access: 'onboarded',
    limit: rateLimits.read,
  },
  create: {
    method: 'POST',
    path: '/api/organizations/:id/teams',
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  one: { method: 'GET', path: team, access: 'onboarded', limit: rateLimits.read },
  update: { method: 'PUT', path: team, access: 'onboarded', limit: rateLimits.write },
  remove: { method: 'DELETE', path: team, access: 'onboarded', limit: rateLimits.write },
  addMembers: {
    method: 'POST',
    path: `${team}/members`,
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  updateMember: {
    method: 'PUT',
    path: `${team}/members/:member_id`,
    access: 'onboarded',
    limit: rateLimits.write,
  },
  removeMember: {
    method: 'DELETE',
    path: `${team}/members/:member_id`,
    access: 'onboarded',
    limit: rateLimits.write,
  },
  addLink: {
    method: 'POST',
    path: `${team}/links`,
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  revokeLink: {
    method: 'DELETE',
    path: `${team}/links/:link_id`,
    access: 'onboarded',
    limit: rateLimits.write,
  },
  export: {
    method: 'POST',
    path: `${team}/exports`,
    access: 'onboarded',
    limit: rateLimits.write,
    status: 201,
  },
  openLink: {
    method: 'POST',
    path: '/api/team-links/open',
    access: 'signedIn',
    limit: { max: 60, seconds: 600 },
  },
  acceptLink: {
    method: 'POST',
    path: '/api/team-links/accept',
    access: 'signedIn',
    limit: { max: 60, seconds: 600 },
  },
};
