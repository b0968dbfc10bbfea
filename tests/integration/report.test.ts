import { blockRoutes } from '@rinkside/contracts/block';
import { errorMessages } from '@rinkside/contracts/error';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes, reportRules, type ReportTarget } from '@rinkside/contracts/report';
import { deleteOldReports } from '@rinkside/domain/report/report.retention';
import { poolSql } from '@rinkside/platform/sql';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let author: TestUser;
let reader: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  author = await app.user();
  reader = await app.user();
});
afterAll(() => app?.close());

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const post = async () => (await author.call(postRoutes.create, { body: { content: 'Early ice' } })).id;
const report = (person: TestUser, target_type: ReportTarget, target_id: string) =>
  person.call(reportRoutes.create, { body: { target_type, target_id, reason: 'bullying' } });
const countOpen = (targetId: string) =>
  app.count('select count(*) from report where target_id = $1 and settled_at is null', [targetId]);

describe('a report', () => {
  it('is stored once per reporter and target', async () => {
    const id = await post();
    for (const _ of [1, 2, 3]) expect(await report(reader, 'post', id)).toEqual({ success: true });
    await Promise.all(Array.from({ length: 5 }, () => report(reader, 'post', id)));
    expect(await countOpen(id)).toBe(1);
    await report(await app.user(), 'post', id);
    expect(await countOpen(id)).toBe(2);
    await report(reader, 'user', author.id);
    expect(await countOpen(author.id)).toBe(1);
  });

  it.each(['post', 'highlight', 'game', 'comment', 'user'] as const)(
    'returns the same 404 for an unknown, malformed or mistyped %s',
    async (kind) => {
      for (const id of [unknownId, 'x', '__proto__', kind === 'post' ? author.id : await post()])
        expect(await expectErrorReply(report(reader, kind, id))).toEqual([404, errorMessages.notFound]);
    },
  );

  it('returns 404 for a target hidden from the reporter', async () => {
    const blocker = await app.user();
    const { id } = await blocker.call(postRoutes.create, { body: { content: 'Not for all' } });
    await blocker.call(blockRoutes.block, { params: { id: reader.id } });
    for (const [kind, target] of [
      ['post', id],
      ['user', blocker.id],
    ] as const)
      expect(await expectErrorReply(report(reader, kind, target))).toEqual([404, errorMessages.notFound]);
  });

  it('is rejected for oneself, without a reason or with a long note', async () => {
    expect(await expectErrorReply(report(reader, 'user', reader.id))).toEqual([400, reportRules.self]);
    const target = { target_type: 'user', target_id: author.id } as const;
    const send = (body: object) =>
      expectErrorReply(reader.call(reportRoutes.create, { body: { ...target, ...body } as never }));
    expect(await send({ reason: 'boring' })).toEqual([400, reportRules.reason]);
    expect(await send({})).toEqual([400, reportRules.reason]);
    expect(await send({ reason: 'spam', note: 'n'.repeat(1001) })).toEqual([400, reportRules.noteLong]);
  });

  // @covers C4 V14.2.4
  it('is deleted after 12 months', async () => {
    const [oldPost, recentPost] = [await post(), await post()];
    await report(reader, 'post', oldPost);
    await report(reader, 'post', recentPost);
    const backdate = (id: string, months: string) =>
      app.pool.query('update report set created_at = now() - $2::interval where target_id = $1', [
        id,
        months,
      ]);
    await backdate(oldPost, '12 months 1 minute');
    await backdate(recentPost, '12 months -1 minute');
    await deleteOldReports(poolSql(app.pool));
    expect([await countOpen(oldPost), await countOpen(recentPost)]).toEqual([0, 1]);
  });
});
