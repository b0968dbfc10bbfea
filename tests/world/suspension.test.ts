import { awardRoutes } from '@rinkside/contracts/award';
import { refusals } from '@rinkside/contracts/error';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { OperatorError } from '@rinkside/domain/moderation/operator';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openHighlights } from './highlights.js';
import { Office } from './office.js';

let world: World;
let office: Office;
let author: Person;
let reader: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  office = await Office.open(world);
});
beforeEach(async () => {
  author = await world.person();
  reader = await world.person({ organization_id: author.organizationId });
});
afterAll(() => world?.close());

const unknown: [number, string] = [404, refusals.notFound];
const of = ({ id }: { id: string }) => ({ params: { id } });
const post = (content = 'Early ice') => author.call(postRoutes.create, { body: { content } });

describe('a suspended account', () => {
  const suspendByReport = async () => {
    await office.report(reader, 'user', author.id);
    await office.settle((await office.entryFor(author.id)).id, 'suspend');
  };

  // @covers V7.4.2 V7.4.5
  it('is refused everywhere, its sockets cut, its screens elsewhere emptied', async () => {
    const posts = [await post('one'), await post('two')];
    const [own, watching] = [await author.screen(), await reader.screen()];
    for (const room of [`player:${author.id}`, `organization:${author.organizationId}`])
      await watching.watch(room);
    await suspendByReport();
    await until('the socket is cut', () => !own.connected);
    for (const { id } of posts) await watching.hears('feed.removed', (removed) => removed.id === id);
    for (const call of [() => author.call(playerRoutes.me), () => post('three')])
      expect(await refusal(call())).toEqual([403, refusals.suspended]);
    await expect(author.screen()).rejects.toThrow(refusals.suspended);
    expect(await office.logOf(author.id)).toEqual([['suspend', office.moderator.id]]);
  });

  it('is invisible with all it made, in lists, feeds, search, rooms and to follows and likes', async () => {
    const { id } = await post();
    await reader.call(followRoutes.follow, of(author));
    await author.call(followRoutes.follow, of(reader));
    await suspendByReport();
    expect(await refusal(reader.call(playerRoutes.one, of(author)))).toEqual(unknown);
    expect(await refusal(reader.call(postRoutes.one, of({ id })))).toEqual(unknown);
    expect(await refusal(reader.call(followRoutes.follow, of(author)))).toEqual(unknown);
    expect(await refusal(office.report(reader, 'user', author.id))).toEqual(unknown);
    const body = { target_type: 'post', target_id: id } as const;
    expect(await refusal(reader.call(likeRoutes.like, { body }))).toEqual(unknown);
    for (const list of [followRoutes.following, followRoutes.followers, postRoutes.following])
      expect(await reader.call(list)).toEqual([]);
    const organization = { params: { id: author.organizationId } };
    expect((await reader.call(feedRoutes.organization, organization)).items).toEqual([]);
    const found = await reader.call(playerRoutes.search, { query: { search: 'Noor' } });
    expect(found.map((player) => player.id)).not.toContain(author.id);
    const screen = await reader.screen();
    for (const room of [`player:${author.id}`, `post:${id}`])
      expect(await screen.watch(room)).toEqual({ ok: false, error: refusals.notFound });
  });

  it('leaves nothing open that was made at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const person = await world.person();
      const untilRefused = async (): Promise<never> => {
        for (;;) await person.call(postRoutes.create, { body: { content: 'Quick' } });
      };
      const writing = Promise.allSettled(Array.from({ length: 8 }, untilRefused));
      await office.operator('suspend', person.id);
      for (const { status } of await writing) expect(status).toBe('rejected');
      expect(await world.count('select count(*) from item where author_id = $1 and open', [person.id])).toBe(
        0,
      );
    }
  });

  it('restored by the operator is let in again with all that was not taken down', async () => {
    const [kept, hidden] = [await post('kept'), await post('hidden')];
    await office.report(reader, 'post', hidden.id);
    // Suspending over an item takes the item down too.
    await office.settle((await office.entryFor(hidden.id)).id, 'suspend');
    expect(await office.logOf(hidden.id)).toEqual([['hide', office.moderator.id]]);
    expect(await office.operator('restore', author.id)).toContain('is let in again.');
    expect(await author.call(playerRoutes.me)).toMatchObject({ id: author.id });
    expect(await reader.call(postRoutes.one, of(kept))).toMatchObject({ id: kept.id });
    expect(await refusal(reader.call(postRoutes.one, of(hidden)))).toEqual(unknown);
    expect(await office.logOf(author.id)).toEqual([
      ['suspend', office.moderator.id],
      ['restore', null],
    ]);
  });
});

it('an award for what was closed with the account is there again once it is restored', async () => {
  const highlights = await openHighlights(world);
  await highlights.make(author);
  const names = async () => {
    await world.settle();
    const awards = await reader.call(awardRoutes.ofPlayer, of(author));
    return awards.map(({ award }) => award.name);
  };
  expect(await names()).toEqual(['First Highlight']);
  await office.operator('suspend', author.id);
  await world.settle();
  await office.operator('restore', author.id);
  expect(await names()).toEqual(['First Highlight']);
  await highlights.close();
});

describe('the operator’s command', () => {
  it('finds an account by email or id, says one line, and changes nothing twice', async () => {
    const email = `${author.subject}@example.test`;
    expect(await office.operator('moderator', 'add', email.toUpperCase())).toBe(
      `Noor Lindqvist (${author.id}) is a moderator now.`,
    );
    expect(await office.operator('moderator', 'add', author.id)).toBe(
      `Noor Lindqvist (${author.id}) already is a moderator.`,
    );
    expect(await office.operator('suspend', author.id)).toContain('is suspended now.');
    expect(await office.operator('suspend', author.id)).toContain('already is suspended.');
    expect(await office.logOf(author.id)).toEqual([
      ['add_moderator', null],
      ['suspend', null],
    ]);
  });

  it('refuses words it does not know, nobody, and an email of several accounts', async () => {
    for (const words of [
      [],
      ['suspend'],
      ['moderator', author.id],
      ['delete', author.id],
      ['constructor', author.id],
    ])
      await expect(office.operator(...words)).rejects.toThrow(/^Usage:/);
    await expect(office.operator('suspend', 'nobody@example.test')).rejects.toThrow(OperatorError);
    await world.pool.query('update player set email = $2 where id = any($1)', [
      [author.id, reader.id],
      'shared@example.test',
    ]);
    await expect(office.operator('suspend', 'shared@example.test')).rejects.toThrow(/by its id/);
  });
});
