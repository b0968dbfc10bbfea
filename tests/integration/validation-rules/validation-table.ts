import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import type { Route } from '@rinkside/contracts/route';
import { imageFiles } from '../image-files.js';

/** The requests of the table: route and caller. Each rule changes one thing of a valid request. */
export const validationCalls = {
  onboarding: { route: playerRoutes.onboard, as: 'unonboarded' },
  profile: { route: playerRoutes.update, as: 'skater' },
  avatar: { route: playerRoutes.avatar, as: 'skater' },
  post: { route: postRoutes.create, as: 'skater' },
  'edit of a post': { route: postRoutes.edit, as: 'skater' },
  'game of a skater': { route: gameRoutes.create, as: 'skater' },
  'game of a goalie': { route: gameRoutes.create, as: 'goalie' },
  'edit of a game': { route: gameRoutes.edit, as: 'skater' },
  highlight: { route: highlightRoutes.create, as: 'skater' },
  'highlight without a file': { route: highlightRoutes.create, as: 'skater' },
  'edit of a highlight': { route: highlightRoutes.edit, as: 'skater' },
  organization: { route: organizationRoutes.create, as: 'skater' },
  'public page': { route: playerRoutes.public, as: 'anonymous' },
  'own profile': { route: playerRoutes.me, as: 'anonymous' },
} as const satisfies Record<string, { route: Route; as: string }>;
export type CallName = keyof typeof validationCalls;

/** Fields or file that replace the valid ones; an undefined field is omitted. */
type Input = Record<string, unknown> | Blob | undefined;

interface ValidationRule {
  rule: string;
  call: CallName;
  input?: Input;
  /** Expected status. 200 or 201 for boundary values that are accepted. */
  status: number;
  /** The exact error message. */
  message?: string;
}

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const today = todayUtc();
const birthdateOfAge = (years: number) =>
  `${Number(today.slice(0, 4)) - years}${today.slice(4).replace('02-29', '02-28')}`;
const rejected = (
  call: CallName,
  rows: [rule: string, input: Input, message: string, status?: number][],
): ValidationRule[] =>
  rows.map(([rule, input, message, status = 400]) => ({ rule, call, input, message, status }));
const accepted = (call: CallName, status: number, rows: [rule: string, input: Input][]): ValidationRule[] =>
  rows.map(([rule, input]) => ({ rule, call, input, status }));

const staffName = 'Please choose a name that does not look like Rinkside staff.';
const profileRules: [string, Input, string][] = [
  ['first name is required', { first_name: '' }, 'First name is required'],
  ['a blank first name counts as missing', { first_name: '   ' }, 'First name is required'],
  ['first name has at least 2 characters', { first_name: 'A' }, 'First name must be at least 2 characters'],
  [
    'an invisible first name counts as missing',
    { first_name: '\u3164\u200b\u2800' },
    'First name is required',
  ],
  ['first name is not of staff', { first_name: 'Rinks\u0456de Support' }, staffName],
  ['the whole name is not of staff', { first_name: 'Coach', last_name: 'Mack' }, staffName],
  [
    'a word has one alphabet',
    { first_name: 'J\u043ehn' },
    'Please write each word with the letters of one alphabet.',
  ],
  ['last name is required', { last_name: '' }, 'Last name is required'],
  ['last name has at least 2 characters', { last_name: ' B ' }, 'Last name must be at least 2 characters'],
  ['birthday is required', { birthdate: '' }, 'Birthday is required'],
  ['birthday is a date', { birthdate: '2010-02-30' }, 'Please enter a valid birthday'],
  ['birthday is at least 5 years ago', { birthdate: birthdateOfAge(4) }, 'Please enter a valid birthday'],
  ['birthday is at most 100 years ago', { birthdate: birthdateOfAge(101) }, 'Please enter a valid birthday'],
  ['birthday is not in the future', { birthdate: birthdateOfAge(-1) }, 'Please enter a valid birthday'],
  ['zip code is required', { zipcode: '' }, 'Zip code is required'],
  ['zip code has 5 digits', { zipcode: '5510' }, 'Please enter a valid zip code'],
  ['zip code has no letters', { zipcode: '5510A' }, 'Please enter a valid zip code'],
  ['Canadian postal code has no D', { zipcode: 'D1A 0B1' }, 'Please enter a valid zip code'],
  ['zip code has 4 digits after the dash', { zipcode: '55101-12' }, 'Please enter a valid zip code'],
  ['zip code has at most 10 characters', { zipcode: '55101-12345' }, 'Please enter a valid zip code'],
  ['role is valid', { role: 'referee' }, 'Please select a role'],
  ['position is valid', { position: 'bench' }, 'Please select a position'],
  ['age level is valid', { age: '19U' }, 'Please select your current age level.'],
  ['level is valid', { level: 'Beer' }, 'Please select your current level.'],
  ['organization exists', { organization_id: unknownId }, 'Please select your organization.'],
];
const requiredProfileRules: [string, Input, string][] = [
  ['first name cannot be left out', { first_name: undefined }, 'First name is required'],
  ['last name cannot be left out', { last_name: undefined }, 'Last name is required'],
  ['birthday cannot be left out', { birthdate: undefined }, 'Birthday is required'],
  ['zip code cannot be left out', { zipcode: undefined }, 'Zip code is required'],
  ['role is required', { role: undefined }, 'Please select a role'],
  ['position is required of players', { position: null }, 'Please select a position'],
  ['age level is required', { age: undefined }, 'Please select your current age level.'],
  ['level is required', { level: undefined }, 'Please select your current level.'],
  ['organization is required', { organization_id: undefined }, 'Please select your organization.'],
];

