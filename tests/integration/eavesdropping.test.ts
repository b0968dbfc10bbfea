// @module-tag extended
import { runOperator } from '@rinkside/domain/moderation/operator';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { describe, expect, inject, it } from 'vitest';
import { RandomWorkload } from './random-workload.js';
import { createHighlightFactory } from './highlight-factory.js';
import { VisibilityOracle } from './visibility-oracle.js';

const totalCommands = 500;
const concurrency = 4;

describe('40 sockets during 500 random commands', () => {
  // @covers R7 S2
  it('receive no event their user may not see and no viewer-specific fields', async () => {
    const app = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      gateways: 2,
      workers: 2,
    });
    const highlights = await createHighlightFactory(app);
    try {
      const first = await app.user();
      const members = Array.from({ length: 11 }, (_, at) =>
        app.user(at % 2 ? { organization_id: first.organizationId } : {}),
      );
      const users: [TestUser, ...TestUser[]] = [first, ...(await Promise.all(members))];
      const moderator = await app.user();
      await runOperator(app.env, ['moderator', 'add', moderator.id]);
      const oracle = new VisibilityOracle();
      const workload = new RandomWorkload(app, oracle, users, moderator, highlights);
      const unonboardedUsers = [await app.unonboardedUser(), await app.unonboardedUser()];

      for (let at = 0; at < 40; at++) {
        const person = at < 36 ? users[at % users.length]! : unonboardedUsers[at % 2]!;
        const client = await person.liveClient(at);
        const organizations = [workload.randomUser, workload.randomUser].map(
          (each) => `organization:${each.organizationId}`,
        );
        const players = [workload.randomUser, workload.randomUser, workload.randomUser].map(
          ({ id }) => `player:${id}`,
        );
        const rooms = new Set([...organizations, ...players, ...(at % 3 ? ['following'] : [])]);
        for (const room of rooms) expect((await client.watch(room)).ok).toBe(at < 36);
        oracle.subscribers.push({ person, client, rooms });
      }

      const suspendedUser = users.at(-1)!;
      let startedCommands = 0;
      const runCommands = async () => {
        while (startedCommands++ < totalCommands) {
          if (startedCommands === 350) await workload.suspend(suspendedUser);
          if (startedCommands === 430) await workload.restore(suspendedUser);
          await workload.random.pick(workload.actions)();
        }
      };
      await Promise.all(Array.from({ length: concurrency }, runCommands));
      await app.settle();

      expect(oracle.violations()).toEqual([]);
      // Guards against a vacuous test: events of every kind arrived, and none at users who are not onboarded.
      const received = oracle.subscribers.flatMap(({ client }) => client.received);
      const counts = Object.fromEntries(
        [...Map.groupBy(received, ({ event }) => event)].map(([event, all]) => [event, all.length]),
      );
      process.stdout.write(`received: ${JSON.stringify(counts)}\n`);
      for (const event of [
        'feed.added', 'feed.changed', 'feed.removed', 'like.changed', 'comment.added', 'comment.removed',
        'follow.changed', 'season.changed', 'award.granted', 'highlight.ready', 'notification.added',
      ]) expect([event, (counts[event] ?? 0) > 0]).toEqual([event, true]); // prettier-ignore
      expect(received.length).toBeGreaterThan(2000);
      expect(oracle.subscribers.slice(36).flatMap(({ client }) => client.received)).toEqual([]);
    } finally {
      await highlights.close();
      await app.close();
    }
  }, 120_000);
});
