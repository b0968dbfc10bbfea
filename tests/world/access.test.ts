import { refusals } from '@rinkside/contracts/error';
import type { Route } from '@rinkside/contracts/route';
import { routes } from '@rinkside/contracts/routes';
import { postRoutes } from '@rinkside/contracts/post';
import { playerRoutes } from '@rinkside/contracts/player';
import { audience } from '@rinkside/testkit/issuer';
import { callRoute, CallError } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let member: Person;
let newcomer: Person;
let moderator: Person;
let operator: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  member = await world.person();
  newcomer = await world.newcomer();
  moderator = await world.person();
  operator = await world.person();
  await world.pool.query('update player set moderator = id = $1, operator = id = $2', [
    moderator.id,
    operator.id,
  ]);
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const address = (route: Route) => world.origin() + route.path.replace(':id', nobody);
const ask = (route: Route, token?: string) =>
  fetch(address(route), {
    method: route.method,
    // With a type but no body, as many clients send a DELETE.
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(route.body && { body: '{}' }),
  });
const refusedTo = async (route: Route, token?: string) => {
  const { status } = await ask(route, token);
  return status === 401 || status === 403 ? status : 'let in';
};

describe.each(routes.map((route) => ({ name: `${route.method} ${route.path}`, route })))(
  '$name',
  ({ route }) => {
    // @covers R6 V2.3.1 V3.5.2 V8.2.1 V10.3.2 V16.5.3
    it('opens to whom its contract names and to nobody else', async () => {
      const expected = {
        public: ['let in', 'let in', 'let in'],
        signedIn: [401, 'let in', 'let in'],
        onboarded: [401, 403, 'let in'],
        moderator: [401, 403, 403],
        operator: [401, 403, 403],
      }[route.access];
      // Whoever is let in to delete their account is of no use to the next test.
      const [visitor, insider] =
        route.path === playerRoutes.remove.path && route.method === 'DELETE'
          ? [await world.newcomer(), await world.person()]
          : [newcomer, member];
      const answers = [
        await refusedTo(route),
        await refusedTo(route, visitor.token),
        await refusedTo(route, insider.token),
      ];
      expect(answers).toEqual(expected);
    });

    // @covers A2 V1.5.2 V2.2.2 V8.2.3 V15.3.3
    it('refuses keys its contract does not name', async () => {
      if (!route.body) return;
      const sent = {
        id: nobody,
        likesCount: 9,
        author_id: nobody,
        created_at: '2020-01-01T00:00:00Z',
        constructor: 1,
      };
      const callers = new Map<string, Person>(Object.entries({ moderator, operator }));
      const { token } = callers.get(route.access) ?? member;
      const response = await fetch(address(route), {
        method: route.method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(sent),
      });
      expect(response.status).toBe(400);
    });
  },
);

