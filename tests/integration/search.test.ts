import { blockRoutes } from '@rinkside/contracts/block';
import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, playerRules, searchQuota } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { noticeHeader } from '@rinkside/contracts/route';
import { createLog } from '@rinkside/platform/log';
import { RateLimiter } from '@rinkside/platform/rate-limiter';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logGame, skaterGame } from './game-factory.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { RATE_LIMIT_FACTOR: '1' },
  });
});
afterAll(() => app?.close());

const bornYearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
const named = (first_name: string, last_name: string, years: number, organization_id?: string) =>
  app.user({
    first_name,
    last_name,
    birthdate: bornYearsAgo(years),
    guardian_confirmed: true,
    ...(organization_id && { organization_id }),
  });
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const find = async (viewer: TestUser, search: string) =>
  ids(await viewer.call(playerRoutes.search, { query: { search } }));
const suggestions = async (viewer: TestUser) =>
  ids(await viewer.call(playerRoutes.search, { query: { limit: 100 } }));

describe('search', () => {
  it('finds minors of other organizations by the first letters of the first name or the whole last name only', async () => {
    const child = await named('Torvald', 'Oesterbaum', 12);
    const viewer = await app.user();
    for (const text of ['tor', 'TORVALD', 'oesterbaum', 'Torvald Oesterbaum'])
      expect(await find(viewer, text), text).toEqual([child.id]);
    for (const text of ['to', 'o', 'orv', 'oester', 'oesterbau', 'torvald o', 'torvald oesterb', 'torwald'])
      expect(await find(viewer, text), text).toEqual([]);
  });

  it('finds adults and minors of the own circles by any part of the name', async () => {
    const child = await named('Torvild', 'Aschenbrand', 12);
    const adult = await named('Torvild', 'Aschenbrand', 30);
    const mate = await named('Ingrid', 'Solheim', 13, child.organizationId);
    await app.shareCircle([child, mate]);
    for (const text of ['aschen', 'aschenbrant', 'torvild a'])
      expect((await find(mate, text)).toSorted(), text).toEqual([adult.id, child.id].toSorted());
    // Choosing the organization is not enough.
    const joined = await named('Ingrid', 'Solheim', 14, child.organizationId);
    expect(await find(joined, 'aschen')).toEqual([adult.id]);
  });

  it.each([
    ['Núñezaga', 'nunezaga'],
    ['Jörgensen', 'jorg'],
    ['Søndergaard', 'sonder'],
    ['Łukaszewski', 'lukas'],
    ['Γιώργος', 'γιωργος'],
    ['Weißmann', 'weissm'],
    ['Pinero', 'piñero'],
  ])('finds %s by %s', async (last, text) => {
    const adult = await named('Ola', last, 30);
    expect(await find(await app.user(), text)).toContain(adult.id);
  });

  it('finds organizations without accents, and not by words that most of them have', async () => {
    const adult = await named('Ola', 'Organizer', 30);
    const create = (name: string) => adult.call(organizationRoutes.create, { body: { name } });
    const [club, prefix] = [await create('Málaga Zubrzycki Hockey Club'), await create('Hockeytown Quarry')];
    const findClubs = async (search: string) =>
      ids(await adult.call(organizationRoutes.search, { query: { search, limit: 100 } }));
    expect((await findClubs('malaga zubrz'))[0]).toBe(club.id);
    expect((await findClubs('Zubrzycki hockey association'))[0]).toBe(club.id);
    expect(await findClubs('hockey')).toEqual([prefix.id]);
    expect(await findClubs('hockey club')).toEqual([]);
  });

  it('counts a text that is typed on once, and after 100 a day leaves out minors of other organizations and says so', async () => {
    const child = await named('Quentin', 'Umbriel', 12);
    const adult = await named('Quentin', 'Umbriel', 30);
    const viewer = await app.user();
    const search = async (text: string) => {
      const response = await fetch(`${app.origin()}/api/users?search=${text}`, {
        headers: { authorization: `Bearer ${viewer.token}` },
      });
      const rows = (await response.json()) as { id: string }[];
      return { ids: ids(rows).toSorted(), notice: response.headers.get(noticeHeader) };
    };
    const limiter = await RateLimiter.open(app.env, createLog('test', 'silent'));
    try {
      for (let count = 1; count < searchQuota.max; count++)
        await limiter.consumeText('searches', searchQuota, viewer.id, `text ${count}`);
    } finally {
      await limiter.close();
    }
    const both = [child.id, adult.id].toSorted();
    for (const text of ['q', 'que', 'quentin'])
      expect(await search(text)).toEqual({ ids: text === 'q' ? [adult.id] : both, notice: null });
    expect(await search('umbriel')).toEqual({ ids: [adult.id], notice: playerRules.searchQuota });
    expect(await find(await app.user(), 'umbriel')).toHaveLength(2);
  });
});

/** Calls a search page by page; returns the ids in order. */
const readAll = async (viewer: TestUser, path: string, limit: number): Promise<string[]> => {
  const found: string[] = [];
  let next: string | undefined = `${path}&limit=${limit}`;
  while (next) {
    const response: Response = await fetch(app.origin() + next, {
      headers: { authorization: `Bearer ${viewer.token}` },
    });
    expect(response.status).toBe(200);
    const rows = (await response.json()) as { id: string }[];
    expect(rows.length).toBeLessThanOrEqual(limit);
    found.push(...ids(rows));
    next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1];
  }
  return found;
};

