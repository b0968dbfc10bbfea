// @module-tag extended
import { actorOf } from '@rinkside/domain/actor';
import {
  deleteItemsOfAccount,
  deleteLikesOfAccount,
} from '@rinkside/domain/account/deletion/delete-content.commands';
import { childRequestRoutes } from '@rinkside/contracts/child-request';
import { childRoutes } from '@rinkside/contracts/child';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { createLog } from '@rinkside/platform/log';

import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import { deleteAccountJob } from '@rinkside/workers/jobs/delete-account';
import { openResources } from '@rinkside/workers/resources';
import { expect, inject, it } from 'vitest';
import { insertComment, itemCounters, tablesReferencing } from './deletion-residue.js';
import { openWithEmbeddedProvider } from './embedded-provider.js';

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
  const world = await openWithEmbeddedProvider(services);
  const { app } = world;
  try {
    const leaver = await (await world.signUp('noor')).onboard();
    const { proof } = await world.prove(leaver);
    const remove = () => leaver.call(playerRoutes.remove, { body: { proof } });
    await world.stopProvider();
    // Only the provider knows whether a change of the email can be undone.
    expect((await expectErrorReply(remove()))[0]).toBe(503);
    await world.restartProvider();
    await remove();
    await world.stopProvider();
    await waitFor(
      'the player row is deleted',
      async () => !(await app.count('select count(*) from player where id = $1', [leaver.id])),
    );
    await world.restartProvider();
    await waitFor(
      'no table references the account',
      async () => (await tablesReferencing(app, leaver.id)).length === 0,
      20_000,
    );
    expect(await app.count('select count(*) from identity.account')).toBe(0);
    expect(await app.count('select count(*) from identity.payload')).toBe(0);

    const newUser = await world.signUp('noor');
    expect(newUser.subject).not.toBe(leaver.subject);
    expect(await newUser.call(playerRoutes.me)).toMatchObject({
      email: world.emailOf('noor'),
      onboarding_complete: false,
    });
    await expect(leaver.call(playerRoutes.me)).rejects.toMatchObject({ status: 401 });
  } finally {
    await world.close();
  }
});

it('a guardian deletes a child and its login at the embedded provider, also after an outage', async () => {
  const world = await openWithEmbeddedProvider(services);
  const { app } = world;
  try {
    const parent = await (await world.signUp('noor')).onboard({ role: 'parent' });
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
    const login = await world.signUp('ivy');
    const { token } = await parent.call(guardianRoutes.addLink, {
      params: { id: child.id },
      body: { kind: 'login' },
    });
    await login.call(guardianRoutes.acceptLink, { body: { token } });
    expect((await login.call(playerRoutes.me)).id).toBe(child.id);

    const { proof } = await world.prove(parent, { profile: child.id });
    await world.stopProvider();
    await parent.call(childRoutes.remove, { params: { id: child.id }, body: { proof } });
    await login.call(childRequestRoutes.agree, { params: { id: child.id } });
    await expect(login.call(playerRoutes.me)).rejects.toMatchObject({ status: 401 });
    await waitFor(
      'the player row is deleted',
      async () => !(await app.count('select count(*) from player where id = $1', [child.id])),
    );
    await world.restartProvider();
    await waitFor(
      'no table references the child',
      async () => (await tablesReferencing(app, child.id)).length === 0,
      20_000,
    );
    expect((await world.requestToken('ivy')).status).toBe(400);
    expect((await world.requestToken('noor')).status).toBe(200);
    expect(await parent.call(childRoutes.list)).toMatchObject([{ id: sibling.id }]);
  } finally {
    await world.close();
  }
});
