import { blockRoutes } from '@rinkside/contracts/block';
import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes } from '@rinkside/contracts/organization';
import type { OnboardingBody } from '@rinkside/contracts/player';
import { runOperator } from '@rinkside/domain/moderation/operator';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { TestApp } from '@rinkside/testkit/test-app';

/**
 * The kinds of caller, relative to the owner, a 14-year-old player: signed out · no relation · a follower ·
 * a member of the same organization · its confirmed coach · the owner · a moderator · blocked by the owner.
 */
export const callers = [
  'anonymous', 'stranger', 'follower', 'mate', 'coach', 'owner', 'moderator', 'blocked',
] as const; // prettier-ignore
export type Caller = (typeof callers)[number];

export type MatrixUsers = Record<Exclude<Caller, 'anonymous'>, TestUser>;

/** Private values that only their owner may read, unique per user. */
export const privateFieldsOf = ({ profile: { email, birthdate, zipcode } }: TestUser): string[] =>
  [email, birthdate, zipcode].filter((secret) => secret !== null);

/** Occurs in no other text, so that a reply to a signed-out visitor that contains it is a leak. */
export const ownerLastName = 'Quillfeather';

/** Accounts that act, or once acted, as the owner; the overseer has a child of 14 with a login. */
export const guardianKinds = ['guardian', 'second guardian', 'former guardian', 'overseer'] as const;
export type GuardianKind = (typeof guardianKinds)[number];

/** Sets the age that decides what guardians of the owner, who has a login, may do. */
export const setOwnersAge = (app: TestApp, { owner }: MatrixUsers, age: 11 | 14) =>
  app.pool.query('update player set trusted_birthdate = $2 where id = $1', [
    owner.id,
    `${new Date().getUTCFullYear() - age}-01-01`,
  ]);

/** Makes an adult a guardian of the owner, or one who no longer is. */
export const createGuardian = async (
  app: TestApp,
  kind: GuardianKind,
  { owner }: MatrixUsers,
): Promise<TestUser> => {
  const guardian = await app.user(profile({ role: 'parent', position: 'skater' }));
  const params = [guardian.id, owner.id];
  await app.pool.query(
    'insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())',
    params,
  );
  if (kind === 'former guardian')
    await app.pool.query('delete from guardian where guardian_id = $1 and child_id = $2', params);
  return guardian;
};

let userCount = 0;
const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Profile of an adult with a unique birthdate and zip code. */
const profile = (overrides: Partial<OnboardingBody> = {}): Partial<OnboardingBody> => {
  userCount++;
  return {
    birthdate: `${1950 + (userCount % 50)}-${twoDigits(1 + (userCount % 12))}-${twoDigits(1 + (userCount % 28))}`,
    zipcode: `${70_000 + userCount}-${1000 + userCount}`,
    ...overrides,
  };
};

const birthdateOf14 = () => `${new Date().getUTCFullYear() - 14}-01-${twoDigits(1 + (userCount % 28))}`;

/** Confirms the email addresses of people. */
export const confirmAddresses = (app: TestApp, people: TestUser[]) =>
  app.pool.query('update player set email_verified = true where id = any($1)', [people.map(({ id }) => id)]);

/** Creates one user per kind of caller, with the relations between them. */
export const createMatrixUsers = async (app: TestApp): Promise<MatrixUsers> => {
  const coach = await app.user(profile({ role: 'coach', position: null }));
  const organization_id = coach.organizationId;
  const users: MatrixUsers = {
    stranger: await app.user(profile()),
    follower: await app.user(profile()),
    mate: await app.user(profile({ organization_id })),
    coach,
    owner: await app.user(
      profile({ organization_id, last_name: ownerLastName, birthdate: birthdateOf14(), age: '14U' }),
    ),
    moderator: await app.user(profile()),
    blocked: await app.user(profile()),
  };
  await app.shareCircle([coach, users.mate, users.owner]);
  await confirmAddresses(app, Object.values(users));
  const params = { id: users.owner.id };
  await users.follower.call(followRoutes.follow, { params });
  await users.owner.call(blockRoutes.block, { params: { id: users.blocked.id } });
  await runOperator(app.env, ['moderator', 'add', users.moderator.id]);
  return users;
};

/** Creates an opponent organization and returns its id. */
export const createOpponent = async (person: TestUser): Promise<string> =>
  (await person.call(organizationRoutes.create, { body: { name: 'Visitors', confirmed: true } })).id;
