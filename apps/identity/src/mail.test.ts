import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { childEnv } from '@rinkside/platform/env';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { freePort } from '@rinkside/dev-runtime/ports';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startMailServer } from '../testing/mail-server.js';
import { waitForMail } from '../testing/wait-for-mail.js';
import { newTestUser, signUp, startTestIdentity, type TestIdentity } from '../testing/test-identity.js';
import { createAccount } from './accounts.js';
import { createLinkOfMail } from './links.js';
import { enqueueMail } from './mail.js';

let identity: TestIdentity;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  mailServer = await startMailServer();
  identity = await startTestIdentity({
    env: { SMTP_URL: mailServer.url, MAIL_FROM: 'Rink <mail@rink.example>' },
  });
});
beforeEach(() => {
  Object.assign(mailServer.behavior, { refuse: undefined, delayMs: 0 });
});
afterAll(async () => {
  await identity.close();
  await mailServer.close();
});

const queued = async () => (await identity.pool.query('select * from identity.mail')).rows;
const makeDue = () => identity.pool.query('update identity.mail set next_attempt_at = now()');

test('a sign-up sends one mail as text and HTML, and the queue holds no token', async () => {
  mailServer.behavior.delayMs = 200;
  const user = { ...newTestUser(), given_name: 'No & or' };
  await signUp(identity.issuer, user);
  await vi.waitFor(async () => expect((await queued())[0]?.attempts).toBe(1));
  expect(JSON.stringify(await queued())).not.toContain('token');
  const mail = await waitForMail(mailServer, user.email);
  expect(mail.raw).toMatch(/^From: Rink <mail@rink\.example>$/m);
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(mail.raw).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail.raw).toContain('Hi No & or,');
  expect(mail.raw).toContain('Content-Type: text/html; charset=utf-8');
  expect(mail.raw).toContain('Hi No &amp; or,');
  await vi.waitFor(async () => expect(await queued()).toEqual([]));
  expect(mailServer.mailsTo(user.email)).toHaveLength(1);
});

test('a refused sign-up sends nothing', async () => {
  const user = newTestUser();
  await signUp(identity.issuer, user);
  await waitForMail(mailServer, user.email);
  await signUp(identity.issuer, user);
  await vi.waitFor(async () => expect(await queued()).toEqual([]));
  expect(mailServer.mailsTo(user.email)).toHaveLength(1);
});

test('a mail that the server puts off is sent later under the same id', async () => {
  mailServer.behavior.refuse = 451;
  const user = newTestUser();
  await signUp(identity.issuer, user);
  const [mail] = await vi.waitFor(async () => {
    const rows = await queued();
    expect(rows[0]?.attempts).toBe(1);
    return rows;
  });
  delete mailServer.behavior.refuse;
  await makeDue();
  const received = await waitForMail(mailServer, user.email);
  expect(received.messageId).toBe(`<${mail.id}@127.0.0.1>`);
});

test('a mail that the server refuses for good is dropped', async () => {
  mailServer.behavior.refuse = 550;
  const user = newTestUser();
  await signUp(identity.issuer, user);
  await vi.waitFor(async () => expect(await queued()).toEqual([]));
  expect(mailServer.mailsTo(user.email)).toEqual([]);
});

test('a deleted account gets no mail', async () => {
  mailServer.behavior.refuse = 451;
  const user = newTestUser();
  const { body } = await signUp(identity.issuer, user);
  await identity.pool.query('delete from identity.account where subject = $1', [body['_id']]);
  expect(await queued()).toEqual([]);
});

test('an account that is deleted while its mail gets a link does not deadlock with it', async () => {
  const { pool, close } = await startTestIdentity({ timing: { pollIntervalMs: 3_600_000 } });
  const client = await pool.connect();
  try {
    const user = newTestUser();
    const { subject } = await createAccount(pool, user);
    await enqueueMail(pool, { kind: 'verify-email', recipient: user.email, subject });
    const { rows } = await pool.query('select id from identity.mail');
    await client.query('begin');
    await client.query('select from identity.account where subject = $1 for update', [subject]);
    const token = createLinkOfMail(pool, rows[0].id, 'verify-email', { subject, email: user.email });
    const waiting = 'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid';
    await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(1));
    await client.query('delete from identity.account where subject = $1', [subject]);
    await client.query('commit');
    expect(await token).toBeUndefined();
  } finally {
    client.release(true);
    await close();
  }
});

test('without a mail server, mails are files that only their owner reads', async () => {
  const other = await startTestIdentity();
  try {
    const user = newTestUser();
    await signUp(other.issuer, user);
    const folder = join(other.home, 'mail');
    const [file = ''] = await vi.waitFor(async () => {
      const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
      expect(files).toHaveLength(1);
      return files;
    });
    expect(await readFile(join(folder, file), 'utf8')).toContain(`To: ${user.email}`);
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  } finally {
    await other.close();
  }
});

test(
  'senders that are killed lose no mail, and a repeat has the id of the first',
  { timeout: 60_000, tags: ['extended'] },
  async () => {
    // This process only owns the database; the built program sends.
    const { pool, home, issuer, databaseUrl, close } = await startTestIdentity({
      timing: { pollIntervalMs: 3_600_000 },
    });
    const startSender = async (): Promise<ChildProcess> =>
      spawn(process.execPath, [repoPath('apps/identity/dist/main.js')], {
        env: {
          ...childEnv(),
          PUBLIC_ORIGIN: new URL(issuer).origin,
          IDENTITY_URL: `http://127.0.0.1:${await freePort()}`,
          DATABASE_URL: databaseUrl,
          SMTP_URL: mailServer.url,
          RINKSIDE_HOME: home,
        },
        stdio: 'ignore',
      });
    mailServer.behavior.delayMs = 20;
    const emails = Array.from({ length: 40 }, () => newTestUser().email);
    const received = () => emails.flatMap((email) => mailServer.mailsTo(email));
    const reached = () => new Set(received().map(({ to }) => to)).size;
    for (const email of emails) {
      const { subject } = await createAccount(pool, newTestUser(email));
      await enqueueMail(pool, { kind: 'verify-email', recipient: email, subject });
    }
    const kills = 2;
    try {
      for (let round = 0; round <= kills; round++) {
        const child = await startSender();
        const target = round === kills ? emails.length : reached() + 5;
        await vi.waitFor(() => expect(reached()).toBeGreaterThanOrEqual(target), { timeout: 15_000 });
        child.kill('SIGKILL');
        await once(child, 'exit');
        // The leases of the killed process run out.
        await pool.query('update identity.mail set next_attempt_at = now()');
      }
      expect(new Set(received().map(({ messageId }) => messageId)).size).toBe(emails.length);
      expect(received().length).toBeLessThanOrEqual(emails.length + kills);
    } finally {
      await close();
    }
  },
);

test('several senders send each mail once', async () => {
  const { pool, close, startSecondProcess } = await startTestIdentity({ env: { SMTP_URL: mailServer.url } });
  try {
    await startSecondProcess();
    mailServer.behavior.delayMs = 20;
    const users = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const user = newTestUser();
        return { recipient: user.email, ...(await createAccount(pool, user)) };
      }),
    );
    for (const user of users) await enqueueMail(pool, { kind: 'verify-email', ...user });
    await vi.waitFor(async () => expect((await pool.query('select from identity.mail')).rowCount).toBe(0), {
      timeout: 15_000,
    });
    expect(users.map(({ recipient }) => mailServer.mailsTo(recipient).length)).toEqual(users.map(() => 1));
  } finally {
    await close();
  }
});
