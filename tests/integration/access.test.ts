import { liveLinkStream } from '@rinkside/contracts/live-link';
import { errorMessages } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { routes, schemasOf } from '@rinkside/contracts/routes.schema';
import { postRoutes } from '@rinkside/contracts/post';
import { playerRoutes } from '@rinkside/contracts/player';
import { audience } from '@rinkside/testkit/issuer';
import { callRoute, CallError } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { LiveClient } from '@rinkside/testkit/live-client';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let member: TestUser;
let unonboardedUser: TestUser;
let moderator: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  member = await app.user();
  unonboardedUser = await app.unonboardedUser();
  moderator = await app.user();
  operator = await app.user();
  await app.pool.query('update player set moderator = id = $1, operator = id = $2', [
    moderator.id,
    operator.id,
  ]);
});
afterAll(() => app?.close());

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const address = (route: Route) => app.origin() + route.path.replace(/:\w+/g, unknownId);
const ask = (route: Route, token?: string) =>
  fetch(address(route), {
    method: route.method,
    // A content type without a body, as many clients send with a DELETE.
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(schemasOf(route).body && { body: '{}' }),
  });
const accessFor = async (route: Route, token?: string) => {
  const { status } = await ask(route, token);
  return status === 401 || status === 403 ? status : 'allowed';
};

describe.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name',
  ({ route }) => {
    // @covers R6 V2.3.1 V3.5.2 V8.2.1 V10.3.2 V16.5.3
    it('is open to the callers its contract names and to no others', async () => {
      const expected = {
        public: ['allowed', 'allowed', 'allowed'],
        signedIn: [401, 'allowed', 'allowed'],
        onboarded: [401, 403, 'allowed'],
        moderator: [401, 403, 403],
        operator: [401, 403, 403],
      }[route.access];
      // This route deletes the caller's account, so it gets accounts that no other test uses.
      const [visitor, insider] =
        route.path === playerRoutes.remove.path && route.method === 'DELETE'
          ? [await app.unonboardedUser(), await app.user()]
          : [unonboardedUser, member];
      const answers = [
        await accessFor(route),
        await accessFor(route, visitor.token),
        await accessFor(route, insider.token),
      ];
      expect(answers).toEqual(expected);
    });

    // @covers A2 V1.5.2 V2.2.2 V8.2.3 V15.3.3
    it('rejects body keys its contract does not name', async () => {
      if (!schemasOf(route).body) return;
      const body = {
        id: unknownId,
        likesCount: 9,
        author_id: unknownId,
        created_at: '2020-01-01T00:00:00Z',
        constructor: 1,
      };
      const callers = new Map<string, TestUser>(Object.entries({ moderator, operator }));
      const { token } = callers.get(route.access) ?? member;
      const response = await fetch(address(route), {
        method: route.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    });
  },
);

// @covers F14 V9.1.1 V9.1.2 V9.1.3 V9.2.1 V9.2.2 V9.2.3 V10.3.1 V10.3.3
describe('an access token', () => {
  const invalidTokens = {
    expired: () => app.issuer.token(member.subject, {}, '-1s'),
    'for another audience': () => app.issuer.token(member.subject, { aud: 'another' }),
    'of another issuer': () => app.issuer.token(member.subject, { iss: 'https://evil.example' }),
    'without a signature': async () =>
      new UnsecuredJWT({ sub: member.subject })
        .setIssuer(app.issuer.url)
        .setAudience(audience)
        .setExpirationTime('1h')
        .encode(),
    'signed with a foreign key': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return new SignJWT({ sub: member.subject })
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setIssuer(app.issuer.url)
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(privateKey);
    },
    'signed with a shared secret': () =>
      new SignJWT({ sub: member.subject })
        .setProtectedHeader({ alg: 'HS256', kid: 'test' })
        .setIssuer(app.issuer.url)
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode('shared secret that is long enough to sign')),
    'not yet valid': () => app.issuer.token(member.subject, { nbf: Math.floor(Date.now() / 1000) + 120 }),
    'no JWT': async () => 'not.a.token',
  };

  // @covers A5 R10 V6.8.2 V7.2.1 E7
  it.each(Object.entries(invalidTokens))('is rejected by HTTP routes and sockets: %s', async (kind, make) => {
    const token = await make();
    const refusal = await callRoute(app.origin(), token, playerRoutes.me).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CallError);
    expect(refusal).toMatchObject({ status: 401 });
    // Only an expired token has this message: clients refresh their token because of it.
    expect((refusal as CallError).view.message.includes(errorMessages.expiredToken)).toBe(kind === 'expired');
    await expect(new LiveClient(app.origin(), token).open()).rejects.toThrow();
  });

  // @covers S1 V4.4.4 V14.2.1
  it('is required to connect a socket and not read from the URL', async () => {
    await expect(new LiveClient(app.origin(), '').open()).rejects.toThrow(errorMessages.missingToken);
    await expect(new LiveClient(`${app.origin()}/?token=${member.token}`, '').open()).rejects.toThrow();
  });

  it('stops working immediately when its account is suspended', async () => {
    const suspended = await app.user();
    await app.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    await expect(suspended.call(playerRoutes.me)).rejects.toMatchObject({ status: 403 });
    const client = await member.liveClient();
    expect(await client.watch(`player:${suspended.id}`)).toEqual({
      ok: false,
      error: errorMessages.notFound,
    });
  });

  // @covers S3
  it('closes its socket on expiry, and the client reconnects with a fresh token', async () => {
    // A new user: `member` may have just revoked their sessions, which also rejects tokens issued in that second.
    const { subject } = await app.user();
    let tokens = 0;
    const client = await new LiveClient(app.origin(), () => {
      tokens++;
      return app.issuer.token(subject, {}, tokens === 1 ? '2s' : '1h');
    }).open();
    await waitFor('the client has reconnected', () => tokens > 1 && client.connected);
    client.close();
  });
});

