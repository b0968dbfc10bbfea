// @module-tag extended
import { childRequestRoutes, childRequestRules } from '@rinkside/contracts/child-request';
import { childRoutes } from '@rinkside/contracts/child';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { proofRules } from '@rinkside/contracts/proof';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { expectErrorReply, sendRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FamilyFactory } from './family-factory.js';
import { ModerationHarness } from './moderation-harness.js';

let app: TestApp;
let families: FamilyFactory;
beforeAll(async () => {
  // Two workers: their maintenance settles requests at the same time.
  app = await TestApp.open({
    maintenanceIntervalMs: 500,
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    workers: 2,
  });
  families = new FamilyFactory(app);
});
afterAll(() => app?.close());

const askToDelete = (guardian: TestUser, childId: string) =>
  guardian.call(playerRoutes.remove, { actingAs: childId, body: {} });
const childParams = (id: string) => ({ params: { id } });
const requestOf = async (person: TestUser, id: string) =>
  (await person.call(childRequestRoutes.current, childParams(id))).request;
const isOpen = (id: string) =>
  app.count('select count(*) from player where id = $1 and closed_at is null', [id]);
const makeDue = (id: string) =>
  app.pool.query(`update child_request set effective_at = now() where child_id = $1`, [id]);
const stateOf = async (id: string) => {
  const { rows } = await app.pool.query<{ state: string }>(
    'select state from child_request where child_id = $1 order by id desc limit 1',
    [id],
  );
  return rows[0]?.state;
};
const newsOf = async (person: TestUser, filter = 'guardians' as const) => {
  await app.settle();
  const { items } = await person.call(notificationRoutes.list, { query: { filter } });
  return items.flatMap(({ kind, family }) => (kind === 'child_request' ? family?.request?.state : []));
};
const whenGone = (id: string) =>
  waitFor('the profile is gone', async () => (await isOpen(id)) === 0 || undefined, 30_000);

describe('the deletion of a child’s profile', () => {
  it('is announced and waits for seven days, without the others’ yes', async () => {
    const { parent, second, child } = await families.create();
    const response = await sendRoute(app.origin(), second.token, playerRoutes.remove, {
      actingAs: child.id,
      body: {},
    });
    expect(response.status).toBe(202);
    const { effective_at } = (await response.json()) as { effective_at: string };
    const days = (Date.parse(effective_at) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.99);
    expect(days).toBeLessThan(7.01);
    expect((await parent.call(playerRoutes.me, { actingAs: child.id })).id).toBe(child.id);
    expect(await newsOf(parent)).toEqual(['waiting']);
    expect(await newsOf(second)).toEqual([]);
    expect(await requestOf(parent, child.id)).toMatchObject({
      kind: 'deletion',
      state: 'waiting',
      asked_by: { id: second.id },
      answers: [
        { id: parent.id, agrees: null },
        { id: second.id, agrees: true },
      ].toSorted((one, other) => one.id.localeCompare(other.id)),
    });
    // A repetition by the same guardian asks nothing new.
    expect((await askToDelete(second, child.id)).effective_at).toBe(effective_at);
    await makeDue(child.id);
    await whenGone(child.id);
    expect(await second.call(childRoutes.list)).toEqual([]);
  });

  it('takes effect at once when all agree, and for an only guardian', async () => {
    const { parent, second, child } = await families.create();
    await askToDelete(second, child.id);
    expect(await parent.call(childRequestRoutes.agree, childParams(child.id))).toEqual({
      success: true,
      done: true,
    });
    expect(await isOpen(child.id)).toBe(0);
    const alone = await families.createParent();
    const only = await families.addChild(alone);
    expect(await askToDelete(alone, only.id)).toEqual({ success: true });
    expect(await isOpen(only.id)).toBe(0);
  });

  it('ends when the guardian who asked withdraws it, is removed or is suspended', async () => {
    const { parent, second, child } = await families.create();
    await askToDelete(second, child.id);
    expect(await expectErrorReply(parent.call(childRequestRoutes.withdraw, childParams(child.id)))).toEqual([
      403,
      childRequestRules.notYours,
    ]);
    await second.call(childRequestRoutes.withdraw, childParams(child.id));
    expect(await requestOf(parent, child.id)).toBeNull();
    expect(await newsOf(parent)).toEqual(['withdrawn']);
    await askToDelete(second, child.id);
    await runOperator(app.env, ['suspend', second.id]);
    expect(await stateOf(child.id)).toBe('withdrawn');
    await runOperator(app.env, ['restore', second.id]);
    await askToDelete(second, child.id);
    await parent.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
    expect(await stateOf(child.id)).toBe('withdrawn');
    expect(await isOpen(child.id)).toBe(1);
  });

  it(
    'waits for a moderator after an objection, and lapses after 30 days',
    { tags: ['extended'] },
    async () => {
      const { parent, second, child } = await families.create();
      await askToDelete(second, child.id);
      await parent.call(childRequestRoutes.object, childParams(child.id));
      expect(await newsOf(second)).toEqual(['objected']);
      await makeDue(child.id);
      await app.pool.query(
        `update child_request set asked_at = now() - interval '29 days' where child_id = $1`,
        [child.id],
      );
      const asked = await requestOf(second, child.id);
      expect(asked).toMatchObject({ state: 'objected' });
      await app.pool.query(
        `update child_request set asked_at = now() - interval '31 days' where child_id = $1`,
        [child.id],
      );
      await waitFor(
        'the request lapses',
        async () => (await stateOf(child.id)) === 'lapsed' || undefined,
        30_000,
      );
      expect(await isOpen(child.id)).toBe(1);
      await second.call(guardianRoutes.remove, { params: { id: child.id, guardian_id: second.id } });
    },
  );

  it('is carried out once with two workers', { tags: ['extended'] }, async () => {
    const created = await Promise.all(Array.from({ length: 4 }, () => families.create()));
    for (const { second, child } of created) await askToDelete(second, child.id);
    for (const { child } of created) await makeDue(child.id);
    for (const { child } of created) await whenGone(child.id);
    await app.settle();
    const ids = created.map(({ child }) => child.id);
    const events = `select count(*) from outbox where name = 'account.deleted' and payload->>'player_id' = any($1)`;
    expect(await app.count(events, [ids])).toBe(4);
  });

  it('is nothing that strangers and overseers see or ask for', async () => {
    const { parent, second, child } = await families.create();
    await askToDelete(second, child.id);
    const stranger = await families.createParent();
    const calls = [
      stranger.call(childRequestRoutes.current, childParams(child.id)),
      stranger.call(childRequestRoutes.agree, childParams(child.id)),
      stranger.call(childRequestRoutes.object, childParams(child.id)),
      stranger.call(childRequestRoutes.withdraw, childParams(child.id)),
      // A guardian answers as the own account, not as the child.
      parent.call(childRequestRoutes.agree, { ...childParams(child.id), actingAs: child.id }),
    ];
    for (const [status] of await Promise.all(calls.map((call) => expectErrorReply(call))))
      expect(status).toBe(404);
  });
});

