import { request } from 'node:http';
import { newId } from '@rinkside/platform/id';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const services = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ ...services, workers: 0, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(() => app?.close());

/** Sends a request under another name; `fetch` cannot leave a redirect unread and set the host. */
const get = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; location: string | undefined; text: string }>(
    (resolve, reject) => {
      const sent = request(app.origin() + path, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            location: response.headers.location,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      });
      sent.on('error', reject).end();
    },
  );

const port = () => new URL(app.origin()).port;
const pages = () => ['/', '/login?mode=signup', '/app/games', `/player/${newId()}`, `/highlight/${newId()}`];

it.each(['127.0.0.1', '[::1]', '127.0.0.2', 'rink.localhost'])(
  'redirects pages under the loopback name %s to the public one',
  async (name) => {
    for (const path of pages())
      expect(await get(path, { host: `${name}:${port()}` })).toMatchObject({
        status: 307,
        location: app.env.PUBLIC_ORIGIN + path,
      });
  },
);

it.each(['rink-laptop.local', '192.168.1.20'])('shows one page under the name %s', async (name) => {
  for (const path of pages()) {
    const { status, text } = await get(path, { host: `${name}:${port()}` });
    expect(status).toBe(421);
    for (const word of [app.env.PUBLIC_ORIGIN, 'PUBLIC_ORIGIN', 'BIND_ADDRESS']) expect(text).toContain(word);
  }
});

it('serves health, API, media and files under every name', async () => {
  for (const path of [
    '/health/live',
    '/health/ready',
    '/config.json',
    `/api/users/public/${newId()}`,
    '/media/x',
  ]) {
    const here = await get(path, { host: new URL(app.env.PUBLIC_ORIGIN).host });
    expect(await get(path, { host: 'rink-laptop.local' })).toMatchObject({ status: here.status });
    expect(here.status).not.toBe(421);
  }
});

it('takes the name from a trusted proxy', async () => {
  const proxied = { host: 'gateway.internal', 'x-forwarded-host': 'localhost' };
  expect((await get('/login', proxied)).status).toBe(200);
  expect((await get('/login', { host: 'localhost', 'x-forwarded-host': 'other.example' })).status).toBe(421);
});
