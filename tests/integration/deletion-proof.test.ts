// @module-tag extended
import { childRoutes } from '@rinkside/contracts/child';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { playerRoutes } from '@rinkside/contracts/player';
import { proofRoutes, proofRules } from '@rinkside/contracts/proof';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openWithEmbeddedProvider } from './embedded-provider.js';

const services = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') };
const notProven = [403, proofRules.notProven];

const addChild = (parent: TestUser) =>
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

const addGuardian = async (parent: TestUser, second: TestUser, childId: string) => {
  const { token } = await parent.call(guardianRoutes.addLink, {
    params: { id: childId },
    body: { kind: 'guardian' },
  });
  await second.call(guardianRoutes.acceptLink, { body: { token } });
};

describe('with the embedded provider', () => {
  let world: Awaited<ReturnType<typeof openWithEmbeddedProvider>>;
  let parent: TestUser;
  let second: TestUser;
  beforeAll(async () => {
    world = await openWithEmbeddedProvider({ ...services, workers: 0 });
    [parent, second] = [await world.signUp('noor'), await world.signUp('sam')];
    for (const guardian of [parent, second]) {
      await guardian.onboard({ role: 'parent' });
      await world.app.pool.query('update player set email_verified = true where id = $1', [guardian.id]);
    }
  });
  afterAll(() => world.close());

  it('nothing ends for good without a proof for it by the account itself', async () => {
    const [child, sibling] = [await addChild(parent), await addChild(parent)];
    await addGuardian(parent, second, child.id);
    const params = { id: child.id, guardian_id: second.id };
    const acts: [string, (proof?: string) => Promise<unknown>][] = [
      ['the account', (proof) => parent.call(playerRoutes.remove, { body: { proof } })],
      [
        'the acted profile',
        (proof) => parent.call(playerRoutes.remove, { actingAs: child.id, body: { proof } }),
      ],
      ['a child', (proof) => parent.call(childRoutes.remove, { params: { id: child.id }, body: { proof } })],
      ['a guardianship', (proof) => parent.call(guardianRoutes.remove, { params, body: { proof } })],
    ];
    expect((await world.prove(parent, { password: 'wrong-one' })).error).toBe('wrong_password');
    const [head, claims, signature = ''] = ((await world.prove(parent)).proof ?? '').split('.');
    const wrongProofs = {
      none: undefined,
      empty: '',
      'the access token': parent.token,
      'a changed signature': `${head}.${claims}.${signature.split('').toReversed().join('')}`,
      'for another profile': (await world.prove(parent, { profile: sibling.id })).proof,
      'of another account, for itself': (await world.prove(second)).proof,
      'of another guardian, for the child': (await world.prove(second, { profile: child.id })).proof,
      'of another account, for the account': (await world.prove(second, { profile: parent.id })).proof,
    };
    for (const [act, run] of acts)
      for (const [kind, proof] of Object.entries(wrongProofs))
        expect([act, kind, ...(await expectErrorReply(run(proof)))]).toEqual([act, kind, ...notProven]);
    const forAccount = (await world.prove(parent)).proof;
    for (const [act, run] of acts.slice(1))
      expect([act, ...(await expectErrorReply(run(forAccount)))]).toEqual([act, ...notProven]);
    expect(await parent.call(childRoutes.list)).toHaveLength(2);
  });

  it('an expired proof no longer proves anything', async () => {
    const { proof } = await world.prove(second);
    // The clock tolerance is one minute.
    const laterMs = Date.now() + (proofRules.maxAgeSeconds + 90) * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: laterMs });
    try {
      expect(await expectErrorReply(second.call(playerRoutes.remove, { body: { proof } }))).toEqual(
        notProven,
      );
    } finally {
      vi.useRealTimers();
    }
  });

  it('each act accepts the proof for it, and the account one without a profile', async () => {
    const [child, shared] = [await addChild(parent), await addChild(parent)];
    await addGuardian(parent, second, shared.id);
    const proofFor = async (profile: string) => ({
      body: { proof: (await world.prove(parent, { profile })).proof },
    });
    await parent.call(guardianRoutes.remove, {
      params: { id: shared.id, guardian_id: second.id },
      ...(await proofFor(shared.id)),
    });
    await parent.call(childRoutes.remove, { params: { id: child.id }, ...(await proofFor(child.id)) });
    await parent.call(playerRoutes.remove, { actingAs: shared.id, ...(await proofFor(shared.id)) });
    await waitFor('the children are gone', async () => (await parent.call(childRoutes.list)).length < 3);
    await parent.call(playerRoutes.remove, { body: { proof: (await world.prove(parent)).proof } });
    expect((await expectErrorReply(parent.call(playerRoutes.me)))[0]).toBe(401);
  });
});

