// @module-tag extended
import { liveGameRoutes, type LiveGameEvent, type StoredLiveGameEvent } from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { newId } from '@rinkside/platform/id';
import { callRoute } from '@rinkside/testkit/api-client';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { goal, goalAgainst, liveGameBody, shot } from '../integration/live-game-factory.js';
import { Installation } from './installation.js';
import { retryTransient } from './retry.js';
import { seedUsers, type SeedUser } from './seed-users.js';

const watcherCount = 50;

let installation: Installation;
let people: SeedUser[];
beforeAll(async () => {
  installation = await Installation.open(inject('postgresUrl'));
  people = await seedUsers(installation, 8);
});
afterAll(() => installation?.close());

/** A client that follows a live game: it applies updates and reads what it lacks. */
class Watcher {
  readonly events = new Map<number, StoredLiveGameEvent>();
  /** Positions that were received with another event. */
  readonly doubled: number[] = [];

  constructor(
    readonly client: LiveClient,
    private readonly user: SeedUser,
    private readonly gameId: string,
  ) {
    client.on('live_game.changed', ({ events }) => this.#apply(events));
  }

  /** Reads the events after the last one without a gap. */
  async read() {
    const { origin } = installation;
    const input = { params: { id: this.gameId }, query: { after: this.#last } };
    const reply = await retryTransient(() => callRoute(origin, this.user.token, liveGameRoutes.one, input));
    this.#apply(reply?.events ?? []);
  }

  get #last(): number {
    let last = 0;
    while (this.events.has(last + 1)) last++;
    return last;
  }

  #apply(events: StoredLiveGameEvent[]) {
    for (const event of events) {
      const known = this.events.get(event.position);
      if (known && known.id !== event.id) this.doubled.push(event.position);
      this.events.set(event.position, event);
    }
  }
}

/** Sends events until an answer arrives, as the app does: an event may have been stored by a request without an answer. */
const send = (token: string, id: string, events: LiveGameEvent[]) =>
  retryTransient(() =>
    callRoute(installation.origin, token, liveGameRoutes.append, { params: { id }, body: { events } }),
  );

it('loses and doubles no event and no cheer when gateway, relay and Redis are killed during a game with 50 watchers', async () => {
  const [player] = people;
  if (!player) throw new Error('no users were seeded');
  const { origin } = installation;
  const body = liveGameBody();
  await callRoute(origin, player.token, liveGameRoutes.start, { body });
  const watchers = await Promise.all(
    Array.from({ length: watcherCount }, async (_, at) => {
      const user = people[at % people.length] ?? player;
      const client = await new LiveClient(origin, user.token).open();
      const watcher = new Watcher(client, user, body.id);
      await client.watch(`live_game:${body.id}`);
      await watcher.read();
      return watcher;
    }),
  );
  const logged: LiveGameEvent[] = [];
  const log = async (action: LiveGameEvent['action']) => {
    const sequence = logged.length + 1;
    const occurred_at = new Date(Date.now() - 600_000 + sequence * 1000).toISOString();
    logged.push({ id: newId(), device_id: body.device_id, sequence, term: 1, occurred_at, action });
    // A request may be repeated although it succeeded.
    await send(player.token, body.id, logged.slice(-3));
  };
  let cheers = 0;
  const cheer = async () => {
    const input = { params: { id: body.id }, body: { heart: 2 }, key: newId() };
    const [fan] = people.slice(cheers % people.length);
    cheers++;
    await retryTransient(() => callRoute(origin, fan?.token, liveGameRoutes.cheer, input));
  };
  const logSome = async () => {
    for (const action of [goal, shot, goalAgainst, shot]) await Promise.all([log(action), cheer()]);
  };

  await log({ kind: 'period_started', period: 1 });
  for (const name of ['gateway-1', 'relay-1', 'redis', 'gateway-2', 'relay-2'] as const) {
    await logSome();
    await Promise.all([installation.process(name).kill('SIGKILL'), logSome()]);
    await Promise.all([installation.process(name).restart(), logSome()]);
  }
  await waitFor('every client is connected', () => watchers.every(({ client }) => client.connected), 30_000);
  // A client reads again after a reconnect.
  await Promise.all(watchers.map((watcher) => watcher.read()));
  await log(goal);
  await waitFor(
    'every client has every event',
    () => watchers.every(({ events }) => events.size === logged.length),
    30_000,
  );

  const reply = await callRoute(origin, player.token, liveGameRoutes.one, { params: { id: body.id } });
  const { timeline: _, ...summary } = reduceLiveGame(reply);
  expect(reply.summary).toEqual(summary);
  expect(reply.cheers.heart).toBe(2 * cheers);
  expect(reply.events.map(({ id }) => id)).toEqual(logged.map(({ id }) => id));
  for (const { events, doubled, client } of watchers) {
    expect(doubled).toEqual([]);
    expect(reduceLiveGame({ ...reply, events: [...events.values()] })).toEqual(reduceLiveGame(reply));
    client.close();
  }
}, 240_000);
