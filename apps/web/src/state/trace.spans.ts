import { traceRoutes, type BrowserSpan } from '@rinkside/contracts/trace';
import { call } from './api';
import type { LiveSocket } from './live';
import type { BeginSpan } from './trace';

type Kept = Omit<BrowserSpan, 'ago'> & { began: number };

const telling = `${traceRoutes.tell.method} ${traceRoutes.tell.path}`;
/** Told together, at most so many, ms after the first. */
const most = 20;
const pause = 1000;

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
const within = (trace: string) => `00-${trace}-${hex(8)}-01`;

/** Measures a share of the calls, and how long what is traced takes from the socket to the screen. */
export const startSpans = (share: number, socket: Pick<LiveSocket, 'onAny'>): BeginSpan => {
  let kept: Kept[] = [];
  const tell = () => {
    const now = performance.now();
    const spans = kept.map(({ began, ...span }) => ({ ...span, ago: now - began }));
    kept = [];
    // Who looks at traces misses these; nobody else does.
    call(traceRoutes.tell, { body: { spans } }).catch(() => undefined);
  };
  const keep = (span: Omit<Kept, 'took'>) => {
    if (kept.length >= most) return;
    if (kept.push({ ...span, took: performance.now() - span.began }) === 1) setTimeout(tell, pause);
  };
  socket.onAny((of: string, _payload: unknown, after: unknown) => {
    if (typeof after !== 'string' || document.hidden) return;
    const began = performance.now();
    const self = within(after.slice(3, 35));
    // Called before the next paint; what is put off from there comes after it.
    requestAnimationFrame(() => setTimeout(() => keep({ self, after, kind: 'paint', of, began })));
  });
  return (of) => {
    if (of === telling || Math.random() >= share) return undefined;
    const began = performance.now();
    const self = within(hex(16));
    return { self, end: () => keep({ self, kind: 'call', of, began }) };
  };
};
