// @module-tag extended
import { randomBytes } from 'node:crypto';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { traceRoutes, type BrowserSpan } from '@rinkside/contracts/trace';
import { refusal } from '@rinkside/testkit/client';
import { startCollector, type Collector, type ExportedSpan } from '@rinkside/testkit/collector';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const within = (trace: string) => `00-${trace}-${hex(8)}-01`;
const traceOf = (parent: string) => parent.split('-')[1] ?? '';
const spanOf = (parent: string) => parent.split('-')[2] ?? '';

let collector: Collector;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector?.close());

const openWorld = (share: string, redisUrl = inject('redisUrl'), gateways = 2) =>
  World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl,
    gateways,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: share ? collector.url : '', OTEL_TRACES_SAMPLER_ARG: share },
  });

/** A like clicked in one browser and painted in another, each telling what it measured. */
const likeSeenElsewhere = async (world: World, screenAt: number) => {
  const [author, fan] = [await world.person(), await world.person()];
  const { id } = await author.call(postRoutes.create, { body: { content: 'Come and see' } });
  await world.settle();
  const screen = await author.screen(screenAt);
  await screen.watch(`post:${id}`);
  const click = within(hex(16));
  await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id }, trace: click });
  await screen.hears('like.changed');
  await world.settle();
  const heard = screen.heard.find(({ event }) => event === 'like.changed');
  return { author, fan, click, heard: String(heard?.trace) };
};

const tell = (person: Person, span: Omit<BrowserSpan, 'ago' | 'took'>) =>
  person.call(traceRoutes.tell, { body: { spans: [{ ...span, ago: 40, took: 20 }] } });

/** All spans of a trace, once those named are among them. */
const spansOf = (trace: string, ...named: string[]): Promise<ExportedSpan[]> =>
  until(`the collector has ${named.join(', ')} of ${trace}`, () => {
    const spans = collector.spans.filter((span) => span.trace === trace);
    return named.every((name) => spans.some((span) => span.name === name)) ? spans : undefined;
  });

describe.each([
  { installation: 'several processes', redisUrl: () => inject('redisUrl'), gateways: 2 },
  { installation: 'one process without Redis', redisUrl: () => '', gateways: 1 },
])('a like, traced through $installation', ({ redisUrl, gateways }) => {
  let world: World;
  let spans: ExportedSpan[];
  let click: string;
  let heard: string;
  beforeAll(async () => {
    world = await openWorld('1', redisUrl(), gateways);
    const seen = await likeSeenElsewhere(world, 1);
    ({ click, heard } = seen);
    await tell(seen.fan, { self: click, kind: 'call', of: 'POST /api/likes' });
    const paint = { self: within(traceOf(heard)), after: heard, kind: 'paint', of: 'like.changed' } as const;
    await tell(seen.author, paint);
    spans = await spansOf(
      traceOf(click),
      'POST /api/likes', 'command', 'relay like.changed', 'live like.changed', 'paint like.changed', 'job notify',
    ); // prettier-ignore
  });
  afterAll(() => world?.close());

  const parentOf = (span: ExportedSpan) => spans.find(({ id }) => id === span.parent);
  /** A span and those before it, to where it began. */
  const wayTo = (name: string, service: string): string[] => {
    const way: string[] = [];
    let at = spans.find((span) => span.name === name && span.service === service);
    for (; at; at = parentOf(at)) way.unshift(`${at.service.replace('rinkside-', '')}: ${at.name}`);
    return way;
  };

  it('is one trace from the click to the other screen', () => {
    expect(traceOf(heard)).toBe(traceOf(click));
    expect(wayTo('paint like.changed', 'rinkside-web')).toEqual([
      'web: POST /api/likes',
      'gateway: POST /api/likes',
      'gateway: command',
      'workers: relay like.changed',
      'gateway: live like.changed',
      'web: paint like.changed',
    ]);
    expect(wayTo('job notify', 'rinkside-workers').slice(-2)).toEqual([
      'workers: relay like.changed',
      'workers: job notify',
    ]);
  });

  it('has no span that begins nowhere, or ends before it begins', () => {
    const roots = spans.filter((span) => !parentOf(span));
    expect(roots.map(({ id, parent }) => [id, parent])).toEqual([[spanOf(click), undefined]]);
    expect(spans.filter(({ began, ended }) => ended < began)).toEqual([]);
    expect(new Set(spans.map(({ id }) => id)).size).toBe(spans.length);
    expect(spans.filter(({ failed }) => failed)).toEqual([]);
  });

  it.runIf(gateways > 1)('is handed over by the gateway that has the screen, and by no other', () => {
    const live = spans.filter(({ name }) => name === 'live like.changed');
    const asked = spans.find(
      ({ name, service }) => name === 'POST /api/likes' && service.endsWith('gateway'),
    );
    expect(live).toHaveLength(1);
    expect(live[0]?.instance).not.toBe(asked?.instance);
  });

  // @covers V14.2.3
  it('says nothing of anybody', async () => {
    const known = new Set([
      'service.name', 'service.instance.id', 'http.response.status_code', 'facts', 'attempt',
    ]); // prettier-ignore
    const said = collector.bodies.join('\n');
    const keys = [...said.matchAll(/"key":"([^"]+)"/g)].map(([, key = '']) => key);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
    const { rows } = await world.pool.query<{ secrets: string[] }>(
      `select array_agg(secret) as secrets from (select unnest(array[id::text, email, subject, last_name]) as secret from player
       union select id::text from item union select content from post) as all_of_them where secret <> ''`,
    );
    expect(rows[0]?.secrets.length).toBeGreaterThan(5);
    expect(rows[0]?.secrets.filter((secret) => said.includes(secret))).toEqual([]);
  });

  it('takes from browsers only names it knows', async () => {
    const person = await world.person();
    const self = within(hex(16));
    await tell(person, { self, kind: 'call', of: 'Noor Lindqvist' });
    await tell(person, { self, kind: 'call', of: 'POST /api/posts' });
    const kept = await spansOf(traceOf(self), 'POST /api/posts');
    expect(kept.map(({ name }) => name)).toEqual(['POST /api/posts']);
  });
});

