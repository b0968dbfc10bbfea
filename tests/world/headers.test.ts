import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { drillRoutes } from '@rinkside/contracts/drill';
import { operatorRoutes } from '@rinkside/contracts/operator';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { routes } from '@rinkside/contracts/routes';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { sendRoute } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    env: { PUBLIC_ORIGIN: 'https://rink.example' },
  });
  person = await world.person();
});
afterAll(() => world?.close());

const pages = ['/', '/login', '/app/dashboard', '/robots.txt', '/config.json', '/health/ready', '/else.php'];
/** Neither pages nor workers. */
const plain = ['/api/users/me', '/api/none', '/media/none', '/assets/none.js'];
const ask = (path: string, token?: string) =>
  fetch(world.origin() + path, { headers: token ? { authorization: `Bearer ${token}` } : {} });
/** Paths of calls that need no id, answered and refused. */
const calls = routes.filter(({ method, path }) => method === 'GET' && !path.includes(':'));

describe('behind TLS every answer', () => {
  // @covers V3.2.1 V3.4.1 V3.4.3 V3.4.4 V3.4.5 V3.4.6
  it('keeps to TLS below this name, is what it says it is, stands in no frame and tells little of itself', async () => {
    for (const path of [...pages, ...plain]) {
      const { headers } = await ask(path);
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      const policy = headers.get('content-security-policy')?.split(';') ?? [];
      const objects = plain.includes(path) ? "default-src 'none'" : "object-src 'none'";
      expect(policy, path).toEqual(
        expect.arrayContaining(["frame-ancestors 'none'", objects, "base-uri 'none'"]),
      );
      for (const name of ['server', 'x-powered-by']) expect(headers.get(name), path).toBeNull();
    }
  });

  // @covers V4.1.1
  it('names its type, and of text its letters', async () => {
    for (const path of [...pages, '/api/users/me', '/api/none']) {
      const type = (await ask(path)).headers.get('content-type') ?? '';
      expect(type, path).toMatch(/^(text\/(html|plain)|application\/json); charset=utf-8$/i);
    }
  });
});

describe('the answer to a call', () => {
  // @covers V14.2.2 V14.3.2
  it('is kept by nobody on its way, a refusal neither', async () => {
    expect(calls.length).toBeGreaterThan(15);
    for (const { path } of calls)
      for (const token of [person.token, undefined])
        expect((await ask(path, token)).headers.get('cache-control'), path).toBe('no-store');
    const wrong = await sendRoute(world.origin(), person.token, playerRoutes.update, { body: {} });
    expect(wrong.headers.get('cache-control')).toBe('no-store');
  });

  it('comes small to whoever unpacks it, and is the same answer', async () => {
    const drills = async (accepted: string) => {
      const headers = { authorization: `Bearer ${person.token}`, 'accept-encoding': accepted };
      const [answer] = (await once(
        request(`${world.origin()}${drillRoutes.list.path}`, { headers }).end(),
        'response',
      )) as [IncomingMessage];
      return { headers: answer.headers, body: await buffer(answer) };
    };
    const whole = await drills('identity');
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(whole.body.length).toBeGreaterThan(10_000);
    const { headers, body } = await drills('gzip, deflate, br, zstd');
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: expect.stringContaining('accept-encoding'),
    });
    expect(gunzipSync(body).equals(whole.body)).toBe(true);
    expect(body.length).toBeLessThan(whole.body.length / 2);
  });

  it('is a refusal to whoever sends packed what may be larger than it looks', async () => {
    const { status } = await fetch(world.origin() + postRoutes.create.path, {
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

describe('nothing', () => {
  // @covers V13.4.4
  it('is said back to a TRACE', async () => {
    const sent = request(`${world.origin()}/api/users/me`, {
      method: 'TRACE',
      headers: { 'x-said': 'secret' },
    });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [NodeJS.ReadableStream & { statusCode: number }];
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain('secret');
  });

  // @covers V4.2.1
  it('is read twice where a request gives two lengths', async () => {
    const { port } = new URL(world.origin());
    const hidden = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const two of [
      ['Content-Length: 4', 'Transfer-Encoding: chunked'],
      ['Content-Length: 4', `Content-Length: ${hidden.length}`],
      ['Transfer-Encoding: chunked, identity'],
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      const head = ['POST /api/posts HTTP/1.1', 'Host: x', 'Content-Type: application/json', ...two];
      socket.write(`${head.join('\r\n')}\r\n\r\n0\r\n\r\n${hidden}`);
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      expect(text.match(/HTTP\/1\.1 \d+/g), two.join()).toEqual(['HTTP/1.1 400']);
    }
  });

  // @covers V13.4.1 V13.4.3
  it('lists folders, or serves what is not meant to be seen', async () => {
    for (const path of ['/assets/', '/assets', '/media/', '/.git/HEAD', '/.env', '/metrics', '/package.json'])
      expect((await ask(path)).status, path).toBe(404);
  });
});

// @covers V3.3.1 V3.3.2 V3.3.4
it('an operator’s cookie is this host’s alone', async () => {
  await runOperator(world.env, ['operator', 'add', person.id]);
  const { headers } = await sendRoute(world.origin(), person.token, operatorRoutes.enter);
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-rinkside-operator=[^;]+; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/);
  const queues = await fetch(`${world.origin()}/operator/queues/api/queues`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  expect(queues.status).toBe(200);
});
