import type { JsonSchema } from './openapi.schemas.js';
import { postRules } from '@rinkside/contracts/post';

const exampleId = '0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e';
const exampleMediaPath = '/media/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/1';

/** Example values by field name; `parent.name` where the name alone is ambiguous. */
const exampleValues: Record<string, unknown> = {
  first_name: 'Noor',
  last_name: 'Lindqvist',
  email: 'noor@example.com',
  avatar: '/media/avatars/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/0199a3f3-0d2e-7f61-8a7b-4c5d6e7f8091.webp',
  age: '14U',
  level: 'AA',
  position: 'skater',
  role: 'player',
  birthdate: '2010-05-04',
  'items.age': 16,
  trusted_age: 14,
  zipcode: '55802',
  moderator: false,
  operator: false,
  self: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
  after: '00-0af7651916cd43dd8448eb211c80319c-00f067aa0ba902b7-01',
  of: 'POST /api/likes',
  name: 'Duluth Blades',
  team_name: 'Blades 14U AA',
  image_url:
    '/media/organizations/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/0199a3f3-0d2e-7f61-8a7b-4c5d6e7f8091.webp',
  website: 'https://blades.example.com',
  content: 'Great effort from the whole team tonight. Back on the ice Tuesday!',
  'comments.content': 'What a save!',
  title: 'Glove save in overtime',
  description: 'Two minutes left, tied at three.',
  alt_text: 'A goalie in blue catches the puck with an outstretched glove.',
  text: 'What a save!',
  media_url: `${exampleMediaPath}/video.mp4`,
  playback_url: `${exampleMediaPath}/master.m3u8`,
  thumbnail_url: `${exampleMediaPath}/poster.webp`,
  media_type: 'video',
  status: 'ready',
  progress: 100,
  duration: 12.4,
  width: 1280,
  height: 720,
  date: '2026-11-14',
  our_score: 4,
  their_score: 3,
  goals: 2,
  assists: 1,
  saves: null,
  shots_against: null,
  goals_against: null,
  minutes_played: null,
  powerplay_goals_against: null,
  shorthanded_goals_against: null,
  started_game: null,
  likes: 12,
  likesCount: 12,
  commentsCount: 1,
  totalGames: 12,
  wins: 8,
  losses: 3,
  ties: 1,
  totalGoals: 9,
  totalAssists: 14,
  winPercentage: 67,
  totalSaves: 0,
  totalShotsAgainst: 0,
  totalGoalsAgainst: 0,
  savePercentage: 0,
  goalsAgainstAverage: 0,
  shutouts: 0,
  reading: 'dashboard',
  season: 2026,
  starts_on: '2026-08-01',
  ends_on: '2027-07-31',
  today: '2026-11-21',
  version: 3,
  hasMore: false,
  nextCursor: null,
  cursor: 'MjAyNi0xMS0xNFQxOTozMDowMC4wMDBa',
  totalMembers: 1,
  unread: 1,
  read: false,
  page: 1,
  search: 'blades',
  following: true,
  userLiked: true,
  reason: null,
  retryable: false,
  is_public: 'true',
  note: 'This shows somebody’s home address.',
  excerpt: 'Great effort from the whole team tonight.',
  reports: 1,
  action: 'dismiss',
  kind: 'like',
  'award.name': 'Hat trick',
  'award.description': 'Three goals in one game.',
  'award.image_url': '/awards/hat-trick.svg',
  'awards.kind': 'hat-trick',
  skill: 'stick-handling',
  sub_skill: 'Soft hands',
  place: 'home',
  space: 'A flat patch of 6 by 4 feet',
  minutes: 15,
  seconds: 900,
  feeling: 'good',
  setup: 'Put two cones three feet apart and stand behind them.',
  easier: 'Move the cones closer.',
  harder: 'Look straight ahead and feel the ball.',
  measure: '12 clean figure eights in 60 s',
  safety: 'Clear the floor of anything you could step on.',
  basis: 'Made from your age, your position and your last 5 games.',
  weekly_minutes: 105,
  cap_minutes: 200,
  why: '1 goal and 3 assists in your last 5 games: a quicker release turns your looks into shots.',
  skipped: null,
  edited: false,
  'errors.path': 'content',
  'errors.message': postRules.empty,
  statusCode: 400,
  message: postRules.empty,
};

const formats: Record<string, unknown> = {
  uuid: exampleId,
  date: '2026-11-14',
  'date-time': '2026-11-14T19:30:00.000Z',
  uri: 'https://blades.example.com',
  email: 'noor@example.com',
};

const typeOf = (value: unknown) =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;

const typesOf = ({ type }: JsonSchema): unknown[] => (Array.isArray(type) ? type : [type]);

/** Returns whether a scalar value matches the schema. */
const fits = (schema: JsonSchema, value: unknown): boolean => {
  const choices = choicesOf(schema);
  if (choices.length > 0) return choices.some((choice) => fits(choice, value));
  if (schema.const !== undefined) return schema.const === value;
  if (schema.enum) return schema.enum.some((choice) => choice === value);
  if (typeof value === 'number' && (value < (schema.minimum ?? value) || value > (schema.maximum ?? value)))
    return false;
  const type = typeOf(value);
  return typesOf(schema).some((allowed) => allowed === type || (allowed === 'number' && type === 'integer'));
};

const isSchema = (part: unknown): part is JsonSchema =>
  typeof part === 'object' && part !== null && !Array.isArray(part);
const choicesOf = ({ anyOf = [], oneOf = [] }: JsonSchema) => [...anyOf, ...oneOf].filter(isSchema);
/** Returns the non-null members of a union. */
const nonNullChoicesOf = (schema: JsonSchema) => choicesOf(schema).filter(({ type }) => type !== 'null');

const scalarExample = (schema: JsonSchema): unknown => {
  if (schema.examples?.length) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.format && schema.format in formats) return formats[schema.format];
  const [type] = typesOf(schema);
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : '…';
};

const objectExample = ({ properties = {} }: JsonSchema, parent: string) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
      .map(([name, schema]) => [name, exampleOf(schema, name, parent)]),
  );

/**
 * Returns an example for a schema: the entry of {@link exampleValues} for the field, otherwise the simplest valid value.
 * An array holds one element of each kind, and at least `minItems`. `parent` is the field that contains field `name`.
 */
export const exampleOf = (schema: JsonSchema, name = '', parent = ''): unknown => {
  const key = [`${parent}.${name}`, name].find(
    (candidate) => candidate in exampleValues && fits(schema, exampleValues[candidate]),
  );
  if (key !== undefined) return exampleValues[key];
  const [kind] = nonNullChoicesOf(schema);
  if (kind) return exampleOf(kind, name, parent);
  if (schema.type === 'object') return objectExample(schema, name);
  if (schema.type !== 'array') return scalarExample(schema);
  if (schema.prefixItems)
    return schema.prefixItems.filter(isSchema).map((item) => exampleOf(item, name, parent));
  if (!isSchema(schema.items)) return [];
  const kinds = nonNullChoicesOf(schema.items);
  const examples = (kinds.length > 0 ? kinds : [schema.items]).map((items) => exampleOf(items, name, parent));
  const missing = Math.max(0, (schema.minItems ?? 0) - examples.length);
  return [...examples, ...Array.from({ length: missing }, () => examples[0])];
};