/** Rules with invalid values of counts from 0 to `max`. */
const countRules = (fields: string[], max: number, message: string): [string, Input, string][] =>
  fields.flatMap((field): [string, Input, string][] => [
    [`${field} is a number`, { [field]: 'four' }, message],
    [`${field} is a whole number`, { [field]: 2.5 }, message],
    [`${field} is at least 0`, { [field]: -1 }, message],
    [`${field} is at most ${max}`, { [field]: max + 1 }, message],
  ]);
const scoreFields = ['our_score', 'their_score'];
const skaterFields = ['goals', 'assists'];
const goalieFields = ['shots_against', 'saves', 'goals_against'];
const requiredRules = (fields: string[], message: string) =>
  fields.map((field): [string, Input, string] => [`${field} is required`, { [field]: null }, message]);
const badScores = 'Please enter valid scores.';
const badSkater = 'Please enter valid numbers for goals and assists.';
const badOptional = 'Please enter valid numbers, or leave the fields empty.';
const badGoalie = 'Please enter valid numbers for goalie stats.';
const dateRules = ['2026-02-30', '02/03/2026', '1899-12-31', '2101-01-01', ''].map(
  (date): [string, Input, string] => [
    `date is a calendar date: "${date}"`,
    { date },
    'Please enter a valid date.',
  ],
);
const withAll = (fields: string[], value: unknown) =>
  Object.fromEntries(fields.map((field) => [field, value]));

