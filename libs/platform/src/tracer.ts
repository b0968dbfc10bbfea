import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserSpan } from '@rinkside/contracts/trace';
import {
  ROOT_CONTEXT, SpanKind as OtelSpanKind, SpanStatusCode, trace, TraceFlags, type Context, type HrTime, type Link, type Span as OtelSpan, type SpanContext,
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
import { activeSpan, type Attributes, type SpanKind, type Span, type Tracing } from './tracing.js';

/** Export interval; spans beyond 2048 queued ones are dropped. */
const exportIntervalMs = 1000;
const closeTimeoutMs = 1000;

const otelKinds: Record<SpanKind, OtelSpanKind> = {
  internal: OtelSpanKind.INTERNAL,
  server: OtelSpanKind.SERVER,
  producer: OtelSpanKind.PRODUCER,
  consumer: OtelSpanKind.CONSUMER,
};
const instrumentationScope = { name: 'rinkside' };

const formatTraceparent = ({ traceId, spanId }: SpanContext) => `00-${traceId}-${spanId}-01`;
const parseTraceparent = (traceparent: string): SpanContext => {
  const [, traceId = '', spanId = '', flags = ''] = traceparent.split('-');
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
};
/** @param ms since 1970 */
const toHrTime = (ms: number): HrTime => [Math.trunc(ms / 1000), Math.round((ms % 1000) * 1e6)];

/** Converts a span measured by a browser. Its times are relative to `now`, because browser clocks are not reliable. */
const fromBrowser = ({ self, after, kind, of, ago, took }: BrowserSpan, now: number) =>
  ({
    name: kind === 'call' ? of : `paint ${of}`,
    kind: kind === 'call' ? OtelSpanKind.CLIENT : OtelSpanKind.CONSUMER,
    spanContext: () => ({ ...parseTraceparent(self), isRemote: false }),
    ...(after && { parentSpanContext: parseTraceparent(after) }),
    startTime: toHrTime(now - ago),
    endTime: toHrTime(now - ago + took),
    duration: toHrTime(took),
    status: { code: SpanStatusCode.UNSET },
    attributes: {},
    links: new Array<Link>(),
    events: [],
    ended: true,
    resource: resourceFromAttributes({ 'service.name': 'rinkside-web' }),
    instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }) satisfies ReadableSpan;

class SampledSpan implements Span {
  readonly traceId: string;
  readonly traceparent: string;

  constructor(
    private readonly span: OtelSpan,
    readonly context: Context,
  ) {
    const spanContext = span.spanContext();
    this.traceId = spanContext.traceId;
    this.traceparent = formatTraceparent(spanContext);
  }

  run<T>(work: () => T): T {
    return activeSpan.run(this, work);
  }

  end: Span['end'] = (attributes, error) => {
    if (attributes) this.span.setAttributes(attributes);
    // The message is not exported: it may contain user content. The log has it, under the trace id.
    if (error) this.span.setStatus({ code: SpanStatusCode.ERROR });
    this.span.end();
  };
}

/** Creates the OTLP exporter. Logs one warning per outage of the collector. */
const openExporter = (endpoint: string, log: Log): SpanExporter => {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url });
  let isDown = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isDown)
          log.warn({ err: result.error.message }, 'trace collector unavailable, spans are dropped');
        isDown = result.error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
};

export interface TracerOptions {
  endpoint: string;
  /** Sampling ratio of new traces, 0 to 1. */
  sampleRatio: number;
  service: string;
  log: Log;
}

/** Starts the tracer. Samples new traces at `sampleRatio` and continues every sampled incoming trace. */
export const startTracer = ({ endpoint, sampleRatio, service, log }: TracerOptions): Tracing => {
  const exporter = openExporter(endpoint, log);
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: exportIntervalMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': `rinkside-${service}`,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampleRatio) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer(instrumentationScope.name);

  const start = (name: string, kind: SpanKind, parent: Context): SampledSpan | undefined => {
    const span = tracer.startSpan(name, { kind: otelKinds[kind] }, parent);
    if (!(span.spanContext().traceFlags & TraceFlags.SAMPLED)) return undefined;
    return new SampledSpan(span, trace.setSpan(ROOT_CONTEXT, span));
  };
  const runInSpan = async <T>(
    span: SampledSpan | undefined,
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
  const contextOf = (traceparent: string) =>
    trace.setSpanContext(ROOT_CONTEXT, parseTraceparent(traceparent));

  return {
    sampleRatio,
    startSpan: (name, kind, from) => start(name, kind, from ? contextOf(from) : ROOT_CONTEXT),
    inSpan: (name, work) => {
      const parent = activeSpan.getStore();
      return runInSpan(
        parent instanceof SampledSpan ? start(name, 'internal', parent.context) : undefined,
        work,
      );
    },
    continueFrom: (from, name, attributes, work) => {
      if (!from) return work();
      return runInSpan(start(name, 'consumer', contextOf(from)), work, attributes);
    },
    currentTraceparent: () => activeSpan.getStore()?.traceparent ?? null,
    recordBrowserSpan: (span, receivedAt) => processor.onEnd(fromBrowser(span, receivedAt)),
    close: () => Promise.race([provider.shutdown().catch(() => undefined), pause(closeTimeoutMs)]),
  };
};
