// @module-tag extended
import { errorMessages } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import {
  organizationRoutes,
  organizationRules,
  type OrganizationView,
} from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { lockCoachRights } from '@rinkside/domain/organization/coach.policy';
import { editOrganization } from '@rinkside/domain/organization/organization.commands';
import { createLog } from '@rinkside/platform/log';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { openResources } from '@rinkside/workers/resources';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { insertHighlight, isStored, geotaggedJpeg, sendFile, storedFileNames } from './deletion-residue.js';
import { editGame, logGame, skaterGame } from './game-factory.js';

let app: TestApp;
let coach: TestUser;
let member: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  coach = await app.user({ role: 'coach' });
  member = await app.user({ organization_id: coach.organizationId });
  await app.shareCircle([coach, member]);
  stranger = await app.user({ role: 'coach' });
});
afterAll(() => app?.close());

const unknownId = '0198c0de-0000-7000-8000-000000000000';
const organizationInput = () => ({ params: { id: coach.organizationId } });
const edit = (person: TestUser, body: Parameters<typeof person.call<typeof organizationRoutes.edit>>[1]) =>
  person.call(organizationRoutes.edit, { ...organizationInput(), ...body });
const notCoach = [403, organizationRules.notCoach];

describe('an organization', () => {
  it('shows the viewer’s permissions and whether they follow it', async () => {
    await member.call(followRoutes.followOrganization, organizationInput());
    const noPermissions = { edit: false, hide: false, team: false };
    const allPermissions = { edit: true, hide: true, team: true };
    expect(await member.call(organizationRoutes.one, organizationInput())).toMatchObject({
      following: true,
      can: noPermissions,
    });
    expect(await stranger.call(organizationRoutes.one, organizationInput())).toMatchObject({
      following: false,
      can: noPermissions,
    });
    expect(await coach.call(organizationRoutes.one, organizationInput())).toMatchObject({
      following: false,
      can: allPermissions,
    });
    for (const id of [unknownId, 'x'])
      expect(await expectErrorReply(coach.call(organizationRoutes.one, { params: { id } }))).toEqual([
        404,
        errorMessages.notFound,
      ]);
  });

  it('is edited by its coaches only: omitted fields stay, null clears a field', async () => {
    const before = await coach.call(organizationRoutes.one, organizationInput());
    const team = { team_name: 'Peewee', website: 'https://club.example/team' };
    expect(await edit(coach, { body: team })).toMatchObject({
      ...team,
      name: before.name,
      version: before.version + 1,
    });
    expect(await edit(coach, { body: { name: ' Renamed ', website: null } })).toMatchObject({
      name: 'Renamed',
      team_name: 'Peewee',
      website: null,
    });
    for (const person of [member, stranger])
      expect(await expectErrorReply(edit(person, { body: team }))).toEqual(notCoach);
    expect(
      await expectErrorReply(coach.call(organizationRoutes.edit, { params: { id: unknownId }, body: team })),
    ).toEqual([404, errorMessages.notFound]);
    const invalidBodies: [object, string][] = [
      [{ name: '' }, organizationRules.nameRequired],
      [{ name: 'x' }, organizationRules.nameLength],
      [{ name: 'x'.repeat(81) }, organizationRules.nameLength],
      [{ team_name: 'x'.repeat(81) }, organizationRules.teamLength],
      [{ website: 'javascript:alert(1)' }, organizationRules.website],
    ];
    for (const [body, message] of invalidBodies)
      expect(await expectErrorReply(edit(coach, { body }))).toEqual([400, message]);
    expect(
      (
        await expectErrorReply(edit(coach, { body: { image_url: 'https://evil.example/x.png' } as object }))
      )[0],
    ).toBe(400);
  });

  // @covers V8.3.2
  it('checks coach rights when the change is made, not when the request arrives', async () => {
    const formerCoach = await app.user({ role: 'coach' });
    const id = formerCoach.organizationId;
    const resources = await openResources({ ...app.env, METRICS_PORT: 0 }, createLog('test', 'silent'));
    try {
      const actor = {
        id: formerCoach.id,
        role: 'coach',
        onboarded: true,
        organizationId: id,
        coachOf: id,
        coachCircle: null,
        moderator: false,
      } as const;
      await resources.commands.run(actor, (ctx) => lockCoachRights(ctx, id));
      await formerCoach.call(playerRoutes.update, { body: { role: 'player', position: 'skater' } });
      const lateEdit = resources.commands.run(actor, (ctx) =>
        editOrganization(ctx, { id, change: { name: 'Late' } }),
      );
      await expect(lateEdit).rejects.toMatchObject({ kind: 'forbidden' });
    } finally {
      await resources.shutdown.run();
    }
  });
});

