import { readFile } from 'node:fs/promises';
import { feedRoutes } from '@rinkside/contracts/feed';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/api-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { SocketClients } from './socket-clients.js';
import { Workload, type Ledger } from './workload.js';
import { passwordGrant } from './identity-replicas.js';
import { Installation, type ProcessName } from './installation.js';
import { checkInvariants, findOrphanedAvatars, type Findings } from './invariants.js';
import { seedUsers, type SeedUser } from './seed-users.js';
import { quantile, ConstantRateTraffic } from './traffic.js';
import { waitForConvergence } from './chaos-run.js';
import { Observer } from './observer.js';

/** Deployment order: dependencies before their dependents. */
const restartOrder = [
  'identity-1', 'identity-2', 'worker-1', 'worker-2', 'relay-1', 'relay-2', 'gateway-1', 'gateway-2',
] as const satisfies ProcessName[]; // prettier-ignore

export interface RollingRestartOptions {
  people: number;
  /** Requests per second. */
  rate: number;
  /** Number of sockets, and how many of them are observers with the web app's entity store. */
  sockets: number;
  screens: number;
}

export interface RollingOutcome extends Findings {
  requests: number;
  /** Requests without a 2xx; each is sent once. */
  failures: string[];
  /** Acknowledged commands of the workload, which retries, and its lost connections. */
  acknowledged: number;
  lostConnections: number;
  p50: number;
  p99: number;
  /** The longest shutdown of a process after SIGTERM, ms. */
  maxShutdownMs: number;
  /** Log lines of unclean shutdowns. */
  uncleanShutdowns: string[];
  reconnects: number;
  /** The longest time until all sockets were in their rooms again after a restart, ms. */
  maxReconnectMs: number;
  /** Number of sockets that miss a post at the end. */
  incompleteSockets: number;
  /** Events that one connection received more than once. */
  duplicateEvents: string[];
  /** Differences between observers and the API. */
  diverged: string[];
}

/** Users of the workload, which sends every kind of command next to the traffic. */
const workloadUsers = 2;
const commandsPerRestart = 15;

/** Returns request number n: mostly reads, some posts and likes, and a sign-in every 50 requests. */
export const requestMix =
  (origin: string, people: SeedUser[], { posts, likes }: Pick<Ledger, 'posts' | 'likes'>) =>
  (number: number) => {
    const person = people[number % people.length];
    if (!person) throw new Error('too few users were seeded');
    const { token, organizationId: id } = person;
    if (number % 50 === 25) return passwordGrant(origin, `user-${number % people.length}@rink.example`);
    if (number % 25 === 0) {
      const content = `Shift ${number}: change on the fly.`;
      return callRoute(origin, token, postRoutes.create, { body: { content } }).then((post) =>
        posts.set(content, post.id),
      );
    }
    const target_id = [...posts.values()].at(-1);
    if (number % 25 === 10 && target_id)
      return callRoute(origin, token, likeRoutes.like, { body: { target_type: 'post', target_id } }).then(
        ({ userLiked }) => likes.set(`${person.id} ${target_id}`, userLiked),
      );
    return callRoute(origin, token, feedRoutes.organization, { params: { id }, query: { limit: 10 } });
  };

/** Stops and starts every process in turn behind the balancer, under traffic. */
export const rollingRestart = async (
  postgresUrl: string,
  { people: size, rate, sockets, screens }: RollingRestartOptions,
): Promise<RollingOutcome> => {
  const installation = await Installation.open(postgresUrl, { useIdentityProviders: true });
  const watchers: Observer[] = [];
  let audience: SocketClients | undefined;
  try {
    const { origin } = installation;
    const people = await seedUsers(installation, size);
    for (const viewer of people.slice(0, screens)) watchers.push(new Observer(origin, viewer));
    await Promise.all(watchers.map((watcher) => watcher.open()));
    audience = await SocketClients.open(origin, people, sockets - screens);

    // The workload and the traffic use different users, so that their likes do not conflict.
    const crowd = new Workload(origin, people.slice(-workloadUsers), 'rolling');
    const { ledger } = crowd;
    const traffic = new ConstantRateTraffic(
      rate,
      requestMix(origin, people.slice(0, -workloadUsers), ledger),
    ).start();
    const shutdownTimes: number[] = [];
    const reconnectTimes: number[] = [];
    const uncleanShutdowns: string[] = [];
    for (const name of restartOrder) {
      const child = installation.process(name);
      const sentBefore = traffic.sent;
      await waitFor('traffic is being sent', () => traffic.sent > sentBefore + rate / 2);
      const commands = crowd.send(commandsPerRestart);
      const startedAt = performance.now();
      await child.stop();
      shutdownTimes.push(performance.now() - startedAt);
      reconnectTimes.push(await audience.waitUntilWatching());
      await child.start();
      await commands;
      const log = await readFile(child.logFile, 'utf8');
      uncleanShutdowns.push(...log.split('\n').filter((line) => line.includes('did not close cleanly')));
    }
    await traffic.stop();
    await installation.settle();
    const { diverged } = await waitForConvergence(origin, watchers, performance.now());
    await audience.waitForPosts([...ledger.posts.values()]);
    const { lost, doubled, wrong } = await checkInvariants(installation, ledger);
    return {
      lost,
      doubled,
      wrong: [...wrong, ...(await findOrphanedAvatars(installation))],
      requests: traffic.sent,
      failures: traffic.failures,
      acknowledged: ledger.acknowledged,
      lostConnections: ledger.lostConnections,
      p50: quantile(traffic.durationsMs, 0.5),
      p99: quantile(traffic.durationsMs, 0.99),
      maxShutdownMs: Math.max(...shutdownTimes),
      uncleanShutdowns,
      reconnects: audience.reconnects,
      maxReconnectMs: Math.max(...reconnectTimes),
      incompleteSockets: audience.countIncomplete(ledger.posts.values()),
      duplicateEvents: audience.duplicateEvents,
      diverged,
    };
  } finally {
    audience?.close();
    for (const watcher of watchers) watcher.close();
    await installation.close();
  }
};
