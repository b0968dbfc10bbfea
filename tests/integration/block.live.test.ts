// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { describe, expect, inject, it } from 'vitest';

/** Whether a raw event contains the person's id or one of their post ids. */
const mentions = ({ payload }: { payload: unknown }, person: TestUser, posts: string[]): boolean => {
  const text = JSON.stringify(payload);
  return [person.id, ...posts].some((id) => text.includes(id));
};

describe.each([
  { mode: 'two gateways on Redis', redisUrl: inject('redisUrl'), gateways: 2, workers: 2 },
  { mode: 'one process without Redis', redisUrl: '', gateways: 1, workers: 1 },
])('a block with open sockets and $mode', ({ redisUrl, gateways, workers }) => {
  it('stops live events between the two players within a second, and unblocking restores them', async () => {
    const app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl, gateways, workers });
    try {
      const blocker = await app.user();
      const otherPlayers = await Promise.all(
        Array.from({ length: 19 }, () => app.user({ organization_id: blocker.organizationId })),
      );
      const [blocked, fan] = [otherPlayers[0]!, otherPlayers[1]!];
      const players = [blocker, ...otherPlayers];
      const createPost = (person: TestUser, content: string) =>
        person.call(postRoutes.create, { body: { content } }).then(({ id }) => id);
      const posts = new Map<TestUser, string[]>();
      for (const person of [blocker, blocked]) posts.set(person, [await createPost(person, 'the first')]);

      const clients = new Map<TestUser, LiveClient>();
      for (const [at, person] of players.entries()) {
        for (const other of [blocker, blocked])
          if (other !== person) await person.call(followRoutes.follow, { params: { id: other.id } });
        const client = await person.liveClient(at);
        const rooms = [blocker, blocked].flatMap((player) => [
          `player:${player.id}`,
          `post:${posts.get(player)![0]}`,
        ]);
        for (const room of [...rooms, `organization:${blocker.organizationId}`, 'following'])
          expect(await client.watch(room)).toEqual({ ok: true });
        clients.set(person, client);
      }

      // Posts, edits and likes without a pause.
      const running = { on: true };
      const actRepeatedly = async (person: TestUser) => {
        const [first = ''] = posts.get(person)!;
        for (let round = 0; running.on; round++) {
          posts.get(person)!.push(await createPost(person, `round ${round}`));
          await person.call(postRoutes.edit, { params: { id: first }, body: { content: `edited ${round}` } });
          const body = { target_type: 'post', target_id: first } as const;
          await fan.call(round % 2 ? likeRoutes.unlike : likeRoutes.like, { body });
        }
      };
      const loops = [actRepeatedly(blocker), actRepeatedly(blocked)];
      await waitFor('both receive each other’s events', () =>
        [blocker, blocked].every((person) => clients.get(person)!.eventsNamed('feed.added').length > 6),
      );

      await blocker.call(blockRoutes.block, { params: { id: blocked.id } });
      // Measured from the command's timestamp, slightly before its commit.
      const { rows } = await app.pool.query<{ created_at: Date }>('select created_at from block');
      const committedAt = rows[0]!.created_at.getTime();
      const postCount = () => posts.get(blocker)!.length + posts.get(blocked)!.length;
      const postCountBefore = postCount();
      await waitFor(
        '20 more posts were written over 1.5 s',
        () => Date.now() - committedAt > 1500 && postCount() > postCountBefore + 20,
        20_000,
      );
      running.on = false;
      await Promise.all(loops);
      // The other players received every post of both.
      for (const person of otherPlayers.slice(1))
        await waitFor('the other players received all posts', () => {
          const receivedIds = new Set(
            clients
              .get(person)!
              .eventsNamed('feed.added')
              .map(({ item }) => item.id),
          );
          return [...posts.values()].every((ids) => ids.slice(1).every((id) => receivedIds.has(id)));
        });

      const lastEventDelayMs = (viewer: TestUser, other: TestUser) =>
        clients
          .get(viewer)!
          .received.filter(({ event }) => event !== 'follow.changed')
          .filter((each) => mentions(each, other, posts.get(other)!))
          .reduce((latest, { at }) => Math.max(latest, at), committedAt) - committedAt;
      const delaysMs = [lastEventDelayMs(blocked, blocker), lastEventDelayMs(blocker, blocked)];
      process.stdout.write(`last event after the block: ${delaysMs.join(' and ')} ms\n`);
      for (const delayMs of delaysMs) expect(delayMs).toBeLessThan(1000);

      await blocker.call(blockRoutes.unblock, { params: { id: blocked.id } });
      for (const [person, other] of [
        [blocker, blocked],
        [blocked, blocker],
      ] as const) {
        const id = await createPost(other, 'after all');
        await clients.get(person)!.waitForEvent('feed.added', ({ item }) => item.id === id);
      }
    } finally {
      await app.close();
    }
  });
});
