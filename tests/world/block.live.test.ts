// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import type { Person } from '@rinkside/testkit/person';
import type { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { describe, expect, inject, it } from 'vitest';

/** Words that name whose deed an event tells of, as it is on the wire. */
const tellsOf = ({ payload }: { payload: unknown }, person: Person, posts: string[]): boolean => {
  const text = JSON.stringify(payload);
  return [person.id, ...posts].some((id) => text.includes(id));
};

describe.each([
  { mode: 'two gateways on Redis', redisUrl: inject('redisUrl'), gateways: 2, workers: 2 },
  { mode: 'one process without Redis', redisUrl: '', gateways: 1, workers: 1 },
])('a block on open sockets, $mode', ({ redisUrl, gateways, workers }) => {
  it('silences the two for each other within a second and nobody else, and taken back they hear again', async () => {
    const world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl, gateways, workers });
    try {
      const blocker = await world.person();
      const crowd = await Promise.all(
        Array.from({ length: 19 }, () => world.person({ organization_id: blocker.organizationId })),
      );
      const [blocked, fan] = [crowd[0]!, crowd[1]!];
      const everybody = [blocker, ...crowd];
      const write = (person: Person, content: string) =>
        person.call(postRoutes.create, { body: { content } }).then(({ id }) => id);
      const posts = new Map<Person, string[]>();
      for (const person of [blocker, blocked]) posts.set(person, [await write(person, 'the first')]);

      const screens = new Map<Person, Screen>();
      for (const [at, person] of everybody.entries()) {
        for (const other of [blocker, blocked])
          if (other !== person) await person.call(followRoutes.follow, { params: { id: other.id } });
        const screen = await person.screen(at);
        const rooms = [blocker, blocked].flatMap((of) => [`player:${of.id}`, `post:${posts.get(of)![0]}`]);
        for (const room of [...rooms, `organization:${blocker.organizationId}`, 'following'])
          expect(await screen.watch(room)).toEqual({ ok: true });
        screens.set(person, screen);
      }

      // Everything somebody may do while others look on, without a pause.
      const going = { on: true };
      const act = async (person: Person) => {
        const [first = ''] = posts.get(person)!;
        for (let round = 0; going.on; round++) {
          posts.get(person)!.push(await write(person, `round ${round}`));
          await person.call(postRoutes.edit, { params: { id: first }, body: { content: `edited ${round}` } });
          const body = { target_type: 'post', target_id: first } as const;
          await fan.call(round % 2 ? likeRoutes.unlike : likeRoutes.like, { body });
        }
      };
      const acts = [act(blocker), act(blocked)];
      await until('both hear each other', () =>
        [blocker, blocked].every((person) => screens.get(person)!.all('feed.added').length > 6),
      );

      await blocker.call(blockRoutes.block, { params: { id: blocked.id } });
      // Counted from the command's own moment, a little before its commit.
      const { rows } = await world.pool.query<{ created_at: Date }>('select created_at from block');
      const committed = rows[0]!.created_at.getTime();
      const written = () => posts.get(blocker)!.length + posts.get(blocked)!.length;
      const before = written();
      await until(
        'much more happened',
        () => Date.now() - committed > 1500 && written() > before + 20,
        20_000,
      );
      going.on = false;
      await Promise.all(acts);
      // Whoever is neither of the two heard every post of both.
      for (const person of crowd.slice(1))
        await until('the others hear everything', () => {
          const heard = new Set(
            screens
              .get(person)!
              .all('feed.added')
              .map(({ item }) => item.id),
          );
          return [...posts.values()].every((ids) => ids.slice(1).every((id) => heard.has(id)));
        });

      const last = (viewer: Person, other: Person) =>
        screens
          .get(viewer)!
          .heard.filter(({ event }) => event !== 'follow.changed')
          .filter((each) => tellsOf(each, other, posts.get(other)!))
          .reduce((latest, { at }) => Math.max(latest, at), committed) - committed;
      const silence = [last(blocked, blocker), last(blocker, blocked)];
      process.stdout.write(`block to silence: ${silence.join(' and ')} ms\n`);
      for (const ms of silence) expect(ms).toBeLessThan(1000);

      await blocker.call(blockRoutes.unblock, { params: { id: blocked.id } });
      for (const [person, other] of [
        [blocker, blocked],
        [blocked, blocker],
      ] as const) {
        const id = await write(other, 'after all');
        await screens.get(person)!.hears('feed.added', ({ item }) => item.id === id);
      }
    } finally {
      await world.close();
    }
  });
});
