import { decodeJwt } from 'jose';
import { afterEach, expect, test } from 'vitest';
import {
  newTestUser,
  postForm,
  postJson,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';

let identity: TestIdentity;
afterEach(() => identity.close());

const signInWithGrace = async (graceSeconds: number) => {
  identity = await startTestIdentity({ timing: { refreshGraceSeconds: graceSeconds } });
  const user = newTestUser();
  await signUp(identity.issuer, user);
  const { body } = await signIn(identity.issuer, user);
  return body.refresh_token!;
};

/** Moves all past rotations back by `seconds`. */
const advanceTime = (seconds: number) =>
  identity.pool.query('update identity.payload set consumed_at = consumed_at - make_interval(secs => $1)', [
    seconds,
  ]);

// @covers V7.2.2
test('rotates refresh tokens, each of which works', async () => {
  let token = await signInWithGrace(60);
  const seen = new Set([token]);
  for (let round = 0; round < 3; round += 1) {
    const { status, body } = await refresh(identity.issuer, token);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id_token: expect.any(String), token_type: 'Bearer', expires_in: 900 });
    expect(decodeJwt(body.id_token!)['email']).toMatch(/@rink\.example$/);
    expect((await userinfo(identity.issuer, body.access_token)).status).toBe(200);
    token = body.refresh_token!;
    seen.add(token);
  }
  expect(seen.size).toBe(4);
});

test('accepts a JSON body and a repeated audience', async () => {
  const refresh_token = await signInWithGrace(60);
  const { status } = await postJson(`${identity.issuer}/oauth/token`, {
    grant_type: 'refresh_token',
    client_id: 'rinkside-web',
    audience: 'https://api.rinkside.app',
    refresh_token,
  });
  expect(status).toBe(200);
});

test('accepts a used token again within the grace period', async () => {
  const first = await signInWithGrace(60);
  const firstUse = await refresh(identity.issuer, first);
  await advanceTime(59);
  const secondUse = await refresh(identity.issuer, first);
  expect(secondUse.status).toBe(200);
  for (const { body } of [firstUse, secondUse])
    expect((await refresh(identity.issuer, body.refresh_token!)).status).toBe(200);
});

test('issues working tokens to ten tabs that refresh at once', async () => {
  const first = await signInWithGrace(60);
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(identity.issuer, first)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const next = await Promise.all(answers.map(({ body }) => refresh(identity.issuer, body.refresh_token!)));
  expect(next.map(({ status }) => status)).toEqual(Array(10).fill(200));
});

// @covers V10.4.5
test('rejects a reused token after the grace period and revokes its session only', async () => {
  const first = await signInWithGrace(60);
  const { body: second } = await refresh(identity.issuer, first);
  const { body: sibling } = await refresh(identity.issuer, first);
  const other = newTestUser();
  await signUp(identity.issuer, other);
  const { body: otherSession } = await signIn(identity.issuer, other);

  await advanceTime(61);
  const reused = await refresh(identity.issuer, first);
  expect([reused.status, reused.body['error']]).toEqual([400, 'invalid_grant']);
  for (const { refresh_token } of [second, sibling])
    expect((await refresh(identity.issuer, refresh_token!)).status).toBe(400);
  expect((await refresh(identity.issuer, otherSession.refresh_token!)).status).toBe(200);
});

// @covers V10.4.5
test('does not extend the grace period with each use', async () => {
  const first = await signInWithGrace(60);
  await refresh(identity.issuer, first);
  await advanceTime(40);
  expect((await refresh(identity.issuer, first)).status).toBe(200);
  await advanceTime(40);
  expect((await refresh(identity.issuer, first)).status).toBe(400);
});

test('revokes the session on the first reuse without a grace period', async () => {
  const first = await signInWithGrace(0);
  const { body } = await refresh(identity.issuer, first);
  expect((await refresh(identity.issuer, first)).status).toBe(400);
  expect((await refresh(identity.issuer, body.refresh_token!)).status).toBe(400);
});

// @covers V10.4.9
test('revokes the whole session with one of its tokens', async () => {
  const first = await signInWithGrace(60);
  const { body } = await refresh(identity.issuer, first);
  const revoked = await postForm(`${identity.issuer}/oauth/revoke`, {
    client_id: 'rinkside-web',
    token: body.refresh_token!,
  });
  expect(revoked.status).toBe(200);
  for (const token of [first, body.refresh_token!])
    expect((await refresh(identity.issuer, token)).status).toBe(400);
});

// @covers V7.3.1 V7.3.2 V10.4.8
test('ends a session after 30 days without use, and after 180 days in any case', async () => {
  const daySeconds = 24 * 3600;
  const first = await signInWithGrace(60);
  const secondsLeft = async () => {
    const { rows } = await identity.pool.query<{ left: number }>(
      `select extract(epoch from expires_at - now())::int as left from identity.payload
       where model = 'RefreshToken' and consumed_at is null`,
    );
    return rows[0]?.left;
  };
  expect(await secondsLeft()).toBeCloseTo(30 * daySeconds, -2);
  await identity.pool.query(
    `update identity.payload set payload = replace(payload::text, '"iiat":' || (payload->>'iiat'),
       '"iiat":' || (payload->>'iiat')::bigint - $1::int)::json where model = 'RefreshToken'`,
    [179 * daySeconds],
  );
  expect((await refresh(identity.issuer, first)).status).toBe(200);
  expect(await secondsLeft()).toBeCloseTo(daySeconds, -2);
});

test('never stores a refresh token in plain text', async () => {
  const token = await signInWithGrace(60);
  const { rows } = await identity.pool.query<{ row: string }>(
    'select p::text as row from identity.payload p',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
});
