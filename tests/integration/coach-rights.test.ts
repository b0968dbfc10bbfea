// @module-tag extended
import { circleRoutes } from '@rinkside/contracts/circle';
import { exportRoutes } from '@rinkside/contracts/export';
import { moderationRoutes, moderationRules } from '@rinkside/contracts/moderation';
import { errorMessages } from '@rinkside/contracts/error';
import { organizationRoutes, organizationRules } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc, type ProfileBody } from '@rinkside/contracts/player';
import { reportRoutes } from '@rinkside/contracts/report';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { deleteOldEdits } from '@rinkside/domain/organization/organization-edit.rows';
import { poolSql } from '@rinkside/platform/sql';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { geotaggedJpeg, isStored, sendFile } from './deletion-residue.js';

let app: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  moderator = await app.user();
  await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
});
afterAll(() => app?.close());

const birthdateOf = (age: number) => todayUtc(new Date(Date.now() - age * 365.25 * 86_400_000));
const update = (person: TestUser, body: ProfileBody) => person.call(playerRoutes.update, { body });
const newOrganization = async (): Promise<string> => (await app.user()).organizationId;
const params = ({ organizationId: id }: TestUser) => ({ params: { id } });
const edit = (person: TestUser, id: string, body: { name?: string; team_name?: string }) =>
  person.call(organizationRoutes.edit, { params: { id }, body });
const hasRights = async (person: TestUser): Promise<boolean> =>
  (await person.call(playerRoutes.me)).coach_confirmed;

describe('coach rights', () => {
  it('need a known age of 18', async () => {
    const child = await app.user({ role: 'coach', birthdate: birthdateOf(9), guardian_confirmed: true });
    const teen = await app.user({ role: 'coach', birthdate: birthdateOf(17) });
    for (const person of [child, teen]) {
      expect(await hasRights(person)).toBe(false);
      expect(await expectErrorReply(edit(person, person.organizationId, { name: 'Mine' }))).toEqual([
        403,
        organizationRules.notCoach,
      ]);
      expect(
        await expectErrorReply(
          moderator.call(rosterRoutes.confirmCoach, { ...params(person), body: { user_id: person.id } }),
        ),
      ).toEqual([400, organizationRules.coachAge]);
    }
    const adult = await app.user({ role: 'coach' });
    await update(adult, { birthdate: birthdateOf(15) });
    expect(await hasRights(adult)).toBe(false);
    // Also while the stored confirmation is older than the rule.
    await app.pool.query('update player set coach_confirmed_at = now() where id = $1', [teen.id]);
    expect(await hasRights(teen)).toBe(false);
    expect((await expectErrorReply(teen.call(rosterRoutes.team, params(teen))))[0]).toBe(403);
  });

  it('of a first coach are for one organization in 30 days, with one correction while nothing was edited', async () => {
    const coach = await app.user({ role: 'coach' });
    const [second, third] = [await newOrganization(), await newOrganization()];
    expect(await update(coach, { organization_id: second })).toMatchObject({ coach_confirmed: true });
    expect(await update(coach, { organization_id: third })).toMatchObject({ coach_confirmed: false });
    await app.pool.query(
      `update player set coach_claimed_at = now() - interval '30 days 1 second', organization_changed_at = null,
         previous_organization_change_at = null where id = $1`,
      [coach.id],
    );
    expect(await update(coach, { organization_id: await newOrganization() })).toMatchObject({
      coach_confirmed: true,
    });
  });

  it('cannot be corrected after an edit or after a day, and return to the same organization', async () => {
    const [editor, slow] = [await app.user({ role: 'coach' }), await app.user({ role: 'coach' })];
    await edit(editor, editor.organizationId, { name: 'Changed' });
    await app.pool.query(`update player set coach_claimed_at = now() - interval '25 hours' where id = $1`, [
      slow.id,
    ]);
    for (const coach of [editor, slow]) {
      await update(coach, { role: 'parent', position: 'skater' });
      expect(await update(coach, { role: 'coach' })).toMatchObject({ coach_confirmed: true });
      expect(await update(coach, { organization_id: await newOrganization() })).toMatchObject({
        coach_confirmed: false,
      });
    }
  });

  it('are revoked by a moderator and given again by moderators only', async () => {
    const coach = await app.user({ role: 'coach' });
    const circle = { params: { id: await app.shareCircle([coach]) } };
    const second = await app.user({ role: 'coach', organization_id: coach.organizationId });
    await app.pool.query('update player set email_verified = true');
    await second.call(circleRoutes.ask, circle);
    const confirm = (actor: TestUser, { id }: TestUser) =>
      actor.call(rosterRoutes.confirmCoach, { ...params(coach), body: { user_id: id } });
    await confirm(coach, second);
    await moderator.call(moderationRoutes.revokeCoach, { params: { id: coach.id } });
    expect(await hasRights(coach)).toBe(false);
    expect(await expectErrorReply(confirm(second, coach))).toEqual([403, organizationRules.coachRevoked]);
    expect(await update(coach, { organization_id: await newOrganization() })).toMatchObject({
      coach_confirmed: false,
    });
    await update(coach, { organization_id: second.organizationId });
    await confirm(moderator, coach);
    expect(await hasRights(coach)).toBe(true);
    expect(
      await expectErrorReply(moderator.call(moderationRoutes.revokeCoach, { params: { id: moderator.id } })),
    ).toEqual([404, errorMessages.notFound]);
  });

  it('show: a coach without them is marked, listed by name and not suggested to minors', async () => {
    const coach = await app.user({ role: 'coach', first_name: 'Zed' });
    const organization_id = coach.organizationId;
    await app.shareCircle([coach]);
    const waiting = await app.user({ role: 'coach', first_name: 'Yara', organization_id });
    const minor = await app.user({ first_name: 'Abe', birthdate: birthdateOf(15), organization_id });
    await app.shareCircle([coach, waiting, minor]);
    const { members } = await minor.call(rosterRoutes.members, params(coach));
    expect(members.map(({ id, coach_confirmed }) => [id, coach_confirmed])).toEqual([
      [coach.id, true],
      [minor.id, false],
      [waiting.id, false],
    ]);
    const suggestedTo = async (person: TestUser) =>
      (await person.call(playerRoutes.search, { query: { limit: 100 } })).map(({ id }) => id);
    expect(await suggestedTo(minor)).toContain(coach.id);
    expect(await suggestedTo(minor)).not.toContain(waiting.id);
    expect(await suggestedTo(coach)).toContain(waiting.id);
  });
});

