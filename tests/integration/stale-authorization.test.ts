import { errorMessages } from '@rinkside/contracts/error';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';

let app: TestApp;
/** Has made a request before the change, so any cached account would be stale. */
let author: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
beforeEach(async () => {
  author = await app.user();
  await author.call(playerRoutes.me);
});
afterAll(() => app?.close());

const body = { content: 'Before the change' };
const change = (assignment: string, ...values: unknown[]) =>
  app.pool.query(`update player set ${assignment} where id = $1`, [author.id, ...values]);
/** The author's items: organization and number of outbox events. */
const authorItems = async () => {
  const { rows } = await app.pool.query<{ organization_id: string | null; events: number }>(
    `select organization_id, (select count(*)::int from outbox where payload->>'id' = item.id::text) as events
     from item where author_id = $1`,
    [author.id],
  );
  return rows;
};

describe('a command after the account changed since the last request', () => {
  it.each([
    ['suspended', 'suspended_at = now()', [403, errorMessages.suspended]],
    [
      'signed out elsewhere',
      `sessions_ended_at = now() + interval '1 minute'`,
      [401, errorMessages.sessionRevoked],
    ],
    ['without a profile again', 'onboarding_complete = false', [403, errorMessages.profileIncomplete]],
  ] as const)('is rejected without side effects when the user is %s', async (_, assignment, expected) => {
    await change(assignment);
    expect(await expectErrorReply(author.call(postRoutes.create, { body }))).toEqual(expected);
    expect(await authorItems()).toEqual([]);
  });

  it('is rejected before validation and before a stored idempotent reply', async () => {
    await author.call(postRoutes.create, { body, key: 'known' });
    await change('suspended_at = now()');
    const suspended = [403, errorMessages.suspended];
    expect(await expectErrorReply(author.call(postRoutes.create, { body: { content: '' } }))).toEqual(
      suspended,
    );
    expect(await expectErrorReply(author.call(postRoutes.create, { body, key: 'known' }))).toEqual(suspended);
    expect(await expectErrorReply(author.call(postRoutes.remove, { params: { id: author.id } }))).toEqual(
      suspended,
    );
    expect(await authorItems()).toHaveLength(1);
  });

  it('is rejected with 401 after account deletion', async () => {
    await author.call(playerRoutes.remove);
    expect(await expectErrorReply(author.call(postRoutes.create, { body }))).toEqual([
      401,
      errorMessages.accountDeleted,
    ]);
  });

  it('uses the current account data and is applied once', async () => {
    const { organizationId } = await app.user();
    await change('organization_id = $2', organizationId);
    await author.call(postRoutes.create, { body });
    expect(await authorItems()).toEqual([{ organization_id: organizationId, events: 1 }]);
  });

  it('is authorized with the current rights', async () => {
    const settle = () =>
      expectErrorReply(
        author.call(moderationRoutes.settle, { params: { id: author.id }, body: { action: 'dismiss' } }),
      );
    expect(await settle()).toEqual([403, errorMessages.notModerator]);
    await change('moderator = true');
    expect(await settle()).toEqual([404, errorMessages.notFound]);
    await change('moderator = false');
    expect(await settle()).toEqual([403, errorMessages.notModerator]);
  });
});
