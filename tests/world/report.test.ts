import { blockRoutes } from '@rinkside/contracts/block';
import { refusals } from '@rinkside/contracts/error';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes, reportRules, type ReportTarget } from '@rinkside/contracts/report';
import { forgetOldReports } from '@rinkside/domain/report/report.retention';
import { poolSql } from '@rinkside/platform/sql';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let author: Person;
let reader: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await world.person();
  reader = await world.person();
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const post = async () => (await author.call(postRoutes.create, { body: { content: 'Early ice' } })).id;
const report = (person: Person, target_type: ReportTarget, target_id: string) =>
  person.call(reportRoutes.create, { body: { target_type, target_id, reason: 'bullying' } });
const open = (targetId: string) =>
  world.count('select count(*) from report where target_id = $1 and settled_at is null', [targetId]);

describe('a report', () => {
  it('of an item or a person is kept once, however often the same person makes it', async () => {
    const id = await post();
    for (const _ of [1, 2, 3]) expect(await report(reader, 'post', id)).toEqual({ success: true });
    await Promise.all(Array.from({ length: 5 }, () => report(reader, 'post', id)));
    expect(await open(id)).toBe(1);
    await report(await world.person(), 'post', id);
    expect(await open(id)).toBe(2);
    await report(reader, 'user', author.id);
    expect(await open(author.id)).toBe(1);
  });

  it.each(['post', 'highlight', 'game', 'comment', 'user'] as const)(
    'of a %s that is unknown, malformed or of another kind is answered alike',
    async (kind) => {
      for (const id of [nobody, 'x', '__proto__', kind === 'post' ? author.id : await post()])
        expect(await refusal(report(reader, kind, id))).toEqual([404, refusals.notFound]);
    },
  );

  it('of what the reporter does not see is refused like one of nothing', async () => {
    const blocker = await world.person();
    const { id } = await blocker.call(postRoutes.create, { body: { content: 'Not for everybody' } });
    await blocker.call(blockRoutes.block, { params: { id: reader.id } });
    for (const [kind, target] of [
      ['post', id],
      ['user', blocker.id],
    ] as const)
      expect(await refusal(report(reader, kind, target))).toEqual([404, refusals.notFound]);
  });

  it('of oneself, without a reason, or with a long note is refused with its sentence', async () => {
    expect(await refusal(report(reader, 'user', reader.id))).toEqual([400, reportRules.self]);
    const target = { target_type: 'user', target_id: author.id } as const;
    const send = (body: object) =>
      refusal(reader.call(reportRoutes.create, { body: { ...target, ...body } as never }));
    expect(await send({ reason: 'boring' })).toEqual([400, reportRules.reason]);
    expect(await send({})).toEqual([400, reportRules.reason]);
    expect(await send({ reason: 'spam', note: 'n'.repeat(1001) })).toEqual([400, reportRules.noteLong]);
  });

  // @covers C4 V14.2.4
  it('is kept 12 months', async () => {
    const [old, recent] = [await post(), await post()];
    await report(reader, 'post', old);
    await report(reader, 'post', recent);
    const age = (id: string, months: string) =>
      world.pool.query('update report set created_at = now() - $2::interval where target_id = $1', [
        id,
        months,
      ]);
    await age(old, '12 months 1 minute');
    await age(recent, '12 months -1 minute');
    await forgetOldReports(poolSql(world.pool));
    expect([await open(old), await open(recent)]).toEqual([0, 1]);
  });
});
