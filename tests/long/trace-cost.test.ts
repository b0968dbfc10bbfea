import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { jobNames } from '@rinkside/contracts/jobs';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { startCollector, type Collector } from '@rinkside/testkit/collector';
import { Person } from '@rinkside/testkit/person';
import { allPublished } from '@rinkside/testkit/outbox';
import { until } from '@rinkside/testkit/until';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Fleet } from '../../bench/fleet.js';
import { cpuOf } from '../../bench/processor.js';

/** Likes of one measurement, and how often each way is measured. */
const size = { likes: 160, people: 4 };
const rounds = 9;

const undo: (() => unknown)[] = [];
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  undo.push(() => collector.close());
});
afterAll(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface Way {
  name: string;
  pids: { gateway: number | undefined; worker: number | undefined };
  like: () => Promise<void>;
  cpu: { gateway: number[]; worker: number[] };
}

/** A gateway and a worker that do everything, tracing this share. */
const ready = async (name: string, share: number): Promise<Way> => {
  const given: Record<string, string> = share
    ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: String(share) }
    : {};
  const fleet = await Fleet.open(inject('postgresUrl'), { given });
  undo.push(() => fleet.close());
  const { child, origin } = await fleet.gateway();
  const [worker] = await fleet.workers(1, [...jobNames, 'relay'].join());
  const doors = { origin: () => origin, closes: () => undefined };
  const people: Person[] = [];
  for (let at = 0; at <= size.people; at++) {
    const person = new Person(doors, `fan-${at}`, await fleet.issuer.token(`fan-${at}`));
    people.push(await person.onboard(people[0] && { organization_id: people[0].organizationId }));
  }
  const [author, ...fans] = people;
  const like = async () => {
    // Each another post: who waits for a row's lock measures that.
    const turns = async (fan: Person) => {
      const post = await author?.call(postRoutes.create, { body: { content: 'Liked a lot' } });
      const body = { target_type: 'post', target_id: post?.id ?? '' } as const;
      for (let turn = 0; turn < size.likes / size.people; turn++)
        await fan.call(turn % 2 ? likeRoutes.unlike : likeRoutes.like, { body });
    };
    await Promise.all(fans.map(turns));
    await until('every fact is told and every job done', async () => {
      const published = await allPublished(fleet.pool);
      const depths = await fleet.queues.depths();
      return published && depths.every(({ state, jobs }) => state === 'failed' || jobs === 0);
    });
  };
  return { name, pids: { gateway: child.pid, worker: worker?.pid }, like, cpu: { gateway: [], worker: [] } };
};

const ways: Way[] = [];
it('costs nothing while it is off, and little while it is on', async () => {
  for (const [name, share] of [
    ['off', 0],
    ['again off', 0],
    ['0.05', 0.05],
    ['1', 1],
  ] as const)
    ways.push(await ready(name, share));
  for (const { like } of [...ways, ...ways, ...ways]) await like();
  for (let round = 0; round < rounds; round++)
    for (const { like, cpu, pids } of round % 2 ? ways.toReversed() : ways) {
      const before = { gateway: cpuOf(pids.gateway), worker: cpuOf(pids.worker) };
      await like();
      for (const kind of ['gateway', 'worker'] as const)
        cpu[kind].push((1000 * (cpuOf(pids[kind]) - before[kind])) / size.likes);
    }
  const [again = 0, some = 0, all = 0] = ways.slice(1).map(ofOff);
  // The same twice: what lies between the two is noise.
  expect(again).toBeLessThan(1.25);
  expect(some).toBeLessThan(1.25 * again);
  expect(all).toBeLessThan(2 * again);
  await report();
});

/** Processor time of both in each round. */
const both = ({ cpu }: Way) => cpu.gateway.map((spent, round) => spent + (cpu.worker[round] ?? 0));
/** The median of what it took beside the first way, which was measured in the same minute. */
const ofOff = (way: Way): number => {
  const off = ways[0] ? both(ways[0]) : [];
  return median(both(way).map((spent, round) => spent / (off[round] ?? 1)));
};

const report = () => {
  const rows = ways.map(
    (way) =>
      `| ${way.name} | ${median(way.cpu.gateway).toFixed(2)} | ${median(way.cpu.worker).toFixed(2)} | ${ofOff(way).toFixed(2)} |`,
  );
  return writeFile(
    join(import.meta.dirname, '../../docs/trace-cost.md'),
    `# What traces cost

Written by \`npm run test:long -- trace\` (\`tests/long/trace-cost.test.ts\`); do not edit. Processor time of a like with all that follows, ms: a gateway's, and a worker's that is relay and does every job. Medians of ${rounds} rounds of ${size.likes} likes, all ways in turns; the last column is the median of what a round took beside *off* in the same round. *again off* is *off* in processes of its own: what lies between them is noise. ${cpus().length} cores, of which ${loadavg()[0]?.toFixed(0)} were wanted as it ended.

| share that is traced | gateway | worker | of off |
|---|---|---|---|
${rows.join('\n')}
`,
  );
};
