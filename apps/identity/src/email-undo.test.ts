import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { linkIn, startMailServer } from '../testing/mail-server.js';
import {
  newTestUser,
  postJson,
  signIn,
  signUp,
  startTestIdentity,
  userinfo,
  type TestIdentity,
} from '../testing/test-identity.js';
import { waitForMail } from '../testing/wait-for-mail.js';
import { changeEmail, createAccount, findAccount, isEmailTaken } from './accounts.js';
import { readUndoState, undoEmailChange } from './email-undo.js';
import { createLink, createLinkOfMail, findLink } from './links.js';
import { deleteMail } from './mail.js';

let identity: TestIdentity;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
beforeAll(async () => {
  mailServer = await startMailServer();
  identity = await startTestIdentity({ env: { SMTP_URL: mailServer.url } });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});

const confirm = async (url: string, form: Record<string, string> = {}) => {
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const open = async (url: string) => {
  const response = await fetch(url);
  return { status: response.status, html: await response.text(), headers: response.headers };
};
const decoded = (raw: string) => raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');

const newSignedIn = async (user = newTestUser()) => {
  await signUp(identity.issuer, user);
  // Later mails to this address are counted from here.
  await waitForMail(mailServer, user.email);
  const { body } = await signIn(identity.issuer, user);
  const post = (path: string, fields: object) =>
    postJson(`${identity.issuer}/account/${path}`, fields, { authorization: `Bearer ${body.access_token}` });
  const emailNow = async () => (await userinfo(identity.issuer, body.access_token)).body['email'];
  /** Changes the address of the account. @returns the mails to both */
  const moveTo = async (email: string, from: string) => {
    const before = mailServer.mailsTo(from).length;
    await post('email', { email, password: user.password });
    const asked = await waitForMail(mailServer, email);
    expect((await confirm(linkIn(asked))).status).toBe(200);
    return { asked, changed: await waitForMail(mailServer, from, before + 1) };
  };
  return { user, post, emailNow, moveTo };
};
const forgot = (email: string) =>
  fetch(`${identity.issuer}/account/forgot`, { method: 'POST', body: new URLSearchParams({ email }) });

describe('a chain of changes', () => {
  // A pool of its own: the sender of the provider would send the queued mails.
  let quiet: TestIdentity;
  beforeAll(async () => {
    quiet = await startTestIdentity({ timing: { pollIntervalMs: 3_600_000 } });
  });
  afterAll(() => quiet.close());

  const step = fc.oneof(
    fc.record({ kind: fc.constant('change' as const), isSent: fc.boolean(), back: fc.option(fc.nat(5)) }),
    fc.record({ kind: fc.constant('undo' as const), at: fc.nat(5) }),
  );
  test(
    'an undo reverts its change and the later ones, keeps the older ones, and addresses with an open one stay reserved',
    { timeout: 120_000 },
    () =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 9 }), async (steps) => {
          const { pool } = quiet;
          const first = newTestUser();
          const { subject } = await createAccount(pool, first);
          let email = first.email;
          let undos: { email: string; token: string | undefined }[] = [];
          const used = new Set([email]);
          const dead: string[] = [];
          for (const entry of steps) {
            if (entry.kind === 'change') {
              const next =
                (entry.back === null ? undefined : undos[entry.back]?.email) ?? newTestUser().email;
              if (next === email) continue;
              const token = await createLink(pool, 'change-email', { subject, email: next });
              expect(await changeEmail(pool, token)).toBe(true);
              const { rows } = await pool.query<{ id: string }>(
                'select id from identity.mail where recipient = $1 order by occurred_at desc limit 1',
                [email],
              );
              const mailId = rows[0]?.id ?? '';
              const undo =
                entry.isSent && (await createLinkOfMail(pool, mailId, 'undo-email', { subject, email }));
              if (undo) await deleteMail(pool, mailId);
              undos.push({ email, token: undo || undefined });
              email = next;
              used.add(email);
            } else {
              const undo = undos[entry.at];
              if (!undo?.token) continue;
              expect(await undoEmailChange(pool, undo.token)).toBeTypeOf('string');
              dead.push(...undos.slice(entry.at).flatMap(({ token }) => token ?? []));
              undos = undos.slice(0, entry.at);
              ({ email } = undo);
            }
            expect((await findAccount(pool, subject))?.email).toBe(email);
            for (const undo of undos)
              if (undo.token) expect(await findLink(pool, 'undo-email', undo.token)).toBeDefined();
            for (const token of dead) expect(await findLink(pool, 'undo-email', token)).toBeUndefined();
            const reserved = new Set([email, ...undos.map((undo) => undo.email)]);
            for (const address of used)
              expect([address, await isEmailTaken(pool, address, null)]).toEqual([
                address,
                reserved.has(address),
              ]);
            expect((await readUndoState(pool, subject)).open_until !== null).toBe(undos.length > 0);
          }
        }),
        { numRuns: 25 },
      ),
  );

  test('two undos at once have the outcome of one after the other', async () => {
    const { pool } = quiet;
    const first = newTestUser();
    const { subject } = await createAccount(pool, first);
    const addresses = [first.email, newTestUser().email, newTestUser().email];
    const tokens: string[] = [];
    for (const [at, email] of addresses.slice(0, 2).entries()) {
      const next = addresses[at + 1] ?? '';
      await changeEmail(pool, await createLink(pool, 'change-email', { subject, email: next }));
      tokens.push(await createLink(pool, 'undo-email', { subject, email }));
    }
    const results = await Promise.all(tokens.map((token) => undoEmailChange(pool, token)));
    expect(results[0]).toBeTypeOf('string');
    expect((await findAccount(pool, subject))?.email).toBe(first.email);
  });
});

