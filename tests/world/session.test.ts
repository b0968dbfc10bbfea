import { refusals } from '@rinkside/contracts/error';
import { playerRoutes } from '@rinkside/contracts/player';
import { sessionRoutes } from '@rinkside/contracts/session';
import { refusal } from '@rinkside/testkit/client';
import { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: World;
beforeAll(async () => {
  app = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
  });
});
afterAll(() => app?.close());

const sessionEnded: [number, string] = [401, refusals.sessionEnded];

/** Signs the same account in on another device. */
const signInAgain = async ({ subject }: Person, claims = {}) =>
  new Person(app, subject, await app.issuer.token(subject, claims));
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

// @covers V4.4.4 V7.6.1
it('revoking other sessions rejects their requests, sockets and handshakes and keeps the current session and other users', async () => {
  const [currentSession, bystander] = [await app.person(), await app.person()];
  const otherSession = await signInAgain(currentSession);
  const [otherClient, bystanderClient] = [await otherSession.screen(1), await bystander.screen(1)];
  await app.settle();

  expect(await currentSession.call(sessionRoutes.endOthers)).toEqual({ success: true });
  for (const gateway of [0, 1])
    expect(await refusal(otherSession.via(gateway, playerRoutes.me))).toEqual(sessionEnded);
  await until('the other socket is disconnected', () => !otherClient.connected, 5000);
  await expect(otherSession.screen()).rejects.toThrow(refusals.sessionEnded);

  expect((await currentSession.call(playerRoutes.me)).id).toBe(currentSession.id);
  expect((await currentSession.screen()).connected).toBe(true);
  expect(bystanderClient.connected).toBe(true);
  expect((await bystander.call(playerRoutes.me)).id).toBe(bystander.id);
});

it('a sign-in after revoking other sessions is accepted', async () => {
  const currentSession = await app.person();
  await currentSession.call(sessionRoutes.endOthers);
  await until('a new sign-in is accepted', async () => {
    const newSession = await signInAgain(currentSession);
    return newSession.call(playerRoutes.me).then(
      () => true,
      () => false,
    );
  });
});

// @covers V10.3.2
it('tokens with sid and auth_time are judged by the time of their sign-in', async () => {
  const phone = { sid: 'phone', auth_time: secondsAgo(600) };
  const laptop = { sid: 'laptop', auth_time: secondsAgo(900) };
  const currentSession = await signInAgain(await app.person(), laptop);
  await currentSession.call(sessionRoutes.endOthers);
  const me = async (claims: object) => (await signInAgain(currentSession, claims)).call(playerRoutes.me);
  expect(await refusal(me(phone))).toEqual(sessionEnded);
  expect((await me(laptop)).email).toContain(currentSession.subject);
  expect((await me({ sid: 'tablet', auth_time: secondsAgo(-2) })).email).toContain(currentSession.subject);
});
