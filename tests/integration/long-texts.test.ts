import { monitorEventLoopDelay } from 'node:perf_hooks';
import { postRoutes } from '@rinkside/contracts/post';
import { encodeRequest, requestOnce } from '@rinkside/testkit/http-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

// Characters that the search for contact data reads as three letters.
it.each(['\u33ff', '\u2121'])('forty long posts of a minor do not hold the gateway: %j', async (text) => {
  const minor = await app.user({ birthdate: `${new Date().getUTCFullYear() - 15}-01-01` });
  const port = Number(new URL(app.origin()).port);
  const posts = Array.from({ length: 40 }, (_, at) =>
    encodeRequest('POST', postRoutes.create.path, {
      token: minor.token,
      body: { content: `${text.repeat(4990)} ${at}` },
    }),
  );
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await Promise.all(posts.map((post) => requestOnce(port, post)));
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(400);
});
