import { errorMessages } from '@rinkside/contracts/error';
import { playerRoutes } from '@rinkside/contracts/player';
import { sessionRoutes } from '@rinkside/contracts/session';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    gateways: 2,
  });
});
afterAll(() => app?.close());

const sessionEnded: [number, string] = [401, errorMessages.sessionRevoked];

/** Signs the same account in on another device. */
const signInAgain = async ({ subject }: TestUser, claims = {}) =>
  new TestUser(app, subject, await app.issuer.token(subject, claims));
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;

// @covers V4.4.4 V7.6.1
it('revoking other sessions rejects their requests, sockets and handshakes and keeps the current session and other users', async () => {
  const [currentSession, bystander] = [await app.user(), await app.user()];
  const otherSession = await signInAgain(currentSession);
  const [otherClient, bystanderClient] = [await otherSession.liveClient(1), await bystander.liveClient(1)];
  await app.settle();

  expect(await currentSession.call(sessionRoutes.endOthers)).toEqual({ success: true });
  for (const gateway of [0, 1])
    expect(await expectErrorReply(otherSession.callVia(gateway, playerRoutes.me))).toEqual(sessionEnded);
  await waitFor('the other socket is disconnected', () => !otherClient.connected, 5000);
  await expect(otherSession.liveClient()).rejects.toThrow(errorMessages.sessionRevoked);

  expect((await currentSession.call(playerRoutes.me)).id).toBe(currentSession.id);
  expect((await currentSession.liveClient()).connected).toBe(true);
  expect(bystanderClient.connected).toBe(true);
  expect((await bystander.call(playerRoutes.me)).id).toBe(bystander.id);
});

it('a sign-in after revoking other sessions is accepted', async () => {
  const currentSession = await app.user();
  await currentSession.call(sessionRoutes.endOthers);
  await waitFor('a new sign-in is accepted', async () => {
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
  const currentSession = await signInAgain(await app.user(), laptop);
  await currentSession.call(sessionRoutes.endOthers);
  const me = async (claims: object) => (await signInAgain(currentSession, claims)).call(playerRoutes.me);
  expect(await expectErrorReply(me(phone))).toEqual(sessionEnded);
  expect((await me(laptop)).email).toContain(currentSession.subject);
  expect((await me({ sid: 'tablet', auth_time: secondsAgo(-2) })).email).toContain(currentSession.subject);
});
