import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizeUrl, Browser } from '../testing/browser.js';
import { person, refresh, signIn, signUp, startWorld, userinfo, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const remove = (subject: string, headers: Record<string, string> = {}) =>
  fetch(`${new URL(world.issuer).origin}/accounts/${subject}`, { method: 'DELETE', headers });

const newcomer = async () => {
  const who = person();
  await signUp(world.issuer, who);
  const { body } = await signIn(world.issuer, who);
  return { who, body, subject: decodeJwt(body.access_token!).sub! };
};

// @covers V10.5.2
test('a removed account leaves nothing behind, and its email may sign up anew as somebody else', async () => {
  const other = await newcomer();
  const { who, body, subject } = await newcomer();
  // A payload no JSON operator can look into is in nobody's way.
  await new Browser().go(authorizeUrl(world, { state: '\0' }));
  expect((await remove(subject)).status).toBe(204);
  expect((await remove(subject)).status).toBe(204);

  expect((await signIn(world.issuer, who)).body['error']).toBe('invalid_grant');
  expect((await refresh(world.issuer, body.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await userinfo(world.issuer, body.access_token)).status).toBe(401);
  const { rows } = await world.pool.query(
    `select from identity.account a where a::text like $1 union all select from identity.payload p where p::text like $1`,
    [`%${subject}%`],
  );
  expect(rows).toEqual([]);

  expect((await signUp(world.issuer, who)).status).toBe(200);
  const again = await signIn(world.issuer, who);
  expect(decodeJwt(again.body.access_token!).sub).not.toBe(subject);
  expect((await refresh(world.issuer, other.body.refresh_token!)).status).toBe(200);
});

test('nobody is removed through the gateway, a browser or below the mount', async () => {
  const { who, subject } = await newcomer();
  const { origin } = new URL(world.issuer);
  for (const [name, value] of [
    ['x-forwarded-for', '203.0.113.9'],
    ['origin', origin],
  ] as const)
    expect((await remove(subject, { [name]: value })).status).toBe(404);
  const below = await fetch(`${world.issuer}/accounts/${subject}`, { method: 'DELETE' });
  expect(below.status).toBe(404);
  for (const odd of ['', 'x', '%00', `${subject}%20`]) expect((await remove(odd)).status).toBe(204);
  expect((await signIn(world.issuer, who)).status).toBe(200);
});
