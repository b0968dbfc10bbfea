// @module-tag extended
import { circleRoutes } from '@rinkside/contracts/circle';
import { blockRoutes } from '@rinkside/contracts/block';
import { childRoutes } from '@rinkside/contracts/child';
import { followRoutes } from '@rinkside/contracts/follow';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import { CallError } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { retryTransient } from '../chaos/retry.js';
import { countDeadlocks } from './count-deadlocks.js';

let app: TestApp;
beforeEach(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterEach(() => app?.close());

const rounds = 10;
const callsPerRound = 10;
const timeoutMs = 120_000;
const withId = (id: string) => ({ params: { id } });
const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;
/** A busy machine answers 503 when a lock is held for too long; other refusals depend on who came first. */
const attempt = (call: () => Promise<unknown>) =>
  retryTransient(call).catch((error: unknown) => {
    if (!(error instanceof CallError) || error.status >= 500) throw error;
  });

/** A club of two coaches, members who wait for a place, and minors. */
const newClub = async () => {
  const coach = await app.user({ role: 'coach' });
  const { organizationId: organization_id } = coach;
  const join = (profile: Parameters<TestUser['onboard']>[0]) => app.user({ organization_id, ...profile });
  const circle = { params: { id: await app.shareCircle([coach]) } };
  const assistant = await join({ role: 'coach' });
  await assistant.call(circleRoutes.ask, circle);
  await app.pool.query('update player set email_verified = true');
  const club = { params: { id: organization_id } };
  await coach.call(rosterRoutes.confirmCoach, { ...club, body: { user_id: assistant.id } });
  const waiting = await Promise.all([join({}), join({ role: 'parent' })]);
  const minors = await Promise.all([1, 2, 3, 4].map(() => join({ birthdate: yearsAgo(15) })));
  await app.pool.query('update player set email_verified = true');
  const coaches: [TestUser, TestUser] = [coach, assistant];
  return { club, circle, coaches, waiting, minors };
};

it(
  'never deadlocks while people follow, answer, block, confirm and edit each other',
  async () => {
    const { club, circle, coaches, waiting, minors } = await newClub();
    const people = [...coaches, ...waiting, ...minors];
    const posts = new Map<TestUser, string>();
    for (const person of people)
      posts.set(person, (await person.call(postRoutes.create, { body: { content: 'Game day!' } })).id);
    const random = seededRandom('lock order');
    const follow = (one: TestUser, other: TestUser) => one.call(followRoutes.follow, withId(other.id));
    type Action = (one: TestUser, other: TestUser) => Promise<unknown>;
    const actions: [Action, ...Action[]] = [
      follow,
      follow,
      follow,
      follow,
      (one, other) => one.call(followRoutes.unfollow, withId(other.id)),
      (one, other) => one.call(followRoutes.removeFollower, withId(other.id)),
      (one, other) => one.call(followRoutes.accept, withId(other.id)),
      (one, other) => one.call(followRoutes.decline, withId(other.id)),
      (one, other) => one.call(blockRoutes.block, withId(other.id)),
      (one, other) => one.call(blockRoutes.unblock, withId(other.id)),
      (one, other) => one.call(blockRoutes.unblock, withId(other.id)),
      (one) => one.call(playerRoutes.update, { body: { approve_followers: random.next() < 0.5 } }),
      (one) => one.call(playerRoutes.update, { body: { first_name: 'Alva' } }),
      (one, other) =>
        one.call(likeRoutes.like, { body: { target_type: 'post', target_id: posts.get(other) ?? '' } }),
      (one) => one.call(circleRoutes.ask, circle),
      (one) => one.call(circleRoutes.leave, circle),
      (one, other) => one.call(circleRoutes.end, { params: { ...circle.params, user_id: other.id } }),
      (one, other) => one.call(rosterRoutes.confirmMember, { ...club, body: { user_id: other.id } }),
      (one, other) => one.call(rosterRoutes.confirmCoach, { ...club, body: { user_id: other.id } }),
    ];
    const act = async (one: TestUser) => {
      for (let call = 0; call < callsPerRound; call++) {
        const others = people.filter((person) => person !== one);
        const other = others[Math.floor(random.next() * others.length)] ?? one;
        const action = random.pick(actions);
        await attempt(() => action(one, other));
      }
    };
    const suspendAndRestore = async (id: string) => {
      for (const action of ['suspend', 'restore']) await runOperator(app.env, [action, id]);
    };
    for (let round = 0; round < rounds; round++) {
      await Promise.all([...people.map(act), suspendAndRestore(minors[round % 4]?.id ?? '')]);
    }
    expect(await countDeadlocks(app)).toBe(0);
  },
  timeoutMs,
);

it(
  'never deadlocks when many people join a circle, are confirmed and leave it, and two coaches end each other',
  async () => {
    const {
      club,
      circle,
      coaches: [coach, assistant],
      waiting,
      minors,
    } = await newClub();
    const random = seededRandom('joins and ends');
    const confirm = (one: TestUser, other: TestUser) =>
      one.call(rosterRoutes.confirmMember, { ...club, body: { user_id: other.id } });
    for (let round = 0; round < rounds; round++) {
      const joiners = [...waiting, ...minors];
      await Promise.all(joiners.map((person) => attempt(() => person.call(circleRoutes.ask, circle))));
      await Promise.all([
        ...joiners.map((person) => attempt(() => confirm(random.pick([coach, assistant]), person))),
        ...minors.map((minor) =>
          attempt(() => minor.call(playerRoutes.update, { body: { first_name: 'Alva' } })),
        ),
        ...joiners.map((person) => attempt(() => person.call(circleRoutes.leave, circle))),
        ...[coach, assistant].flatMap((one) =>
          joiners.map(({ id }) =>
            attempt(() => one.call(circleRoutes.end, { params: { ...circle.params, user_id: id } })),
          ),
        ),
      ]);
    }
    expect(await countDeadlocks(app)).toBe(0);
  },
  timeoutMs,
);

it(
  'never deadlocks while guardians join a child and leave, blocked and followed meanwhile',
  async () => {
    const parent = await app.user();
    // Before the child, so that their ids are smaller.
    const guardians = await Promise.all([app.user(), app.user()]);
    const child = await parent.call(childRoutes.add, {
      body: {
        first_name: 'Alva',
        last_name: 'Berg',
        birthdate: yearsAgo(9),
        position: 'skater',
        age: '10U',
        organization_id: parent.organizationId,
      },
    });
    const joinAndLeave = async (guardian: TestUser) => {
      for (let round = 0; round < rounds; round++) {
        const link = await retryTransient(() =>
          parent.call(guardianRoutes.addLink, { ...withId(child.id), body: { kind: 'guardian' } }),
        );
        const body = { token: link?.token ?? '' };
        await retryTransient(() => guardian.call(guardianRoutes.acceptLink, { body }));
        const params = { id: child.id, guardian_id: guardian.id };
        await retryTransient(() => guardian.call(guardianRoutes.remove, { params }));
      }
    };
    const followAndBlock = async (guardian: TestUser) => {
      for (let round = 0; round < rounds; round++) {
        await attempt(() => guardian.call(followRoutes.follow, withId(child.id)));
        for (const route of [followRoutes.accept, blockRoutes.block, blockRoutes.unblock])
          await attempt(() => parent.call(route, { ...withId(guardian.id), actingAs: child.id }));
      }
    };
    await Promise.all([...guardians.map(joinAndLeave), ...guardians.map(followAndBlock)]);
    expect(await countDeadlocks(app)).toBe(0);
  },
  timeoutMs,
);