/** Validation rules that the server enforces, with their exact messages. */
export const validationRules: ValidationRule[] = [
  ...rejected('onboarding', [...profileRules, ...requiredProfileRules]),
  ...accepted('onboarding', 200, [
    ['age 5', { birthdate: birthdateOfAge(5), guardian_confirmed: true }],
    ['age 100', { birthdate: birthdateOfAge(100) }],
    ['names of 2 characters', { first_name: 'Al', last_name: ' Bo ' }],
    ['zip code of 9 digits', { zipcode: '55101-1234' }],
    ['Canadian postal code', { zipcode: 'K1A 0B1' }],
    ['Canadian postal code in small letters without a space', { zipcode: 'v6b4y8' }],
    ['the role name player/parent', { role: 'player/parent' }],
    ['a coach without a position', { role: 'coach', position: null }],
  ]),
  ...rejected('profile', profileRules),

  ...rejected('avatar', [
    ['avatar is required', undefined, 'Please select a profile picture'],
    ['avatar is an image', imageFiles.notAnImage(), 'Please select an image file', 415],
    ['avatar is at most 5 MB', imageFiles.aboveMaxSize(), 'File size must be less than 5MB', 413],
  ]),
  ...accepted('avatar', 200, [['exactly 5 MB', imageFiles.maxSize()]]),

  ...rejected('post', [
    ['post is not empty', { content: '' }, 'Please add some content to post'],
    ['post is not blank', { content: ' \n\t ' }, 'Please add some content to post'],
    ['post is visible', { content: '\u200b\u2800\u202e' }, 'Please add some content to post'],
    ['post cannot be left out', { content: undefined }, 'Please add some content to post'],
  ]),
  ...rejected('edit of a post', [['post is not blank', { content: '  ' }, 'Please add some content to post']]),

  ...rejected('game of a skater', [
    ['opponent is required', { organization_id: undefined }, 'Please select an opponent.'],
    ['opponent exists', { organization_id: unknownId }, 'Please select an opponent.'],
    ...requiredRules(scoreFields, 'Please enter both scores.'),
    ...countRules(scoreFields, 999, badScores),
    ...requiredRules(skaterFields, 'Please enter your goals and assists.'),
    ...countRules(skaterFields, 99, badSkater),
    ...dateRules,
  ]),
  ...accepted('game of a skater', 201, [
    ['the highest counts', { ...withAll(scoreFields, 999), ...withAll([...skaterFields, 'penalty_minutes'], 99) }],
    ['the lowest counts', withAll([...scoreFields, ...skaterFields], 0)],
    ['the first and last year', { date: '1900-01-01' }],
  ]),
  ...rejected('edit of a game', [
    ...countRules(scoreFields, 999, badScores),
    ...countRules(skaterFields, 99, badSkater),
    ...countRules(['penalty_minutes'], 99, badOptional),
    ['goals cannot be removed', { goals: null }, 'Please enter your goals and assists.'],
    ...dateRules,
  ]),
  ...rejected('game of a goalie', [
    ...requiredRules(goalieFields, 'Please enter shots against, saves, and goals against.'),
    ...countRules(['shots_against', 'saves', 'minutes_played'], 999, badGoalie),
    ...countRules(['goals_against', 'powerplay_goals_against', 'shorthanded_goals_against'], 99, badGoalie),
    ...countRules(['penalty_minutes'], 99, badOptional),
  ]),
  ...accepted('game of a goalie', 201, [
    ['minutes, special teams and penalty minutes are optional', withAll(['minutes_played', 'powerplay_goals_against', 'shorthanded_goals_against', 'penalty_minutes', 'started_game'], undefined)],
    ['the highest counts', { ...withAll(['shots_against', 'saves', 'minutes_played'], 999), ...withAll(['goals_against', 'powerplay_goals_against', 'shorthanded_goals_against'], 99) }],
  ]),

  ...rejected('highlight without a file', [
    ['a file is required', undefined, 'Please select a photo or video first'],
    ['a title without a file is not enough', { title: 'Top shelf' }, 'Please select a photo or video first'],
  ]),
  ...rejected('highlight', [
    ['title has at most 100 characters', { title: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
    ['description has at most 500 characters', { description: 'x'.repeat(501) }, 'Description must be at most 500 characters'],
    ['title does not name staff', { title: 'Rinkside Moderator' }, staffName],
  ]),
  ...accepted('highlight', 201, [
    ['the longest title and description', { title: 'x'.repeat(100), description: 'x'.repeat(500) }],
    ['a private highlight without text', { is_public: false }],
  ]),
  ...rejected('edit of a highlight', [
    ['title has at most 100 characters', { title: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
    ['description has at most 500 characters', { description: 'x'.repeat(501) }, 'Description must be at most 500 characters'],
  ]),
  ...accepted('edit of a highlight', 200, [
    ['the longest title and description', { title: 'x'.repeat(100), description: 'x'.repeat(500) }],
    ['no title and description', { title: null, description: '' }],
  ]),

  ...rejected('organization', [
    ['name is required', { name: ' ' }, 'Organization name is required'],
    ['name is visible', { name: '\u00a0\u3164' }, 'Organization name is required'],
    ['name is not of staff', { name: 'Rinkside Moderators' }, staffName],
    ['team name is not of staff', { team_name: 'Adm\u0456n' }, staffName],
    ['name has at least 2 characters', { name: 'N' }, 'Organization name must be 2 to 80 characters'],
    ['website is a web address', { website: 'javascript:alert(1)' }, 'Please enter a web address that starts with http:// or https://'],
  ]),

  ...rejected('public page', [['an unknown player', undefined, 'Player not found', 404]]),
  ...rejected('own profile', [['no token', undefined, 'User is not authenticated.', 401]]),
]; // prettier-ignore

/** Rules that other tests cover, by the id in their `@covers` line. */
export const rulesTestedElsewhere = {
  E1: 'sign-up: names, email, password, confirmation',
  E2: 'sign-in: email and password',
  E3: 'sign-up at the provider: email and password',
  E4: 'login: Invalid email or password',
  E5: 'signup: User already exists with this email',
  E6: 'callback: access_denied',
  E7: 'session: jwt expired',
  E8: 'organization search: trimmed, at least 2 characters',
} as const;
