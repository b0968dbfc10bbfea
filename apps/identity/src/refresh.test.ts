import { decodeJwt } from 'jose';
import { afterEach, expect, test } from 'vitest';
import {
  person,
  postForm,
  postJson,
  refresh,
  signIn,
  signUp,
  startWorld,
  userinfo,
  type World,
} from '../testing/world.js';

let world: World;
afterEach(() => world.close());

const signedIn = async (grace: number) => {
  world = await startWorld({ timing: { grace } });
  const who = person();
  await signUp(world.issuer, who);
  const { body } = await signIn(world.issuer, who);
  return body.refresh_token!;
};

/** Lets `seconds` pass since every rotation so far. */
const later = (seconds: number) =>
  world.pool.query('update identity.payload set consumed_at = consumed_at - make_interval(secs => $1)', [
    seconds,
  ]);

// @covers V7.2.2
test('rotates, and each new token works', async () => {
  let token = await signedIn(60);
  const seen = new Set([token]);
  for (let round = 0; round < 3; round += 1) {
    const { status, body } = await refresh(world.issuer, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id_token: expect.any(String), token_type: 'Bearer', expires_in: 900 });
    expect(decodeJwt(body.id_token!)['email']).toMatch(/@rink\.example$/);
    expect((await userinfo(world.issuer, body.access_token)).status).toBe(200);
    token = body.refresh_token!;
    seen.add(token);
  }
  expect(seen.size).toBe(4);
});

test('takes JSON, and the audience again', async () => {
  const refresh_token = await signedIn(60);
  const { status } = await postJson(`${world.issuer}/oauth/token`, {
    grant_type: 'refresh_token',
    client_id: 'rinkside-web',
    audience: 'https://api.rinkside.app',
    refresh_token,
  });
  expect(status).toBe(200);
});

test('within the grace, a used token still answers with a working set', async () => {
  const first = await signedIn(60);
  const lost = await refresh(world.issuer, first);
  await later(59);
  const again = await refresh(world.issuer, first);
  expect(again.status).toBe(200);
  for (const { body } of [lost, again])
    expect((await refresh(world.issuer, body.refresh_token!)).status).toBe(200);
});

test('ten tabs refreshing at once all end up with working tokens', async () => {
  const first = await signedIn(60);
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(world.issuer, first)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const next = await Promise.all(answers.map(({ body }) => refresh(world.issuer, body.refresh_token!)));
  expect(next.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

// @covers V10.4.5
test('later, a used token is refused and takes its family with it, but nobody else', async () => {
  const first = await signedIn(60);
  const { body: second } = await refresh(world.issuer, first);
  const { body: sibling } = await refresh(world.issuer, first);
  const other = person();
  await signUp(world.issuer, other);
  const { body: stranger } = await signIn(world.issuer, other);

  await later(61);
  const reused = await refresh(world.issuer, first);
  expect([reused.status, reused.body['error']]).toEqual([400, 'invalid_grant']);
  for (const { refresh_token } of [second, sibling])
    expect((await refresh(world.issuer, refresh_token!)).status).toBe(400);
  expect((await refresh(world.issuer, stranger.refresh_token!)).status).toBe(200);
});

// @covers V10.4.5
test('the grace does not move on with each use', async () => {
  const first = await signedIn(60);
  await refresh(world.issuer, first);
  await later(40);
  expect((await refresh(world.issuer, first)).status).toBe(200);
  await later(40);
  expect((await refresh(world.issuer, first)).status).toBe(400);
});

test('without a grace, the first reuse ends the family', async () => {
  const first = await signedIn(0);
  const { body } = await refresh(world.issuer, first);
  expect((await refresh(world.issuer, first)).status).toBe(400);
  expect((await refresh(world.issuer, body.refresh_token!)).status).toBe(400);
});

// @covers V10.4.9
test('a revoked token takes its family with it', async () => {
  const first = await signedIn(60);
  const { body } = await refresh(world.issuer, first);
  const revoked = await postForm(`${world.issuer}/oauth/revoke`, {
    client_id: 'rinkside-web',
    token: body.refresh_token!,
  });
  expect(revoked.status).toBe(200);
  for (const token of [first, body.refresh_token!])
    expect((await refresh(world.issuer, token)).status).toBe(400);
});

// @covers V7.3.1 V7.3.2 V10.4.8
test('a sign-in nobody uses ends after 30 days, and however often it is used after 180', async () => {
  const day = 24 * 3600;
  const first = await signedIn(60);
  const newest = async () => {
    const { rows } = await world.pool.query<{ left: number }>(
      `select extract(epoch from expires_at - now())::int as left from identity.payload
       where model = 'RefreshToken' and consumed_at is null`,
    );
    return rows[0]?.left;
  };
  expect(await newest()).toBeCloseTo(30 * day, -2);
  await world.pool.query(
    `update identity.payload set payload = replace(payload::text, '"iiat":' || (payload->>'iiat'),
       '"iiat":' || (payload->>'iiat')::bigint - $1::int)::json where model = 'RefreshToken'`,
    [179 * day],
  );
  expect((await refresh(world.issuer, first)).status).toBe(200);
  expect(await newest()).toBeCloseTo(day, -2);
});

test('the database never holds a refresh token', async () => {
  const token = await signedIn(60);
  const { rows } = await world.pool.query<{ row: string }>('select p::text as row from identity.payload p');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
});
