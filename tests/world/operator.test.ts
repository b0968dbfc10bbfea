import { refusals } from '@rinkside/contracts/error';
import { likeRoutes } from '@rinkside/contracts/like';
import { operatorRoutes, queuesPath } from '@rinkside/contracts/operator';
import { postRoutes } from '@rinkside/contracts/post';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { givePass } from '@rinkside/domain/moderation/operator.pass';
import { openProductDatabase } from '@rinkside/domain/database';
import { refusal, sendRoute } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

describe.each([
  { installation: 'Redis', redisUrl: inject('redisUrl') },
  { installation: 'PostgreSQL alone', redisUrl: '' },
])('the board of queues on $installation', ({ redisUrl }) => {
  let world: World;
  let operator: Person;
  let cookie: string;
  beforeAll(async () => {
    world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl });
    operator = await world.person();
    expect(await runOperator(world.env, ['operator', 'add', operator.id])).toMatch(/is an operator now\.$/);
    cookie = await enter();
  });
  afterAll(() => world?.close());

  const enter = async () => {
    const answer = await sendRoute(world.origin(), operator.token, operatorRoutes.enter);
    expect(answer.status).toBe(200);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(world.origin() + queuesPath + path, { method, headers, redirect: 'manual' });
  const change = (path: string, headers: Record<string, string> = {}) =>
    ask(path, { cookie, origin: world.origin(), ...headers }, 'PUT');

  it('is opened by an operator only, for a quarter of an hour, by a cookie no script reads and no other site sends', async () => {
    const moderator = await world.person();
    await runOperator(world.env, ['moderator', 'add', moderator.id]);
    const [coach, newcomer] = [await world.person({ role: 'coach' }), await world.newcomer()];
    for (const other of [moderator, coach, newcomer, await world.person()])
      expect(await refusal(other.call(operatorRoutes.enter))).toEqual([403, refusals.notOperator]);
    const given = await sendRoute(world.origin(), operator.token, operatorRoutes.enter);
    expect(given.headers.get('set-cookie')).toMatch(
      /^rinkside-operator=[^;]+; Path=\/; Max-Age=900; HttpOnly; SameSite=Strict$/,
    );
  });

  // @covers V13.4.5
  it('shows nothing without the cookie, with another, or with a token', async () => {
    const bent = cookie.replace(/.(?=.{4}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    const bearer = { authorization: `Bearer ${operator.token}` };
    const others: Record<string, string>[] = [{}, { cookie: bent }, { cookie: 'rinkside-operator=' }, bearer];
    for (const headers of others) {
      expect((await ask('/api/queues', headers)).status).toBe(401);
      expect((await ask('/static/js/main.js', headers)).status).toBe(401);
      const page = await ask('', { ...headers, accept: 'text/html' });
      expect([page.status, page.headers.get('location')]).toEqual([302, '/app/settings']);
    }
  });

  it('holds a cookie to its time and its owner’s rights', async () => {
    const database = await openProductDatabase(world.env);
    try {
      const at = async (now: number, id = operator.id) => {
        const pass = await givePass(database.sql, id, now);
        return (await ask('/api/queues', { cookie: `rinkside-operator=${pass}` })).status;
      };
      expect(await at(Date.now() - 890_000)).toBe(200);
      expect(await at(Date.now() - 910_000)).toBe(401);
      expect(await at(Date.now() + 60_000)).toBe(401);
      expect(await at(Date.now(), (await world.person()).id)).toBe(401);
    } finally {
      await database.close();
    }
    const second = await world.person();
    await runOperator(world.env, ['operator', 'add', second.id]);
    const answer = await sendRoute(world.origin(), second.token, operatorRoutes.enter);
    const own = { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
    expect((await ask('/api/queues', own)).status).toBe(200);
    await runOperator(world.env, ['operator', 'remove', second.id]);
    expect((await ask('/api/queues', own)).status).toBe(401);
  });

  it('lists every queue, and loads nothing of strangers', async () => {
    const page = await ask('', { cookie, accept: 'text/html' });
    const text = await page.text();
    expect([page.status, text]).toEqual([200, expect.stringContaining('Rinkside: queues')]);
    expect(text).not.toMatch(/https?:\/\//);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    const [, script = ''] = /src="(static\/js\/main[^"]+)"/.exec(text) ?? [];
    expect((await ask(`/${script}`, { cookie })).status).toBe(200);
    const list = await (await ask('/api/queues', { cookie })).text();
    for (const { queue } of await world.queues.depths()) expect(list).toContain(`"${queue}"`);
    const elsewhere = await fetch(`${world.origin()}/app/settings`);
    expect(elsewhere.headers.get('content-security-policy')).toContain("style-src 'self';");
    expect(elsewhere.headers.get('content-security-policy')).not.toContain('unsafe');
  });

  it('has a job that was given up tried again', async () => {
    const queue = world.queues.all().find(({ name }) => name === 'notify')!;
    await queue.add('notify', { kind: 'nothing' }, { jobId: 'given-up', attempts: 1 });
    const tries = async (many: number) =>
      until(`it failed ${many} times`, async () => {
        const job = await queue.getJob('given-up');
        return job?.attemptsMade === many && (await job.isFailed());
      });
    await tries(1);
    expect((await change('/api/queues/notify/given-up/retry')).status).toBeLessThan(300);
    await tries(2);
  });

  it('shows ids of people and things, and nothing else of them', async () => {
    const fan = await world.person();
    const { id } = await operator.call(postRoutes.create, { body: { content: 'Come and see' } });
    await fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    await world.settle();
    const shown = await (
      await ask('/api/queues?activeQueue=notify&status=completed&page=1&jobsPerPage=50', { cookie })
    ).text();
    expect(shown).toContain(fan.id);
    const { email, last_name, birthdate, zipcode } = fan.profile;
    for (const secret of [email, last_name, birthdate, zipcode, fan.subject, fan.token, 'Come and see'])
      expect(shown).not.toContain(secret);
  });

  // @covers V3.5.2 V3.5.3
  it('changes nothing for a page of somebody else’s', async () => {
    for (const headers of [{ origin: 'https://evil.example' }, { origin: '' }, { origin: 'null' }])
      expect((await change('/api/queues/notify/pause', headers)).status).toBe(401);
    expect((await change('/api/queues/notify/pause')).status).toBe(200);
    expect(
      await world.queues
        .all()
        .find(({ name }) => name === 'notify')
        ?.isPaused(),
    ).toBe(true);
    expect((await change('/api/queues/notify/resume')).status).toBe(200);
  });

  it('makes, changes and throws away no job', async () => {
    for (const path of [
      'notify/empty',
      'notify/obliterate',
      'notify/clean/failed',
      'notify/x/clean',
      'notify/concurrency',
    ])
      expect((await change(`/api/queues/${path}`)).status, path).toBe(403);
    for (const [method, path] of [
      ['POST', 'notify/add'],
      ['PATCH', 'notify/x/update-data'],
      ['DELETE', 'notify/x'],
    ] as const) {
      const answer = await ask(`/api/queues/${path}`, { cookie, origin: world.origin() }, method);
      expect(answer.status, path).toBe(403);
    }
  });
});
