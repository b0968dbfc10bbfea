import { blockRoutes } from '@rinkside/contracts/block';
import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes } from '@rinkside/contracts/organization';
import type { OnboardingBody } from '@rinkside/contracts/player';
import { runOperator } from '@rinkside/domain/moderation/operator';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';

/**
 * Who calls, always as seen from one owner, a 14-year-old player:
 * nobody signed in · somebody with no tie to them · who follows them · a player of the same organization ·
 * its confirmed coach · they themselves · a moderator · whom they have blocked.
 */
export const callers = [
  'anonymous', 'stranger', 'follower', 'mate', 'coach', 'owner', 'moderator', 'blocked',
] as const; // prettier-ignore
export type Caller = (typeof callers)[number];

export type Cast = Record<Exclude<Caller, 'anonymous'>, Person>;

/** What nobody but its owner may ever read, different for everybody. */
export const secretsOf = ({ profile: { email, birthdate, zipcode } }: Person): string[] =>
  [email, birthdate, zipcode].filter((secret) => secret !== null);

/** No other text in a reply looks like this, so that finding it in one to a signed-out visitor says enough. */
export const lastNameOfOwner = 'Quillfeather';

let people = 0;
const two = (number: number) => String(number).padStart(2, '0');

/** Adults, each with a birthdate and a zip code of their own. */
const profile = (of: Partial<OnboardingBody> = {}): Partial<OnboardingBody> => {
  people++;
  return {
    birthdate: `${1950 + (people % 50)}-${two(1 + (people % 12))}-${two(1 + (people % 28))}`,
    zipcode: `${70_000 + people}-${1000 + people}`,
    ...of,
  };
};

const fourteen = () => `${new Date().getUTCFullYear() - 14}-01-${two(1 + (people % 28))}`;

export const makeCast = async (world: World): Promise<Cast> => {
  const coach = await world.person(profile({ role: 'coach', position: null }));
  const organization_id = coach.organizationId;
  const cast: Cast = {
    stranger: await world.person(profile()),
    follower: await world.person(profile()),
    mate: await world.person(profile({ organization_id })),
    coach,
    owner: await world.person(
      profile({ organization_id, last_name: lastNameOfOwner, birthdate: fourteen(), age: '14U' }),
    ),
    moderator: await world.person(profile()),
    blocked: await world.person(profile()),
  };
  const params = { id: cast.owner.id };
  await cast.follower.call(followRoutes.follow, { params });
  await cast.owner.call(blockRoutes.block, { params: { id: cast.blocked.id } });
  await runOperator(world.env, ['moderator', 'add', cast.moderator.id]);
  return cast;
};

/** An organization to play against; anybody's. */
export const makeOpponent = async (person: Person): Promise<string> =>
  (await person.call(organizationRoutes.create, { body: { name: 'Visitors' } })).id;
