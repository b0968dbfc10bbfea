import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { loadEnv } from './env.js';
import { createLog } from './log.js';
import { openTracing } from './open-tracing.js';
import { activeSpan, traceFields, noopTracing, type Span } from './tracing.js';

const log = createLog('test', 'silent');
const env = (variables: Record<string, string> = {}) =>
  loadEnv({ DATABASE_URL: 'postgres://rink@127.0.0.1/rink', ...variables });

it('is a no-op without an endpoint or with a sampling ratio of 0', async () => {
  expect(await openTracing(env(), 'gateway', log)).toBe(noopTracing);
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
  expect(await openTracing(env({ ...endpoint, OTEL_TRACES_SAMPLER_ARG: '0' }), 'gateway', log)).toBe(
    noopTracing,
  );
  expect(noopTracing.startSpan('x', 'server')).toBeUndefined();
  expect(noopTracing.currentTraceparent()).toBeNull();
  expect(await noopTracing.inSpan('x', async () => 42)).toBe(42);
  expect(await noopTracing.continueFrom('00-…', 'x', {}, async () => 42)).toBe(42);
});

it('closes in time although the collector is unreachable', async () => {
  const tracing = await openTracing(
    env({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' }),
    'gateway',
    log,
  );
  tracing.startSpan('x', 'server')?.end();
  const startedAt = performance.now();
  await tracing.close();
  expect(performance.now() - startedAt).toBeLessThan(5000);
});

// @covers V16.2.4
it('adds the trace id to log lines, across awaits', async () => {
  const span: Span = {
    traceId: 'a1',
    traceparent: '',
    run: (work) => activeSpan.run(span, work),
    end: () => undefined,
  };
  expect(traceFields()).toEqual({});
  await span.run(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    expect(traceFields()).toEqual({ trace_id: 'a1' });
  });
});

it('imports OpenTelemetry only in tracer.ts, which is loaded on demand', () => {
  const importingFiles = execFileSync(
    'git',
    ['grep', '-lE', "from '@opentelemetry|from '\\./tracer\\.js'", '--', 'libs', 'apps', ':!*.test.ts'],
    { encoding: 'utf8' },
  );
  expect(importingFiles.trim().split('\n')).toEqual(['libs/platform/src/tracer.ts']);
});
