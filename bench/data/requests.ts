import { encodeCursor } from '@rinkside/domain/feed/cursor';
import type { Issuer } from '@rinkside/testkit/issuer';
import { encodeRequest } from '@rinkside/testkit/http-client';
import { sampleIds, datasetSize, firstItemAt, newestItemAt } from './large-dataset.js';

/** Creates a seeded random number generator for 0 to 1. */
export const seededRandom = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const maxUuid = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Returns random timestamps in the later half of the items, so that every page is full. */
const randomTimestamps = (items: number, seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: 1000 }, () =>
    new Date(
      firstItemAt + Math.floor((0.5 + random() / 2) * (newestItemAt(items) - firstItemAt)),
    ).toISOString(),
  );
};

/** Returns a function that cycles through a list. */
export const cycle = (list: Buffer[]) => {
  let at = 0;
  return () => list[at++ % list.length] ?? Buffer.alloc(0);
};

export type ReadKind = 'organization' | 'following' | 'player';

/** Player numbers (token subjects) of viewers with 50 follows each. */
const viewers = Array.from({ length: 20 }, (_, at) => 100 + at);

/** Encodes 1,000 read requests of each kind for baseline and product. */
export const createReadRequests = async (items: number, issuer: Issuer) => {
  const tokens = new Map(
    await Promise.all(viewers.map(async (number) => [number, await issuer.token(String(number))] as const)),
  );
  // Player 2 has no blocks and sees every public profile.
  const unblockedToken = await issuer.token('2');
  const random = seededRandom(7);
  const targets = randomTimestamps(items, 11).map((at, index) => ({
    at,
    cursor: encodeCursor(at, maxUuid),
    viewer: viewers[index % viewers.length] ?? 0,
    token: tokens.get(viewers[index % viewers.length] ?? 0),
    organization: 2 + Math.floor(random() * (datasetSize.organizations - 2)),
    player: 300 + Math.floor(random() * (datasetSize.players - 300)),
  }));
  const baseline = (path: (target: (typeof targets)[number]) => string) =>
    targets.map((target) => encodeRequest('GET', path(target)));
  const product = (path: (target: (typeof targets)[number]) => string, token?: string) =>
    targets.map((target) => encodeRequest('GET', path(target), { token: token ?? target.token }));
  return {
    baseline: {
      organization: baseline(({ viewer, organization, at }) => `/org/${viewer}/${organization}/${at}`),
      following: baseline(({ viewer, at }) => `/following/${viewer}/${at}`),
      player: baseline((target) => `/player/${target.player}`),
    },
    product: {
      organization: product(
        (target) =>
          `/api/organizations/${sampleIds.organization(target.organization)}/feed?limit=20&cursor=${target.cursor}`,
      ),
      following: product(({ cursor }) => `/api/feed/following?limit=20&cursor=${cursor}`),
      player: product((target) => `/api/users/public/${sampleIds.player(target.player)}`, unblockedToken),
    },
  } satisfies Record<string, Record<ReadKind, Buffer[]>>;
};
