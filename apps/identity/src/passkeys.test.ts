import { passkeyGrant, unknownPasskey } from '@rinkside/contracts/identity';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Authenticator, type AnswerOptions } from '../testing/authenticator.js';
import { linkIn, startMailServer } from '../testing/mail-server.js';
import { waitForMail } from '../testing/wait-for-mail.js';
import {
  newTestUser,
  postForm,
  postJson,
  readResponse,
  refresh,
  signIn,
  signUp,
  startTestIdentity,
  type TestIdentity,
} from '../testing/test-identity.js';

let identity: TestIdentity;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
  identity = await startTestIdentity({
    env: { SMTP_URL: mailServer.url },
    timing: { maintenanceIntervalMs: 200 },
  });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});

const newSignedIn = async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user);
  const { body } = await signIn(identity.issuer, user);
  const headers = { authorization: `Bearer ${body.access_token}` };
  const call = async (method: string, path: string) =>
    readResponse(await fetch(`${identity.issuer}/account/${path}`, { method, headers }));
  const post = (path: string, fields: object) =>
    postJson(`${identity.issuer}/account/${path}`, fields, headers);
  return { user, token: body.access_token!, call, post };
};
type SignedIn = Awaited<ReturnType<typeof newSignedIn>>;

const challengeIn = ({ body }: { body: object }) => body as { challenge: string };
const newAuthenticator = () => new Authenticator(new URL(identity.issuer).origin);

const startAdding = async ({ user, post }: SignedIn) =>
  challengeIn(await post('passkeys/options', { password: user.password }));

const addPasskey = async (owner: SignedIn, options: AnswerOptions = {}) => {
  const authenticator = newAuthenticator();
  const response = authenticator.create(await startAdding(owner), options);
  const reply = await owner.post('passkeys', { name: 'My phone', response });
  return { authenticator, reply };
};

const startSignIn = async () =>
  challengeIn(await postJson(`${identity.issuer}/account/passkeys/challenge`, {}));

const signInWith = (assertion: unknown) =>
  postForm(`${identity.issuer}/oauth/token`, {
    grant_type: passkeyGrant,
    client_id: 'rinkside-web',
    assertion: typeof assertion === 'string' ? assertion : JSON.stringify(assertion),
  });

const passkeysOf = async ({ call }: SignedIn) =>
  (await call('GET', 'passkeys')).body['passkeys'] as Record<string, unknown>[];

const unknown = {
  status: 400,
  body: { error: unknownPasskey, error_description: expect.stringContaining('was removed') },
};
const refused = {
  status: 400,
  body: {
    error: 'invalid_grant',
    error_description: 'This passkey did not work. Please try again, or use your password.',
  },
};

test('a passkey starts the same kind of session as the password', async () => {
  const owner = await newSignedIn();
  const { authenticator, reply } = await addPasskey(owner);
  expect(reply).toMatchObject({ status: 200, body: { success: true } });
  expect(await passkeysOf(owner)).toMatchObject([
    { id: authenticator.id, name: 'My phone', backed_up: true, last_used_at: null },
  ]);
  expect((await waitForMail(mailServer, owner.user.email, 2)).raw).toContain('passkey was added');

  const signedIn = await signInWith(authenticator.get(await startSignIn()));
  expect(signedIn).toMatchObject({ status: 200, body: { token_type: 'Bearer', expires_in: 900 } });
  const rotated = await refresh(identity.issuer, signedIn.body.refresh_token!);
  expect(rotated.status).toBe(200);
  expect(await passkeysOf(owner)).toMatchObject([{ last_used_at: expect.any(String) }]);

  const sessions = (await owner.call('GET', 'sessions')).body['sessions'] as {
    id: string;
    current: boolean;
  }[];
  expect(sessions).toHaveLength(2);
  const other = sessions.find(({ current }) => !current);
  expect((await owner.call('DELETE', `sessions/${other?.id}`)).status).toBe(200);
  expect((await refresh(identity.issuer, rotated.body.refresh_token!)).body['error']).toBe('invalid_grant');
});