describe('a hand-over', () => {
  it('is announced, waits, and is objected to by another guardian', async () => {
    const { parent, second, child } = await families.create(14);
    const { person, reply } = await families.askForLogin(second, child.id);
    expect(reply.effective_at).not.toBeNull();
    expect((await person.call(childRequestRoutes.waiting)).hand_over?.child).toEqual({ first_name: 'Ivy' });
    expect(await newsOf(parent)).toEqual(['waiting']);
    expect((await parent.call(playerRoutes.me, { actingAs: child.id })).id).toBe(child.id);
    // A second new account does not get it meanwhile.
    const other = await app.unonboardedUser();
    const { token } = await families.addLink(parent, child.id, 'login');
    expect(await expectErrorReply(families.accept(other, token))).toEqual([409, childRequestRules.pending]);
    await parent.call(childRequestRoutes.object, childParams(child.id));
    await makeDue(child.id);
    const { moderator } = await ModerationHarness.open(app);
    const { items } = await moderator.call(childRequestRoutes.list, { query: { limit: 100 } });
    const listed = items.find((item) => item.child.id === child.id);
    expect(listed).toMatchObject({ kind: 'hand_over', state: 'objected' });
    await moderator.call(childRequestRoutes.decide, {
      params: { id: listed?.id ?? '' },
      body: { action: 'refuse', reason: 'The account is not the child’s.' },
    });
    expect(await stateOf(child.id)).toBe('refused');
    expect(await person.call(childRequestRoutes.waiting)).toEqual({ hand_over: null });
    const { rows } = await app.pool.query(
      'select action, reason, moderator_id from moderation_log where target_id = $1',
      [child.id],
    );
    expect(rows).toEqual([
      { action: 'refuse_request', reason: 'The account is not the child’s.', moderator_id: moderator.id },
    ]);
  });

  it('takes effect when all agree, and a moderator undoes it within 30 days', async () => {
    const { parent, second, child } = await families.create(14);
    const { person } = await families.askForLogin(second, child.id);
    await parent.call(childRequestRoutes.agree, childParams(child.id));
    expect((await person.call(playerRoutes.me)).id).toBe(child.id);
    expect(await newsOf(parent)).toContain('done');
    const { moderator } = await ModerationHarness.open(app);
    const { items } = await moderator.call(childRequestRoutes.list, { query: { limit: 100 } });
    const { id } = items.find((item) => item.child.id === child.id) ?? { id: '' };
    const undo = { params: { id }, body: { action: 'undo' as const, reason: 'A throwaway account.' } };
    const client = await person.liveClient();
    await moderator.call(childRequestRoutes.decide, undo);
    await waitFor('the login’s socket is closed', async () => !client.connected || undefined);
    expect(await parent.call(childRoutes.list)).toMatchObject([
      { id: child.id, has_login: false, rights: 'act' },
    ]);
    // The account is a new one again.
    const own = await person.call(playerRoutes.me);
    expect(own.id).not.toBe(child.id);
    expect(own.onboarding_complete).toBe(false);
    expect(await expectErrorReply(moderator.call(childRequestRoutes.decide, undo))).toEqual([
      409,
      childRequestRules.notUndoable,
    ]);
  });

  it('is not undone after 30 days', async () => {
    const { parent, second, child } = await families.create(14);
    await families.askForLogin(second, child.id);
    await parent.call(childRequestRoutes.agree, childParams(child.id));
    await app.pool.query(
      `update child_request set decided_at = now() - interval '31 days' where child_id = $1`,
      [child.id],
    );
    const { rows } = await app.pool.query<{ id: string }>(
      'select id from child_request where child_id = $1',
      [child.id],
    );
    expect(await runOperator(app.env, ['request', 'undo', rows[0]?.id ?? '', 'Too late'])).toBe(
      childRequestRules.notUndoable,
    );
  });

  it('lapses when the new account made a profile of its own or was deleted', async () => {
    const families2 = [await families.create(14), await families.create(14)];
    for (const [at, { second, child }] of families2.entries()) {
      const { person } = await families.askForLogin(second, child.id);
      if (at === 0) await person.onboard();
      else await person.call(playerRoutes.remove);
      await makeDue(child.id);
      await waitFor(
        'the request lapses',
        async () => (await stateOf(child.id)) === 'lapsed' || undefined,
        30_000,
      );
      expect(await second.call(childRoutes.list)).toMatchObject([{ id: child.id, has_login: false }]);
    }
  });

  it('lets the login answer a request about its profile', async () => {
    const { parent, second, child } = await families.create(12);
    const { person } = await families.askForLogin(second, child.id);
    await parent.call(childRequestRoutes.agree, childParams(child.id));
    // Without a proof of the password.
    expect(await expectErrorReply(askToDelete(parent, child.id))).toEqual([403, proofRules.notProven]);
    expect(await requestOf(person, child.id)).toBeNull();
    // The player needs nobody's word.
    await person.call(playerRoutes.remove);
    expect(await isOpen(child.id)).toBe(0);
  });
});