describe('an organization image', () => {
  const send = async (person: TestUser, bytes: Uint8Array<ArrayBuffer>, id = coach.organizationId) =>
    sendFile<OrganizationView>(app, person, {
      path: `/api/organizations/${id}/image`,
      part: 'image',
      bytes,
    });

  it('is stored uncropped in a square without metadata, and the previous one is kept for a moderator', async () => {
    const { image_url: first } = await send(coach, await geotaggedJpeg(900));
    const served = await fetch(app.origin() + first);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const stored = sharp(Buffer.from(await served.arrayBuffer()));
    expect(await stored.metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
      hasAlpha: true,
    });
    expect((await stored.metadata()).exif).toBeUndefined();
    const cached = await fetch(app.origin() + first, {
      headers: { 'if-none-match': served.headers.get('etag') ?? '' },
    });
    expect(cached.status).toBe(304);
    expect((await member.call(playerRoutes.me)).organization?.image_url).toBe(first);
    expect(
      (await stranger.call(playerRoutes.one, { params: { id: member.id } })).organization?.image_url,
    ).toBe(first);

    const { image_url: second } = await send(coach, await geotaggedJpeg(300));
    expect(second).not.toBe(first);
    await app.settle();
    expect(await isStored(app, first?.replace('/media/', '') ?? '')).toBe(true);
    expect(await storedFileNames(app, `organizations/${coach.organizationId}`)).toHaveLength(2);
  });

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, number, string]>([
    ['an empty file', async () => new Uint8Array(), 400, organizationRules.imageMissing],
    ['text', async () => new TextEncoder().encode('hello'), 415, organizationRules.imageType],
    [
      'one byte over 5 MB',
      async () => new Uint8Array(organizationRules.maxImageBytes + 1),
      413,
      organizationRules.imageSize,
    ],
    [
      '5 MB of zeros',
      async () => new Uint8Array(organizationRules.maxImageBytes),
      415,
      organizationRules.imageType,
    ],
  ])('rejects %s', async (_, bytes, status, message) => {
    expect(await expectErrorReply(send(coach, await bytes()))).toEqual([status, message]);
  });

  it('is uploaded by its coaches only', async () => {
    for (const person of [member, stranger])
      expect(await expectErrorReply(send(person, await geotaggedJpeg()))).toEqual(notCoach);
    expect(await expectErrorReply(send(coach, await geotaggedJpeg(), unknownId))).toEqual([
      404,
      errorMessages.notFound,
    ]);
  });

  it('leaves no orphaned object when its coach deletes their account during the upload', async () => {
    const leaver = await app.user({ role: 'coach' });
    const id = leaver.organizationId;
    const large = await geotaggedJpeg(2000);
    const sends = Array.from({ length: 4 }, () => send(leaver, large, id));
    const results = await Promise.allSettled([...sends, leaver.call(playerRoutes.remove)]);
    for (const result of results)
      if (result.status === 'rejected') expect([401, 403]).toContain(result.reason.status);
    await app.settle();
    const { image_url } = await coach.call(organizationRoutes.one, { params: { id } });
    // Replaced images are kept for a moderator; their reservations are in the future.
    const { rows: kept } = await app.pool.query<{ url: string }>(
      `select '/media/' || key as url from upload where key like $1 and created_at > now()`,
      [`organizations/${id}/%`],
    );
    const expectedUrls = [...kept.map(({ url }) => url), ...(image_url ? [image_url] : [])];
    const expectedFiles = expectedUrls.map((url) => url.split('/').at(-1) ?? '').toSorted();
    await waitFor('only the current and the kept images are stored', async () => {
      const stored = await storedFileNames(app, `organizations/${id}`);
      return JSON.stringify(stored.toSorted()) === JSON.stringify(expectedFiles);
    });
    expect(
      await app.count('select count(*) from upload where key like $1 and created_at <= now()', [
        `organizations/${id}/%`,
      ]),
    ).toBe(0);
  });
});