// @covers F14 V9.1.1 V9.1.2 V9.1.3 V9.2.1 V9.2.2 V9.2.3 V10.3.1 V10.3.3
describe('a token', () => {
  const bent = {
    expired: () => world.issuer.token(member.subject, {}, '-1s'),
    'for another audience': () => world.issuer.token(member.subject, { aud: 'another' }),
    'of another issuer': () => world.issuer.token(member.subject, { iss: 'https://evil.example' }),
    'without a signature': async () =>
      new UnsecuredJWT({ sub: member.subject })
        .setIssuer(world.issuer.url)
        .setAudience(audience)
        .setExpirationTime('1h')
        .encode(),
    'signed by somebody else': async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return new SignJWT({ sub: member.subject })
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setIssuer(world.issuer.url)
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(privateKey);
    },
    'signed with a shared secret': () =>
      new SignJWT({ sub: member.subject })
        .setProtectedHeader({ alg: 'HS256', kid: 'test' })
        .setIssuer(world.issuer.url)
        .setAudience(audience)
        .setExpirationTime('1h')
        .sign(new TextEncoder().encode('shared secret that is long enough to sign')),
    'not yet valid': () => world.issuer.token(member.subject, { nbf: Math.floor(Date.now() / 1000) + 120 }),
    'that is none': async () => 'not.a.token',
  };

  // @covers A5 R10 V6.8.2 V7.2.1
  it.each(Object.entries(bent))('%s is refused at HTTP and at sockets', async (kind, make) => {
    const token = await make();
    const refusal = await callRoute(world.origin(), token, playerRoutes.me).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CallError);
    expect(refusal).toMatchObject({ status: 401 });
    // Only expiry says so: it is what makes clients refresh.
    expect((refusal as CallError).view.message.includes(refusals.expiredToken)).toBe(kind === 'expired');
    await expect(new Screen(world.origin(), token).open()).rejects.toThrow();
  });

  // @covers S1 V4.4.4 V14.2.1
  it('gets no socket without one, nor with one in the address', async () => {
    await expect(new Screen(world.origin(), '').open()).rejects.toThrow(refusals.noToken);
    await expect(new Screen(`${world.origin()}/?token=${member.token}`, '').open()).rejects.toThrow();
  });

  it('of a suspended account is refused at once', async () => {
    const suspended = await world.person();
    await world.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    await expect(suspended.call(playerRoutes.me)).rejects.toMatchObject({ status: 403 });
    const screen = await member.screen();
    expect(await screen.watch(`player:${suspended.id}`)).toEqual({ ok: false, error: refusals.notFound });
  });

  // @covers S3
  it('that ends takes its socket along, and the client comes back with a fresh one', async () => {
    // Of somebody who has just ended their sessions, a token of the same second is none.
    const { subject } = await world.person();
    let tokens = 0;
    const screen = await new Screen(world.origin(), () => {
      tokens++;
      return world.issuer.token(subject, {}, tokens === 1 ? '2s' : '1h');
    }).open();
    await until('the client came back', () => tokens > 1 && screen.connected);
    screen.close();
  });
});

describe('a room', () => {
  it.each([
    'user:x',
    'player:x',
    `user:${nobody}`,
    'following:x',
    '__proto__',
    '',
    `post:${nobody}`,
    'organization:*',
  ])('%j is refused', async (room) => {
    const screen = await member.screen();
    expect(await screen.watch(room)).toEqual({ ok: false, error: refusals.notFound });
  });

  it('is refused before the profile is complete', async () => {
    const screen = await newcomer.screen();
    expect(await screen.watch('following')).toEqual({ ok: false, error: refusals.noProfile });
    expect(await screen.watch(`player:${member.id}`)).toEqual({ ok: false, error: refusals.notFound });
  });

  it('left is heard no more', async () => {
    const author = await world.person();
    const screen = await member.screen();
    await screen.watch(`player:${author.id}`);
    await author.call(postRoutes.create, { body: { content: 'heard' } });
    await screen.hears('feed.added');
    await screen.unwatch(`player:${author.id}`);
    await author.call(postRoutes.create, { body: { content: 'not heard' } });
    await world.settle();
    expect(screen.all('feed.added')).toHaveLength(1);
  });
});

// @covers S1 V4.4.2
describe('a page of another site', () => {
  it('gets no socket', async () => {
    const handshake = await fetch(`${world.origin()}/socket.io/?EIO=4&transport=polling`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(handshake.status).toBe(403);
  });
});

describe('GET /api/openapi.json', () => {
  it('names every route there is, and no other', async () => {
    const response = await fetch(`${world.origin()}/api/openapi.json`);
    const { paths } = (await response.json()) as { paths: Record<string, Record<string, unknown>> };
    const named = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const promised = routes.map(({ method, path }) => `${method} ${path.replace(':id', '{id}')}`);
    expect(named.toSorted()).toEqual(promised.toSorted());
  });
});

describe('metrics', () => {
  // @covers C1 V13.4.5
  it('name routes, never people, and are served on a port of their own', async () => {
    await member.call(playerRoutes.me);
    const text = await (await fetch(`http://127.0.0.1:${world.gateways[0]?.metricsPort}/metrics`)).text();
    expect(text).toMatch(/rinkside_http_seconds_count\{[^}]*route="\/api\/users\/me"/);
    expect(text).not.toContain(member.id);
    const workers = await (await fetch(`http://127.0.0.1:${world.workers[0]?.metricsPort}/metrics`)).text();
    expect(workers).toMatch(/rinkside_outbox_oldest_seconds\{[^}]*\} \d/);
    expect((await fetch(`${world.origin()}/metrics`)).status).toBe(404);
  });
});
