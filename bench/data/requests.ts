import { cursorAfter } from '@rinkside/domain/feed/cursor';
import type { Issuer } from '@rinkside/testkit/issuer';
import { request } from '../wire.js';
import { cast, size } from './million.js';

/** Chance that is the same in every run. */
export const dice = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const first = Date.parse('2023-08-01T00:00:00Z');
const last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** An instant in the later half of all items: a full page lies before each of them. */
const instants = (items: number, seed: number) => {
  const roll = dice(seed);
  return Array.from({ length: 1000 }, () =>
    new Date(first + Math.floor((0.5 + roll() / 2) * items) * 100_000).toISOString(),
  );
};

/** Goes through a list again and again. */
export const round = (list: Buffer[]) => {
  let at = 0;
  return () => list[at++ % list.length] ?? Buffer.alloc(0);
};

export type Reading = 'organization' | 'following' | 'player';

/** Viewers with 50 follows each; the number of a player is their subject. */
export const viewers = Array.from({ length: 20 }, (_, at) => 100 + at);

/** A thousand pre-made requests of each kind, to the floor and to the product. */
export const readings = async (items: number, issuer: Issuer) => {
  const tokens = new Map(
    await Promise.all(viewers.map(async (number) => [number, await issuer.token(String(number))] as const)),
  );
  const unblocked = await issuer.token('2');
  const roll = dice(7);
  const each = instants(items, 11).map((at, index) => ({
    at,
    cursor: cursorAfter(at, last),
    viewer: viewers[index % viewers.length] ?? 0,
    token: tokens.get(viewers[index % viewers.length] ?? 0),
    organization: 2 + Math.floor(roll() * (size.organizations - 2)),
    /** Nobody is blocked with number 2. */
    player: 300 + Math.floor(roll() * (size.players - 300)),
  }));
  const floor = (path: (one: (typeof each)[number]) => string) =>
    each.map((one) => request('GET', path(one)));
  const product = (path: (one: (typeof each)[number]) => string, token?: string) =>
    each.map((one) => request('GET', path(one), { token: token ?? one.token }));
  return {
    floor: {
      organization: floor(({ viewer, organization, at }) => `/org/${viewer}/${organization}/${at}`),
      following: floor(({ viewer, at }) => `/following/${viewer}/${at}`),
      player: floor((one) => `/player/${one.player}`),
    },
    product: {
      organization: product(
        (one) =>
          `/api/organizations/${cast.organization(one.organization)}/feed?limit=20&cursor=${one.cursor}`,
      ),
      following: product(({ cursor }) => `/api/feed/following?limit=20&cursor=${cursor}`),
      player: product((one) => `/api/users/public/${cast.player(one.player)}`, unblocked),
    },
  } satisfies Record<string, Record<Reading, Buffer[]>>;
};
