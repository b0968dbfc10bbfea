import { childRoutes } from '@rinkside/contracts/child';
import { circleRoutes } from '@rinkside/contracts/circle';
import { coachRoutes } from '@rinkside/contracts/coach';
import { exportRoutes } from '@rinkside/contracts/export';
import { guardianRules } from '@rinkside/contracts/guardian';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes, type ProfileBody } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FamilyFactory, yearsAgo } from './family-factory.js';
import { ModerationHarness } from './moderation-harness.js';

let app: TestApp;
let families: FamilyFactory;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  families = new FamilyFactory(app);
});
afterAll(() => app?.close());

const update = (person: TestUser, body: ProfileBody, actingAs?: string) =>
  person.call(playerRoutes.update, { body, ...(actingAs && { actingAs }) });
const rightsOf = async (guardian: TestUser, childId: string) =>
  (await guardian.call(childRoutes.list)).find(({ id }) => id === childId)?.rights;
const familyNews = async (person: TestUser) => {
  await app.settle();
  const { items } = await person.call(notificationRoutes.list, { query: { filter: 'guardians' } });
  return items.filter(({ kind }) => kind === 'guardian_settings');
};

/** A player with a login whose only guardian handed the profile over. */
const createHandedOver = async (age: number) => {
  const parent = await families.createParent('Ada');
  const child = await families.addChild(parent, age);
  const { person } = await families.askForLogin(parent, child.id);
  return { parent, child, person };
};

describe('after a hand-over', () => {
  it.each([
    ['the overseer', (family: { parent: TestUser }) => family.parent],
    ['the player', (family: { person: TestUser }) => family.person],
  ] as const)(
    'a birthdate of 12 from %s gives a guardian of a player of 14 no rights back',
    async (who, by) => {
      const family = await createHandedOver(14);
      const { parent, child, person } = family;
      const body = { birthdate: yearsAgo(12), guardian_confirmed: true };
      const actingAs = who === 'the player' ? undefined : child.id;
      const edit = update(by(family), body, actingAs);
      if (who === 'the player') await edit;
      else expect(await expectErrorReply(edit)).toEqual([403, guardianRules.overseerFields]);
      const asChild = { actingAs: child.id };
      const refused = [
        parent.call(coachRoutes.messages, asChild),
        parent.call(exportRoutes.mine, asChild),
        parent.call(postRoutes.create, { ...asChild, body: { content: 'Not mine' } }),
        parent.call(playerRoutes.remove, { ...asChild, body: {} }),
      ];
      for (const reply of await Promise.all(refused.map((call) => expectErrorReply(call))))
        expect(reply).toEqual([403, guardianRules.overseesOnly]);
      expect(await rightsOf(parent, child.id)).toBe('oversee');
      await update(person, { birthdate: yearsAgo(14) });
      expect(await rightsOf(parent, child.id)).toBe('oversee');
    },
  );

  it('rights that a confirmed birthdate took away stay away', async () => {
    const { parent, child, person } = await createHandedOver(11);
    expect(await rightsOf(parent, child.id)).toBe('act');
    await update(person, { birthdate: yearsAgo(14) });
    expect(await rightsOf(parent, child.id)).toBe('act');
    const { moderator } = await ModerationHarness.open(app);
    await moderator.call(moderationRoutes.settleBirthdate, {
      params: { id: child.id },
      body: { action: 'confirm' },
    });
    expect(await rightsOf(parent, child.id)).toBe('oversee');
    await update(person, { birthdate: yearsAgo(10), guardian_confirmed: true });
    await update(person, { birthdate: yearsAgo(9), guardian_confirmed: true });
    expect(await rightsOf(parent, child.id)).toBe('oversee');
  });

  it('holds for profiles that the version before handed over', async () => {
    const { parent, child, person } = await createHandedOver(14);
    await app.pool.query('update player set rights_birthdate = null where id = $1', [child.id]);
    await update(person, { birthdate: yearsAgo(12), guardian_confirmed: true });
    expect(await rightsOf(parent, child.id)).toBe('oversee');
  });

  it('an overseer ends a place in a group, and the player is told', async () => {
    const { parent, child, person } = await createHandedOver(14);
    const circle = await app.shareCircle([await app.user(), child]);
    const leave = () => parent.call(circleRoutes.leave, { params: { id: circle }, actingAs: child.id });
    await leave();
    expect((await expectErrorReply(leave()))[0]).toBe(404);
    await app.settle();
    const { items } = await person.call(notificationRoutes.list);
    expect(items.filter(({ kind }) => kind === 'circle_ended')).toHaveLength(1);
  });

  it('an overseer changes no name, birthday or role, and changes settings', async () => {
    const { parent, child, person } = await createHandedOver(14);
    const refused: ProfileBody[] = [
      { first_name: 'Eve' },
      { last_name: 'Other' },
      { birthdate: yearsAgo(15) },
      { role: 'parent' },
    ];
    for (const body of refused)
      expect(await expectErrorReply(update(parent, body, child.id))).toEqual([
        403,
        guardianRules.overseerFields,
      ]);
    // Forms send all fields; those that stay are no change.
    await update(parent, { first_name: 'Ivy', public_player_page: false }, child.id);
    expect(await person.call(playerRoutes.me)).toMatchObject({
      first_name: 'Ivy',
      last_name: 'Marlow',
      role: 'player',
      public_player_page: false,
    });
  });
});