describe('further pages', () => {
  it('of people contain each found player once, without blocked ones', async () => {
    const names = ['Zebulon Quist', 'Zebulona Quist', 'Anna Zebulonsson', 'Zebulom Quist', 'Bo Zebulon'];
    const people = [];
    for (const name of names) {
      const [first = '', last = ''] = name.split(' ');
      for (const years of [12, 30]) people.push(await named(first, last, years));
    }
    const [hidden] = people;
    const viewer = await app.user();
    const whole = await find(viewer, 'zebulon');
    // Minors are found by the first name or the whole last name: all but Anna Zebulonsson and Zebulom.
    expect(whole).toHaveLength(8);
    for (const limit of [1, 3, 7, 8])
      expect(await readAll(viewer, '/api/users?search=zebulon', limit)).toEqual(whole);
    await viewer.call(blockRoutes.block, { params: { id: hidden?.id ?? '' } });
    expect((await readAll(viewer, '/api/users?search=zebulon', 2)).toSorted()).toEqual(
      whole.filter((id) => id !== hidden?.id).toSorted(),
    );
  });

  it('of organizations contain each of them once', async () => {
    const adult = await named('Ola', 'Pager', 30);
    for (const name of ['Quibble Bears', 'Quibble Owls', 'North Quibble', 'Quibble Bears', 'Quibbel Foxes'])
      await adult.call(organizationRoutes.create, { body: { name, confirmed: true } });
    for (const text of ['quibble', 'quibble hockey']) {
      const path = `/api/organizations?search=${text}`;
      const whole = await readAll(adult, path, 100);
      expect(whole).toHaveLength(5);
      for (const limit of [1, 2, 4]) expect(await readAll(adult, path, limit)).toEqual(whole);
    }
  });

  it('need a cursor that the search returned', async () => {
    const viewer = await app.user();
    for (const route of [playerRoutes.search, organizationRoutes.search, postRoutes.own])
      for (const cursor of ['x', 'WzFd', Buffer.from('[true,1e999,2,"x"]').toString('base64url')]) {
        const reply = viewer.call(route, { query: { search: 'noor', cursor } });
        expect((await expectErrorReply(reply))[0]).toBe(400);
      }
  });
});

describe('a search of own items', () => {
  it('finds posts by their words and games by the opponent, page by page, and nobody else’s', async () => {
    const author = await app.user();
    const club = await author.call(organizationRoutes.create, { body: { name: 'Málaga Nordics' } });
    const write = (person: TestUser, content: string) =>
      person.call(postRoutes.create, { body: { content } });
    const posts = [];
    for (const day of ['Monday', 'Tuesday', 'Friday'])
      posts.push(await write(author, `Señor Puck on ${day}`));
    const odd = await write(author, '100% effort_');
    const game = await logGame(author, skaterGame(club.id));
    const other = await app.user();
    await write(other, 'Señor Puck');
    await logGame(other, skaterGame(club.id));
    const newestFirst = ids(posts).toReversed();
    for (const limit of [1, 2, 3])
      expect(await readAll(author, '/api/posts?search=puck senor', limit)).toEqual(newestFirst);
    const ownPosts = async (search: string) => ids(await author.call(postRoutes.own, { query: { search } }));
    expect(await ownPosts('TUESDAY')).toEqual([posts[1]?.id]);
    expect(await ownPosts('0% effort_')).toEqual([odd.id]);
    expect(await ownPosts('puck_on')).toEqual([]);
    expect(ids(await author.call(gameRoutes.own, { query: { search: 'malaga' } }))).toEqual([game.id]);
    expect(await author.call(gameRoutes.own, { query: { search: 'malaga owls' } })).toEqual([]);
  });
});

describe('suggestions', () => {
  it('for a minor are people of the circles and recent opponents of about their age, nobody else', async () => {
    const child = await named('Ada', 'Berg', 12);
    const organization = child.organizationId;
    const mate = await named('Ben', 'Berg', 9, organization);
    const joined = await named('Joe', 'Berg', 40, organization);
    await app.shareCircle([child, mate]);
    const rival = await named('Cleo', 'Rival', 13);
    const [older, adult] = [
      await named('Dan', 'Rival', 16, rival.organizationId),
      await named('Eve', 'Rival', 40, rival.organizationId),
    ];
    const stranger = await named('Finn', 'Far', 12);
    await logGame(child, skaterGame(rival.organizationId));
    const suggested = await suggestions(child);
    expect(suggested).toEqual(expect.arrayContaining([mate.id, rival.id]));
    for (const { id } of [joined, older, adult, stranger]) expect(suggested).not.toContain(id);
  });

  it('for an adult contain no minors of other organizations', async () => {
    const adult = await named('Gus', 'Grown', 35);
    const rival = await named('Hal', 'Rival', 13);
    await logGame(adult, skaterGame(rival.organizationId));
    const other = await named('Ivy', 'Grown', 35);
    const suggested = await suggestions(adult);
    expect(suggested).toContain(other.id);
    expect(suggested).not.toContain(rival.id);
  });
});
