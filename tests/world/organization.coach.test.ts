import { refusals } from '@rinkside/contracts/error';
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
import { lockCoach } from '@rinkside/domain/organization/coach.policy';
import { editOrganization } from '@rinkside/domain/organization/organization.commands';
import { createLog } from '@rinkside/platform/log';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { openResources } from '@rinkside/workers/resources';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addHighlight, isStored, picture, sendFile, storedBelow } from './leavings.js';
import { editGame, logGame, played } from './played.js';

let world: World;
let coach: Person;
let member: Person;
let stranger: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  coach = await world.person({ role: 'coach' });
  member = await world.person({ organization_id: coach.organizationId });
  stranger = await world.person({ role: 'coach' });
});
afterAll(() => world?.close());

const nobody = '0198c0de-0000-7000-8000-000000000000';
const own = () => ({ params: { id: coach.organizationId } });
const edit = (person: Person, body: Parameters<typeof person.call<typeof organizationRoutes.edit>>[1]) =>
  person.call(organizationRoutes.edit, { ...own(), ...body });
const onlyCoaches = [403, organizationRules.notCoach];

describe('an organization’s page', () => {
  it('says what the viewer may do there, and whether they follow it', async () => {
    await member.call(followRoutes.followOrganization, own());
    const no = { edit: false, hide: false, team: false };
    const yes = { edit: true, hide: true, team: true };
    expect(await member.call(organizationRoutes.one, own())).toMatchObject({ following: true, can: no });
    expect(await stranger.call(organizationRoutes.one, own())).toMatchObject({ following: false, can: no });
    expect(await coach.call(organizationRoutes.one, own())).toMatchObject({ following: false, can: yes });
    for (const id of [nobody, 'x'])
      expect(await refusal(coach.call(organizationRoutes.one, { params: { id } }))).toEqual([
        404,
        refusals.notFound,
      ]);
  });

  it('is edited by its coaches only; what is left out stays, what is emptied goes', async () => {
    const before = await coach.call(organizationRoutes.one, own());
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
      expect(await refusal(edit(person, { body: team }))).toEqual(onlyCoaches);
    expect(
      await refusal(coach.call(organizationRoutes.edit, { params: { id: nobody }, body: team })),
    ).toEqual([404, refusals.notFound]);
    const wrong: [object, string][] = [
      [{ name: '' }, organizationRules.nameRequired],
      [{ name: 'x' }, organizationRules.nameLength],
      [{ name: 'x'.repeat(81) }, organizationRules.nameLength],
      [{ team_name: 'x'.repeat(81) }, organizationRules.teamLength],
      [{ website: 'javascript:alert(1)' }, organizationRules.website],
    ];
    for (const [body, message] of wrong) expect(await refusal(edit(coach, { body }))).toEqual([400, message]);
    expect(
      (await refusal(edit(coach, { body: { image_url: 'https://evil.example/x.png' } as object })))[0],
    ).toBe(400);
  });

  // @covers V8.3.2
  it('is asked for rights as they are when the change is made, not when the request came', async () => {
    const former = await world.person({ role: 'coach' });
    const id = former.organizationId;
    const resources = await openResources({ ...world.env, METRICS_PORT: 0 }, createLog('test', 'silent'));
    try {
      const actor = {
        id: former.id,
        role: 'coach',
        onboarded: true,
        organizationId: id,
        coachOf: id,
        moderator: false,
      } as const;
      await resources.commands.run(actor, (ctx) => lockCoach(ctx, id));
      await former.call(playerRoutes.update, { body: { role: 'player', position: 'skater' } });
      const late = resources.commands.run(actor, (ctx) =>
        editOrganization(ctx, { id, change: { name: 'Late' } }),
      );
      await expect(late).rejects.toMatchObject({ statusCode: 403 });
    } finally {
      await resources.shutdown.run();
    }
  });
});

describe('an organization’s picture', () => {
  const send = async (person: Person, bytes: Uint8Array<ArrayBuffer>, id = coach.organizationId) =>
    sendFile<OrganizationView>(world, person, {
      path: `/api/organizations/${id}/image`,
      part: 'image',
      bytes,
    });

  it('is stored whole in a square without metadata, shown in every card, and the old one goes', async () => {
    const { image_url: first } = await send(coach, await picture(900));
    const served = await fetch(world.origin() + first);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const stored = sharp(Buffer.from(await served.arrayBuffer()));
    expect(await stored.metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
      hasAlpha: true,
    });
    expect((await stored.metadata()).exif).toBeUndefined();
    const again = await fetch(world.origin() + first, {
      headers: { 'if-none-match': served.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await member.call(playerRoutes.me)).organization?.image_url).toBe(first);
    expect(
      (await stranger.call(playerRoutes.one, { params: { id: member.id } })).organization?.image_url,
    ).toBe(first);

    const { image_url: second } = await send(coach, await picture(300));
    expect(second).not.toBe(first);
    await until(
      'the old one is gone',
      async () => !(await isStored(world, first?.replace('/media/', '') ?? '')),
    );
    expect(await storedBelow(world, `organizations/${coach.organizationId}`)).toHaveLength(1);
  });

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, number, string]>([
    ['nothing', async () => new Uint8Array(), 400, organizationRules.imageMissing],
    ['text', async () => new TextEncoder().encode('hello'), 415, organizationRules.imageType],
    [
      'a byte over 5 MB',
      async () => new Uint8Array(organizationRules.imageBytes + 1),
      413,
      organizationRules.imageSize,
    ],
    [
      '5 MB of nothing',
      async () => new Uint8Array(organizationRules.imageBytes),
      415,
      organizationRules.imageType,
    ],
  ])('cannot be %s', async (_, bytes, status, message) => {
    expect(await refusal(send(coach, await bytes()))).toEqual([status, message]);
  });

  it('is put up by its coaches only', async () => {
    for (const person of [member, stranger])
      expect(await refusal(send(person, await picture()))).toEqual(onlyCoaches);
    expect(await refusal(send(coach, await picture(), nobody))).toEqual([404, refusals.notFound]);
  });

  it('never lies about when its coach goes while it is sent', async () => {
    const leaver = await world.person({ role: 'coach' });
    const id = leaver.organizationId;
    const large = await picture(2000);
    const sends = Array.from({ length: 4 }, () => send(leaver, large, id));
    const answers = await Promise.allSettled([...sends, leaver.call(playerRoutes.remove)]);
    for (const answer of answers)
      if (answer.status === 'rejected') expect([401, 403]).toContain(answer.reason.status);
    await world.settle();
    const { image_url } = await coach.call(organizationRoutes.one, { params: { id } });
    const left = image_url ? [image_url.split('/').at(-1)] : [];
    await until('only what is shown is stored', async () => {
      const stored = await storedBelow(world, `organizations/${id}`);
      return JSON.stringify(stored) === JSON.stringify(left);
    });
    expect(
      await world.count('select count(*) from upload where key like $1', [`organizations/${id}/%`]),
    ).toBe(0);
  });
});