test('a passkey is added only with the password and a valid answer', async () => {
  const owner = await newSignedIn();
  expect(await owner.post('passkeys/options', { password: 'wrong-one' })).toMatchObject({
    status: 400,
    body: { error: 'wrong_password' },
  });
  const add = (response: object, name = 'My phone') => owner.post('passkeys', { name, response });
  const options = await startAdding(owner);
  // COSE algorithms of IANA that every supported Node verifies; not -48 (ML-DSA-44), which Node 24 has and 22 has not.
  expect(options).toMatchObject({
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
  });
  const invalid = { status: 400, body: { error: 'invalid_passkey' } };
  expect(await add(newAuthenticator().create(options), ' ')).toMatchObject(invalid);
  expect(await add(newAuthenticator().create(options, { verified: false }))).toMatchObject(invalid);
  // The answer used the challenge up.
  expect(await add(newAuthenticator().create(options))).toMatchObject(invalid);
  const foreign = await startAdding(await newSignedIn());
  expect(await add(newAuthenticator().create(foreign))).toMatchObject(invalid);
  expect(await add(newAuthenticator().create(await startSignIn()))).toMatchObject(invalid);
  const elsewhere = { origin: 'https://phishing.example' };
  expect(await add(newAuthenticator().create(await startAdding(owner), elsewhere))).toMatchObject(invalid);
  expect(await passkeysOf(owner)).toEqual([]);
});

test('an account has up to 20 passkeys', async () => {
  const owner = await newSignedIn();
  await identity.pool.query(
    `insert into identity.passkey (id, subject, name, public_key, counter, backed_up)
     select subject || ':' || n, subject, 'Key ' || n, '', 0, false
     from identity.account, generate_series(1, 20) n where email = $1`,
    [owner.user.email],
  );
  expect(await owner.post('passkeys/options', { password: owner.user.password })).toMatchObject({
    status: 400,
    body: { error: 'too_many_passkeys' },
  });
});

test('a removed passkey gets the same answer as an unknown one, which names it', async () => {
  const owner = await newSignedIn();
  const { authenticator } = await addPasskey(owner);
  expect(await signInWith(newAuthenticator().get(await startSignIn()))).toMatchObject(unknown);
  expect((await (await newSignedIn()).call('DELETE', `passkeys/${authenticator.id}`)).status).toBe(404);
  expect((await owner.call('DELETE', `passkeys/${authenticator.id}`)).status).toBe(200);
  expect((await owner.call('DELETE', `passkeys/${authenticator.id}`)).status).toBe(404);
  expect(await passkeysOf(owner)).toEqual([]);
  expect(await signInWith(authenticator.get(await startSignIn()))).toMatchObject(unknown);
  expect((await waitForMail(mailServer, owner.user.email, 3)).raw).toContain('passkey was removed');
});

test('a passkey signs in only with an unlocked device, its own key, this address and a growing counter', async () => {
  const owner = await newSignedIn();
  const { authenticator } = await addPasskey(owner, { counter: 3, backedUp: false });
  const answer = async (options: AnswerOptions) =>
    signInWith(authenticator.get(await startSignIn(), { backedUp: false, ...options }));
  expect(await answer({ counter: 4, verified: false })).toMatchObject(refused);
  expect(await answer({ counter: 4, origin: 'https://phishing.example' })).toMatchObject(refused);
  expect(await answer({ counter: 3 })).toMatchObject(refused);
  const forged = newAuthenticator().get(await startSignIn(), { counter: 4 });
  expect(await signInWith({ ...forged, id: authenticator.id, rawId: authenticator.id })).toMatchObject(
    refused,
  );
  for (const malformed of ['{', '[]', '{"id":"x","response":{"clientDataJSON":"x"}}'])
    expect(await signInWith(malformed)).toMatchObject(refused);
  expect((await answer({ counter: 4 })).status).toBe(200);
  expect(await answer({ counter: 4 })).toMatchObject(refused);
  expect((await passkeysOf(owner))[0]).toMatchObject({ backed_up: false });
  expect((await answer({ counter: 5, backedUp: true })).status).toBe(200);
  expect((await passkeysOf(owner))[0]).toMatchObject({ backed_up: true });
});

test('a challenge works once, until it expires', async () => {
  const owner = await newSignedIn();
  const { authenticator } = await addPasskey(owner);
  const assertion = authenticator.get(await startSignIn());
  const replies = await Promise.all([assertion, assertion].map(signInWith));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);

  const expired = await startSignIn();
  const { rowCount } = await identity.pool.query(
    'update identity.challenge set expires_at = now() where challenge = $1',
    [expired.challenge],
  );
  expect(rowCount).toBe(1);
  expect(await signInWith(authenticator.get(expired))).toMatchObject(refused);
  await vi.waitFor(async () => {
    const { rows } = await identity.pool.query('select from identity.challenge where expires_at < now()');
    expect(rows).toEqual([]);
  });
});

