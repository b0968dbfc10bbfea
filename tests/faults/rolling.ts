import { readFile } from 'node:fs/promises';
import { feedRoutes } from '@rinkside/contracts/feed';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/client';
import { until } from '@rinkside/testkit/until';
import { Audience } from './audience.js';
import { Crowd, type Ledger } from './crowd.js';
import { grant } from './identity.js';
import { Installation, type ProcessName } from './installation.js';
import { examine, findStrays, type Findings } from './invariants.js';
import { populate, type Somebody } from './population.js';
import { quantile, Traffic } from './traffic.js';
import { converge } from './field.js';
import { Watcher } from './watcher.js';

/** Deployment order: dependencies before their dependents. */
const restartOrder = [
  'identity-1', 'identity-2', 'worker-1', 'worker-2', 'relay-1', 'relay-2', 'gateway-1', 'gateway-2',
] as const satisfies ProcessName[]; // prettier-ignore

export interface RollingRestart {
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
const requestMix =
  (origin: string, people: Somebody[], { posts, likes }: Ledger) =>
  (number: number) => {
    const person = people[number % people.length];
    if (!person) throw new Error('too few users were seeded');
    const { token, organizationId: id } = person;
    if (number % 50 === 25) return grant(origin, `user-${number % people.length}@rink.example`);
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
export const restartEverything = async (
  postgresUrl: string,
  { people: size, rate, sockets, screens }: RollingRestart,
): Promise<RollingOutcome> => {
  const installation = await Installation.open(postgresUrl, { identity: true });
  const watchers: Watcher[] = [];
  let audience: Audience | undefined;
  try {
    const { origin } = installation;
    const people = await populate(installation, size);
    for (const viewer of people.slice(0, screens)) watchers.push(new Watcher(origin, viewer));
    await Promise.all(watchers.map((watcher) => watcher.open()));
    audience = await Audience.open(origin, people, sockets - screens);

    // The workload and the traffic use different users, so that their likes do not conflict.
    const crowd = new Crowd(origin, people.slice(-workloadUsers), 'rolling');
    const { ledger } = crowd;
    const traffic = new Traffic(rate, requestMix(origin, people.slice(0, -workloadUsers), ledger)).start();
    const shutdownTimes: number[] = [];
    const reconnectTimes: number[] = [];
    const uncleanShutdowns: string[] = [];
    for (const name of restartOrder) {
      const child = installation.process(name);
      const sentBefore = traffic.sent;
      await until('traffic is being sent', () => traffic.sent > sentBefore + rate / 2);
      const commands = crowd.send(commandsPerRestart);
      const startedAt = performance.now();
      await child.stop();
      shutdownTimes.push(performance.now() - startedAt);
      reconnectTimes.push(await audience.watching());
      await child.start();
      await commands;
      const log = await readFile(child.logFile, 'utf8');
      uncleanShutdowns.push(...log.split('\n').filter((line) => line.includes('did not close cleanly')));
    }
    await traffic.stop();
    await installation.settle();
    const { diverged } = await converge(origin, watchers, performance.now());
    await audience.knowing([...ledger.posts.values()]);
    const { lost, doubled, wrong } = await examine(installation, ledger);
    return {
      lost,
      doubled,
      wrong: [...wrong, ...(await findStrays(installation))],
      requests: traffic.sent,
      failures: traffic.failures,
      acknowledged: ledger.acknowledged,
      lostConnections: ledger.cut,
      p50: quantile(traffic.took, 0.5),
      p99: quantile(traffic.took, 0.99),
      maxShutdownMs: Math.max(...shutdownTimes),
      uncleanShutdowns,
      reconnects: audience.reconnects,
      maxReconnectMs: Math.max(...reconnectTimes),
      incompleteSockets: audience.missing(ledger.posts.values()),
      duplicateEvents: audience.twice,
      diverged,
    };
  } finally {
    audience?.close();
    for (const watcher of watchers) watcher.close();
    await installation.close();
  }
};
