import { startGateway } from '@rinkside/gateway/gateway';
import { likeRoutes } from '@rinkside/contracts/like';
import { operatorRoutes } from '@rinkside/contracts/operator';
import { postRoutes } from '@rinkside/contracts/post';
import { sendRoute } from '@rinkside/testkit/api-client';
import { createLog } from '@rinkside/platform/log';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const lines: string[] = [];
let app: TestApp;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl') });
  const log = createLog('gateway', 'info', { write: (line) => void lines.push(line) });
  gateway = await startGateway({ ...app.env, PORT: 0 }, log);
});
afterAll(async () => {
  await gateway?.close();
  await app?.close();
});

const unknownId = '0198c0de-0000-7000-8000-000000000000';

// @covers V16.2.1 V16.2.5 V16.3.2 V16.3.3
it('the request log has route, status and account of each rejected request, but no content or token', async () => {
  const person = await app.user();
  const origin = `http://127.0.0.1:${gateway.port}`;
  lines.length = 0;
  const target = { target_type: 'post' as const, target_id: unknownId };
  const responses = [
    await sendRoute(origin, undefined, postRoutes.own),
    await sendRoute(origin, `${person.token}x`, postRoutes.own),
    await sendRoute(origin, person.token, operatorRoutes.enter),
    await sendRoute(origin, person.token, likeRoutes.like, { body: target }),
    await sendRoute(origin, person.token, postRoutes.create, { body: { content: 'secret '.repeat(2000) } }),
    await fetch(`${origin}${postRoutes.own.path}?limit=secret&token=${person.token}`),
  ];
  await expect(new LiveClient(origin, 'none').open()).rejects.toThrow();
  const loggedRequests = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'request')
      .map(({ route, status, account, requestId }) => ({ route, status, account, requestId }));
  await waitFor('each response is logged', () => loggedRequests().length === responses.length);
  const logEntry = (at: number, route: string, status: number, account?: string) => ({
    route,
    status,
    account,
    requestId: responses[at]?.headers.get('x-request-id'),
  });
  expect(loggedRequests()).toEqual(
    expect.arrayContaining([
      logEntry(0, '/api/posts', 401),
      logEntry(1, '/api/posts', 401),
      expect.objectContaining({ route: '/api/operator/session', status: 403 }),
      logEntry(3, '/api/likes', 404, person.id),
      logEntry(4, '/api/posts', 400, person.id),
      logEntry(5, '/api/posts', 401),
    ]),
  );
  const text = lines.join('');
  expect(text).toContain('socket refused');
  for (const secret of ['secret', person.token.split('.')[2] ?? '', String(person.profile.email)])
    expect(text).not.toContain(secret);
});
