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
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  answerOf,
  person,
  refresh,
  signIn,
  signUp,
  startWorld,
  userinfo,
  type World,
} from '../testing/world.js';
import { loadKeys, rotateSigningKey } from './keys.js';

let world: World;
let second: string;
const who = person();

beforeAll(async () => {
  world = await startWorld({ timing: { round: 50 } });
  second = await world.another();
  await signUp(world.issuer, who);
});
afterAll(() => world.close());

const published = async (base: string) => {
  const response = await fetch(`${base}/.well-known/jwks.json`);
  return ((await response.json()) as { keys: JWK[] }).keys;
};
const claims = () => ({
  iss: world.issuer,
  aud: 'https://api.rinkside.app',
  sub: 'somebody',
  client_id: 'rinkside-web',
});
const access = async () => (await signIn(world.issuer, who)).body.access_token!;
/** What the gateway does with a token. */
const accepts = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL(`${world.issuer}/.well-known/jwks.json`)), {
    issuer: world.issuer,
    audience: 'https://api.rinkside.app',
    typ: 'at+jwt',
    algorithms: ['ES256'],
  }).then(
    () => true,
    () => false,
  );

// @covers V10.6.1 V11.6.1
test('discovery and the keys are public, and nothing private is in them', async () => {
  const { body, headers } = await answerOf(await fetch(`${world.issuer}/.well-known/openid-configuration`));
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(body).toMatchObject({
    issuer: world.issuer,
    authorization_endpoint: `${world.issuer}/authorize`,
    token_endpoint: `${world.issuer}/oauth/token`,
    userinfo_endpoint: `${world.issuer}/userinfo`,
    revocation_endpoint: `${world.issuer}/oauth/revoke`,
    jwks_uri: `${world.issuer}/.well-known/jwks.json`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    id_token_signing_alg_values_supported: ['ES256'],
  });
  expect((body['grant_types_supported'] as string[]).toSorted()).toEqual([
    'authorization_code',
    'password',
    'refresh_token',
  ]);
  const [key] = await published(world.issuer);
  expect(Object.keys(key!).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('two processes share keys and tokens', async () => {
  expect(await published(second)).toEqual(await published(world.issuer));
  const { body } = await signIn(second, who);
  expect(await accepts(body.access_token!)).toBe(true);
  expect((await refresh(world.issuer, body.refresh_token!)).status).toBe(200);
  expect((await userinfo(second, body.access_token)).status).toBe(200);
});

// @covers A5 R10 V9.1.2 V9.2.2
test('forged tokens are refused: none, the public key as a secret, a foreign key, other claims, expired, not yet', async () => {
  const [jwk] = await published(world.issuer);
  const { signing } = await loadKeys(world.pool);
  const ours = await importJWK(signing[0]!, 'ES256');
  const header = { alg: 'ES256', typ: 'at+jwt', kid: jwk!.kid! };
  const secret = new TextEncoder().encode(await exportSPKI((await importJWK(jwk!, 'ES256')) as CryptoKey));
  const { privateKey: foreign } = await crypto.subtle.generateKey(
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign', 'verify'],
  );
  const sign = (changed: object = {}, changedHeader: object = {}, key: CryptoKey | Uint8Array = ours) =>
    new SignJWT({ ...claims(), ...changed })
      .setProtectedHeader({ ...header, ...changedHeader })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
  const soon = Math.floor(Date.now() / 1000);

  const good = await sign();
  expect(await accepts(good)).toBe(true);
  const forged = [
    new UnsecuredJWT(claims()).setIssuedAt().setExpirationTime('5m').encode(),
    await sign({}, { alg: 'HS256' }, secret),
    await sign({}, {}, foreign),
    await sign({}, { kid: '../../etc/passwd' }),
    await sign({}, { typ: 'JWT' }),
    await sign({ iss: 'https://elsewhere.example' }),
    await sign({ aud: 'rinkside-web' }),
    await sign({ nbf: soon + 3600 }),
    await new SignJWT(claims())
      .setProtectedHeader(header)
      .setExpirationTime(soon - 10)
      .sign(ours),
    good.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')).replace(/\.[^.]+\./, '.e30.'),
  ];
  for (const token of forged) {
    expect(await accepts(token)).toBe(false);
    expect((await userinfo(world.issuer, token)).status).toBe(401);
  }
  const expired = await userinfo(world.issuer, forged[8]);
  expect(expired.body['error_description']).toBe('jwt expired');
});

// @covers V11.2.2
test('a rotated key is published before it signs, and old tokens stay good', async () => {
  const [old] = await published(world.issuer);
  const before = await access();

  const next = await rotateSigningKey(world.pool, 3600);
  for (const base of [world.issuer, second])
    await vi.waitFor(async () =>
      expect((await published(base)).map(({ kid }) => kid)).toEqual([old!.kid, next]),
    );
  expect(decodeProtectedHeader(await access()).kid).toBe(old!.kid);

  await world.pool.query('update identity.signing_key set signs_from = now() where kid = $1', [next]);
  await vi.waitFor(async () => expect(decodeProtectedHeader(await access()).kid).toBe(next));
  expect((await published(world.issuer)).map(({ kid }) => kid)).toEqual([next, old!.kid]);
  expect(await accepts(before)).toBe(true);
  expect(await accepts(await access())).toBe(true);
  expect((await userinfo(world.issuer, before)).status).toBe(200);
});

// @covers V11.2.2
test('a key replaced long ago is deleted by a later rotation', async () => {
  await world.pool.query(`update identity.signing_key set signs_from = signs_from - interval '40 days'`);
  const newest = await rotateSigningKey(world.pool, 0);
  const { signing } = await loadKeys(world.pool);
  expect(signing).toHaveLength(2);
  expect(signing[0]!.kid).toBe(newest);
});
