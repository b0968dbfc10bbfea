import { refusals } from '@rinkside/contracts/error';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

let world: World;
/** Seen a moment ago: their commands begin before it is known who they are now. */
let author: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
beforeEach(async () => {
  author = await world.person();
  await author.call(playerRoutes.me);
});
afterAll(() => world?.close());

const body = { content: 'Before the news' };
const change = (what: string, ...values: unknown[]) =>
  world.pool.query(`update player set ${what} where id = $1`, [author.id, ...values]);
/** Organizations of what they have posted, and how many facts tell of it. */
const posted = async () => {
  const { rows } = await world.pool.query<{ organization_id: string | null; facts: number }>(
    `select organization_id, (select count(*)::int from outbox where payload->>'id' = item.id::text) as facts
     from item where author_id = $1`,
    [author.id],
  );
  return rows;
};

describe('a command of somebody who is no longer who they were when last seen', () => {
  it.each([
    ['suspended', 'suspended_at = now()', [403, refusals.suspended]],
    ['signed out elsewhere', `sessions_ended_at = now() + interval '1 minute'`, [401, refusals.sessionEnded]],
    ['without a profile again', 'onboarding_complete = false', [403, refusals.noProfile]],
  ] as const)('%s is refused, and leaves nothing', async (_, what, expected) => {
    await change(what);
    expect(await refusal(author.call(postRoutes.create, { body }))).toEqual(expected);
    expect(await posted()).toEqual([]);
  });

  it('is refused before it is said what is wrong with it, or what was answered before', async () => {
    await author.call(postRoutes.create, { body, key: 'known' });
    await change('suspended_at = now()');
    const suspended = [403, refusals.suspended];
    expect(await refusal(author.call(postRoutes.create, { body: { content: '' } }))).toEqual(suspended);
    expect(await refusal(author.call(postRoutes.create, { body, key: 'known' }))).toEqual(suspended);
    expect(await refusal(author.call(postRoutes.remove, { params: { id: author.id } }))).toEqual(suspended);
    expect(await posted()).toHaveLength(1);
  });

  it('is refused where the account is gone', async () => {
    await author.call(playerRoutes.remove);
    expect(await refusal(author.call(postRoutes.create, { body }))).toEqual([401, refusals.closed]);
  });

  it('is made anew for who they are now, once', async () => {
    const { organizationId } = await world.person();
    await change('organization_id = $2', organizationId);
    await author.call(postRoutes.create, { body });
    expect(await posted()).toEqual([{ organization_id: organizationId, facts: 1 }]);
  });

  it('has the rights of now, not of then', async () => {
    const settle = () =>
      refusal(
        author.call(moderationRoutes.settle, { params: { id: author.id }, body: { action: 'dismiss' } }),
      );
    expect(await settle()).toEqual([403, refusals.notModerator]);
    await change('moderator = true');
    expect(await settle()).toEqual([404, refusals.notFound]);
    await change('moderator = false');
    expect(await settle()).toEqual([403, refusals.notModerator]);
  });
});
