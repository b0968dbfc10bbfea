import { organizationRoutes, organizationRules } from '@rinkside/contracts/organization';
import { callRoute } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  person = await world.newcomer();
  for (const [name, team_name] of [
    ['Northern Lights HC', 'Aurora'],
    ['Lakeside Blades', 'Blades 12U'],
    ['100% Hockey', null],
  ] as const)
    await person.call(organizationRoutes.create, {
      body: { name, team_name, website: 'https://club.example' },
    });
});
afterAll(() => world?.close());

const search = async (text: string) =>
  (await callRoute(world.origin(), undefined, organizationRoutes.search, { query: { search: text } })).map(
    ({ name }) => name,
  );

describe('search', () => {
  it.each([
    ['north', ['Northern Lights HC']],
    ['nothern lihgts', ['Northern Lights HC']],
    ['AURORA', ['Northern Lights HC']],
    ['  blades  ', ['Lakeside Blades']],
    ['100%', ['100% Hockey']],
    ['n', []],
    ['', []],
    ['zzzzzz', []],
  ])('for %j signed out finds %j', async (text, names) => {
    expect(await search(text)).toEqual(names);
  });
});

describe('a search', () => {
  it.each([
    ['search=' + 'x'.repeat(101), 400],
    ['search=club&limit=0', 400],
    ['search=club&limit=101', 400],
    ['search=club&page=2', 400],
    ['search=%00club', 400],
    [`search=${'x'.repeat(100)}&limit=100`, 200],
    ['search=%25%5F%5C', 200],
  ])('for %s is answered with %d', async (query, status) => {
    expect((await fetch(`${world.origin()}/api/organizations?${query}`)).status).toBe(status);
  });

  it('gives the name that begins with it first, then the likest', async () => {
    for (const name of ['Old Maplewood Wolves', 'Maplewood Hockey', 'Maplewod Hawks'])
      await person.call(organizationRoutes.create, { body: { name } });
    expect((await search('maplewood'))[0]).toBe('Maplewood Hockey');
    expect(await search('maplewood')).toHaveLength(3);
  });
});

describe('a new organization', () => {
  // @covers V1.2.2
  it('needs a name and takes web addresses only', async () => {
    const create = (body: object) =>
      person.call(organizationRoutes.create, { body: body as { name: string } });
    await expect(create({ name: ' ' })).rejects.toMatchObject({
      status: 400,
      view: { message: organizationRules.nameRequired },
    });
    for (const website of ['javascript:alert(1)', 'ftp://club.example', 'club'])
      await expect(create({ name: 'Club', website })).rejects.toMatchObject({
        status: 400,
        view: { message: organizationRules.website },
      });
    await expect(create({ name: 'Club', image_url: 'https://evil.example/x.png' })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('is the same one when a retried try carries the same key', async () => {
    const make = () => person.call(organizationRoutes.create, { body: { name: 'Retry Rangers' }, key: 'k' });
    const [first, second] = [await make(), await make()];
    expect(second).toEqual(first);
  });
});
