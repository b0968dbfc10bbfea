import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { loadEnv } from './env.js';
import { createLog } from './log.js';
import { openTracing } from './open-tracing.js';
import { running, traceFields, untraced, type Span } from './tracing.js';

const silent = createLog('test', 'silent');
const env = (more: Record<string, string> = {}) =>
  loadEnv({ DATABASE_URL: 'postgres://rink@127.0.0.1/rink', ...more });

it('is nothing at all where nobody takes traces', async () => {
  expect(await openTracing(env(), 'gateway', silent)).toBe(untraced);
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  expect(await openTracing(env({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0' }), 'gateway', silent)).toBe(
    untraced,
  );
  expect(untraced.begin('x', 'server')).toBeUndefined();
  expect(untraced.carry()).toBeNull();
  expect(await untraced.inSpan('x', async () => 42)).toBe(42);
  expect(await untraced.continueFrom('00-…', 'x', {}, async () => 42)).toBe(42);
});

it('stops although nobody takes what it sends', async () => {
  const tracing = await openTracing(
    env({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' }),
    'gateway',
    silent,
  );
  tracing.begin('x', 'server')?.end();
  const began = performance.now();
  await tracing.close();
  expect(performance.now() - began).toBeLessThan(5000);
});

// @covers V16.2.4
it('marks the lines of what is traced, through every await', async () => {
  const span: Span = {
    traceId: 'a1',
    carried: '',
    run: (work) => running.run(span, work),
    end: () => undefined,
  };
  expect(traceFields()).toEqual({});
  await span.run(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect(traceFields()).toEqual({ trace_id: 'a1' });
  });
});

it('is the only way to OpenTelemetry, and loads it late', () => {
  const uses = execFileSync(
    'git',
    ['grep', '-lE', "from '@opentelemetry|from '\\./tracer\\.js'", '--', 'libs', 'apps', ':!*.test.ts'],
    { encoding: 'utf8' },
  );
  expect(uses.trim().split('\n')).toEqual(['libs/platform/src/tracer.ts']);
});
