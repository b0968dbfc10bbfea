import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { drillRoutes } from '@rinkside/contracts/drill';
import { operatorRoutes } from '@rinkside/contracts/operator';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { routes } from '@rinkside/contracts/routes.schema';
import { resourceHeadersOf } from '@rinkside/gateway/http/security-headers';
import { loadEnv } from '@rinkside/platform/env';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { sendRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let person: TestUser;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    env: { PUBLIC_ORIGIN: 'https://rink.example', HSTS_MAX_AGE: '31536000', HSTS_INCLUDE_SUBDOMAINS: '1' },
  });
  person = await app.user();
});
afterAll(() => app?.close());

const pages = ['/', '/login', '/app/dashboard', '/robots.txt', '/config.json', '/health/ready', '/else.php'];
/** Responses that are neither pages nor scripts, with `default-src 'none'`. */
const apiPaths = ['/api/users/me', '/api/none', '/media/none', '/assets/none.js'];
const get = (path: string, token?: string) =>
  fetch(app.origin() + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
/** GET routes without a path parameter. */
const getRoutes = routes.filter(({ method, path }) => method === 'GET' && !path.includes(':'));

describe('responses behind TLS', () => {
  // @covers V3.2.1 V3.4.1 V3.4.3 V3.4.4 V3.4.5 V3.4.6
  it('have HSTS, nosniff, a referrer policy and a CSP, and do not name the server', async () => {
    for (const path of [...pages, ...apiPaths]) {
      const { headers } = await get(path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      const policy = headers.get('content-security-policy')?.split(';') ?? [];
      const objects = apiPaths.includes(path) ? "default-src 'none'" : "object-src 'none'";
      expect(policy, path).toEqual(
        expect.arrayContaining(["frame-ancestors 'none'", objects, "base-uri 'none'"]),
      );
      for (const name of ['server', 'x-powered-by']) expect(headers.get(name), path).toBeNull();
    }
  });

  // @covers V4.1.1
  it('declare content type and UTF-8 charset', async () => {
    for (const path of [...pages, '/api/users/me', '/api/none']) {
      const type = (await get(path)).headers.get('content-type') ?? '';
      expect(type, path).toMatch(/^(text\/(html|plain)|application\/json); charset=utf-8$/i);
    }
  });
});

describe('API responses', () => {
  // @covers V14.2.2 V14.3.2
  it('are not cacheable, errors included', async () => {
    expect(getRoutes.length).toBeGreaterThan(15);
    for (const { path } of getRoutes)
      for (const token of [person.token, undefined])
        expect((await get(path, token)).headers.get('cache-control'), path).toBe('no-store');
    const invalidResponse = await sendRoute(app.origin(), person.token, playerRoutes.update, { body: {} });
    expect(invalidResponse.headers.get('cache-control')).toBe('no-store');
  });

  it('are gzipped for clients that accept it', async () => {
    const fetchDrills = async (accepted: string) => {
      const headers = { authorization: `Bearer ${person.token}`, 'accept-encoding': accepted };
      const [response] = (await once(
        request(`${app.origin()}${drillRoutes.list.path}`, { headers }).end(),
        'response',
      )) as [IncomingMessage];
      return { headers: response.headers, body: await buffer(response) };
    };
    const uncompressed = await fetchDrills('identity');
    expect(uncompressed.headers['content-encoding']).toBeUndefined();
    expect(uncompressed.body.length).toBeGreaterThan(10_000);
    const { headers, body } = await fetchDrills('gzip, deflate, br, zstd');
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(gunzipSync(body).equals(uncompressed.body)).toBe(true);
    expect(body.length).toBeLessThan(uncompressed.body.length / 2);
  });

  it('reject a compressed request body with 400', async () => {
    const { status } = await fetch(app.origin() + postRoutes.create.path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      body: gzipSync(JSON.stringify({ content: 'a'.repeat(4000) })),
    });
    expect(status).toBe(400);
  });
});

describe('request handling', () => {
  // @covers V13.4.4
  it('does not echo a TRACE request', async () => {
    const rawRequest = request(`${app.origin()}/api/users/me`, {
      method: 'TRACE',
      headers: { 'x-echo': 'secret' },
    });
    rawRequest.end();
    const [response] = (await once(rawRequest, 'response')) as [
      NodeJS.ReadableStream & { statusCode: number },
    ];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('secret');
  });

  // @covers V4.2.1
  it('rejects a request with conflicting body lengths (request smuggling)', async () => {
    const { port } = new URL(app.origin());
    const smuggledRequest = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const lengthHeaders of [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', `Content-Length: ${smuggledRequest.length}`],
      ['Transfer-Encoding: chunked, identity'],
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      const head = [
        'POST /api/posts HTTP/1.1',
        'Host: x',
        'Content-Type: application/json',
        ...lengthHeaders,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n0\r\n\r\n${smuggledRequest}`);
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      expect(text.match(/HTTP\/1\.1 \d+/g), lengthHeaders.join()).toEqual(['HTTP/1.1 400']);
    }
  });

  // @covers V13.4.1 V13.4.3
  it('returns 404 for directories and internal files', async () => {
    for (const path of ['/assets/', '/assets', '/media/', '/.git/HEAD', '/.env', '/metrics', '/package.json'])
      expect((await get(path)).status, path).toBe(404);
  });
});

// @covers V3.3.1 V3.3.2 V3.3.4
it('the operator cookie has the __Host- prefix and is Secure, HttpOnly and SameSite=Strict', async () => {
  await runOperator(app.env, ['operator', 'add', person.id]);
  const { headers } = await sendRoute(app.origin(), person.token, operatorRoutes.enter);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-rinkside-operator=[^;]+; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/);
  const queues = await fetch(`${app.origin()}/operator/queues/api/queues`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(queues.status).toBe(200);
});

it.each([
  { HSTS_MAX_AGE: '3600', header: 'max-age=3600' },
  { HSTS_MAX_AGE: '3600', HSTS_INCLUDE_SUBDOMAINS: '1', header: 'max-age=3600; includeSubDomains' },
  { HSTS_MAX_AGE: '0', HSTS_INCLUDE_SUBDOMAINS: '1', header: undefined },
])('HSTS covers subdomains only where it is set so: $header', ({ header, ...settings }) => {
  const env = loadEnv({
    DATABASE_URL: app.env.DATABASE_URL,
    PUBLIC_ORIGIN: 'https://rink.example',
    ...settings,
  });
  expect(resourceHeadersOf(env)['strict-transport-security']).toBe(header);
});
