import { postRoutes } from '@rinkside/contracts/post';
import { callRoute, refusal } from '@rinkside/testkit/client';
import { freePort } from '@rinkside/stack/ports';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let author: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await world.person();
});
afterAll(() => world?.close());

// @covers A1 A10 V1.1.1 V15.3.6
describe('malformed input', () => {
  const bodies = [
    '',
    '{',
    '[]',
    'null',
    '"x"',
    '{"content":1}',
    '{"content":["x"]}',
    '{"__proto__":{"admin":true},"content":"x"}',
    `{"content":${'['.repeat(5000)}${']'.repeat(5000)}}`,
    '{"content":1e999}',
  ];
  it.each(bodies)('is answered with the error shape: %s', async (body) => {
    const response = await fetch(world.origin() + postRoutes.create.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${author.token}` },
      body,
    });
    expect(await response.json()).toMatchObject({ statusCode: response.status, message: expect.any(String) });
    expect(response.status).toBe(400);
  });

  it.each([
    ['text/xml', '<x/>', 415],
    ['application/json', JSON.stringify({ content: 'x'.repeat(70_000) }), 413],
    ['multipart/form-data; boundary=x', '--x\r\nbroken', 400],
  ])('of type %s is refused', async (type, body, status) => {
    const response = await fetch(world.origin() + postRoutes.create.path, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${author.token}` },
      body,
    });
    expect([status, 415]).toContain(response.status);
    expect(await response.json()).toMatchObject({ statusCode: response.status });
  });

  it('to an unknown call is 404 in the same shape', async () => {
    const response = await fetch(`${world.origin()}/api/nothing/here`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ statusCode: 404, message: 'Not found.' });
  });
});

describe('limits', () => {
  // @covers A4 V2.3.2 V2.4.1
  it('are counted per account, tell how long to wait, and forging an address changes nothing', async () => {
    const strict = await World.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { RATE_LIMIT_FACTOR: '0.02' },
    });
    try {
      const person = await strict.newcomer();
      const ask = () => callRoute(strict.origin(), person.token, { ...postRoutes.own });
      const answers: [number, string][] = [];
      for (let at = 0; at < 14; at++) answers.push(await refusal(ask()));
      expect(answers.slice(0, 12).every((answer) => answer[0] === 403)).toBe(true);
      const response = await fetch(`${strict.origin()}/api/posts`, {
        headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': '203.0.113.9' },
      });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  });

  it('count a token that names nobody with its address', async () => {
    const strict = await World.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { RATE_LIMIT_FACTOR: '0.0025' },
    });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${strict.origin()}/api/organizations?search=north`, { headers })).status;
    try {
      const junk = { authorization: 'Bearer x' };
      expect([await status(junk), await status(junk), await status(junk)]).toEqual([401, 401, 401]);
      expect([await status(junk), await status({})]).toEqual([429, 429]);
    } finally {
      await strict.close();
    }
  });

  it('count what is asked of the embedded provider, too', async () => {
    const origin = 'http://rink.test';
    const strict = await World.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: {
        RATE_LIMIT_FACTOR: '0.0025',
        PUBLIC_ORIGIN: origin,
        OIDC_ISSUER: `${origin}/oidc`,
        IDENTITY_URL: `http://127.0.0.1:${await freePort()}`,
      },
    });
    try {
      const asked: Response[] = [];
      for (let at = 0; at < 4; at++) asked.push(await fetch(`${strict.origin()}/oidc/authorize`));
      // Nobody answers there; the fourth is not even handed on.
      expect(asked.map(({ status }) => status).slice(0, 3)).not.toContain(429);
      const [, , , refused] = asked;
      expect(refused?.status).toBe(429);
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await refused?.json()).toMatchObject({ error: 'too_many_attempts' });
    } finally {
      await strict.close();
    }
  });

  // @covers V4.1.3 V15.3.4
  it('believe an address from a trusted proxy only', async () => {
    const options = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
    const proxied = await World.open({
      ...options,
      env: { RATE_LIMIT_FACTOR: '0.0025', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' },
    });
    const direct = await World.open({ ...options, env: { RATE_LIMIT_FACTOR: '0.0025' } });
    const statuses = async (from: World) => {
      const seen: number[] = [];
      for (let at = 1; at <= 6; at++) {
        const headers = { 'x-forwarded-for': `203.0.113.${at}` };
        seen.push((await fetch(`${from.origin()}/api/organizations?search=north`, { headers })).status);
      }
      return seen;
    };
    try {
      expect(await statuses(proxied)).toEqual([200, 200, 200, 200, 200, 200]);
      expect(await statuses(direct)).toEqual([200, 200, 200, 429, 429, 429]);
    } finally {
      await proxied.close();
      await direct.close();
    }
  });
});
