import { traceRoutes, type BrowserSpan } from '@rinkside/contracts/trace';
import { call } from '../api';
import type { LiveSocket } from '../live';
import type { StartSpan } from './call-span';

type RecordedSpan = Omit<BrowserSpan, 'ago'> & { startedAt: number };

const reportCall = `${traceRoutes.tell.method} ${traceRoutes.tell.path}`;
/** Spans are sent in one batch, this long after the first; further spans are dropped. */
const maxBatchSize = 20;
const batchDelayMs = 1000;

const randomHex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
const newTraceparent = (traceId: string) => `00-${traceId}-${randomHex(8)}-01`;

/**
 * Starts recording spans: a share of the API calls, and the time from a traced live event to the next paint.
 * @param share the fraction of calls to trace, 0 to 1
 */
export const startSpanRecorder = (share: number, socket: Pick<LiveSocket, 'onAny'>): StartSpan => {
  let recorded: RecordedSpan[] = [];
  const report = () => {
    const now = performance.now();
    const spans = recorded.map(({ startedAt, ...span }) => ({ ...span, ago: now - startedAt }));
    recorded = [];
    // Lost spans are acceptable.
    call(traceRoutes.tell, { body: { spans } }).catch(() => undefined);
  };
  const record = (span: Omit<RecordedSpan, 'took'>) => {
    if (recorded.length >= maxBatchSize) return;
    if (recorded.push({ ...span, took: performance.now() - span.startedAt }) === 1)
      setTimeout(report, batchDelayMs);
  };
  socket.onAny((of: string, _payload: unknown, after: unknown) => {
    if (typeof after !== 'string' || document.hidden) return;
    const startedAt = performance.now();
    const self = newTraceparent(after.slice(3, 35));
    // A frame callback runs before the next paint, a timeout set there after it.
    requestAnimationFrame(() => setTimeout(() => record({ self, after, kind: 'paint', of, startedAt })));
  });
  return (of) => {
    if (of === reportCall || Math.random() >= share) return undefined;
    const startedAt = performance.now();
    const self = newTraceparent(randomHex(16));
    return { self, end: () => record({ self, kind: 'call', of, startedAt }) };
  };
};
