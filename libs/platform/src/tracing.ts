import { AsyncLocalStorage } from 'node:async_hooks';
import type { BrowserSpan } from '@rinkside/contracts/trace';

/** Route, queue and event names, counts and outcomes. Never personal data or user content. */
export type Attributes = Record<string, string | number | boolean>;

/** OpenTelemetry span kind. */
export type SpanKind = 'internal' | 'server' | 'producer' | 'consumer';

/** A sampled span in progress. */
export interface Span {
  traceId: string;
  /** W3C `traceparent` to pass on to the next service. */
  traceparent: string;
  /** Runs `work` with this span as the active one. */
  run<T>(work: () => T): T;
  end(attributes?: Attributes, error?: unknown): void;
}

/** Tracing facade; a no-op when tracing is off. */
export interface Tracing {
  /** Sampling ratio of new traces, 0 to 1; 0 when tracing is off. */
  sampleRatio: number;
  /** Starts a span with the parent `from` (a `traceparent`), or a new trace. Returns undefined when not sampled. */
  startSpan(name: string, kind: SpanKind, from?: string): Span | undefined;
  /** Runs `work` in a child of the active span; without one, runs it untraced. */
  inSpan<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Runs `work` in a span with the parent `from` (a `traceparent`); without one, runs it untraced. */
  continueFrom<T>(
    from: string | null | undefined,
    name: string,
    attributes: Attributes,
    work: () => Promise<T>,
  ): Promise<T>;
  /** Returns the `traceparent` of the active span, to store with work that continues later; null without one. */
  currentTraceparent(): string | null;
  /** Records a span measured by a browser. @param receivedAt ms since 1970 */
  recordBrowserSpan(span: BrowserSpan, receivedAt: number): void;
  /** Exports the remaining spans; waits at most 1 s. */
  close(): Promise<void>;
}

export const noopTracing: Tracing = {
  sampleRatio: 0,
  startSpan: () => undefined,
  inSpan: (_name, work) => work(),
  continueFrom: (_from, _name, _attributes, work) => work(),
  currentTraceparent: () => null,
  recordBrowserSpan: () => undefined,
  close: async () => undefined,
};

/** The active span, across awaits. */
export const activeSpan = new AsyncLocalStorage<Span>();

/** Returns the trace fields of a log line. */
export const traceFields = (): { trace_id?: string } => {
  const span = activeSpan.getStore();
  return span ? { trace_id: span.traceId } : {};
};
