import { organizationRoutes, organizationRules } from '@rinkside/contracts/organization';
import { callRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let person: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  person = await app.unonboardedUser();
  for (const [name, team_name] of [
    ['Northern Lights HC', 'Aurora'],
    ['Lakeside Blades', 'Blades 12U'],
    ['100% Hockey', null],
  ] as const)
    await person.call(organizationRoutes.create, {
      body: { name, team_name, website: 'https://club.example' },
    });
});
afterAll(() => app?.close());

const search = async (text: string) =>
  (await callRoute(app.origin(), undefined, organizationRoutes.search, { query: { search: text } })).map(
    ({ name }) => name,
  );

// @covers E8
describe('organization search', () => {
  it.each([
    ['north', ['Northern Lights HC']],
    ['nothern lihgts', ['Northern Lights HC']],
    ['AURORA', ['Northern Lights HC']],
    ['  blades  ', ['Lakeside Blades']],
    ['100%', ['100% Hockey']],
    ['n', []],
    ['', []],
    ['zzzzzz', []],
  ])('finds for %j, signed out: %j', async (text, names) => {
    expect(await search(text)).toEqual(names);
  });
});

describe('organization search parameters', () => {
  it.each([
    ['search=' + 'x'.repeat(101), 400],
    ['search=club&limit=0', 400],
    ['search=club&limit=101', 400],
    ['search=club&page=2', 400],
    ['search=%00club', 400],
    [`search=${'x'.repeat(100)}&limit=100`, 200],
    ['search=%25%5F%5C', 200],
  ])('%s: status %d', async (query, status) => {
    expect((await fetch(`${app.origin()}/api/organizations?${query}`)).status).toBe(status);
  });

  it('rank prefix matches first, then similar names', async () => {
    for (const name of ['Old Maplewood Wolves', 'Maplewood Hockey', 'Maplewod Hawks'])
      await person.call(organizationRoutes.create, { body: { name } });
    expect((await search('maplewood'))[0]).toBe('Maplewood Hockey');
    expect(await search('maplewood')).toHaveLength(3);
  });
});

describe('a new organization', () => {
  // @covers V1.2.2
  it('requires a name and an http or https website', async () => {
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

  it('is created once for two requests with the same Idempotency-Key', async () => {
    const make = () => person.call(organizationRoutes.create, { body: { name: 'Retry Rangers' }, key: 'k' });
    const [first, second] = [await make(), await make()];
    expect(second).toEqual(first);
  });
});
