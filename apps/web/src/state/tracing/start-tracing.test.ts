import { likeRoutes } from '@rinkside/contracts/like';
import { traceSchemas } from '@rinkside/contracts/trace.schema';
import { io } from 'socket.io-client';
import { expect, it, vi } from 'vitest';
import { call } from '../api';
import { config } from '../config.fixture';
import type { LiveSocket } from '../live';
import { mockServer, signInBeforeEach } from '../store.fixture';
import { startTracing } from './start-tracing';

signInBeforeEach();

const socket: LiveSocket = io('http://rink', { autoConnect: false });
const eventTraceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const body = { target_type: 'post', target_id: '01990001-0000-7000-8000-000000000001' } as const;

const serveWithTracing = () =>
  mockServer({
    'GET /config.json': () => ({ ...config, traces: 1 }),
    'POST /api/likes': () => ({ likesCount: 1, userLiked: true, version: 2 }),
    'POST /api/traces': () => ({ success: true }),
  });
/** Returns the spans reported so far, validated by the contract. */
const reportedSpans = (server: ReturnType<typeof mockServer>) =>
  server
    .requestsTo('POST /api/traces')
    .flatMap((request) => traceSchemas.tell.body.parse(request.body).spans);

it('sends no traceparent before tracing has started', async () => {
  const server = serveWithTracing();
  await call(likeRoutes.like, { body });
  expect(server.requestsTo('POST /api/likes')[0]?.headers.has('traceparent')).toBe(false);
});

it('traces a call and a live event', async () => {
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint));
  const server = serveWithTracing();
  startTracing(socket);
  startTracing(socket);
  await vi.waitFor(() => expect(socket.listenersAny()).toHaveLength(1));
  await call(likeRoutes.like, { body });
  const sent = server.requestsTo('POST /api/likes')[0]?.headers.get('traceparent');
  for (const listener of socket.listenersAny()) {
    listener('like.changed', {}, eventTraceparent);
    listener('feed.changed', {});
  }
  await vi.waitFor(() => expect(reportedSpans(server)).toHaveLength(2), { timeout: 3000 });
  expect(reportedSpans(server)).toMatchObject([
    { self: sent, kind: 'call', of: 'POST /api/likes' },
    { after: eventTraceparent, kind: 'paint', of: 'like.changed' },
  ]);
  expect(reportedSpans(server)[1]?.self.slice(0, 36)).toBe(eventTraceparent.slice(0, 36));
  expect(server.requestsTo('POST /api/traces')[0]?.headers.has('traceparent')).toBe(false);
});
