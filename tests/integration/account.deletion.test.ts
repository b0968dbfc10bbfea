// @module-tag extended
import { createAccount } from '@rinkside/identity/accounts';
import { startIdentity } from '@rinkside/identity/identity';
import { migrateIdentity } from '@rinkside/identity/migrate';
import { actorOf } from '@rinkside/domain/actor';
import {
  deleteItemsOfAccount,
  deleteLikesOfAccount,
} from '@rinkside/domain/player/account-deletion/delete-content.commands';
import { childRoutes } from '@rinkside/contracts/child';
import { guardianRoutes, guardianRules } from '@rinkside/contracts/guardian';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { createLog } from '@rinkside/platform/log';
import { freePort } from '@rinkside/dev-runtime/ports';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { deleteAccountJob } from '@rinkside/workers/jobs/delete-account';
import { openResources } from '@rinkside/workers/resources';
import { decodeJwt } from 'jose';
import { expect, inject, it } from 'vitest';
import { insertComment, itemCounters, tablesReferencing } from './deletion-residue.js';

const services = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
const log = createLog('test', 'silent');

// @covers C3
it('account deletion completes when killed between steps and run twice concurrently', async () => {
  const app = await TestApp.open({ ...services, workers: 0 });
  const resources = await openResources({ ...app.env, METRICS_PORT: 0 }, log);
  try {
    const [leaver, friend] = [await app.user(), await app.user()];
    for (let at = 0; at < 60; at++) await leaver.call(postRoutes.create, { body: { content: `post ${at}` } });
    const { id } = await friend.call(postRoutes.create, { body: { content: 'Stays' } });
    await leaver.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    for (let at = 0; at < 3; at++) await insertComment(app, id, leaver.id);
    await leaver.call(playerRoutes.remove);

    const actor = actorOf(leaver.id);
    expect(await resources.commands.run(actor, deleteItemsOfAccount)).toBe(true);
    const interrupted = resources.commands.run(actor, async (ctx) => {
      await deleteLikesOfAccount(ctx);
      throw new Error('killed');
    });
    await expect(interrupted).rejects.toThrow('killed');

    const payload = { player_id: leaver.id, issuer: app.issuer.url, subject: leaver.subject };
    await Promise.all([deleteAccountJob(resources, payload), deleteAccountJob(resources, payload)]);
    await deleteAccountJob(resources, payload);
    expect(await tablesReferencing(app, leaver.id)).toEqual([]);
    for (const { stored, recomputed } of await itemCounters(app)) expect(stored).toEqual(recomputed);
    const countDistinctIds = (name: string) =>
      app.count(`select count(distinct payload ->> 'id') as count from outbox where name = $1`, [name]);
    expect(await countDistinctIds('item.removed')).toBe(60);
    expect(await app.count(`select count(*) from outbox where name = 'item.removed'`)).toBe(60);
    expect(await app.count(`select count(*) from outbox where name = 'comment.removed'`)).toBe(3);
  } finally {
    await resources.shutdown.run();
    await app.close();
  }
});

