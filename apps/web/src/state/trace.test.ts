import { likeRoutes } from '@rinkside/contracts/like';
import { traceRoutes } from '@rinkside/contracts/trace';
import { io } from 'socket.io-client';
import { expect, it, vi } from 'vitest';
import { call } from './api';
import { config } from './config.fixture';
import type { LiveSocket } from './live';
import { serve, signedIn } from './store.fixture';
import { traceIfWanted } from './trace.start';

signedIn();

const socket: LiveSocket = io('http://rink', { autoConnect: false });
const heard = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const body = { target_type: 'post', target_id: '01990001-0000-7000-8000-000000000001' } as const;

const installation = () =>
  serve({
    'GET /config.json': () => ({ ...config, traces: 1 }),
    'POST /api/likes': () => ({ likesCount: 1, userLiked: true, version: 2 }),
    'POST /api/traces': () => ({ success: true }),
  });
/** What was told so far, each held to the contract. */
const told = (server: ReturnType<typeof serve>) =>
  server.asked('POST /api/traces').flatMap((asked) => traceRoutes.tell.body?.parse(asked.body).spans ?? []);

it('says nothing to a server before it is known to trace', async () => {
  const server = installation();
  await call(likeRoutes.like, { body });
  expect(server.asked('POST /api/likes')[0]?.headers.has('traceparent')).toBe(false);
});

it('begins a trace with a call, and goes on with what the socket brings', async () => {
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint));
  const server = installation();
  traceIfWanted(socket);
  traceIfWanted(socket);
  await vi.waitFor(() => expect(socket.listenersAny()).toHaveLength(1));
  await call(likeRoutes.like, { body });
  const sent = server.asked('POST /api/likes')[0]?.headers.get('traceparent');
  for (const hear of socket.listenersAny()) {
    hear('like.changed', {}, heard);
    hear('feed.changed', {});
  }
  await vi.waitFor(() => expect(told(server)).toHaveLength(2), { timeout: 3000 });
  expect(told(server)).toMatchObject([
    { self: sent, kind: 'call', of: 'POST /api/likes' },
    { after: heard, kind: 'paint', of: 'like.changed' },
  ]);
  expect(told(server)[1]?.self.slice(0, 36)).toBe(heard.slice(0, 36));
  expect(server.asked('POST /api/traces')[0]?.headers.has('traceparent')).toBe(false);
});