test('two passkeys that are added at once do not exceed the limit', async () => {
  const owner = await newSignedIn();
  const answers = await Promise.all(
    [0, 1].map(async () => newAuthenticator().create(await startAdding(owner))),
  );
  const { sub } = decodeJwt(owner.token);
  await identity.pool.query(
    `insert into identity.passkey (id, subject, name, public_key, counter, backed_up)
     select gen_random_uuid(), $1, 'Key', '', 0, false from generate_series(1, 19)`,
    [sub],
  );
  const replies = await Promise.all(
    answers.map((response) => owner.post('passkeys', { name: 'My phone', response })),
  );
  expect(replies.map(({ status, body }) => String([status, body['error']])).toSorted()).toEqual([
    '200,',
    '400,too_many_passkeys',
  ]);
  expect(await passkeysOf(owner)).toHaveLength(20);
});

test('a password changed in the settings keeps only the passkeys that were chosen', async () => {
  const owner = await newSignedIn();
  const [kept, other] = [await addPasskey(owner), await addPasskey(owner)];
  expect(await passkeysOf(owner)).toMatchObject([
    { since_password_change: true },
    { since_password_change: true },
  ]);
  await owner.post('password', {
    current_password: owner.user.password,
    password: 'top-shelf-corner',
    passkeys: [kept.authenticator.id],
  });
  expect(await passkeysOf(owner)).toMatchObject([
    { id: kept.authenticator.id, since_password_change: false },
  ]);
  expect((await signInWith(other.authenticator.get(await startSignIn()))).status).toBe(400);
  await owner.post('password', { current_password: 'top-shelf-corner', password: 'five-hole' });
  expect(await passkeysOf(owner)).toEqual([]);
});

test('a forgotten password removes the passkeys', async () => {
  const owner = await newSignedIn();
  const { authenticator } = await addPasskey(owner);
  await postForm(`${identity.issuer}/account/forgot`, { email: owner.user.email });
  const link = linkIn(await waitForMail(mailServer, owner.user.email, 3));
  await postForm(link, { password: 'top-shelf-corner', confirm: 'top-shelf-corner' });
  expect((await signIn(identity.issuer, { ...owner.user, password: 'top-shelf-corner' })).status).toBe(200);
  expect(await signInWith(authenticator.get(await startSignIn()))).toMatchObject(unknown);
});

test('a deleted account leaves no passkey and no challenge', async () => {
  const owner = await newSignedIn();
  const { authenticator } = await addPasskey(owner);
  await startAdding(owner);
  const subject = decodeJwt(owner.token).sub!;
  const { status } = await fetch(`${new URL(identity.issuer).origin}/accounts/${subject}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(status).toBe(204);
  const { rows } = await identity.pool.query(
    `select subject from identity.passkey where subject = $1
     union all select subject from identity.challenge where subject = $1`,
    [subject],
  );
  expect(rows).toEqual([]);
  expect(await signInWith(authenticator.get(await startSignIn()))).toMatchObject(unknown);
});

test('a passkey of the account gives a proof for a deletion, once; a passkey of another account does not', async () => {
  const [owner, stranger] = [await newSignedIn(), await newSignedIn()];
  const [own, foreign] = [await addPasskey(owner), await addPasskey(stranger)];
  const profile = crypto.randomUUID();
  const prove = (assertion: object) =>
    owner.post('deletion-proof', { profile, assertion: JSON.stringify(assertion) });
  expect((await prove(foreign.authenticator.get(await startSignIn()))).body['error']).toBe('wrong_passkey');
  const answer = own.authenticator.get(await startSignIn());
  const { status, body } = await prove(answer);
  expect(status).toBe(200);
  expect(decodeJwt(String(body['proof']))).toMatchObject({ sub: decodeJwt(owner.token).sub, profile });
  expect((await prove(answer)).body['error']).toBe('wrong_passkey');
  expect((await owner.post('deletion-proof', { profile })).body['error']).toBe('invalid_request');
  expect((await owner.post('deletion-proof', { profile: 'x', password: owner.user.password })).status).toBe(
    400,
  );
});
