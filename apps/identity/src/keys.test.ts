import {
  createRemoteJWKSet,
  decodeProtectedHeader,
  exportSPKI,
  importJWK,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
  type JWK,
} from 'jose';
import { passkeyGrant } from '@rinkside/contracts/identity';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  readResponse,
  newTestUser,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';
import { loadKeys, rotateSigningKey } from './keys.js';

let identity: TestIdentity;
let secondUrl: string;
const user = newTestUser();
/** A sign-in takes more than a second on a busy machine. */
const waiting = { timeout: 15_000 };

beforeAll(async () => {
  identity = await startTestIdentity({ timing: { maintenanceIntervalMs: 50 } });
  secondUrl = await identity.startSecondProcess();
  await signUp(identity.issuer, user);
});
afterAll(() => identity.close());

const publishedKeys = async (base: string) => {
  const response = await fetch(`${base}/.well-known/jwks.json`);
  return ((await response.json()) as { keys: JWK[] }).keys;
};
const claims = () => ({
  iss: identity.issuer,
  aud: 'https://api.rinkside.app',
  sub: 'a-subject',
  client_id: 'rinkside-web',
});
const newAccessToken = async () => (await signIn(identity.issuer, user)).body.access_token!;
/** Verifies a token like the gateway. */
const isAccepted = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${identity.issuer}/.well-known/jwks.json`)), {
    issuer: identity.issuer,
    audience: 'https://api.rinkside.app',
    typ: 'at+jwt',
    algorithms: ['ES256'],
  }).then(
    () => true,
    () => false,
  );

// @covers V10.6.1 V11.6.1
test('serves discovery and keys publicly, without private key material', async () => {
  const { body, headers } = await readResponse(
    await fetch(`${identity.issuer}/.well-known/openid-configuration`),
  );
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toMatchObject({
    issuer: identity.issuer,
    authorization_endpoint: `${identity.issuer}/authorize`,
    token_endpoint: `${identity.issuer}/oauth/token`,
    userinfo_endpoint: `${identity.issuer}/userinfo`,
    revocation_endpoint: `${identity.issuer}/oauth/revoke`,
    jwks_uri: `${identity.issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    id_token_signing_alg_values_supported: ['ES256'],
  });
  expect((body['grant_types_supported'] as string[]).toSorted()).toEqual([
    'authorization_code',
    'password',
    'refresh_token',
    passkeyGrant,
  ]);
  const [key] = await publishedKeys(identity.issuer);
  expect(Object.keys(key!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('shares keys and tokens between two processes', async () => {
  expect(await publishedKeys(secondUrl)).toEqual(await publishedKeys(identity.issuer));
  const { body } = await signIn(secondUrl, user);
  expect(await isAccepted(body.access_token!)).toBe(true);
  expect((await refresh(identity.issuer, body.refresh_token!)).status).toBe(200);
  expect((await userinfo(secondUrl, body.access_token)).status).toBe(200);
});

// @covers A5 R10 V9.1.2 V9.2.2
test('rejects forged tokens: alg none, public key as HMAC secret, other keys, wrong claims, expired, not yet valid', async () => {
  const [jwk] = await publishedKeys(identity.issuer);
  const { signing } = await loadKeys(identity.pool);
  const ownKey = await importJWK(signing[0]!, 'ES256');
  const header = { alg: 'ES256', typ: 'at+jwt', kid: jwk!.kid! };
  const secret = new TextEncoder().encode(await exportSPKI((await importJWK(jwk!, 'ES256')) as CryptoKey));
  const { privateKey: otherKey } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign', 'verify'],
  );
  const sign = (changed: object = {}, changedHeader: object = {}, key: CryptoKey | Uint8Array = ownKey) =>
    new SignJWT({ ...claims(), ...changed })
      .setProtectedHeader({ ...header, ...changedHeader })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
  const nowSeconds = Math.floor(Date.now() / 1000);

  const validToken = await sign();
  expect(await isAccepted(validToken)).toBe(true);
  const forged = [
    new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('5m').encode(),
    await sign({}, { alg: 'HS256' }, secret),
    await sign({}, {}, otherKey),
    await sign({}, { kid: '../../etc/passwd' }),
    await sign({}, { typ: 'JWT' }),
    await sign({ iss: 'https://elsewhere.example' }),
    await sign({ aud: 'rinkside-web' }),
    await sign({ nbf: nowSeconds + 3600 }),
    await new SignJWT(claims())
      .setProtectedHeader(header)
      .setExpirationTime(nowSeconds - 10)
      .sign(ownKey),
    validToken.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/\.[^.]+\./, '.e30.'),
  ];
  for (const token of forged) {
    expect(await isAccepted(token)).toBe(false);
    expect((await userinfo(identity.issuer, token)).status).toBe(401);
  }
  const expired = await userinfo(identity.issuer, forged[8]);
  expect(expired.body['error_description']).toBe('jwt expired');
});

// @covers V11.2.2
test('publishes a new key before it signs and keeps old tokens valid', async () => {
  const [oldKey] = await publishedKeys(identity.issuer);
  const oldToken = await newAccessToken();

  const newKid = await rotateSigningKey(identity.pool, 3600);
  for (const base of [identity.issuer, secondUrl])
    await vi.waitFor(
      async () => expect((await publishedKeys(base)).map(({ kid }) => kid)).toEqual([oldKey!.kid, newKid]),
      waiting,
    );
  expect(decodeProtectedHeader(await newAccessToken()).kid).toBe(oldKey!.kid);

  await identity.pool.query('update identity.signing_key set signs_from = now() where kid = $1', [newKid]);
  await vi.waitFor(
    async () => expect(decodeProtectedHeader(await newAccessToken()).kid).toBe(newKid),
    waiting,
  );
  expect((await publishedKeys(identity.issuer)).map(({ kid }) => kid)).toEqual([newKid, oldKey!.kid]);
  expect(await isAccepted(oldToken)).toBe(true);
  expect(await isAccepted(await newAccessToken())).toBe(true);
  expect((await userinfo(identity.issuer, oldToken)).status).toBe(200);
});

// @covers V11.2.2
test('deletes long-replaced keys on rotation', async () => {
  await identity.pool.query(`update identity.signing_key set signs_from = signs_from - interval '40 days'`);
  const newestKid = await rotateSigningKey(identity.pool, 0);
  const { signing } = await loadKeys(identity.pool);
  expect(signing).toHaveLength(2);
  expect(signing[0]!.kid).toBe(newestKid);
});