describe('an edit of an organization', () => {
  it('is logged with the values before and after, for its coaches and moderators', async () => {
    const coach = await app.user({ role: 'coach' });
    const member = await app.user({ organization_id: coach.organizationId });
    const { name } = await coach.call(organizationRoutes.one, params(coach));
    await edit(coach, coach.organizationId, { name: 'Stolen', team_name: 'Thieves' });
    await edit(coach, coach.organizationId, { name: 'Stolen' });
    await edit(moderator, coach.organizationId, { team_name: 'Foxes' });
    const { items } = await coach.call(rosterRoutes.edits, params(coach));
    expect(items.map(({ editor, changes, undone }) => [editor?.id, changes, undone])).toEqual([
      [moderator.id, [{ field: 'team_name', before: 'Thieves', after: 'Foxes' }], false],
      [
        coach.id,
        [
          { field: 'name', before: name, after: 'Stolen' },
          { field: 'team_name', before: null, after: 'Thieves' },
        ],
        false,
      ],
    ]);
    expect((await expectErrorReply(member.call(rosterRoutes.edits, params(coach))))[0]).toBe(403);
    const all = await moderator.call(moderationRoutes.edits);
    expect(all.items.map(({ id }) => id)).toContain(items[1]?.id);
    expect(all.items.map(({ id }) => id)).not.toContain(items[0]?.id);
  });

  it('is undone by a moderator, the later one first, once', async () => {
    const coach = await app.user({ role: 'coach' });
    const { organizationId } = coach;
    const before = await coach.call(organizationRoutes.one, params(coach));
    await edit(coach, organizationId, { name: 'First', team_name: 'Team' });
    await edit(coach, organizationId, { name: 'Second' });
    const { items } = await coach.call(rosterRoutes.edits, params(coach));
    const undo = (at: number) =>
      moderator.call(moderationRoutes.undoEdit, { params: { id: items[at]?.id ?? '' } });
    expect(await expectErrorReply(undo(1))).toEqual([409, moderationRules.editedSince]);
    const replies = await Promise.allSettled([undo(0), undo(0)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await undo(1);
    expect(await expectErrorReply(undo(1))).toEqual([409, moderationRules.undone]);
    expect(await coach.call(organizationRoutes.one, params(coach))).toMatchObject({
      name: before.name,
      team_name: null,
      version: before.version + 4,
    });
  });

  it('of the picture keeps the former one for 30 days', async () => {
    const coach = await app.user({ role: 'coach' });
    const upload = async (person: TestUser) => {
      const path = organizationRoutes.image.path.replace(':id', coach.organizationId);
      const bytes = await geotaggedJpeg(40);
      const view = await sendFile<{ image_url: string }>(app, person, { path, part: 'image', bytes });
      return view.image_url.replace('/media/', '');
    };
    const [first, second] = [await upload(coach), await upload(coach)];
    await app.settle();
    expect(await Promise.all([first, second].map((key) => isStored(app, key)))).toEqual([true, true]);
    expect(
      await app.count(
        `select count(*) from upload where key = $1 and created_at > now() + interval '29 days'`,
        [first],
      ),
    ).toBe(1);
    const { items } = await coach.call(rosterRoutes.edits, params(coach));
    expect(items[0]?.changes).toEqual([
      { field: 'image_url', before: `/media/${first}`, after: `/media/${second}` },
    ]);
    await moderator.call(moderationRoutes.undoEdit, { params: { id: items[0]?.id ?? '' } });
    await app.settle();
    expect((await coach.call(organizationRoutes.one, params(coach))).image_url).toBe(`/media/${first}`);
    expect(await Promise.all([first, second].map((key) => isStored(app, key)))).toEqual([true, false]);
    expect(await app.count('select count(*) from upload where key = $1', [first])).toBe(0);
  });

  it('is kept for 12 months and without its deleted editor', async () => {
    const coach = await app.user({ role: 'coach' });
    const { organizationId } = coach;
    await edit(coach, organizationId, { name: 'Old name' });
    await edit(coach, organizationId, { name: 'New name' });
    await app.pool.query(
      `update organization_edit set created_at = now() - interval '12 months 1 day'
       where organization_id = $1 and after ->> 'name' = 'Old name'`,
      [organizationId],
    );
    await deleteOldEdits(poolSql(app.pool));
    expect((await coach.call(exportRoutes.mine)).organization_edits).toMatchObject([
      { organization_id: organizationId, after: { name: 'New name' }, undone: false },
    ]);
    await coach.call(playerRoutes.remove);
    await app.settle();
    const { items } = await moderator.call(rosterRoutes.edits, { params: { id: organizationId } });
    expect(items).toMatchObject([{ editor: null, changes: [{ after: 'New name' }] }]);
  });
});

describe('a reported organization', () => {
  it('is deleted from the directory by a moderator and restored', async () => {
    const coach = await app.user({ role: 'coach' });
    const stranger = await app.user();
    const { organizationId: target_id } = coach;
    await stranger.call(reportRoutes.create, {
      body: { target_type: 'organization', target_id, reason: 'spam' },
    });
    const { items } = await moderator.call(moderationRoutes.reports, { query: { limit: 100 } });
    const report = items.find((row) => row.target_id === target_id);
    const { name } = await coach.call(organizationRoutes.one, params(coach));
    expect(report).toMatchObject({ target_type: 'organization', author: null, excerpt: name });
    const settle = (action: 'suspend' | 'hide') =>
      moderator.call(moderationRoutes.settle, { params: { id: report?.id ?? '' }, body: { action } });
    expect(await expectErrorReply(settle('suspend'))).toEqual([400, moderationRules.organization]);
    await settle('hide');

    const search = async () =>
      (await stranger.call(organizationRoutes.search, { query: { search: name } })).map(({ id }) => id);
    expect(await search()).not.toContain(target_id);
    for (const person of [coach, stranger])
      expect(await expectErrorReply(person.call(organizationRoutes.one, params(coach)))).toEqual([
        404,
        errorMessages.notFound,
      ]);
    expect((await expectErrorReply(update(stranger, { organization_id: target_id })))[0]).toBe(400);
    expect((await expectErrorReply(edit(coach, target_id, { name: 'Back' })))[0]).toBe(404);
    expect(await moderator.call(organizationRoutes.one, params(coach))).toMatchObject({ deleted: true });
    const deleted = await moderator.call(moderationRoutes.deletedOrganizations);
    expect(deleted.items.map(({ id }) => id)).toContain(target_id);

    await moderator.call(moderationRoutes.setOrganization, {
      params: { id: target_id },
      body: { action: 'restore' },
    });
    expect(await search()).toContain(target_id);
    expect(await coach.call(organizationRoutes.one, params(coach))).toMatchObject({ deleted: false });
  });
});