test('the owner of the first address takes the account back after the second one used its own undo', async () => {
  const { user, moveTo } = await newSignedIn();
  const [b, c] = [newTestUser().email, newTestUser().email];
  const ofFirst = linkIn((await moveTo(b, user.email)).changed);
  const ofSecond = linkIn((await moveTo(c, b)).changed);
  expect((await confirm(ofSecond)).status).toBe(303);
  expect((await signUp(identity.issuer, newTestUser(user.email))).body['code']).toBe('user_exists');
  const back = await confirm(ofFirst);
  expect(back.status).toBe(303);
  const reset = new URL(back.headers.get('location')!, identity.issuer).href;
  expect((await open(reset)).html).toContain(user.email);
});

test('who confirms the address of a foreign account by mistake gets no password for it, and takes the address off', async () => {
  const evil = await newSignedIn({ ...newTestUser(), given_name: 'Gus', family_name: 'Nobody' });
  const victim = newTestUser();
  await evil.post('email', { email: victim.email, password: evil.user.password });
  const asked = await waitForMail(mailServer, victim.email);
  for (const text of [decoded(asked.raw), (await open(linkIn(asked))).html]) {
    expect(text).toContain('Gus Nobody');
    expect(text).toContain(evil.user.email);
  }
  await confirm(linkIn(asked));
  await forgot(victim.email);
  const answer = await waitForMail(mailServer, victim.email, 2);
  expect(decoded(answer.raw)).toContain('Gus Nobody');
  expect(decoded(answer.raw)).not.toContain('reset-password');

  const release = linkIn(answer);
  expect((await open(release)).html).toContain('Gus Nobody');
  expect((await confirm(release)).status).toBe(200);
  expect((await confirm(release)).status).toBe(400);
  expect(await evil.emailNow()).toBe(evil.user.email);
  expect((await signUp(identity.issuer, victim)).status).toBe(200);
  await waitForMail(mailServer, evil.user.email, 3);
});

test('a new password by mail is possible again once the change is final', async () => {
  const { user, moveTo } = await newSignedIn();
  const { email } = newTestUser();
  await moveTo(email, user.email);
  await identity.pool.query(`update identity.link set expires_at = now() - interval '1 second'`);
  await forgot(email);
  expect(decoded((await waitForMail(mailServer, email, 2)).raw)).toContain('/account/reset-password?token=');
});

test('pages with a secret in their address send no referrer', async () => {
  const paths = ['reset-password', 'verify-email', 'change-email', 'undo-email', 'release-email'];
  for (const path of paths) {
    const { headers } = await open(`${identity.issuer}/account/${path}?token=x`);
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'no-referrer']);
  }
});

test('a mail that was withdrawn while it is sent gets no link', async () => {
  const { subject } = await createAccount(identity.pool, newTestUser());
  const link = { subject, email: 'x@rink.example' };
  expect(await createLinkOfMail(identity.pool, crypto.randomUUID(), 'undo-email', link)).toBeUndefined();
  await vi.waitFor(async () =>
    expect(
      (await identity.pool.query('select from identity.link where subject = $1', [subject])).rowCount,
    ).toBe(0),
  );
});
