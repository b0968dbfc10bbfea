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

/** In the order a deployment replaces them: who is asked before who asks. */
const order = [
  'identity-1', 'identity-2', 'worker-1', 'worker-2', 'relay-1', 'relay-2', 'gateway-1', 'gateway-2',
] as const satisfies ProcessName[]; // prettier-ignore

export interface RollingRestart {
  people: number;
  /** Requests a second. */
  rate: number;
  /** Sockets that watch, and screens among them with the web app's own fold. */
  sockets: number;
  screens: number;
}

export interface RollingOutcome extends Findings {
  requests: number;
  /** Requests that were not answered with 2xx, each sent once. */
  failures: string[];
  /** Commands of those who repeat what gets no answer, and how many were cut off all the same. */
  acknowledged: number;
  cut: number;
  p50: number;
  p99: number;
  /** The longest any process took from SIGTERM to its end, ms. */
  drained: number;
  /** Lines of processes that did not end in order. */
  disorder: string[];
  reconnects: number;
  /** The longest all sockets took to be back in their rooms after a gateway went, ms. */
  back: number;
  /** Sockets that do not know of every post in the end. */
  missing: number;
  /** What one connection was told more than once. */
  twice: string[];
  /** Screens that do not show what the API answers. */
  diverged: string[];
}

/** People who send commands of every kind beside the traffic, and how many with each process that goes. */
const busy = 2;
const share = 15;

/** Mostly reads, some posts and likes, now and then a sign-in. */
const requests =
  (origin: string, people: Somebody[], { posts, likes }: Ledger) =>
  (number: number) => {
    const person = people[number % people.length];
    if (!person) throw new Error('nobody is there');
    const { token, organizationId: id } = person;
    if (number % 50 === 25) return grant(origin, `somebody-${number % people.length}@rink.example`);
    if (number % 25 === 0) {
      const content = `Shift ${number}: change on the fly.`;
      return callRoute(origin, token, postRoutes.create, { body: { content } }).then((made) =>
        posts.set(content, made.id),
      );
    }
    const target_id = [...posts.values()].at(-1);
    if (number % 25 === 10 && target_id)
      return callRoute(origin, token, likeRoutes.like, { body: { target_type: 'post', target_id } }).then(
        ({ userLiked }) => likes.set(`${person.id} ${target_id}`, userLiked),
      );
    return callRoute(origin, token, feedRoutes.organization, { params: { id }, query: { limit: 10 } });
  };

/** Stops and starts every process, one after the other, behind the balancer and under traffic. */
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

    // Those who send everything else keep to themselves what they like.
    const crowd = new Crowd(origin, people.slice(-busy), 'rolling');
    const { ledger } = crowd;
    const traffic = new Traffic(rate, requests(origin, people.slice(0, -busy), ledger)).start();
    const drains: number[] = [];
    const backs: number[] = [];
    const disorder: string[] = [];
    for (const name of order) {
      const child = installation.process(name);
      const from = traffic.sent;
      await until('traffic flows', () => traffic.sent > from + rate / 2);
      const sent = crowd.send(share);
      const began = performance.now();
      await child.stop();
      drains.push(performance.now() - began);
      backs.push(await audience.watching());
      await child.start();
      await sent;
      const said = await readFile(child.logFile, 'utf8');
      disorder.push(...said.split('\n').filter((line) => line.includes('did not close cleanly')));
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
      cut: ledger.cut,
      p50: quantile(traffic.took, 0.5),
      p99: quantile(traffic.took, 0.99),
      drained: Math.max(...drains),
      disorder,
      reconnects: audience.reconnects,
      back: Math.max(...backs),
      missing: audience.missing(ledger.posts.values()),
      twice: audience.twice,
      diverged,
    };
  } finally {
    audience?.close();
    for (const watcher of watchers) watcher.close();
    await installation.close();
  }
};
