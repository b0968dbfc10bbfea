import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserSpan } from '@rinkside/contracts/trace';
import {
  ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Context, type HrTime, type Link, type Span as OtelSpan, type SpanContext,
} from '@opentelemetry/api'; // prettier-ignore
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import type { Log } from './log.js';
import { running, type Attributes, type Part, type Span, type Tracing } from './tracing.js';

/** Spans are sent once a second, ms; beyond 2048 that wait they are dropped. A stop waits so long for the last ones, ms. */
const every = 1000;
const patience = 1000;

const kinds: Record<Part, SpanKind> = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
const scope = { name: 'rinkside' };

const written = ({ traceId, spanId }: SpanContext) => `00-${traceId}-${spanId}-01`;
const read = (parent: string): SpanContext => {
  const [, traceId = '', spanId = '', flags = ''] = parent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
};
/** ms since 1970. */
const instant = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** The span a browser measured, placed on this process's clock: those of browsers are not to be believed. */
const measured = ({ self, after, kind, of, ago, took }: BrowserSpan, now: number) =>
  ({
    name: kind === 'call' ? of : `paint ${of}`,
    kind: kind === 'call' ? SpanKind.CLIENT : SpanKind.CONSUMER,
    spanContext: () => ({ ...read(self), isRemote: false }),
    ...(after && { parentSpanContext: read(after) }),
    startTime: instant(now - ago),
    endTime: instant(now - ago + took),
    duration: instant(took),
    status: { code: SpanStatusCode.UNSET },
    attributes: {},
    links: new Array<Link>(),
    events: [],
    ended: true,
    resource: resourceFromAttributes({ 'service.name': 'rinkside-web' }),
    instrumentationScope: scope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }) satisfies ReadableSpan;

class Traced implements Span {
  readonly traceId: string;
  readonly carried: string;

  constructor(
    private readonly span: OtelSpan,
    readonly context: Context,
  ) {
    const own = span.spanContext();
    this.traceId = own.traceId;
    this.carried = written(own);
  }

  run<T>(work: () => T): T {
    return running.run(this, work);
  }

  end: Span['end'] = (attributes, error) => {
    if (attributes) this.span.setAttributes(attributes);
    // Its words may hold what somebody wrote; the log has them, by the trace's id.
    if (error) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  };
}

/** Sends spans, and says once when nobody takes them. */
const openExporter = (endpoint: string, log: Log): SpanExporter => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url });
  let away = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !away)
          log.warn({ err: result.error.message }, 'traces are not taken and dropped');
        away = result.error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

export interface TracerOptions {
  endpoint: string;
  share: number;
  service: string;
  log: Log;
}

/** Traces `share` of what begins here, and all of what others began and traced. */
export const startTracer = ({ endpoint, share, service, log }: TracerOptions): Tracing => {
  const exporter = openExporter(endpoint, log);
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: every });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `rinkside-${service}`,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer(scope.name);

  const start = (name: string, part: Part, within: Context): Traced | undefined => {
    const span = tracer.startSpan(name, { kind: kinds[part] }, within);
    if (!(span.spanContext().traceFlags & TraceFlags.SAMPLED)) return undefined;
    return new Traced(span, trace.setSpan(ROOT_CONTEXT, span));
  };
  const inside = async <T>(
    span: Traced | undefined,
    work: () => Promise<T>,
    attributes?: Attributes,
  ): Promise<T> => {
    if (!span) return work();
    try {
      const result = await span.run(work);
      span.end(attributes);
      return result;
    } catch (error) {
      span.end(attributes, error);
      throw error;
    }
  };
  const after = (from: string) => trace.setSpanContext(ROOT_CONTEXT, read(from));

  return {
    share,
    begin: (name, part, from) => start(name, part, from ? after(from) : ROOT_CONTEXT),
    inSpan: (name, work) => {
      const now = running.getStore();
      return inside(now instanceof Traced ? start(name, 'internal', now.context) : undefined, work);
    },
    continueFrom: (from, name, attributes, work) => {
      if (!from) return work();
      return inside(start(name, 'consumer', after(from)), work, attributes);
    },
    carry: () => running.getStore()?.carried ?? null,
    tell: (span, at) => processor.onEnd(measured(span, at)),
    close: () => Promise.race([provider.shutdown().catch(() => undefined), pause(patience)]),
  };
};
