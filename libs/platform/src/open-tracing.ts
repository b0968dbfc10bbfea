import type { Env } from './env.js';
import type { Log } from './log.js';
import { type Tracing, noopTracing } from './tracing.js';

/** Starts tracing to `OTEL_EXPORTER_OTLP_ENDPOINT`. Without an endpoint, OpenTelemetry is not even loaded. */
export const openTracing = async (env: Env, service: string, log: Log): Promise<Tracing> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: sampleRatio } = env;
  if (!endpoint || sampleRatio === 0) return noopTracing;
  const { startTracer } = await import('./tracer.js');
  return startTracer({ endpoint, sampleRatio, service, log });
};
