import { setTimeout as pause } from 'node:timers/promises';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/api-client';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { clockTableSql, newEventIdSql } from './event-ids.js';
import type { Figure } from './chaos-run.js';
import { Installation } from './installation.js';
import { seedUsers, type SeedUser } from './seed-users.js';

/** The rate limit allows 120 sockets per account and minute. */
const clientsPerUser = 60;
const batchSize = 50;

/** Writes the rows of $2 likes of post $1 directly; one machine cannot also serve that many requests. */
const insertLikesSql = `with hot as (
    update item set likes_count = likes_count + $2, version = version + $2 where id = $1 returning *)
  insert into outbox (id, name, payload, occurred_at)
  select ${newEventIdSql}, 'like.changed',
    jsonb_build_object('content_type', 'post', 'id', hot.id, 'author_id', hot.author_id,
      'organization_id', hot.organization_id, 'in_feeds', hot.in_feeds, 'version', hot.version - $2 + n,
      'likesCount', hot.likes_count - $2 + n, 'actor_id', $3::text, 'liked', true), now()
  from hot, generate_series(1, $2::int) n,
    ${clockTableSql}`;

const openClients = async (origin: string, people: SeedUser[], size: number, room: string) => {
  const clients: LiveClient[] = [];
  while (clients.length < size)
    clients.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(batchSize, size - clients.length) }, async (_, at) => {
          const viewer = people[(clients.length + at) % people.length];
          const client = await new LiveClient(origin, viewer?.token ?? '').open();
          const { ok } = await client.watch(room);
          if (!ok) throw new Error(`watch of ${room} was rejected`);
          return client;
        }),
      )),
    );
  return clients;
};

/** Likes one post at a high rate in a room with many clients. */
export const loadHighTrafficRoom = async (
  postgresUrl: string,
  size: { screens: number; likes: number; seconds: number },
): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  const clients: LiveClient[] = [];
  try {
    const { origin } = installation;
    const [author, fan, ...people] = await seedUsers(
      installation,
      2 + Math.ceil(size.screens / clientsPerUser),
    );
    if (!author || !fan) throw new Error('too few users were seeded');
    const { id } = await callRoute(origin, author.token, postRoutes.create, { body: { content: 'Hot' } });
    clients.push(...(await openClients(origin, people, size.screens, `post:${id}`)));
    await installation.settle();
    await installation.eventLoopLagMs();
    const startedAt = performance.now();
    const stepMs = 50;
    for (let at = 0; at < (size.seconds * 1000) / stepMs; at++) {
      await installation.rows(insertLikesSql, [id, (size.likes * stepMs) / 1000, fan.id]);
      await pause(Math.max(0, startedAt + (at + 1) * stepMs - performance.now()));
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const endedAt = performance.now();
    const { likesCount } = await callRoute(origin, author.token, postRoutes.one, { params: { id } });
    const lastUpdate = (client: LiveClient) =>
      client.received.findLast(({ event }) => event === 'like.changed')?.payload;
    const isConsistent = (client: LiveClient) =>
      Reflect.get(Object(lastUpdate(client)), 'likesCount') === likesCount;
    await waitFor('every client has the last count', () => clients.every(isConsistent)).catch(
      () => undefined,
    );
    const convergenceMs = performance.now() - endedAt;
    const lag = await installation.eventLoopLagMs();
    const updateCounts = clients.map(
      ({ received }) => received.filter(({ event }) => event === 'like.changed').length,
    );
    return [
      { what: 'clients', value: clients.length },
      { what: 'likes', value: likesCount },
      { what: 'likes per second', value: Math.round(likesCount / seconds) },
      { what: 'most updates per client per second', value: Math.round((10 * Math.max(...updateCounts)) / seconds) / 10, limit: 10 },
      { what: 'clients without the last count', value: clients.filter((client) => !isConsistent(client)).length, limit: 0 },
      { what: 'all clients consistent after the last like, ms', value: Math.round(convergenceMs), limit: 1000 },
      { what: 'event loop lag p99, ms', value: lag, limit: 100 },
    ]; // prettier-ignore
  } finally {
    for (const client of clients) client.close();
    await installation.close();
  }
};
