import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import type { Route } from '@rinkside/contracts/route';
import { pictures } from '../picture.js';

/** The call of a row: its route, as whom, and the body the row bends one thing of. */
export const calls = {
  onboarding: { route: playerRoutes.onboard, as: 'newcomer' },
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
export type CallName = keyof typeof calls;

/** What the row sends in place of what is right; undefined leaves a field out. */
type Sent = Record<string, unknown> | Blob | undefined;

interface Rule {
  rule: string;
  call: CallName;
  sent?: Sent;
  /** 200 or 201 where it is accepted: the last value that still is. */
  status: number;
  /** Word for word, as the specification has it. */
  sentence?: string;
}

const nobody = '0198c0de-0000-7000-8000-000000000000';
const today = todayUtc();
const born = (years: number) =>
  `${Number(today.slice(0, 4)) - years}${today.slice(4).replace('02-29', '02-28')}`;
const of = (call: CallName, rows: [rule: string, sent: Sent, sentence: string, status?: number][]): Rule[] =>
  rows.map(([rule, sent, sentence, status = 400]) => ({ rule, call, sent, sentence, status }));
const accepted = (call: CallName, status: number, rows: [rule: string, sent: Sent][]): Rule[] =>
  rows.map(([rule, sent]) => ({ rule, call, sent, status }));

const answers: [string, Sent, string][] = [
  ['first name is required', { first_name: '' }, 'First name is required'],
  ['a blank first name is none', { first_name: '   ' }, 'First name is required'],
  ['first name has at least 2 characters', { first_name: 'A' }, 'First name must be at least 2 characters'],
  ['last name is required', { last_name: '' }, 'Last name is required'],
  ['last name has at least 2 characters', { last_name: ' B ' }, 'Last name must be at least 2 characters'],
  ['birthday is required', { birthdate: '' }, 'Birthday is required'],
  ['birthday is a date', { birthdate: '2010-02-30' }, 'Please enter a valid birthday'],
  ['birthday is at least 5 years ago', { birthdate: born(4) }, 'Please enter a valid birthday'],
  ['birthday is at most 100 years ago', { birthdate: born(101) }, 'Please enter a valid birthday'],
  ['birthday is not ahead', { birthdate: born(-1) }, 'Please enter a valid birthday'],
  ['zip code is required', { zipcode: '' }, 'Zip code is required'],
  ['zip code has 5 digits', { zipcode: '5510' }, 'Please enter a valid zip code'],
  ['zip code has no letters', { zipcode: '5510A' }, 'Please enter a valid zip code'],
  ['zip code has 4 digits after the dash', { zipcode: '55101-12' }, 'Please enter a valid zip code'],
  ['zip code has at most 10 characters', { zipcode: '55101-12345' }, 'Please enter a valid zip code'],
  ['role is a known one', { role: 'referee' }, 'Please select a role'],
  ['position is a known one', { position: 'bench' }, 'Please select a position'],
  ['age level is a known one', { age: '19U' }, 'Please select your current age level.'],
  ['level is a known one', { level: 'Beer' }, 'Please select your current level.'],
  ['organization is a known one', { organization_id: nobody }, 'Please select your organization.'],
];
const missing: [string, Sent, string][] = [
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

/** Wrong values of a count that may be at most `most`. */
const counts = (fields: string[], most: number, sentence: string): [string, Sent, string][] =>
  fields.flatMap((field): [string, Sent, string][] => [
    [`${field} is a number`, { [field]: 'four' }, sentence],
    [`${field} is a whole number`, { [field]: 2.5 }, sentence],
    [`${field} is at least 0`, { [field]: -1 }, sentence],
    [`${field} is at most ${most}`, { [field]: most + 1 }, sentence],
  ]);
const scores = ['our_score', 'their_score'];
const scored = ['goals', 'assists'];
const stopped = ['shots_against', 'saves', 'goals_against'];
const without = (fields: string[], sentence: string) =>
  fields.map((field): [string, Sent, string] => [`${field} is required`, { [field]: null }, sentence]);
const badScores = 'Please enter valid scores.';
const badSkater = 'Please enter valid numbers for goals and assists.';
const badGoalie = 'Please enter valid numbers for goalie stats.';
const dates = ['2026-02-30', '02/03/2026', '1899-12-31', '2101-01-01', ''].map(
  (date): [string, Sent, string] => [
    `date is a calendar date: "${date}"`,
    { date },
    'Please enter a valid date.',
  ],
);
const all = (fields: string[], value: unknown) => Object.fromEntries(fields.map((field) => [field, value]));

/** Sections 5 and 8 of the specification, as far as a server can keep them. */
export const rules: Rule[] = [
  ...of('onboarding', [...answers, ...missing]),
  ...accepted('onboarding', 200, [
    ['age 5', { birthdate: born(5), guardian_confirmed: true }],
    ['age 100', { birthdate: born(100) }],
    ['names of 2 characters', { first_name: 'Al', last_name: ' Bo ' }],
    ['zip code of 9 digits', { zipcode: '55101-1234' }],
    ['role as the card says it', { role: 'player/parent' }],
    ['a coach without a position', { role: 'coach', position: null }],
  ]),
  ...of('profile', answers),

  ...of('avatar', [
    ['avatar is required', undefined, 'Please select a profile picture'],
    ['avatar is an image', pictures.none(), 'Please select an image file', 415],
    ['avatar is at most 5 MB', pictures.tooLarge(), 'File size must be less than 5MB', 413],
  ]),
  ...accepted('avatar', 200, [['exactly 5 MB', pictures.largest()]]),

  ...of('post', [
    ['post is not empty', { content: '' }, 'Please add some content to post'],
    ['post is not blank', { content: ' \n\t ' }, 'Please add some content to post'],
    ['post cannot be left out', { content: undefined }, 'Please add some content to post'],
  ]),
  ...of('edit of a post', [['post is not blank', { content: '  ' }, 'Please add some content to post']]),

  ...of('game of a skater', [
    ['opponent is required', { organization_id: undefined }, 'Please select an opponent.'],
    ['opponent is a known one', { organization_id: nobody }, 'Please select an opponent.'],
    ...without(scores, 'Please enter both scores.'),
    ...counts(scores, 999, badScores),
    ...without(scored, 'Please enter your goals and assists.'),
    ...counts(scored, 99, badSkater),
    ...dates,
  ]),
  ...accepted('game of a skater', 201, [
    ['the highest counts', { ...all(scores, 999), ...all(scored, 99) }],
    ['the lowest counts', all([...scores, ...scored], 0)],
    ['the first and last year', { date: '1900-01-01' }],
  ]),
  ...of('edit of a game', [
    ...counts(scores, 999, badScores),
    ...counts(scored, 99, badSkater),
    ['goals stay', { goals: null }, 'Please enter your goals and assists.'],
    ...dates,
  ]),
  ...of('game of a goalie', [
    ...without(stopped, 'Please enter shots against, saves, and goals against.'),
    ...counts(['shots_against', 'saves', 'minutes_played'], 999, badGoalie),
    ...counts(['goals_against', 'powerplay_goals_against', 'shorthanded_goals_against'], 99, badGoalie),
  ]),
  ...accepted('game of a goalie', 201, [
    ['minutes and special teams are optional', all(['minutes_played', 'powerplay_goals_against', 'shorthanded_goals_against', 'started_game'], undefined)],
    ['the highest counts', { ...all(['shots_against', 'saves', 'minutes_played'], 999), ...all(['goals_against', 'powerplay_goals_against', 'shorthanded_goals_against'], 99) }],
  ]),

  ...of('highlight without a file', [
    ['a file is required', undefined, 'Please select a photo or video first'],
    ['words alone are none', { title: 'Top shelf' }, 'Please select a photo or video first'],
  ]),
  ...of('highlight', [
    ['title has at most 100 characters', { title: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
    ['description has at most 500 characters', { description: 'x'.repeat(501) }, 'Description must be at most 500 characters'],
  ]),
  ...accepted('highlight', 201, [
    ['the longest words', { title: 'x'.repeat(100), description: 'x'.repeat(500) }],
    ['a private one without words', { is_public: false }],
  ]),
  ...of('edit of a highlight', [
    ['title has at most 100 characters', { title: 'x'.repeat(101) }, 'Title must be at most 100 characters'],
    ['description has at most 500 characters', { description: 'x'.repeat(501) }, 'Description must be at most 500 characters'],
  ]),
  ...accepted('edit of a highlight', 200, [
    ['the longest words', { title: 'x'.repeat(100), description: 'x'.repeat(500) }],
    ['no words', { title: null, description: '' }],
  ]),

  ...of('organization', [
    ['name is required', { name: ' ' }, 'Organization name is required'],
    ['name has at least 2 characters', { name: 'N' }, 'Organization name must be 2 to 80 characters'],
    ['website is a web address', { website: 'javascript:alert(1)' }, 'Please enter a web address that starts with http:// or https://'],
  ]),

  ...of('public page', [['an unknown player', undefined, 'Player not found', 404]]),
  ...of('own profile', [['no token', undefined, 'User is not authenticated.', 401]]),
]; // prettier-ignore

/** Rules that are kept, and tested, elsewhere: the file and words of its test. */
export const elsewhere = {
  'sign-up: names, email, password, confirmation': ['tests/browser/sign-in.test.ts', 'every rule of signing up is said at its field'],
  'sign-in: email and password': ['tests/browser/sign-in.test.ts', 'signing in asks for both fields'],
  'sign-up at the provider: email and password': ['apps/identity/src/password.test.ts', 'refuses a sign-up: case %#'],
  'login: Invalid email or password': ['apps/identity/src/password.test.ts', 'a wrong password and an unknown email look the same, also in time'],
  'signup: User already exists with this email': ['apps/identity/src/password.test.ts', 'twenty sign-ups at once with one email make one account'],
  'callback: access_denied': ['apps/identity/src/code.test.ts', 'cancelling goes back with access_denied'],
  'session: jwt expired': ['tests/world/access.test.ts', '%s is refused at HTTP and at sockets'],
  'organization search: trimmed, at least 2 characters': ['tests/world/organization.test.ts', "describe('search'"],
} as const satisfies Record<string, readonly [file: string, words: string]>; // prettier-ignore
