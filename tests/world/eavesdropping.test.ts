// @module-tag extended
import { runOperator } from '@rinkside/domain/moderation/operator';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { describe, expect, inject, it } from 'vitest';
import { Crowd } from './crowd.js';
import { openHighlights } from './highlights.js';
import { Trap } from './trap.js';

const commands = 500;
const lanes = 4;

describe('forty sockets over five hundred mixed commands', () => {
  // @covers R7 S2
  it('hear nothing their people may not know, and nothing that belongs to one viewer', async () => {
    const world = await World.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      gateways: 2,
      workers: 2,
    });
    const highlights = await openHighlights(world);
    try {
      const first = await world.person();
      const members = Array.from({ length: 11 }, (_, at) =>
        world.person(at % 2 ? { organization_id: first.organizationId } : {}),
      );
      const people: [Person, ...Person[]] = [first, ...(await Promise.all(members))];
      const moderator = await world.person();
      await runOperator(world.env, ['moderator', 'add', moderator.id]);
      const trap = new Trap();
      const crowd = new Crowd(world, trap, people, moderator, highlights);
      const newcomers = [await world.newcomer(), await world.newcomer()];

      for (let at = 0; at < 40; at++) {
        const person = at < 36 ? people[at % people.length]! : newcomers[at % 2]!;
        const screen = await person.screen(at);
        const organizations = [crowd.person, crowd.person].map(
          (each) => `organization:${each.organizationId}`,
        );
        const players = [crowd.person, crowd.person, crowd.person].map(({ id }) => `player:${id}`);
        const rooms = new Set([...organizations, ...players, ...(at % 3 ? ['following'] : [])]);
        for (const room of rooms) expect((await screen.watch(room)).ok).toBe(at < 36);
        trap.listeners.push({ person, screen, rooms });
      }

      const villain = people.at(-1)!;
      let done = 0;
      const lane = async () => {
        while (done++ < commands) {
          if (done === 350) await crowd.suspend(villain);
          if (done === 430) await crowd.restore(villain);
          await crowd.dice.pick(crowd.acts)();
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      await world.settle();

      expect(trap.caught()).toEqual([]);
      // The trap was not deaf: every kind of news came through, and to newcomers none.
      const heard = trap.listeners.flatMap(({ screen }) => screen.heard);
      const counts = Object.fromEntries(
        [...Map.groupBy(heard, ({ event }) => event)].map(([event, all]) => [event, all.length]),
      );
      process.stdout.write(`heard: ${JSON.stringify(counts)}\n`);
      for (const event of [
        'feed.added', 'feed.changed', 'feed.removed', 'like.changed', 'comment.added', 'comment.removed',
        'follow.changed', 'season.changed', 'award.granted', 'highlight.ready', 'notification.added',
      ]) expect([event, (counts[event] ?? 0) > 0]).toEqual([event, true]); // prettier-ignore
      expect(heard.length).toBeGreaterThan(2000);
      expect(trap.listeners.slice(36).flatMap(({ screen }) => screen.heard)).toEqual([]);
    } finally {
      await highlights.close();
      await world.close();
    }
  }, 120_000);
});
