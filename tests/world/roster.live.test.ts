// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { playerRoutes } from '@rinkside/contracts/player';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Office } from './office.js';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => world?.close());

it('who joins or leaves an organization is told where it is watched, but nobody blocked with them', async () => {
  const [mate, stranger, blocker] = [await world.person(), await world.person(), await world.person()];
  const { organizationId: organization_id } = mate;
  const room = `organization:${organization_id}`;
  const mover = await world.person();
  await blocker.call(blockRoutes.block, { params: { id: mover.id } });
  const [watching, deaf, elsewhere] = [await mate.screen(), await blocker.screen(), await stranger.screen()];
  for (const screen of [watching, deaf]) await screen.watch(room);
  await world.settle();

  const told = () => watching.all('roster.changed').length;
  const changes: [string, () => Promise<unknown>][] = [
    ['joins', () => mover.call(playerRoutes.update, { body: { organization_id } })],
    ['leaves', () => mover.call(playerRoutes.update, { body: { organization_id: mover.organizationId } })],
    ['comes back', () => mover.call(playerRoutes.update, { body: { organization_id } })],
    ['is suspended', () => office.operator('suspend', mover.id)],
    ['is let in again', () => office.operator('restore', mover.id)],
    ['goes for good', () => mover.call(playerRoutes.remove)],
  ];
  const office = await Office.open(world);
  for (const [at, [what, change]] of changes.entries()) {
    await change();
    await world.settle();
    expect([what, told()]).toEqual([what, at + 1]);
  }
  expect(watching.all('roster.changed')[0]).toEqual({ organization_id, version: expect.any(Number) });
  // An edit that moves nobody is none of the organization's business.
  const last = told();
  await mate.call(playerRoutes.update, { body: { level: 'B' } });
  await world.person({ organization_id });
  await world.settle();
  expect(told()).toBe(last + 1);
  // Of the blocked one nothing was heard until they deleted their account, and the block with it.
  expect(deaf.all('roster.changed').length).toBeLessThanOrEqual(2);
  expect(elsewhere.all('roster.changed')).toEqual([]);
});

it('a changed profile is told to its owner’s screens and to who looks at it, without what is in it', async () => {
  const [owner, visitor, blocked] = [await world.person(), await world.person(), await world.person()];
  const [own, theirs, shut] = [await owner.screen(), await visitor.screen(), await blocked.screen()];
  for (const screen of [theirs, shut]) await screen.watch(`player:${owner.id}`);
  await owner.call(blockRoutes.block, { params: { id: blocked.id } });
  await world.settle();
  const { version } = await owner.call(playerRoutes.update, { body: { first_name: 'Ada' } });
  for (const screen of [own, theirs])
    expect(await screen.hears('profile.changed')).toEqual({ user_id: owner.id, version });
  await world.settle();
  expect(shut.all('profile.changed')).toEqual([]);
});
