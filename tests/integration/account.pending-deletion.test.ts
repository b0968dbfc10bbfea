// @module-tag extended
import { childRoutes } from '@rinkside/contracts/child';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { actorOf } from '@rinkside/domain/actor';
import { restoreAccount, suspendAccount } from '@rinkside/domain/moderation/suspend.commands';
import { changeEmail } from '@rinkside/identity/accounts';
import { createLink } from '@rinkside/identity/links';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { expectErrorReply, sendRoute } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { deleteAccountJob, settlePendingDeletions } from '@rinkside/workers/jobs/delete-account';
import { openResources, type Resources } from '@rinkside/workers/resources';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { tablesReferencing } from './deletion-residue.js';
import { openWithEmbeddedProvider } from './embedded-provider.js';

const services = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
let world: Awaited<ReturnType<typeof openWithEmbeddedProvider>>;
let resources: Resources;
let friend: TestUser;
beforeAll(async () => {
  world = await openWithEmbeddedProvider({ ...services, workers: 0 });
  resources = await openResources({ ...world.app.env, METRICS_PORT: 0 }, createLog('test', 'silent'));
  friend = await (await world.signUp('friend')).onboard();
});
afterAll(async () => {
  await resources.shutdown.run();
  await world.close();
});

/** An account whose address was changed just now. @returns it with the token that undoes the change */
const newMoved = async () => {
  const name = `p${newId()}`;
  const { pool } = world.app;
  const person = await (await world.signUp(name)).onboard({ role: 'parent' });
  const { subject } = person;
  const email = world.emailOf(`new-${name}`);
  await changeEmail(pool, await createLink(pool, 'change-email', { subject, email }));
  const undo = await createLink(pool, 'undo-email', { subject, email: world.emailOf(name) });
  return { name, person, undo };
};
const remove = async (person: TestUser) =>
  person.call(playerRoutes.remove, { body: { proof: (await world.prove(person)).proof } });
const post = (path: string, form: Record<string, string> = {}) =>
  fetch(`${world.url}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

/** Undoes the change and chooses a password. @returns the account, signed in */
const undoChange = async ({ name, person, undo }: Awaited<ReturnType<typeof newMoved>>) => {
  const reset = (await post(`/oidc/account/undo-email?token=${undo}`)).headers.get('location') ?? '';
  const password = 'five-hole';
  expect((await post(reset, { password, confirm: password })).status).toBe(200);
  return world.signIn(name, person.subject);
};
const pageOf = (id: string) => friend.call(playerRoutes.one, { params: { id } });
const expectHidden = async (id: string) => expect((await expectErrorReply(pageOf(id)))[0]).toBe(404);
const expireUndos = (subject: string) =>
  world.app.pool.query(
    `with mail as (delete from identity.mail where subject = $1)
     update identity.link set expires_at = now() - interval '1 second' where subject = $1`,
    [subject],
  );

it('a deletion waits while a change of the email can be undone, and hides everything at once', async () => {
  const moved = await newMoved();
  const { person, name } = moved;
  const { id } = await person.call(postRoutes.create, { body: { content: 'Early ice' } });
  const child = await person.call(childRoutes.add, {
    body: {
      first_name: 'Ivy',
      last_name: 'Marlow',
      birthdate: `${new Date().getUTCFullYear() - 9}-01-01`,
      position: 'goalie',
      age: '10U',
      organization_id: person.organizationId,
    },
  });
  const { proof } = await world.prove(person);
  const response = await sendRoute(world.app.origin(), person.token, playerRoutes.remove, {
    body: { proof },
  });
  expect(response.status).toBe(202);
  const { effective_at = '' } = (await response.json()) as { effective_at?: string };
  const days = (Date.parse(effective_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);

  expect((await expectErrorReply(person.call(playerRoutes.me)))[0]).toBe(401);
  const again = await world.signIn(`new-${name}`, person.subject);
  expect((await expectErrorReply(again.call(playerRoutes.me)))[0]).toBe(401);
  await expectHidden(person.id);
  await expectHidden(child.id);
  expect((await expectErrorReply(friend.call(postRoutes.one, { params: { id } })))[0]).toBe(404);
  await settlePendingDeletions(resources);
  expect(await world.app.count('select count(*) from item where id = $1', [id])).toBe(1);

  const back = await undoChange(moved);
  expect(await back.call(playerRoutes.me)).toMatchObject({ id: person.id, onboarding_complete: true });
  expect(await back.call(childRoutes.list)).toMatchObject([{ id: child.id }]);
  expect((await pageOf(person.id)).id).toBe(person.id);
  expect((await friend.call(postRoutes.one, { params: { id } })).content).toBe('Early ice');
  expect(await world.app.count('select count(*) from pending_deletion')).toBe(0);
});

it('workers take a deletion back after an undo, before the owner signs in', async () => {
  const { person, undo } = await newMoved();
  await remove(person);
  await expectHidden(person.id);
  await post(`/oidc/account/undo-email?token=${undo}`);
  await settlePendingDeletions(resources);
  expect((await pageOf(person.id)).id).toBe(person.id);
});

it('rows and login go once the last undo has expired, and not before', async () => {
  const { person } = await newMoved();
  await remove(person);
  await world.app.pool.query('update pending_deletion set effective_at = now()');
  await settlePendingDeletions(resources);
  expect(await world.app.count('select count(*) from pending_deletion')).toBe(1);
  await expireUndos(person.subject);
  await settlePendingDeletions(resources);
  const { rows } = await world.app.pool.query<{ issuer: string; subject: string }>(
    'select issuer, subject from account_deletion where player_id = $1',
    [person.id],
  );
  await deleteAccountJob(resources, { player_id: person.id, issuer: '', subject: '', ...rows[0] });
  expect(await tablesReferencing(world.app, person.id)).toEqual([]);
  expect(
    await world.app.count('select count(*) from identity.account where subject = $1', [person.subject]),
  ).toBe(0);
});

it('without an open undo the deletion is immediate', async () => {
  const { person } = await newMoved();
  await expireUndos(person.subject);
  expect(await remove(person)).toEqual({ success: true });
});

it('who lost the account by an undo cannot delete it with a token and a proof from before', async () => {
  const { person, undo } = await newMoved();
  const { proof } = await world.prove(person);
  await post(`/oidc/account/undo-email?token=${undo}`);
  const reply = expectErrorReply(person.call(playerRoutes.remove, { body: { proof } }));
  expect((await reply)[0]).toBe(401);
  expect((await pageOf(person.id)).id).toBe(person.id);
});

it('a suspension stays when a deletion is taken back, and its end does not show what waits', async () => {
  const run = (work: typeof suspendAccount, id: string) =>
    resources.commands.run(actorOf(newId()), (ctx) => work(ctx, id));
  const [suspended, restored] = [await newMoved(), await newMoved()];
  await remove(suspended.person);
  expect(await run(suspendAccount, suspended.person.id)).toBe(true);
  await undoChange(suspended);
  await settlePendingDeletions(resources);
  await expectHidden(suspended.person.id);

  expect(await run(suspendAccount, suspended.person.id)).toBe(false);
  expect(await run(restoreAccount, suspended.person.id)).toBe(true);
  await remove(restored.person);
  await run(suspendAccount, restored.person.id);
  expect(await run(restoreAccount, restored.person.id)).toBe(true);
  await expectHidden(restored.person.id);
  await undoChange(restored);
  await settlePendingDeletions(resources);
  expect((await pageOf(restored.person.id)).id).toBe(restored.person.id);
});
