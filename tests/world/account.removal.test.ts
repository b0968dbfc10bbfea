// @module-tag extended
import { createAccount } from '@rinkside/identity/accounts';
import { startIdentity } from '@rinkside/identity/identity';
import { migrateIdentity } from '@rinkside/identity/migrate';
import { actorOf } from '@rinkside/domain/actor';
import { removeItems, removeLikes } from '@rinkside/domain/player/remove-content.commands';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { createLog } from '@rinkside/platform/log';
import { freePort } from '@rinkside/stack/ports';
import { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { removeAccount } from '@rinkside/workers/jobs/remove-account';
import { openResources } from '@rinkside/workers/resources';
import { decodeJwt } from 'jose';
import { expect, inject, it } from 'vitest';
import { addComment, counters, mentionsOf } from './leavings.js';

const services = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
const log = createLog('test', 'silent');

// @covers C3
it('the removal of an account ends the same when it is killed between steps and run twice at once', async () => {
  const world = await World.open({ ...services, workers: 0 });
  const resources = await openResources({ ...world.env, METRICS_PORT: 0 }, log);
  try {
    const [leaver, friend] = [await world.person(), await world.person()];
    for (let at = 0; at < 60; at++)
      await leaver.call(postRoutes.create, { body: { content: `words ${at}` } });
    const { id } = await friend.call(postRoutes.create, { body: { content: 'Stays' } });
    await leaver.call(likeRoutes.like, { body: { target_type: 'post', target_id: id } });
    for (let at = 0; at < 3; at++) await addComment(world, id, leaver.id);
    await leaver.call(playerRoutes.remove);

    const actor = actorOf(leaver.id);
    expect(await resources.commands.run(actor, removeItems)).toBe(true);
    const killed = resources.commands.run(actor, async (ctx) => {
      await removeLikes(ctx);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');

    const payload = { player_id: leaver.id, issuer: world.issuer.url, subject: leaver.subject };
    await Promise.all([removeAccount(resources, payload), removeAccount(resources, payload)]);
    await removeAccount(resources, payload);
    expect(await mentionsOf(world, leaver.id)).toEqual([]);
    for (const { stored, counted } of await counters(world)) expect(stored).toEqual(counted);
    const told = (name: string) =>
      world.count(`select count(distinct payload ->> 'id') as count from outbox where name = $1`, [name]);
    expect(await told('item.removed')).toBe(60);
    expect(await world.count(`select count(*) from outbox where name = 'item.removed'`)).toBe(60);
    expect(await world.count(`select count(*) from outbox where name = 'comment.removed'`)).toBe(3);
  } finally {
    await resources.shutdown.run();
    await world.close();
  }
});

it('the embedded provider forgets it too, even when it was away, and the email may sign up anew', async () => {
  const identity = `http://127.0.0.1:${await freePort()}`;
  const origin = 'http://rink.test';
  const world = await World.open({
    ...services,
    env: { PUBLIC_ORIGIN: origin, OIDC_ISSUER: `${origin}/oidc`, IDENTITY_URL: identity },
  });
  await migrateIdentity(world.env.DATABASE_URL);
  const who = {
    email: 'noor@rink.example',
    password: 'five-hole',
    given_name: 'Noor',
    family_name: 'Winters',
  };
  const signIn = async () => {
    const { subject } = await createAccount(world.env.DATABASE_URL, who);
    const response = await fetch(`${identity}/oidc/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'password',
        client_id: world.env.OIDC_CLIENT_ID,
        username: who.email,
        password: who.password,
        audience: world.env.OIDC_AUDIENCE,
      }),
    });
    const { access_token = '' } = (await response.json()) as { access_token?: string };
    expect(decodeJwt(access_token).sub).toBe(subject);
    return new Person(world, subject, access_token);
  };
  const provider = { running: await startIdentity(world.env, log) };
  try {
    const leaver = await (await signIn()).onboard();
    await provider.running.close();
    await leaver.call(playerRoutes.remove);
    await until(
      'its row is gone',
      async () => !(await world.count('select count(*) from player where id = $1', [leaver.id])),
    );
    provider.running = await startIdentity(world.env, log);
    await until('nothing names it', async () => (await mentionsOf(world, leaver.id)).length === 0, 20_000);
    expect(await world.count('select count(*) from identity.account')).toBe(0);
    expect(await world.count('select count(*) from identity.payload')).toBe(0);

    const newcomer = await signIn();
    expect(newcomer.subject).not.toBe(leaver.subject);
    expect(await newcomer.call(playerRoutes.me)).toMatchObject({
      email: who.email,
      onboarding_complete: false,
    });
    await expect(leaver.call(playerRoutes.me)).rejects.toMatchObject({ status: 401 });
  } finally {
    await provider.running.close();
    await world.close();
  }
});
