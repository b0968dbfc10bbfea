// @module-tag extended
import { randomBytes } from 'node:crypto';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { traceRoutes, type BrowserSpan } from '@rinkside/contracts/trace';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { startCollector, type Collector, type ExportedSpan } from '@rinkside/testkit/collector';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const newTraceparent = (trace: string) => `00-${trace}-${hex(8)}-01`;
const traceOf = (parent: string) => parent.split('-')[1] ?? '';
const spanOf = (parent: string) => parent.split('-')[2] ?? '';

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector?.close());

const openApp = (sampleRatio: string, redisUrl = inject('redisUrl'), gateways = 2) =>
  TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl,
    gateways,
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: sampleRatio ? collector.url : '',
      OTEL_TRACES_SAMPLER_ARG: sampleRatio,
    },
  });

/** One browser clicks a like, and another receives it live. */
const likeReceivedLive = async (app: TestApp, gatewayIndex: number) => {
  const [author, fan] = [await app.user(), await app.user()];
  const { id } = await author.call(postRoutes.create, { body: { content: 'Come and see' } });
  await app.settle();
  const client = await author.liveClient(gatewayIndex);
  await client.watch(`post:${id}`);
  const click = newTraceparent(hex(16));
  await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id }, trace: click });
  await client.waitForEvent('like.changed');
  await app.settle();
  const likeEvent = client.received.find(({ event }) => event === 'like.changed');
  return { author, fan, click, receivedTrace: String(likeEvent?.trace) };
};

const reportSpan = (person: TestUser, span: Omit<BrowserSpan, 'ago' | 'took'>) =>
  person.call(traceRoutes.tell, { body: { spans: [{ ...span, ago: 40, took: 20 }] } });

/** All spans of a trace, once they include spans with the given names. */
const spansOf = (trace: string, ...names: string[]): Promise<ExportedSpan[]> =>
  waitFor(`the collector has ${names.join(', ')} of ${trace}`, () => {
    const spans = collector.spans.filter((span) => span.trace === trace);
    return names.every((name) => spans.some((span) => span.name === name)) ? spans : undefined;
  });

describe.each([
  { installation: 'several processes', redisUrl: () => inject('redisUrl'), gateways: 2 },
  { installation: 'one process without Redis', redisUrl: () => '', gateways: 1 },
])('the trace of a like through $installation', ({ redisUrl, gateways }) => {
  let app: TestApp;
  let spans: ExportedSpan[];
  let click: string;
  let receivedTrace: string;
  beforeAll(async () => {
    app = await openApp('1', redisUrl(), gateways);
    const like = await likeReceivedLive(app, 1);
    ({ click, receivedTrace } = like);
    await reportSpan(like.fan, { self: click, kind: 'call', of: 'POST /api/likes' });
    const paint = {
      self: newTraceparent(traceOf(receivedTrace)),
      after: receivedTrace,
      kind: 'paint',
      of: 'like.changed',
    } as const;
    await reportSpan(like.author, paint);
    spans = await spansOf(
      traceOf(click),
      'POST /api/likes', 'command', 'relay like.changed', 'live like.changed', 'paint like.changed', 'job create-notifications',
    ); // prettier-ignore
  });
  afterAll(() => app?.close());

  const parentOf = (span: ExportedSpan) => spans.find(({ id }) => id === span.parent);
  /** A span and its ancestors, root first, as `service: name`. */
  const pathTo = (name: string, service: string): string[] => {
    const path: string[] = [];
    let at = spans.find((span) => span.name === name && span.service === service);
    for (; at; at = parentOf(at)) path.unshift(`${at.service.replace('rinkside-', '')}: ${at.name}`);
    return path;
  };

  it('is one trace from the click to the paint on the other client', () => {
    expect(traceOf(receivedTrace)).toBe(traceOf(click));
    expect(pathTo('paint like.changed', 'rinkside-web')).toEqual([
      'web: POST /api/likes',
      'gateway: POST /api/likes',
      'gateway: command',
      'workers: relay like.changed',
      'gateway: live like.changed',
      'web: paint like.changed',
    ]);
    expect(pathTo('job create-notifications', 'rinkside-workers').slice(-2)).toEqual([
      'workers: relay like.changed',
      'workers: job create-notifications',
    ]);
  });

  it('has one root, unique span ids and no span that ends before it starts', () => {
    const roots = spans.filter((span) => !parentOf(span));
    expect(roots.map(({ id, parent }) => [id, parent])).toEqual([[spanOf(click), undefined]]);
    expect(spans.filter(({ startMs, endMs }) => endMs < startMs)).toEqual([]);
    expect(new Set(spans.map(({ id }) => id)).size).toBe(spans.length);
    expect(spans.filter(({ failed }) => failed)).toEqual([]);
  });

  it.runIf(gateways > 1)('has one live span, on the gateway that holds the socket', () => {
    const liveSpans = spans.filter(({ name }) => name === 'live like.changed');
    const requestSpan = spans.find(
      ({ name, service }) => name === 'POST /api/likes' && service.endsWith('gateway'),
    );
    expect(liveSpans).toHaveLength(1);
    expect(liveSpans[0]?.instance).not.toBe(requestSpan?.instance);
  });

  // @covers V14.2.3
  it('contains no personal data', async () => {
    const allowedKeys = new Set([
      'service.name', 'service.instance.id', 'http.response.status_code', 'events', 'attempt',
    ]); // prettier-ignore
    const exported = collector.bodies.join('\n');
    const keys = [...exported.matchAll(/"key":"([^"]+)"/g)].map(([, key = '']) => key);
    expect(keys.filter((key) => !allowedKeys.has(key))).toEqual([]);
    const { rows } = await app.pool.query<{ secrets: string[] }>(
      `select array_agg(secret) as secrets from (select unnest(array[id::text, email, subject, last_name]) as secret from player
       union select id::text from item union select content from post) as secrets where secret <> ''`,
    );
    expect(rows[0]?.secrets.length).toBeGreaterThan(5);
    expect(rows[0]?.secrets.filter((secret) => exported.includes(secret))).toEqual([]);
  });

  it('accepts only known span names from browsers', async () => {
    const person = await app.user();
    const self = newTraceparent(hex(16));
    await reportSpan(person, { self, kind: 'call', of: 'Noor Lindqvist' });
    await reportSpan(person, { self, kind: 'call', of: 'POST /api/posts' });
    const storedSpans = await spansOf(traceOf(self), 'POST /api/posts');
    expect(storedSpans.map(({ name }) => name)).toEqual(['POST /api/posts']);
  });
});

