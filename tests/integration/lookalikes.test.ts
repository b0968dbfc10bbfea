import {
  organizationRoutes,
  organizationRules,
  type OrganizationBody,
} from '@rinkside/contracts/organization';
import { CallError } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
let person: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  person = await app.user();
});
afterAll(() => app?.close());

const create = (by: TestUser, body: OrganizationBody & { confirmed?: boolean }, key?: string) =>
  by.call(organizationRoutes.create, { body, ...(key && { key }) });
/** Returns the refusal of a new organization. */
const questionOf = async (by: TestUser, name: string) => {
  const error: unknown = await create(by, { name }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof CallError ? { status: error.status, ...error.view } : undefined;
};

describe('an organization with a name like another', () => {
  it.each([
    ['Zirconia Valley', 'zirconia valley hockey club'],
    ['Ümlaut Rovers Youth Hockey Association', 'UmlautRovers'],
    ['Peregrine Otters', 'Peregrin Otters'],
    ['СОСА', 'COCA'],
  ])('asks after %s whether %s means it', async (existing, name) => {
    const { id } = await create(person, { name: existing });
    const question = await questionOf(await app.user(), name);
    expect(question).toMatchObject({
      status: 409,
      message: organizationRules.alike(existing, 1),
      candidates: [{ id, name: existing, newcomer: { members: 0 } }],
    });
    // A question, not a refusal.
    expect(await create(await app.user(), { name, confirmed: true })).toMatchObject({ name });
  });

  it('asks nothing about names that differ, and of many names the same five', async () => {
    await create(person, { name: 'Obsidian Falls 12U' });
    for (const name of ['Obsidian Falls 14U', 'Obsidian Lake', 'Granite Falls 12U'])
      expect(await create(person, { name })).toMatchObject({ name });
    for (let count = 0; count < 6; count++)
      await create(await app.user(), { name: 'Basalt Bears', confirmed: true });
    const question = await questionOf(person, 'Basalt Bears');
    expect(question?.candidates).toHaveLength(5);
    expect(question?.message).toBe(organizationRules.alike('Basalt Bears', 5));
  });

  it('does not keep the answer of a repeat with the same key', async () => {
    await create(person, { name: 'Feldspar Flyers' });
    const other = await app.user();
    await expect(create(other, { name: 'Feldspar Flyers' }, 'once')).rejects.toMatchObject({ status: 409 });
    expect(await create(other, { name: 'Feldspar Flyers', confirmed: true }, 'twice')).toMatchObject({
      version: 1,
    });
  });
});

it('search marks an organization that is new and small, with its members', async () => {
  const { id } = await create(person, { name: 'Quartzite Quails' });
  const find = async () => {
    const found = await person.call(organizationRoutes.search, { query: { search: 'quartzite' } });
    return found.find((organization) => organization.id === id)?.newcomer;
  };
  expect(await find()).toEqual({ members: 0 });
  await app.user({ organization_id: id });
  expect(await find()).toEqual({ members: 1 });
  await app.pool.query(`update organization set created_at = now() - interval '91 days' where id = $1`, [id]);
  expect(await find()).toBeNull();
  await app.pool.query('update organization set created_at = now() where id = $1', [id]);
  for (let members = 1; members < organizationRules.newcomer.members; members++)
    await app.user({ organization_id: id });
  expect(await find()).toBeNull();
}, 60_000);