describe('watching a room', () => {
  it.each([
    'user:x',
    'player:x',
    `user:${unknownId}`,
    'following:x',
    '__proto__',
    '',
    `post:${unknownId}`,
    'organization:*',
  ])('rejects the room %j', async (room) => {
    const client = await member.liveClient();
    expect(await client.watch(room)).toEqual({ ok: false, error: errorMessages.notFound });
  });

  it('is rejected before the profile is complete', async () => {
    const client = await unonboardedUser.liveClient();
    expect(await client.watch('following')).toEqual({ ok: false, error: errorMessages.profileIncomplete });
    expect(await client.watch(`player:${member.id}`)).toEqual({ ok: false, error: errorMessages.notFound });
  });

  it('delivers no events after unwatch', async () => {
    const author = await app.user();
    const client = await member.liveClient();
    await client.watch(`player:${author.id}`);
    await author.call(postRoutes.create, { body: { content: 'watched' } });
    await client.waitForEvent('feed.added');
    await client.unwatch(`player:${author.id}`);
    await author.call(postRoutes.create, { body: { content: 'unwatched' } });
    await app.settle();
    expect(client.eventsNamed('feed.added')).toHaveLength(1);
  });
});

// @covers S1 V4.4.2
describe('a socket handshake', () => {
  it('is rejected with 403 from another origin', async () => {
    const handshake = await fetch(`${app.origin()}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(handshake.status).toBe(403);
  });
});

describe('GET /api/openapi.json', () => {
  it('lists exactly the routes of the contract', async () => {
    const response = await fetch(`${app.origin()}/api/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    const documentedRoutes = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const contractRoutes = routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const stream = `GET ${liveLinkStream.path.replace(':token', '{token}')}`;
    expect(documentedRoutes.toSorted()).toEqual([...contractRoutes, stream].toSorted());
  });
});

describe('metrics', () => {
  // @covers C1 V13.4.5
  it('name routes but no people and are served on a separate port', async () => {
    await member.call(playerRoutes.me);
    const text = await (await fetch(`http://127.0.0.1:${app.gateways[0]?.metricsPort}/metrics`)).text();
    expect(text).toMatch(/rinkside_http_seconds_count\{[^}]*route="\/api\/users\/me"/);
    expect(text).not.toContain(member.id);
    const workers = await (await fetch(`http://127.0.0.1:${app.workers[0]?.metricsPort}/metrics`)).text();
    expect(workers).toMatch(/rinkside_outbox_oldest_seconds\{[^}]*\} \d/);
    expect((await fetch(`${app.origin()}/metrics`)).status).toBe(404);
  });
});