describe('what a guardian changes', () => {
  it('is told to the player with a login and to the other guardians, in one notification that grows', async () => {
    const { parent, second, child } = await families.create(14);
    const { person, reply } = await families.askForLogin(parent, child.id);
    expect(reply.effective_at).not.toBeNull();
    await app.pool.query('update child_request set effective_at = now() where child_id = $1', [child.id]);
    await expect
      .poll(async () => (await person.call(playerRoutes.me)).id, { timeout: 30_000 })
      .toBe(child.id);
    await update(parent, { public_player_page: false }, child.id);
    await app.settle();
    await update(parent, { approve_followers: true }, child.id);
    const [forPlayer, forSecond, forParent] = [
      await familyNews(person),
      await familyNews(second),
      await familyNews(parent),
    ];
    expect(forPlayer).toMatchObject([{ actor: { id: parent.id }, read: false }]);
    expect(forPlayer[0]?.family?.fields.toSorted()).toEqual(['approve_followers', 'public_player_page']);
    expect(forSecond).toMatchObject([
      { actor: { id: child.id }, family: { child: { id: child.id, first_name: 'Ivy' }, by: ['Ada'] } },
    ]);
    expect(forParent).toEqual([]);
    // The player's own changes are told to nobody.
    await update(person, { public_player_page: true });
    expect((await familyNews(second))[0]?.id).toBe(forSecond[0]?.id);
    expect((await familyNews(second))[0]?.family?.fields).toHaveLength(2);
  });

  it('begins a new list after a day', async () => {
    const { parent, second, child } = await families.create();
    await update(parent, { public_player_page: false }, child.id);
    expect(await familyNews(second)).toMatchObject([{ family: { fields: ['public_player_page'] } }]);
    await second.call(notificationRoutes.read, { body: {} });
    await app.pool.query(
      `update notification set created_at = created_at - interval '25 hours' where player_id = $1`,
      [second.id],
    );
    await update(parent, { level: 'AAA' }, child.id);
    expect(await familyNews(second)).toMatchObject([{ read: false, family: { fields: ['level'] } }]);
  });
});

describe('what a guardian closed', () => {
  it.each<[ProfileBody, ProfileBody]>([
    [{ public_player_page: false }, { public_player_page: true }],
    [{ who_can_comment: 'nobody' }, { who_can_comment: 'club_and_followed' }],
    [{ approve_followers: true }, { approve_followers: false }],
    [{ guardian_ai_confirmed: false }, { guardian_ai_confirmed: true }],
    [{ show_full_name_publicly: false }, { show_full_name_publicly: true, guardian_confirmed: true }],
  ])('is opened by another only after a question: %o', async (closed, opened) => {
    const { parent, second, child } = await families.create();
    const isOn = 'guardian_ai_confirmed' in closed || 'show_full_name_publicly' in closed;
    if (isOn || 'approve_followers' in closed) await update(parent, opened, child.id);
    await update(parent, closed, child.id);
    const refusal = [409, guardianRules.closed('Ada')];
    expect(await expectErrorReply(update(second, opened, child.id))).toEqual(refusal);
    await update(second, { ...opened, reopen: true }, child.id);
    // It is open for everyone now, and who closes it is the one to ask.
    await update(second, closed, child.id);
    await update(second, opened, child.id);
    await update(second, closed, child.id);
    expect(await expectErrorReply(update(parent, opened, child.id))).toEqual([
      409,
      guardianRules.closed('Bo'),
    ]);
  });

  it('is opened by the player with a login, and no longer asked about once the guardian left', async () => {
    const { parent, second, child } = await families.create();
    await update(second, { public_player_page: false }, child.id);
    await app.pool.query('delete from guardian where child_id = $1 and guardian_id <> $2', [
      child.id,
      parent.id,
    ]);
    const { person } = await families.askForLogin(parent, child.id);
    await update(person, { public_player_page: true });
    expect(await app.count('select count(*) from guardian_closure where child_id = $1', [child.id])).toBe(0);
  });
});