it('account deletion reaches the embedded identity provider after an outage, and the email can sign up again', async () => {
  const identity = `http://127.0.0.1:${await freePort()}`;
  const origin = 'http://rink.test';
  const app = await TestApp.open({
    ...services,
    env: { PUBLIC_ORIGIN: origin, OIDC_ISSUER: `${origin}/oidc`, IDENTITY_URL: identity },
  });
  await migrateIdentity(app.env.DATABASE_URL);
  const credentials = {
    email: 'noor@rink.example',
    password: 'five-hole',
    given_name: 'Noor',
    family_name: 'Winters',
  };
  const signIn = async () => {
    const { subject } = await createAccount(app.env.DATABASE_URL, credentials);
    const response = await fetch(`${identity}/oidc/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: app.env.OIDC_CLIENT_ID,
        username: credentials.email,
        password: credentials.password,
        audience: app.env.OIDC_AUDIENCE,
      }),
    });
    const { access_token = '' } = (await response.json()) as { access_token?: string };
    expect(decodeJwt(access_token).sub).toBe(subject);
    return new TestUser(app, subject, access_token);
  };
  const provider = { running: await startIdentity(app.env, log) };
  try {
    const leaver = await (await signIn()).onboard();
    await provider.running.close();
    await leaver.call(playerRoutes.remove);
    await waitFor(
      'the player row is deleted',
      async () => !(await app.count('select count(*) from player where id = $1', [leaver.id])),
    );
    provider.running = await startIdentity(app.env, log);
    await waitFor(
      'no table references the account',
      async () => (await tablesReferencing(app, leaver.id)).length === 0,
      20_000,
    );
    expect(await app.count('select count(*) from identity.account')).toBe(0);
    expect(await app.count('select count(*) from identity.payload')).toBe(0);

    const newUser = await signIn();
    expect(newUser.subject).not.toBe(leaver.subject);
    expect(await newUser.call(playerRoutes.me)).toMatchObject({
      email: credentials.email,
      onboarding_complete: false,
    });
    await expect(leaver.call(playerRoutes.me)).rejects.toMatchObject({ status: 401 });
  } finally {
    await provider.running.close();
    await app.close();
  }
});

it('a guardian deletes a child and its login at the embedded provider with the password, also after an outage', async () => {
  const identity = `http://127.0.0.1:${await freePort()}`;
  const origin = 'http://rink.test';
  const app = await TestApp.open({
    ...services,
    env: { PUBLIC_ORIGIN: origin, OIDC_ISSUER: `${origin}/oidc`, IDENTITY_URL: identity },
  });
  await migrateIdentity(app.env.DATABASE_URL);
  const provider = { running: await startIdentity(app.env, log) };
  const password = 'five-hole';
  const requestToken = async (email: string) => {
    const reply = await fetch(`${identity}/oidc/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: app.env.OIDC_CLIENT_ID,
        username: email,
        password,
        audience: app.env.OIDC_AUDIENCE,
      }),
    });
    return { status: reply.status, body: (await reply.json()) as { access_token?: string } };
  };
  const signUp = async (name: string) => {
    const email = `${name}@rink.example`;
    const { subject } = await createAccount(app.env.DATABASE_URL, {
      email,
      password,
      given_name: name,
      family_name: 'Marlow',
    });
    return new TestUser(app, subject, (await requestToken(email)).body.access_token ?? '');
  };
  const prove = async ({ token }: TestUser, profile: string, typed = password) => {
    const reply = await fetch(`${identity}/oidc/account/deletion-proof`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: typed, profile }),
    });
    return ((await reply.json()) as { proof?: string; error?: string }) ?? {};
  };
  try {
    const parent = await (await signUp('noor')).onboard({ role: 'parent' });
    const stranger = await (await signUp('sam')).onboard({ role: 'parent' });
    const addChild = () =>
      parent.call(childRoutes.add, {
        body: {
          first_name: 'Ivy',
          last_name: 'Marlow',
          birthdate: `${new Date().getUTCFullYear() - 9}-01-01`,
          position: 'goalie',
          age: '10U',
          organization_id: parent.organizationId,
        },
      });
    const [child, sibling] = [await addChild(), await addChild()];
    const login = await signUp('ivy');
    const { token } = await parent.call(guardianRoutes.addLink, {
      params: { id: child.id },
      body: { kind: 'login' },
    });
    await login.call(guardianRoutes.acceptLink, { body: { token } });

    const remove = (proof?: string) =>
      parent.call(playerRoutes.remove, { actingAs: child.id, body: proof === undefined ? {} : { proof } });
    const notProven = [403, guardianRules.deletionNotProven];
    expect(await expectErrorReply(remove())).toEqual(notProven);
    expect((await prove(parent, child.id, 'wrong-one')).error).toBe('wrong_password');
    for (const proof of [
      parent.token,
      login.token,
      (await prove(parent, sibling.id)).proof,
      (await prove(stranger, child.id)).proof,
    ])
      expect(await expectErrorReply(remove(proof))).toEqual(notProven);
    expect((await login.call(playerRoutes.me)).id).toBe(child.id);

    const { proof } = await prove(parent, child.id);
    await provider.running.close();
    await remove(proof);
    await expect(login.call(playerRoutes.me)).rejects.toMatchObject({ status: 401 });
    await waitFor(
      'the player row is deleted',
      async () => !(await app.count('select count(*) from player where id = $1', [child.id])),
    );
    provider.running = await startIdentity(app.env, log);
    await waitFor(
      'no table references the child',
      async () => (await tablesReferencing(app, child.id)).length === 0,
      20_000,
    );
    expect((await requestToken('ivy@rink.example')).status).toBe(400);
    expect((await requestToken('noor@rink.example')).status).toBe(200);
    expect(await parent.call(childRoutes.list)).toMatchObject([{ id: sibling.id }]);
  } finally {
    await provider.running.close();
    await app.close();
  }
});