it('a failed job is a failed span, its words are not in it', async () => {
  const world = await openWorld('1');
  try {
    const { rows } = await world.pool.query<{ id: string }>('select gen_random_uuid() as id');
    const trace = within(hex(16));
    await world.queues.add([
      {
        name: 'notify',
        payload: Object.assign({ causes: [{ kind: 'none of them' }] }),
        id: rows[0]!.id,
        trace,
      },
    ]);
    const [span] = await spansOf(traceOf(trace), 'job notify');
    expect(span).toMatchObject({ failed: true, parent: spanOf(trace), attributes: { attempt: 1 } });
    expect(collector.bodies.join('\n')).not.toContain('none of them');
  } finally {
    await world.close();
  }
});

describe('without a place to send traces to', () => {
  it('nothing is kept, told or sent', async () => {
    const world = await openWorld('');
    const before = collector.bodies.length;
    try {
      const { fan, click, heard } = await likeSeenElsewhere(world, 1);
      expect(heard).toBe('undefined');
      expect(await world.count('select count(*) from outbox where trace is not null')).toBe(0);
      expect(await world.count('select count(*) from outbox')).toBeGreaterThan(1);
      const config = await (await fetch(`${world.origin()}/config.json`)).json();
      expect(config).toMatchObject({ traces: 0 });
      expect((await refusal(tell(fan, { self: click, kind: 'call', of: 'POST /api/likes' })))[0]).toBe(404);
    } finally {
      await world.close();
    }
    expect(collector.bodies.length).toBe(before);
  });

  it('nothing is kept of a call whose browser traces nothing', async () => {
    const world = await openWorld('1');
    try {
      const person = await world.person();
      await world.settle();
      await world.pool.query('delete from outbox');
      const trace = hex(16);
      const body = { content: 'Not traced' };
      await person.call(postRoutes.create, { body, trace: `00-${trace}-${hex(8)}-00` });
      await world.settle();
      expect(await world.count('select count(*) from outbox')).toBeGreaterThan(0);
      expect(await world.count('select count(*) from outbox where trace is not null')).toBe(0);
      expect(collector.spans.filter((span) => span.trace === trace)).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
