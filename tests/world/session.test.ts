import { refusals } from '@rinkside/contracts/error';
import { playerRoutes } from '@rinkside/contracts/player';
import { sessionRoutes } from '@rinkside/contracts/session';
import { refusal } from '@rinkside/testkit/client';
import { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
  });
});
afterAll(() => world?.close());

const ended: [number, string] = [401, refusals.sessionEnded];

/** The same account on another device. */
const another = async ({ subject }: Person, claims = {}) =>
  new Person(world, subject, await world.issuer.token(subject, claims));
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

// @covers V4.4.4 V7.6.1
it('ends every other session at once: calls, sockets and handshakes; others and the own go on', async () => {
  const [here, bystander] = [await world.person(), await world.person()];
  const there = await another(here);
  const [lost, theirs] = [await there.screen(1), await bystander.screen(1)];
  await world.settle();

  expect(await here.call(sessionRoutes.endOthers)).toEqual({ success: true });
  for (const gateway of [0, 1]) expect(await refusal(there.via(gateway, playerRoutes.me))).toEqual(ended);
  await until('the other socket is cut', () => !lost.connected, 5000);
  await expect(there.screen()).rejects.toThrow(refusals.sessionEnded);

  expect((await here.call(playerRoutes.me)).id).toBe(here.id);
  expect((await here.screen()).connected).toBe(true);
  expect(theirs.connected).toBe(true);
  expect((await bystander.call(playerRoutes.me)).id).toBe(bystander.id);
});

it('lets whoever signs in afterwards in', async () => {
  const here = await world.person();
  await here.call(sessionRoutes.endOthers);
  await until('a new sign-in is let in', async () => {
    const later = await another(here);
    return later.call(playerRoutes.me).then(
      () => true,
      () => false,
    );
  });
});

// @covers V10.3.2
it('believes a provider that names its sign-ins: renewed tokens are as old as theirs', async () => {
  const phone = { sid: 'phone', auth_time: secondsAgo(600) };
  const laptop = { sid: 'laptop', auth_time: secondsAgo(900) };
  const here = await another(await world.person(), laptop);
  await here.call(sessionRoutes.endOthers);
  const me = async (claims: object) => (await another(here, claims)).call(playerRoutes.me);
  expect(await refusal(me(phone))).toEqual(ended);
  expect((await me(laptop)).email).toContain(here.subject);
  expect((await me({ sid: 'tablet', auth_time: secondsAgo(-2) })).email).toContain(here.subject);
});
