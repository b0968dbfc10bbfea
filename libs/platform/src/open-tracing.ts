import type { Env } from './env.js';
import type { Log } from './log.js';
import { type Tracing, untraced } from './tracing.js';

/** Sends spans of this process to `OTEL_EXPORTER_OTLP_ENDPOINT`; without one, not even the tracer is loaded. */
export const openTracing = async (env: Env, service: string, log: Log): Promise<Tracing> => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = env;
  if (!endpoint || share === 0) return untraced;
  const { startTracer } = await import('./tracer.js');
  return startTracer({ endpoint, share, service, log });
};