it('a failed job exports a failed span without its error message', async () => {
  const app = await openApp('1');
  try {
    const { rows } = await app.pool.query<{ id: string }>('select gen_random_uuid() as id');
    const trace = newTraceparent(hex(16));
    await app.queues.add([
      {
        name: 'create-notifications',
        payload: Object.assign({ triggers: [{ kind: 'none of them' }] }),
        id: rows[0]!.id,
        trace,
      },
    ]);
    const [span] = await spansOf(traceOf(trace), 'job create-notifications');
    expect(span).toMatchObject({ failed: true, parent: spanOf(trace), attributes: { attempt: 1 } });
    expect(collector.bodies.join('\n')).not.toContain('none of them');
  } finally {
    await app.close();
  }
});

describe('tracing without sampling', () => {
  it('stores, sends and exports nothing without an OTLP endpoint', async () => {
    const app = await openApp('');
    const before = collector.bodies.length;
    try {
      const { fan, click, receivedTrace } = await likeReceivedLive(app, 1);
      expect(receivedTrace).toBe('undefined');
      expect(await app.count('select count(*) from outbox where traceparent is not null')).toBe(0);
      expect(await app.count('select count(*) from outbox')).toBeGreaterThan(1);
      const config = await (await fetch(`${app.origin()}/config.json`)).json();
      expect(config).toMatchObject({ traces: 0 });
      expect(
        (await expectErrorReply(reportSpan(fan, { self: click, kind: 'call', of: 'POST /api/likes' })))[0],
      ).toBe(404);
    } finally {
      await app.close();
    }
    expect(collector.bodies.length).toBe(before);
  });

  it('stores nothing for a request with an unsampled traceparent', async () => {
    const app = await openApp('1');
    try {
      const person = await app.user();
      await app.settle();
      await app.pool.query('delete from outbox');
      const trace = hex(16);
      const body = { content: 'Not traced' };
      await person.call(postRoutes.create, { body, trace: `00-${trace}-${hex(8)}-00` });
      await app.settle();
      expect(await app.count('select count(*) from outbox')).toBeGreaterThan(0);
      expect(await app.count('select count(*) from outbox where traceparent is not null')).toBe(0);
      expect(collector.spans.filter((span) => span.trace === trace)).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
