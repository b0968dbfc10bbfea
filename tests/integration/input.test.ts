import { postRoutes } from '@rinkside/contracts/post';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import { freePort } from '@rinkside/dev-runtime/ports';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let author: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await app.user();
});
afterAll(() => app?.close());

// @covers A1 A10 V1.1.1 V15.3.6
describe('POST /api/posts with malformed input', () => {
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
  it.each(bodies)('returns 400 in the error format for the body %s', async (body) => {
    const response = await fetch(app.origin() + postRoutes.create.path, {
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
  ])('rejects a malformed body of type %s', async (type, body, status) => {
    const response = await fetch(app.origin() + postRoutes.create.path, {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${author.token}` },
      body,
    });
    expect([status, 415]).toContain(response.status);
    expect(await response.json()).toMatchObject({ statusCode: response.status });
  });
});

describe('rate limits', () => {
  // @covers A4 V2.3.2 V2.4.1
  it('count per account, send Retry-After and ignore a forged X-Forwarded-For', async () => {
    const limitedApp = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { RATE_LIMIT_FACTOR: '0.02' },
    });
    try {
      const person = await limitedApp.unonboardedUser();
      const send = () => callRoute(limitedApp.origin(), person.token, { ...postRoutes.own });
      const answers: [number, string][] = [];
      for (let at = 0; at < 14; at++) answers.push(await expectErrorReply(send()));
      expect(answers.slice(0, 12).every((answer) => answer[0] === 403)).toBe(true);
      const response = await fetch(`${limitedApp.origin()}/api/posts`, {
        headers: { authorization: `Bearer ${person.token}`, 'x-forwarded-for': '203.0.113.9' },
      });
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limitedApp.close();
    }
  });

  it('count requests with an invalid token against their IP address', async () => {
    const limitedApp = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { RATE_LIMIT_FACTOR: '0.0025' },
    });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${limitedApp.origin()}/api/organizations?search=north`, { headers })).status;
    try {
      const invalidToken = { authorization: 'Bearer x' };
      expect([await status(invalidToken), await status(invalidToken), await status(invalidToken)]).toEqual([
        401, 401, 401,
      ]);
      expect([await status(invalidToken), await status({})]).toEqual([429, 429]);
    } finally {
      await limitedApp.close();
    }
  });

  it('apply to the embedded identity provider', async () => {
    const origin = 'http://rink.test';
    const limitedApp = await TestApp.open({
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
      const responses: Response[] = [];
      for (let at = 0; at < 4; at++) responses.push(await fetch(`${limitedApp.origin()}/oidc/authorize`));
      // Nothing listens at IDENTITY_URL. The fourth request is rejected before it is proxied.
      expect(responses.map(({ status }) => status).slice(0, 3)).not.toContain(429);
      const [, , , fourth] = responses;
      expect(fourth?.status).toBe(429);
      expect(Number(fourth?.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await fourth?.json()).toMatchObject({ error: 'too_many_attempts' });
    } finally {
      await limitedApp.close();
    }
  });

  // @covers V4.1.3 V15.3.4
  it('read X-Forwarded-For only from trusted proxies', async () => {
    const options = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
    const proxied = await TestApp.open({
      ...options,
      env: { RATE_LIMIT_FACTOR: '0.0025', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8' },
    });
    const direct = await TestApp.open({ ...options, env: { RATE_LIMIT_FACTOR: '0.0025' } });
    const statuses = async (target: TestApp) => {
      const results: number[] = [];
      for (let at = 1; at <= 6; at++) {
        const headers = { 'x-forwarded-for': `203.0.113.${at}` };
        results.push((await fetch(`${target.origin()}/api/organizations?search=north`, { headers })).status);
      }
      return results;
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
