// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { playerRoutes } from '@rinkside/contracts/player';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ModerationHarness } from './moderation-harness.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

it('roster.changed is sent to watchers when a member joins or leaves, except to players blocked with them', async () => {
  const [mate, stranger, blocker] = [await app.user(), await app.user(), await app.user()];
  const { organizationId: organization_id } = mate;
  const room = `organization:${organization_id}`;
  const [mover, member] = [await app.user(), await app.user()];
  for (const { id } of [mover, member]) await blocker.call(blockRoutes.block, { params: { id } });
  // The events of the new members come before the rooms are watched.
  await app.settle();
  const [watcherClient, blockerClient, strangerClient] = [
    await mate.liveClient(),
    await blocker.liveClient(),
    await stranger.liveClient(),
  ];
  for (const client of [watcherClient, blockerClient]) await client.watch(room);
  await app.settle();

  const eventCount = () => watcherClient.eventsNamed('roster.changed').length;
  const changes: [string, () => Promise<unknown>][] = [
    ['joins', () => mover.call(playerRoutes.update, { body: { organization_id } })],
    ['leaves', () => mover.call(playerRoutes.update, { body: { organization_id: mover.organizationId } })],
    ['joins too', () => member.call(playerRoutes.update, { body: { organization_id } })],
    ['is suspended', () => moderation.runOperatorCommand('suspend', member.id)],
    ['is restored', () => moderation.runOperatorCommand('restore', member.id)],
    ['deletes the account', () => member.call(playerRoutes.remove)],
  ];
  const moderation = await ModerationHarness.open(app);
  for (const [at, [name, change]] of changes.entries()) {
    await change();
    await app.settle();
    await waitFor(`the watcher hears that the member ${name}`, () => eventCount() > at);
    expect([name, eventCount()]).toEqual([name, at + 1]);
  }
  expect(watcherClient.eventsNamed('roster.changed')[0]).toEqual({
    organization_id,
    version: expect.any(Number),
  });
  // A profile edit without a roster change sends no event; a new member does.
  const countBefore = eventCount();
  await mate.call(playerRoutes.update, { body: { level: 'B' } });
  await app.user({ organization_id });
  await app.settle();
  await waitFor('the watcher hears of the new member', () => eventCount() > countBefore);
  expect(eventCount()).toBe(countBefore + 1);
  // The blocker receives events only after the member's account, and with it the block, was deleted.
  expect(blockerClient.eventsNamed('roster.changed').length).toBeLessThanOrEqual(2);
  expect(strangerClient.eventsNamed('roster.changed')).toEqual([]);
});

it('profile.changed is sent to the owner’s clients and to watchers, without profile data', async () => {
  const [owner, visitor, blocked] = [await app.user(), await app.user(), await app.user()];
  // The event of the new profile comes before the room is watched.
  await app.settle();
  const [ownerClient, visitorClient, blockedClient] = [
    await owner.liveClient(),
    await visitor.liveClient(),
    await blocked.liveClient(),
  ];
  for (const client of [visitorClient, blockedClient]) await client.watch(`player:${owner.id}`);
  await owner.call(blockRoutes.block, { params: { id: blocked.id } });
  await app.settle();
  const { version } = await owner.call(playerRoutes.update, { body: { first_name: 'Ada' } });
  for (const client of [ownerClient, visitorClient])
    expect(await client.waitForEvent('profile.changed')).toMatchObject({ user_id: owner.id, version });
  await app.settle();
  expect(blockedClient.eventsNamed('profile.changed')).toEqual([]);
});