describe('with a hosted provider', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.open({ ...services, workers: 0 });
  });
  afterAll(() => app.close());

  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  const userWith = async (auth_time: unknown) => {
    const subject = `person-${crypto.randomUUID()}`;
    const token = await app.issuer.token(subject, { auth_time });
    return new TestUser(app, subject, token).onboard();
  };

  it.each([
    ['long ago', secondsAgo(proofRules.maxAgeSeconds + 1)],
    ['in the future', secondsAgo(-600)],
    ['at an unknown time', undefined],
    ['at something that is no time', 'now'],
  ])('a sign-in %s proves nothing', async (_, authTime) => {
    const person = await userWith(authTime);
    for (const proof of [undefined, person.token, 'x'])
      expect(await expectErrorReply(person.call(playerRoutes.remove, { body: { proof } }))).toEqual(
        notProven,
      );
  });

  it('the ID token of a new sign-in is enough, with the nonce for this account and profile', async () => {
    const [person, other] = [await userWith(undefined), await userWith(undefined)];
    const nonceOf = async (owner: TestUser, profile: string) =>
      (await owner.call(proofRoutes.nonce, { body: { profile } })).nonce;
    const nonce = await nonceOf(person, person.id);
    const { subject } = person;
    const { issuer } = app;
    const wrongTokens = {
      'without a nonce': await issuer.idToken(subject),
      'with a nonce of its own': await issuer.idToken(subject, { nonce: 'x' }),
      'with a changed nonce': await issuer.idToken(subject, {
        nonce: nonce.replace(/\d/, (digit) => `${9 - Number(digit)}`),
      }),
      'with the nonce of another account': await issuer.idToken(subject, {
        nonce: await nonceOf(other, person.id),
      }),
      'with the nonce for another profile': await issuer.idToken(subject, {
        nonce: await nonceOf(person, other.id),
      }),
      'of another subject': await issuer.idToken(other.subject, { nonce }),
      'for another client': await issuer.idToken(subject, { nonce, aud: 'another-app' }),
      'that is an access token': await issuer.token(subject, { nonce }),
      'issued long ago': await issuer.idToken(subject, { nonce, iat: secondsAgo(301) }),
      'without a new sign-in': await issuer.idToken(subject, { nonce, auth_time: secondsAgo(301) }),
    };
    const remove = (proof: string) => person.call(playerRoutes.remove, { body: { proof } });
    for (const [kind, token] of Object.entries(wrongTokens))
      expect([kind, ...(await expectErrorReply(remove(token)))]).toEqual([kind, ...notProven]);
    await remove(await issuer.idToken(subject, { nonce, auth_time: secondsAgo(10) }));
    expect((await expectErrorReply(person.call(playerRoutes.me)))[0]).toBe(401);
  });

  it('a sign-in in the last five minutes is enough', async () => {
    const person = await userWith(secondsAgo(60));
    await person.call(playerRoutes.remove);
    expect((await expectErrorReply(person.call(playerRoutes.me)))[0]).toBe(401);
  });
});
