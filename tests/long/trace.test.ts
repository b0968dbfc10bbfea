import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join as joined } from 'node:path';
import { postRoutes } from '@rinkside/contracts/post';
import { inherited } from '@rinkside/platform/env';
import { findPiece } from '@rinkside/stack/install';
import { startProduct, type Product } from '@rinkside/stack/product';
import { startCollector, type Collector, type ExportedSpan } from '@rinkside/testkit/collector';
import { until } from '@rinkside/testkit/until';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { join, sessionKey, type Member } from '../browser/people.js';
import { draw, extentOf, stepsOf, type Step } from './waterfall.js';

/** Likes clicked. */
const clicks = 15;

const undo: (() => unknown)[] = [];
let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
  undo.push(() => collector.close());
});
afterAll(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** The product as separate processes, tracing everything. */
const open = async (): Promise<Product> => {
  const home = await mkdtemp(joined(tmpdir(), 'rinkside-trace-'));
  undo.push(() => rm(home, { recursive: true, force: true }));
  const product = await startProduct({
    home,
    mode: 'redis',
    gateways: 2,
    workers: 2,
    demo: false,
    durable: false,
    env: {
      ...inherited(),
      DATABASE_URL: '',
      REDIS_URL: '',
      RATE_LIMIT_FACTOR: '1000',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '1',
    },
  });
  undo.push(() => product.stop());
  return product;
};

const launch = async (...args: string[]): Promise<Browser> => {
  const executablePath = findPiece('chromium', inherited());
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
  undo.push(() => browser.close());
  return browser;
};

const show = async (browser: Browser, { origins }: Product, { session }: Member): Promise<Page> => {
  const localStorage = [{ name: sessionKey, value: JSON.stringify(session) }];
  const origin = origins[0] ?? '';
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto('/app/organization');
  return page;
};

const heart = (page: Page) => page.getByRole('button', { name: /^Like, / });
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Everything a like leads to: its answer, the other screen, and the job. */
const whole = [
  'POST /api/likes', 'command', 'relay like.changed', 'live like.changed', 'paint like.changed', 'job notify',
]; // prettier-ignore

const wholeTraces = (): Step[][] =>
  [...Map.groupBy(collector.spans, ({ trace }) => trace).values()]
    .filter((spans) => whole.every((name) => spans.some((span) => span.name === name)))
    .filter((spans) => spans.filter(({ name }) => name === 'paint like.changed').length === 2)
    .map((spans) => stepsOf(spans));

const docs = joined(import.meta.dirname, '../../docs');
const report = async (drawn: Step[]) => {
  const instances = new Map<string, string>();
  for (const { span } of drawn)
    if (span.instance && !instances.has(span.instance)) {
      const kind = span.service.replace('rinkside-', '').replace('workers', 'worker');
      const same = [...instances.values()].filter((name) => name.startsWith(kind)).length;
      instances.set(span.instance, `${kind} ${same + 1}`);
    }
  const { began, ended } = extentOf(drawn);
  const row = ({ span, depth }: Step) =>
    `| ${'· '.repeat(depth)}${span.name} | ${instances.get(span.instance) ?? 'browser'} | ${(span.began - began).toFixed(1)} | ${(span.ended - span.began).toFixed(1)} |`;
  await writeFile(joined(docs, 'trace-of-a-like.svg'), draw(drawn, instances));
  await writeFile(
    joined(docs, 'trace-of-a-like.md'),
    `# The trace of a like

Written by \`npm run test:long -- trace\` (\`tests/long/trace.test.ts\`) from the spans the product exported; do not edit. Separate processes on one machine of ${cpus().length} cores with a load of ${loadavg()[0]?.toFixed(0)}; two browsers, each on a gateway of its own: one clicks, the other watches. Of ${clicks} likes the one of middle length, ${(ended - began).toFixed(1)} ms with all that follows.

![The spans below along their time](trace-of-a-like.svg)

| span | where | begins, ms | takes, ms |
|---|---|---|---|
${drawn.map(row).join('\n')}

Browsers measure with their own clocks, and are placed by when they told of it: late by as long as that took, more so on a busy machine. *paint* runs from the socket's message to the frame that shows it. What is not drawn between *command* and *relay* is the nudge on its way, and before *job* the queue.
`,
  );
};

it('a click in one browser and the paint in another are one trace', async () => {
  const product = await open();
  const [first = '', second = ''] = product.gateways.map((gateway) => new URL(gateway).host);
  const ada = await join(product, 'Ada');
  const ben = await join(product, 'Ben', { organization_id: ada.person.organizationId });
  await ada.person.call(postRoutes.create, { body: { content: 'Three in a row!' } });
  const near = await show(await launch(), product, ben);
  const far = await show(await launch(`--host-resolver-rules=MAP ${first} ${second}`), product, ada);
  for (let click = 1; click <= clicks; click++) {
    const count = click % 2;
    await until('both screens show the same', async () =>
      (await Promise.all([near, far].map((page) => heart(page).innerText()))).every(
        (shown) => shown === String(1 - count),
      ),
    );
    await heart(near).click();
    await until(
      `the other screen shows ${count}`,
      async () => (await heart(far).innerText()) === String(count),
    );
  }
  const traces = await until('most clicks are whole traces', () => {
    const found = wholeTraces();
    return found.length >= clicks / 3 ? found : undefined;
  });
  for (const steps of traces) {
    const spans = new Map(steps.map(({ span }) => [span.id, span]));
    const wayOf = (span: ExportedSpan | undefined): string[] =>
      span ? [...wayOf(spans.get(span.parent ?? '')), span.name] : [];
    for (const { span } of steps.filter(({ span: { name } }) => name.startsWith('paint')))
      if (span.name === 'paint like.changed') expect(wayOf(span)).toEqual([whole[0], ...whole.slice(0, 5)]);
    const live = steps.filter(({ span }) => span.name === 'live like.changed');
    expect(new Set(live.map(({ span }) => span.instance)).size).toBe(2);
  }
  const length = (steps: Step[]) => extentOf(steps).ended - extentOf(steps).began;
  const middle = median(traces.map(length));
  const drawn = traces.find((steps) => length(steps) === middle) ?? [];
  expect(drawn.length).toBeGreaterThan(whole.length);
  await report(drawn);
  await product.stop();
});