describe('an item a coach hides', () => {
  const at = (target_id: string, target_type: 'post' | 'highlight' | 'game' = 'post') => ({
    ...own(),
    body: { target_type, target_id },
  });
  const post = (person: Person) => person.call(postRoutes.create, { body: { content: 'Early ice' } });
  const feed = async (person: Person) =>
    (await person.call(feedRoutes.organization, own())).items.map(({ id }) => id);

  it('leaves the organization’s feed on open screens too, lives on elsewhere, and can come back', async () => {
    const { id, version } = await post(member);
    await stranger.call(followRoutes.follow, { params: { id: member.id } });
    await world.settle();
    const [club, author] = [await stranger.screen(), await stranger.screen()];
    await club.watch(`organization:${coach.organizationId}`);
    await author.watch(`player:${member.id}`);
    expect(await coach.call(organizationRoutes.hide, at(id))).toEqual({ success: true });
    await coach.call(organizationRoutes.hide, at(id));
    expect(await club.hears('feed.removed')).toMatchObject({ id, version });
    expect(await feed(stranger)).not.toContain(id);
    // Whoever sees it elsewhere reads it at a higher version than the one its removal was told at.
    const [elsewhere] = (await stranger.call(feedRoutes.following)).items;
    expect(elsewhere).toMatchObject({ id, version: version + 1 });
    await stranger.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });

    expect(await coach.call(organizationRoutes.show, at(id))).toEqual({ success: true });
    await coach.call(organizationRoutes.show, at(id));
    expect(await club.hears('feed.added')).toMatchObject({
      item: { id, likesCount: 1 },
      version: version + 3,
    });
    expect(await feed(stranger)).toContain(id);
    await world.settle();
    expect(club.all('feed.removed')).toHaveLength(1);
    expect(club.all('feed.added')).toHaveLength(1);
    expect(author.all('feed.removed')).toEqual([]);
  });

  it('stays off open screens of the organization’s feed whatever its author changes', async () => {
    const { id } = await logGame(member, played(stranger.organizationId));
    await world.settle();
    const [club, author] = [await stranger.screen(), await stranger.screen()];
    await club.watch(`organization:${coach.organizationId}`);
    await author.watch(`player:${member.id}`);
    await coach.call(organizationRoutes.hide, at(id, 'game'));
    await club.hears('feed.removed');
    const { version } = await editGame(member, id, { goals: 2 });
    await author.hears('feed.changed', (changed) => changed.version === version);
    const { id: later } = await post(member);
    await club.hears('feed.added', ({ item }) => item.id === later);
    expect(club.all('feed.changed')).toEqual([]);
  });

  it('is of this organization and seen by its coach, else unknown; nobody else hides anything', async () => {
    const { id } = await post(member);
    const { id: other } = await post(stranger);
    const hidden = await addHighlight(world, member.id, { open: false });
    const unknown = [at(nobody), at('not an id'), at(other), at(id, 'highlight'), at(hidden.id, 'highlight')];
    for (const call of [organizationRoutes.hide, organizationRoutes.show]) {
      for (const target of unknown)
        expect(await refusal(coach.call(call, target))).toEqual([404, refusals.notFound]);
      for (const person of [member, stranger])
        expect(await refusal(person.call(call, at(id)))).toEqual(onlyCoaches);
      const nowhere = { ...at(id), params: { id: nobody } };
      expect(await refusal(coach.call(call, nowhere))).toEqual([404, refusals.notFound]);
    }
    expect(await feed(member)).toContain(id);
  });

  it('stays private when its author, a coach, made it so before it is shown again', async () => {
    const { id } = await addHighlight(world, coach.id);
    await world.settle();
    const screen = await stranger.screen();
    await screen.watch(`organization:${coach.organizationId}`);
    await coach.call(organizationRoutes.hide, at(id, 'highlight'));
    await screen.hears('feed.removed');
    await world.pool.query('update item set open = false, listed = false where id = $1', [id]);
    await coach.call(organizationRoutes.show, at(id, 'highlight'));
    await world.settle();
    expect(screen.all('feed.added')).toEqual([]);
  });
});
