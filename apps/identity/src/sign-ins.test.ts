import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, refresh, signIn, signUp, startWorld, type World } from '../testing/world.js';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const end = (subject: string, query: Record<string, string>) =>
  fetch(
    `${new URL(world.issuer).origin}/accounts/${subject}/sign-ins?${new URLSearchParams(query).toString()}`,
    { method: 'DELETE' },
  );

// @covers V7.2.4
test('a token says which sign-in it comes from and when that was, renewed ones too', async () => {
  const who = person();
  await signUp(world.issuer, who);
  const { body } = await signIn(world.issuer, who);
  const first = decodeJwt(body.access_token!);
  expect(first['auth_time']).toBeTypeOf('number');
  const renewed = decodeJwt((await refresh(world.issuer, body.refresh_token!)).body.access_token!);
  expect(renewed).toMatchObject({ sid: first['sid'] });
  expect(Math.abs(Number(renewed['auth_time']) - Number(first['auth_time']))).toBeLessThanOrEqual(1);
  expect(decodeJwt((await signIn(world.issuer, who)).body.access_token!)['sid']).not.toBe(first['sid']);
});

// @covers V7.4.5 V7.6.1
test('all sign-ins until then end but one; later ones and those of others stay', async () => {
  const [who, other] = [person(), person()];
  for (const one of [who, other]) await signUp(world.issuer, one);
  const kept = await signIn(world.issuer, who);
  const lost = await signIn(world.issuer, who);
  const rotated = await refresh(world.issuer, lost.body.refresh_token!);
  const others = await signIn(world.issuer, other);
  const { sub = '', sid } = decodeJwt(kept.body.access_token!);
  const query = { ended_at: new Date().toISOString(), kept: String(sid) };

  // Asked for a moment before anybody signed in, nothing ends.
  const early = { ...query, ended_at: new Date(Date.now() - 60_000).toISOString() };
  expect((await end(sub, early)).status).toBe(204);
  expect((await refresh(world.issuer, rotated.body.refresh_token!)).status).toBe(200);

  for (const _ of [1, 2]) expect((await end(sub, query)).status).toBe(204);
  for (const { body } of [lost, rotated])
    expect((await refresh(world.issuer, body.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await refresh(world.issuer, kept.body.refresh_token!)).status).toBe(200);
  expect((await refresh(world.issuer, others.body.refresh_token!)).status).toBe(200);
});

test('it must be told until when and which to keep', async () => {
  for (const query of [{}, { kept: 'x' }, { ended_at: 'today', kept: 'x' }])
    expect((await end('x', query as Record<string, string>)).status).toBe(404);
  const other = await fetch(`${new URL(world.issuer).origin}/accounts/x/else`, { method: 'DELETE' });
  expect(other.status).toBe(404);
});