describe('a moderator', () => {
  it('ends a guardianship with a reason in the log, but not the only one', async () => {
    const { parent, second, child } = await families.create();
    const { moderator } = await ModerationHarness.open(app);
    const end = (guardian_id: string) =>
      moderator.call(childRequestRoutes.endGuardianship, {
        params: { id: child.id, guardian_id },
        body: { reason: 'A court order.' },
      });
    await end(parent.id);
    expect(await parent.call(childRoutes.list)).toEqual([]);
    expect(await expectErrorReply(end(second.id))).toEqual([409, childRequestRules.onlyGuardian]);
    expect((await expectErrorReply(end(parent.id)))[0]).toBe(404);
    const logged = `select count(*) from moderation_log where target_id = $1 and action = 'end_guardianship'
      and reason = $2`;
    expect(await app.count(logged, [child.id, `${parent.id}: A court order.`])).toBe(1);
  });

  it('decides nothing about the own family', async () => {
    const { parent, second, child } = await families.create();
    await runOperator(app.env, ['moderator', 'add', second.id]);
    await askToDelete(second, child.id);
    await parent.call(childRequestRoutes.object, childParams(child.id));
    const { rows } = await app.pool.query<{ id: string }>(
      'select id from child_request where child_id = $1',
      [child.id],
    );
    const id = rows[0]?.id ?? '';
    const decide = second.call(childRequestRoutes.decide, {
      params: { id },
      body: { action: 'carry_out', reason: 'Mine' },
    });
    expect((await expectErrorReply(decide))[0]).toBe(404);
    const { items } = await second.call(childRequestRoutes.list, { query: { limit: 100 } });
    expect(items.map((item) => item.id)).not.toContain(id);
    // The operator can decide, too.
    expect(await runOperator(app.env, ['requests'])).toContain(id);
    expect(await runOperator(app.env, ['request', 'carry-out', id, 'Agreed by phone'])).toBe(
      `The request ${id} is carried out.`,
    );
    expect(await isOpen(child.id)).toBe(0);
  });
});
