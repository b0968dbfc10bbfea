import { cpus, loadavg } from 'node:os';
import { jobNames } from '@rinkside/contracts/jobs.schema';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { startCollector, type Collector } from '@rinkside/testkit/collector';
import { TestUser } from '@rinkside/testkit/test-user';
import { isOutboxEmpty } from '@rinkside/testkit/is-outbox-empty';
import { waitFor } from '@rinkside/testkit/wait-for';
import { writeGeneratedPage } from '@rinkside/testkit/generated-page';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Fleet } from '../../bench/fleet.js';
import { cpuSecondsOf } from '../../bench/cpu-usage.js';
import { median } from '../../bench/rounds.js';

/** Likes and players per measurement. */
const size = { likes: 160, people: 4 };
const rounds = 9;

const cleanups: (() => unknown)[] = [];
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  cleanups.push(() => collector.close());
});
afterAll(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** A running system with one sampling rate, and its CPU time per like in ms. */
interface Variant {
  name: string;
  pids: { gateway: number | undefined; worker: number | undefined };
  like: () => Promise<void>;
  cpu: { gateway: number[]; worker: number[] };
}

/** Starts a gateway and a worker with all jobs. `sampleRate` 0 turns tracing off. */
const startVariant = async (name: string, sampleRate: number): Promise<Variant> => {
  const env: Record<string, string> = sampleRate
    ? { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: String(sampleRate) }
    : {};
  const fleet = await Fleet.open(inject('postgresUrl'), { env });
  cleanups.push(() => fleet.close());
  const { child, origin } = await fleet.gateway();
  const [worker] = await fleet.workers(1, [...jobNames, 'relay'].join());
  const endpoint = { origin: () => origin, onClose: () => undefined };
  const people: TestUser[] = [];
  for (let at = 0; at <= size.people; at++) {
    const person = new TestUser(endpoint, `fan-${at}`, await fleet.issuer.token(`fan-${at}`));
    people.push(await person.onboard(people[0] && { organization_id: people[0].organizationId }));
  }
  const [author, ...fans] = people;
  const like = async () => {
    // Each fan likes its own post, so that no row lock is measured.
    const toggleLikes = async (fan: TestUser) => {
      const post = await author?.call(postRoutes.create, { body: { content: 'Liked a lot' } });
      const body = { target_type: 'post', target_id: post?.id ?? '' } as const;
      for (let turn = 0; turn < size.likes / size.people; turn++)
        await fan.call(turn % 2 ? likeRoutes.unlike : likeRoutes.like, { body });
    };
    await Promise.all(fans.map(toggleLikes));
    await waitFor('the outbox is empty and the queues are idle', async () => {
      const published = await isOutboxEmpty(fleet.pool);
      const depths = await fleet.queues.depths();
      return published && depths.every(({ state, jobs }) => state === 'failed' || jobs === 0);
    });
  };
  return { name, pids: { gateway: child.pid, worker: worker?.pid }, like, cpu: { gateway: [], worker: [] } };
};

const variants: Variant[] = [];
it('costs no CPU when tracing is off and little when it is on', async () => {
  for (const [name, sampleRate] of [
    ['off', 0],
    ['off again', 0],
    ['0.05', 0.05],
    ['1', 1],
  ] as const)
    variants.push(await startVariant(name, sampleRate));
  for (const { like } of [...variants, ...variants, ...variants]) await like();
  for (let round = 0; round < rounds; round++)
    for (const { like, cpu, pids } of round % 2 ? variants.toReversed() : variants) {
      const before = { gateway: cpuSecondsOf(pids.gateway), worker: cpuSecondsOf(pids.worker) };
      await like();
      for (const kind of ['gateway', 'worker'] as const)
        cpu[kind].push((1000 * (cpuSecondsOf(pids[kind]) - before[kind])) / size.likes);
    }
  const [noise = 0, sampled = 0, all = 0] = variants.slice(1).map(ratioToOff);
  // The second 'off' variant shows the noise of the measurement.
  expect(noise).toBeLessThan(1.25);
  expect(sampled).toBeLessThan(1.25 * noise);
  expect(all).toBeLessThan(2 * noise);
  await report();
});

/** CPU time of gateway and worker per round. */
const totalCpu = ({ cpu }: Variant) =>
  cpu.gateway.map((gatewayMs, round) => gatewayMs + (cpu.worker[round] ?? 0));
/** Median ratio to the first variant, which is measured in the same round. */
const ratioToOff = (variant: Variant): number => {
  const off = variants[0] ? totalCpu(variants[0]) : [];
  return median(totalCpu(variant).map((cpuMs, round) => cpuMs / (off[round] ?? 1)));
};

const report = () => {
  const rows = variants.map(
    (variant) =>
      `| ${variant.name} | ${median(variant.cpu.gateway).toFixed(2)} | ${median(variant.cpu.worker).toFixed(2)} | ${ratioToOff(variant).toFixed(2)} |`,
  );
  return writeGeneratedPage(
    'trace-cost.md',
    'tests/long/trace-cost.test.ts',
    `# Cost of tracing

Generated by \`npm run test:long -- trace\` (\`tests/long/trace-cost.test.ts\`); do not edit. CPU time per like with its effects, ms, for one gateway and one worker that is also the relay. Medians of ${rounds} interleaved rounds of ${size.likes} likes. The last column is the median ratio to *off* in the same round. *off again* runs *off* in separate processes and shows the noise. ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(0)}.

| sampling rate | gateway | worker | ratio to off |
|---|---|---|---|
${rows.join('\n')}
`,
  );
};
