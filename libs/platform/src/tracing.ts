import { AsyncLocalStorage } from 'node:async_hooks';
import type { BrowserSpan } from '@rinkside/contracts/trace';

/** Names of routes, queues and events, counts and outcomes: never who, nor what anybody wrote. */
export type Attributes = Record<string, string | number | boolean>;

/** What a span is to the one before it: the same process, another that waits for it, or one that went on. */
export type Part = 'internal' | 'server' | 'producer' | 'consumer';

/** Something that is being done and traced. */
export interface Span {
  traceId: string;
  /** Its W3C `traceparent`: whoever gets it goes on with the trace. */
  carried: string;
  /** What happens within `work` happens in this span. */
  run<T>(work: () => T): T;
  end(attributes?: Attributes, error?: unknown): void;
}

/** Where spans go. Nothing of it costs anything while nobody asked for traces. */
export interface Tracing {
  /** The share of what begins here that is traced: 0 when traces are off. */
  share: number;
  /** A span that goes on with `from`; without it the first of a trace. Undefined when it is none of those traced. */
  begin(name: string, part: Part, from?: string): Span | undefined;
  /** `work` as a span of what is traced now, else just `work`. */
  inSpan<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** `work` as a span that goes on with `from`, else just `work`. */
  continueFrom<T>(
    from: string | null | undefined,
    name: string,
    attributes: Attributes,
    work: () => Promise<T>,
  ): Promise<T>;
  /** What is traced now, to be kept where it goes on: null when nothing is. */
  carry(): string | null;
  /** A span somebody's browser measured, told at that time, ms since 1970. */
  tell(span: BrowserSpan, at: number): void;
  /** Sends what is left; a store that is away is not waited for. */
  close(): Promise<void>;
}

export const untraced: Tracing = {
  share: 0,
  begin: () => undefined,
  inSpan: (_name, work) => work(),
  continueFrom: (_from, _name, _attributes, work) => work(),
  carry: () => null,
  tell: () => undefined,
  close: async () => undefined,
};

/** What is being done, through every await. */
export const running = new AsyncLocalStorage<Span>();

/** What a line of the log says about the trace it belongs to. */
export const traceFields = (): { trace_id?: string } => {
  const span = running.getStore();
  return span ? { trace_id: span.traceId } : {};
};
