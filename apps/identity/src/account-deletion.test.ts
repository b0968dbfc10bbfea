import {
  decodeJwt,
  decodeProtectedHeader,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWK,
  type JWTPayload,
} from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authorizeUrl, Browser } from '../testing/browser.js';
import {
  newTestUser,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';

let identity: TestIdentity;
beforeAll(async () => {
  identity = await startTestIdentity();
});
afterAll(() => identity.close());

const remove = (subject: string, token?: string, headers: Record<string, string> = {}) =>
  fetch(`${new URL(identity.issuer).origin}/accounts/${subject}`, {
    method: 'DELETE',
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });

const signUpAndIn = async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user);
  const { body } = await signIn(identity.issuer, user);
  return { user, body, subject: decodeJwt(body.access_token!).sub! };
};

// @covers V10.5.2
test('deletes all data of an account, and its email can sign up again as a new account', async () => {
  const other = await signUpAndIn();
  const { user, body, subject } = await signUpAndIn();
  // A payload that PostgreSQL's JSON operators reject must not block the deletion.
  await new Browser().go(authorizeUrl(identity, { state: '\0' }));
  expect((await remove(subject, body.access_token)).status).toBe(204);
  expect((await remove(subject, body.access_token)).status).toBe(204);

  expect((await signIn(identity.issuer, user)).body['error']).toBe('invalid_grant');
  expect((await refresh(identity.issuer, body.refresh_token!)).body['error']).toBe('invalid_grant');
  expect((await userinfo(identity.issuer, body.access_token)).status).toBe(401);
  const { rows } = await identity.pool.query(
    `select from identity.account a where a::text like $1 union all select from identity.payload p where p::text like $1`,
    [`%${subject}%`],
  );
  expect(rows).toEqual([]);

  expect((await signUp(identity.issuer, user)).status).toBe(200);
  const again = await signIn(identity.issuer, user);
  expect(decodeJwt(again.body.access_token!).sub).not.toBe(subject);
  expect((await refresh(identity.issuer, other.body.refresh_token!)).status).toBe(200);
});

test('rejects deletions through the gateway, from a browser and below the mount path', async () => {
  const { user, body, subject } = await signUpAndIn();
  const { origin } = new URL(identity.issuer);
  for (const [name, value] of [
    ['x-forwarded-for', '203.0.113.9'],
    ['origin', origin],
  ] as const)
    expect((await remove(subject, body.access_token, { [name]: value })).status).toBe(404);
  const below = await fetch(`${identity.issuer}/accounts/${subject}`, { method: 'DELETE' });
  expect(below.status).toBe(404);
  for (const odd of ['', 'x', '%00', `${subject}%20`]) expect((await remove(odd)).status).toBe(204);
  expect((await signIn(identity.issuer, user)).status).toBe(200);
});

test('deletes an account only with an access token of its owner, which may have expired or name an earlier address', async () => {
  const { user, body, subject } = await signUpAndIn();
  const other = await signUpAndIn();
  const [head, claims, signature = ''] = body.access_token!.split('.');
  const foreignKey = await generateKeyPair('ES256');
  const forged = (key: CryptoKey, typ: string, payload: JWTPayload = {}) =>
    new SignJWT({ iss: identity.issuer, aud: identity.env.OIDC_AUDIENCE, ...payload })
      .setProtectedHeader({ alg: 'ES256', typ, kid: decodeProtectedHeader(body.access_token!).kid! })
      .setSubject(subject)
      .setIssuedAt('2 hours ago')
      .setExpirationTime('1 hour ago')
      .sign(key);
  const { rows } = await identity.pool.query<{ private_jwk: JWK }>(
    'select private_jwk from identity.signing_key',
  );
  const ownKey = (await importJWK(rows[0]!.private_jwk, 'ES256')) as CryptoKey;
  for (const token of [
    undefined,
    subject,
    other.body.access_token,
    body.id_token,
    body.refresh_token,
    `${head}.${claims}.${signature.split('').toReversed().join('')}`,
    await forged(foreignKey.privateKey, 'at+jwt'),
    await forged(ownKey, 'jwt'),
    await forged(ownKey, 'at+jwt', { aud: 'https://other.example' }),
  ])
    expect((await remove(subject, token)).status).toBe(401);
  expect((await signIn(identity.issuer, user)).status).toBe(200);
  const proof = await forged(ownKey, 'at+jwt', { iss: 'https://earlier.example/oidc' });
  expect((await remove(subject, proof)).status).toBe(204);
  expect((await signIn(identity.issuer, user)).status).toBe(400);
  expect((await signIn(identity.issuer, other.user)).status).toBe(200);
});