describe('an item hidden by a coach', () => {
  const itemInput = (target_id: string, target_type: 'post' | 'highlight' | 'game' = 'post') => ({
    ...organizationInput(),
    body: { target_type, target_id },
  });
  const post = (person: TestUser) => person.call(postRoutes.create, { body: { content: 'Early ice' } });
  const feed = async (person: TestUser) =>
    (await person.call(feedRoutes.organization, organizationInput())).items.map(({ id }) => id);

  it('leaves the organization’s live feed, stays visible elsewhere and can be shown again', async () => {
    const { id, version } = await post(member);
    await stranger.call(followRoutes.follow, { params: { id: member.id } });
    await app.settle();
    const [organizationClient, authorClient] = [await stranger.liveClient(), await stranger.liveClient()];
    await organizationClient.watch(`organization:${coach.organizationId}`);
    await authorClient.watch(`player:${member.id}`);
    expect(await coach.call(organizationRoutes.hide, itemInput(id))).toEqual({ success: true });
    await coach.call(organizationRoutes.hide, itemInput(id));
    expect(await organizationClient.waitForEvent('feed.removed')).toMatchObject({ id, version });
    expect(await feed(stranger)).not.toContain(id);
    // Elsewhere it has a higher version than the feed.removed event.
    const [feedItem] = (await stranger.call(feedRoutes.following)).items;
    expect(feedItem).toMatchObject({ id, version: version + 1 });
    await stranger.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });

    expect(await coach.call(organizationRoutes.show, itemInput(id))).toEqual({ success: true });
    await coach.call(organizationRoutes.show, itemInput(id));
    expect(await organizationClient.waitForEvent('feed.added')).toMatchObject({
      item: { id, likesCount: 1 },
      version: version + 3,
    });
    expect(await feed(stranger)).toContain(id);
    await app.settle();
    expect(organizationClient.eventsNamed('feed.removed')).toHaveLength(1);
    expect(organizationClient.eventsNamed('feed.added')).toHaveLength(1);
    expect(authorClient.eventsNamed('feed.removed')).toEqual([]);
  });

  it('sends no feed.changed to the organization’s feed when its author edits it', async () => {
    const { id } = await logGame(member, skaterGame(stranger.organizationId));
    await app.settle();
    const [organizationClient, authorClient] = [await stranger.liveClient(), await stranger.liveClient()];
    await organizationClient.watch(`organization:${coach.organizationId}`);
    await authorClient.watch(`player:${member.id}`);
    await coach.call(organizationRoutes.hide, itemInput(id, 'game'));
    await organizationClient.waitForEvent('feed.removed');
    const { version } = await editGame(member, id, { goals: 2 });
    await authorClient.waitForEvent('feed.changed', (changed) => changed.version === version);
    const { id: laterId } = await post(member);
    await organizationClient.waitForEvent('feed.added', ({ item }) => item.id === laterId);
    expect(organizationClient.eventsNamed('feed.changed')).toEqual([]);
  });

  it('must be visible and of this organization (404), and only coaches can hide it (403)', async () => {
    const { id } = await post(member);
    const { id: other } = await post(stranger);
    const privateHighlight = await insertHighlight(app, member.id, { viewable: false });
    const invalidTargets = [
      itemInput(unknownId),
      itemInput('not an id'),
      itemInput(other),
      itemInput(id, 'highlight'),
      itemInput(privateHighlight.id, 'highlight'),
    ];
    for (const call of [organizationRoutes.hide, organizationRoutes.show]) {
      for (const target of invalidTargets)
        expect(await expectErrorReply(coach.call(call, target))).toEqual([404, errorMessages.notFound]);
      for (const person of [member, stranger])
        expect(await expectErrorReply(person.call(call, itemInput(id)))).toEqual(notCoach);
      const otherOrganization = { ...itemInput(id), params: { id: unknownId } };
      expect(await expectErrorReply(coach.call(call, otherOrganization))).toEqual([
        404,
        errorMessages.notFound,
      ]);
    }
    expect(await feed(member)).toContain(id);
  });

  it('stays private when it was set to private before it is shown again', async () => {
    const { id } = await insertHighlight(app, coach.id);
    await app.settle();
    const client = await stranger.liveClient();
    await client.watch(`organization:${coach.organizationId}`);
    await coach.call(organizationRoutes.hide, itemInput(id, 'highlight'));
    await client.waitForEvent('feed.removed');
    await app.pool.query('update item set viewable = false, in_feeds = false where id = $1', [id]);
    await coach.call(organizationRoutes.show, itemInput(id, 'highlight'));
    await app.settle();
    expect(client.eventsNamed('feed.added')).toEqual([]);
  });
});
