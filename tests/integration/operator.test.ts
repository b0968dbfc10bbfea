import { errorMessages } from '@rinkside/contracts/error';
import { likeRoutes } from '@rinkside/contracts/like';
import { operatorRoutes, queuesPath } from '@rinkside/contracts/operator';
import { postRoutes } from '@rinkside/contracts/post';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { issueSession } from '@rinkside/domain/moderation/operator.session';
import { openProductDatabase } from '@rinkside/domain/database';
import { expectErrorReply, sendRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

describe.each([
  { installation: 'Redis', redisUrl: inject('redisUrl') },
  { installation: 'PostgreSQL alone', redisUrl: '' },
])('the queue dashboard on $installation', ({ redisUrl }) => {
  let app: TestApp;
  let operator: TestUser;
  let cookie: string;
  beforeAll(async () => {
    app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl });
    operator = await app.user();
    expect(await runOperator(app.env, ['operator', 'add', operator.id])).toMatch(/is an operator now\.$/);
    cookie = await openSession();
  });
  afterAll(() => app?.close());

  const openSession = async () => {
    const response = await sendRoute(app.origin(), operator.token, operatorRoutes.enter);
    expect(response.status).toBe(200);
    return response.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(app.origin() + queuesPath + path, { method, headers, redirect: 'manual' });
  const change = (path: string, headers: Record<string, string> = {}) =>
    request(path, { cookie, origin: app.origin(), ...headers }, 'PUT');

  it('opens for operators only, with an HttpOnly, SameSite cookie valid for 15 minutes', async () => {
    const moderator = await app.user();
    await runOperator(app.env, ['moderator', 'add', moderator.id]);
    const [coach, unonboardedUser] = [await app.user({ role: 'coach' }), await app.unonboardedUser()];
    for (const other of [moderator, coach, unonboardedUser, await app.user()])
      expect(await expectErrorReply(other.call(operatorRoutes.enter))).toEqual([
        403,
        errorMessages.notOperator,
      ]);
    const response = await sendRoute(app.origin(), operator.token, operatorRoutes.enter);
    expect(response.headers.get('set-cookie')).toMatch(
      /^rinkside-operator=[^;]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict$/,
    );
  });

  // @covers V13.4.5
  it('rejects requests without the cookie, with a forged one or with a bearer token', async () => {
    const forgedCookie = cookie.replace(/.(?=.{4}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    const bearer = { authorization: `Bearer ${operator.token}` };
    const invalidHeaders: Record<string, string>[] = [
      {},
      { cookie: forgedCookie },
      { cookie: 'rinkside-operator=' },
      bearer,
    ];
    for (const headers of invalidHeaders) {
      expect((await request('/api/queues', headers)).status).toBe(401);
      expect((await request('/static/js/main.js', headers)).status).toBe(401);
      const page = await request('', { ...headers, accept: 'text/html' });
      expect([page.status, page.headers.get('location')]).toEqual([302, '/app/settings']);
    }
  });

  it('rejects an expired cookie and one of a removed operator', async () => {
    const database = await openProductDatabase(app.env);
    try {
      const statusFor = async (nowMs: number, id = operator.id) => {
        const session = await issueSession(database.sql, id, nowMs);
        return (await request('/api/queues', { cookie: `rinkside-operator=${session}` })).status;
      };
      expect(await statusFor(Date.now() - 890_000)).toBe(200);
      expect(await statusFor(Date.now() - 910_000)).toBe(401);
      expect(await statusFor(Date.now() + 60_000)).toBe(401);
      expect(await statusFor(Date.now(), (await app.user()).id)).toBe(401);
    } finally {
      await database.close();
    }
    const second = await app.user();
    await runOperator(app.env, ['operator', 'add', second.id]);
    const response = await sendRoute(app.origin(), second.token, operatorRoutes.enter);
    const ownCookie = { cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
    expect((await request('/api/queues', ownCookie)).status).toBe(200);
    await runOperator(app.env, ['operator', 'remove', second.id]);
    expect((await request('/api/queues', ownCookie)).status).toBe(401);
  });

  it('lists every queue and loads nothing from other origins', async () => {
    const page = await request('', { cookie, accept: 'text/html' });
    const text = await page.text();
    expect([page.status, text]).toEqual([200, expect.stringContaining('Rinkside: queues')]);
    expect(text).not.toMatch(/https?:\/\//);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    const [, script = ''] = /src="(static\/js\/main[^"]+)"/.exec(text) ?? [];
    expect((await request(`/${script}`, { cookie })).status).toBe(200);
    const list = await (await request('/api/queues', { cookie })).text();
    for (const { queue } of await app.queues.depths()) expect(list).toContain(`"${queue}"`);
    const elsewhere = await fetch(`${app.origin()}/app/settings`);
    expect(elsewhere.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(elsewhere.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('retries a permanently failed job', async () => {
    const queue = (await app.queues.connect()).find(({ name }) => name === 'create-notifications')!;
    await queue.add('create-notifications', { kind: 'nothing' }, { jobId: 'failed-job', attempts: 1 });
    const waitForAttempts = async (attempts: number) =>
      waitFor(`it failed ${attempts} times`, async () => {
        const job = await queue.getJob('failed-job');
        return job?.attemptsMade === attempts && (await job.isFailed());
      });
    await waitForAttempts(1);
    expect((await change('/api/queues/create-notifications/failed-job/retry')).status).toBeLessThan(300);
    await waitForAttempts(2);
  });

  it('shows ids but no other data of users and items', async () => {
    const fan = await app.user();
    const { id } = await operator.call(postRoutes.create, { body: { content: 'Come and see' } });
    await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await app.settle();
    const jobsText = await (
      await request('/api/queues?activeQueue=create-notifications&status=completed&page=1&jobsPerPage=50', {
        cookie,
      })
    ).text();
    expect(jobsText).toContain(fan.id);
    const { email, last_name, birthdate, zipcode } = fan.profile;
    for (const secret of [email, last_name, birthdate, zipcode, fan.subject, fan.token, 'Come and see'])
      expect(jobsText).not.toContain(secret);
  });

  // @covers V3.5.2 V3.5.3
  it('rejects changes from another origin', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: '' }, { origin: 'null' }])
      expect((await change('/api/queues/create-notifications/pause', headers)).status).toBe(401);
    expect((await change('/api/queues/create-notifications/pause')).status).toBe(200);
    const queues = await app.queues.connect();
    expect(await queues.find(({ name }) => name === 'create-notifications')?.isPaused()).toBe(true);
    expect((await change('/api/queues/create-notifications/resume')).status).toBe(200);
  });

  it('cannot create, change or delete jobs', async () => {
    for (const path of [
      'create-notifications/empty',
      'create-notifications/obliterate',
      'create-notifications/clean/failed',
      'create-notifications/x/clean',
      'create-notifications/concurrency',
    ])
      expect((await change(`/api/queues/${path}`)).status, path).toBe(403);
    for (const [method, path] of [
      ['POST', 'create-notifications/add'],
      ['PATCH', 'create-notifications/x/update-data'],
      ['DELETE', 'create-notifications/x'],
    ] as const) {
      const response = await request(`/api/queues/${path}`, { cookie, origin: app.origin() }, method);
      expect(response.status, path).toBe(403);
    }
  });
});
