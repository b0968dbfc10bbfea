import { childRoutes } from '@rinkside/contracts/child';
import { unverifiedEmail } from '@rinkside/contracts/session';
import { circleRoutes, circleRules } from '@rinkside/contracts/circle';
import { followRoutes } from '@rinkside/contracts/follow';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const bornBefore = (years: number) => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return todayUtc(date);
};
const confirmAddress = (...people: TestUser[]) =>
  app.pool.query('update player set email_verified = true where id = any($1)', [people.map(({ id }) => id)]);
/** An adult with a confirmed address. */
const adult = async (organization_id?: string) => {
  const person = await app.user(organization_id ? { organization_id } : {});
  await confirmAddress(person);
  return person;
};
const minor = async (organization_id: string) => {
  const child = await app.user({
    organization_id,
    birthdate: bornBefore(14),
    age: '14U',
    last_name: 'Quillfeather',
  });
  await confirmAddress(child);
  return child;
};

const ask = (person: TestUser, id: string) => person.call(circleRoutes.ask, { params: { id } });
const answer = (
  person: TestUser,
  { id: user_id }: { id: string },
  organizationId: string,
  more: object = {},
) => person.call(rosterRoutes.confirmMember, { params: { id: organizationId }, body: { user_id, ...more } });
const end = (person: TestUser, circle: string, { id: user_id }: { id: string }) =>
  person.call(circleRoutes.end, { params: { id: circle, user_id } });
const circlesOf = (person: TestUser, organizationId: string) =>
  person.call(circleRoutes.list, { params: { id: organizationId } });
const waitingIds = async (person: TestUser, organizationId: string) =>
  (await person.call(rosterRoutes.waiting, { params: { id: organizationId } })).map(({ id }) => id);
/** The last name of a minor that a person reads. */
const nameOf = async (viewer: TestUser, { id }: TestUser) =>
  (await viewer.call(playerRoutes.one, { params: { id } })).last_name;
const kindsOf = async (person: TestUser) => {
  await app.settle();
  return (await person.call(notificationRoutes.list)).items.map(({ kind }) => kind);
};

/** A club without a coach: a child, and adults of three families, in its own circle. */
const openClub = async () => {
  const first = await adult();
  const { organizationId } = first;
  const [second, third, child] = [
    await adult(organizationId),
    await adult(organizationId),
    await minor(organizationId),
  ];
  const circle = await app.shareCircle([first, second, third, child]);
  return { organizationId, circle, first, second, third, child };
};

describe('a place in a circle', () => {
  it('is not given by the organization, the age or a follow', async () => {
    const { organizationId, child } = await openClub();
    const [person, other] = [await adult(organizationId), await minor(organizationId)];
    await child.call(followRoutes.follow, { params: { id: other.id } });
    expect(await nameOf(person, child)).toBe('Q.');
    expect(await nameOf(other, other)).toBe('Quillfeather');
    const another = await minor(organizationId);
    expect(await nameOf(another, child)).toBe('Q.');
    expect((await other.call(playerRoutes.me)).organization_confirmed).toBe(false);
  });

  it('needs the request and two families', async () => {
    const { organizationId, circle, first, second, third, child } = await openClub();
    const joiner = await minor(organizationId);
    expect(await expectErrorReply(answer(first, joiner, organizationId, { circle_id: circle }))).toEqual([
      404,
      circleRules.notWaiting,
    ]);
    expect(await ask(joiner, circle)).toMatchObject({
      state: 'waiting',
      waiting: { needs: 'answer', vouches: 0 },
    });
    await ask(joiner, circle);
    expect(await waitingIds(first, organizationId)).toEqual([joiner.id]);
    expect(await kindsOf(second)).toContain('circle_asked');
    expect(await answer(first, joiner, organizationId)).toEqual({ success: true, confirmed: false });
    expect(await answer(first, joiner, organizationId)).toEqual({ success: true, confirmed: false });
    expect(await nameOf(joiner, child)).toBe('Q.');
    expect(await expectErrorReply(answer(child, joiner, organizationId))).toEqual([
      403,
      circleRules.minorVouches,
    ]);
    const { version } = await joiner.call(playerRoutes.me);
    const replies = await Promise.all(
      [second, third].map((person) => answer(person, joiner, organizationId)),
    );
    expect(replies).toEqual(replies.map(() => ({ success: true, confirmed: true })));
    expect((await joiner.call(playerRoutes.me)).version).toBe(version + 1);
    expect(await nameOf(joiner, child)).toBe('Quillfeather');
    expect(await nameOf(child, joiner)).toBe('Quillfeather');
    expect(await kindsOf(joiner)).toContain('circle_joined');
    expect(await waitingIds(first, organizationId)).toEqual([]);
  });

  it('is not given by two people of one family, the own family, or without a confirmed address', async () => {
    const { organizationId, circle, first, second, third } = await openClub();
    const joiner = await app.user({ organization_id: organizationId, birthdate: bornBefore(14), age: '14U' });
    await ask(joiner, circle);
    expect(await expectErrorReply(answer(first, joiner, organizationId))).toEqual([
      403,
      circleRules.addressNeeded,
    ]);
    await confirmAddress(joiner);
    const common = await minor(organizationId);
    const guardianOf = (guardian: TestUser, child: TestUser) =>
      app.pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
        guardian.id,
        child.id,
      ]);
    await guardianOf(first, common);
    await guardianOf(second, common);
    await guardianOf(third, joiner);
    await answer(first, joiner, organizationId);
    expect(await answer(second, joiner, organizationId)).toEqual({ success: true, confirmed: false });
    expect(await expectErrorReply(answer(third, joiner, organizationId))).toEqual([
      403,
      circleRules.ownFamily,
    ]);
  });

  it('is not given by the word of somebody who left the circle', async () => {
    const { organizationId, circle, first, second, third } = await openClub();
    const joiner = await adult(organizationId);
    await ask(joiner, circle);
    await answer(first, joiner, organizationId);
    await first.call(circleRoutes.leave, { params: { id: circle } });
    expect(await answer(second, joiner, organizationId)).toEqual({ success: true, confirmed: false });
    expect(await answer(third, joiner, organizationId)).toEqual({ success: true, confirmed: true });
  });

  it('ends when a voucher takes the vouch back; for 30 days only a coach or a moderator gives it again', async () => {
    const { organizationId, circle, first, second, third, child } = await openClub();
    const joiner = await adult(organizationId);
    await ask(joiner, circle);
    await answer(first, joiner, organizationId);
    await answer(second, joiner, organizationId);
    expect(await nameOf(joiner, child)).toBe('Quillfeather');
    expect(await expectErrorReply(end(third, circle, joiner))).toEqual([403, circleRules.notAnswering]);
    await end(first, circle, joiner);
    expect(await nameOf(joiner, child)).toBe('Q.');
    expect(await kindsOf(joiner)).toContain('circle_ended');
    await ask(joiner, circle);
    expect(await expectErrorReply(answer(first, joiner, organizationId))).toEqual([
      403,
      circleRules.coachNeeded,
    ]);
    const moderator = await app.user();
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    expect(await answer(moderator, joiner, organizationId)).toEqual({ success: true, confirmed: true });
    await end(moderator, circle, joiner);
    await ask(joiner, circle);
    await app.pool.query(`update circle_end set ended_at = now() - interval '31 days' where player_id = $1`, [
      joiner.id,
    ]);
    expect(await answer(third, joiner, organizationId)).toEqual({ success: true, confirmed: false });
  });

  it('can be asked for, withdrawn and left at any time, whatever the organization of the profile is', async () => {
    const { organizationId, circle, first, second, child } = await openClub();
    const joiner = await adult();
    await ask(joiner, circle);
    await joiner.call(circleRoutes.withdraw, { params: { id: circle } });
    expect(await waitingIds(first, organizationId)).toEqual([]);
    await ask(joiner, circle);
    await answer(first, joiner, organizationId);
    await answer(second, joiner, organizationId);
    expect(await nameOf(joiner, child)).toBe('Quillfeather');
    expect((await joiner.call(circleRoutes.mine)).map(({ id, state }) => [id, state])).toEqual([
      [circle, 'member'],
    ]);
    await joiner.call(circleRoutes.leave, { params: { id: circle } });
    expect(await nameOf(joiner, child)).toBe('Q.');
    await ask(joiner, circle);
    expect(await answer(first, joiner, organizationId)).toEqual({ success: true, confirmed: false });
  });
});

describe('a coach', () => {
  it('who is first leads a circle of their own, and confirms nobody outside it', async () => {
    const { organizationId, circle, first, child } = await openClub();
    const coach = await app.user({ role: 'coach', organization_id: organizationId });
    expect(coach.profile.coach_confirmed).toBe(true);
    expect(await nameOf(coach, child)).toBe('Q.');
    const joiner = await minor(organizationId);
    const circles = await circlesOf(joiner, organizationId);
    expect(circles.map(({ own, has_coach }) => [own, has_coach])).toEqual([
      [true, false],
      [false, true],
    ]);
    await ask(joiner, circle);
    expect(await waitingIds(coach, organizationId)).toEqual([]);
    expect(await expectErrorReply(answer(coach, joiner, organizationId, { circle_id: circle }))).toEqual([
      403,
      circleRules.notAnswering,
    ]);
    const coachCircle = circles[1]?.id ?? '';
    await ask(joiner, coachCircle);
    expect(await waitingIds(coach, organizationId)).toEqual([joiner.id]);
    expect(await answer(coach, joiner, organizationId)).toEqual({ success: true, confirmed: true });
    expect(await nameOf(coach, joiner)).toBe('Quillfeather');
    expect(await nameOf(joiner, child)).toBe('Q.');
    const team = await coach.call(rosterRoutes.team, { params: { id: organizationId } });
    expect(team.map(({ id, confirmed }) => [id, confirmed])).toEqual([[joiner.id, true]]);
    expect(await waitingIds(first, organizationId)).toEqual([joiner.id]);
  });

  it('confirms a child together with guardians who asked, too', async () => {
    const coach = await app.user({ role: 'coach' });
    const { organizationId } = coach;
    const circle = await app.shareCircle([coach]);
    const [guardian, other] = [await adult(organizationId), await adult(organizationId)];
    const kid = await guardian.call(childRoutes.add, {
      body: {
        first_name: 'Ada', last_name: 'Quillfeather', birthdate: bornBefore(10), position: 'skater', age: '10U',
        organization_id: organizationId,
      },
    }); // prettier-ignore
    await guardian.call(circleRoutes.ask, { params: { id: circle }, actingAs: kid.id });
    const ids = { guardian_ids: [guardian.id, other.id] };
    const [row] = await coach.call(rosterRoutes.waiting, { params: { id: organizationId } });
    expect(row).toMatchObject({
      id: kid.id,
      last_name: 'Q.',
      guardians: [{ id: guardian.id, waits: false }],
    });
    await ask(guardian, circle);
    await ask(other, circle);
    expect(await answer(coach, kid, organizationId, ids)).toEqual({ success: true, confirmed: true });
    expect((await guardian.call(circleRoutes.mine)).map(({ state }) => state)).toEqual(['member']);
    expect((await other.call(circleRoutes.mine)).map(({ state }) => state)).toEqual(['waiting']);
  });
});

describe('an account', () => {
  it('brings four children and two organizations; more wait for a coach of the club', async () => {
    const { organizationId, circle, first, second } = await openClub();
    const guardian = await adult(organizationId);
    const children: { id: string }[] = [];
    for (const first_name of ['Ada', 'Bea', 'Cia', 'Dee', 'Eve']) {
      const kid = await guardian.call(childRoutes.add, {
        body: {
          first_name, last_name: 'Quillfeather', birthdate: bornBefore(10), position: 'skater', age: '10U',
          organization_id: organizationId,
        },
      }); // prettier-ignore
      children.push(kid);
      await guardian.call(circleRoutes.ask, { params: { id: circle }, actingAs: kid.id });
    }
    const [fifth] = children.splice(4);
    for (const kid of children)
      for (const voucher of [first, second]) await answer(voucher, kid, organizationId);
    expect(fifth && (await expectErrorReply(answer(first, fifth, organizationId)))).toEqual([
      403,
      circleRules.clubCoachNeeded,
    ]);
    const [two, three] = [await openClub(), await openClub()];
    await ask(guardian, two.circle);
    await answer(two.first, guardian, two.organizationId);
    await answer(two.second, guardian, two.organizationId);
    await ask(guardian, three.circle);
    expect(await expectErrorReply(answer(three.first, guardian, three.organizationId))).toEqual([
      403,
      circleRules.clubCoachNeeded,
    ]);
  });
});

describe('an invitation link', () => {
  const makeLink = (person: TestUser, organizationId: string, body: { uses?: number; days?: number } = {}) =>
    person.call(circleRoutes.addLink, { params: { id: organizationId }, body });
  const accept = (person: TestUser, token: string, actingAs?: string) =>
    person.call(circleRoutes.acceptLink, { body: { token }, ...(actingAs && { actingAs }) });

  it('begins a circle of an adult with a confirmed address, and tells its maker who joins', async () => {
    const maker = await app.user();
    const { organizationId } = maker;
    expect(await expectErrorReply(makeLink(maker, organizationId))).toEqual([403, unverifiedEmail]);
    await confirmAddress(maker);
    expect(await expectErrorReply(makeLink(await minor(organizationId), organizationId))).toEqual([
      403,
      circleRules.linkAdults,
    ]);
    const link = await makeLink(maker, organizationId);
    expect(link).toMatchObject({ state: 'open', uses: 0, max_uses: 30 });
    const joiner = await minor(organizationId);
    const opened = await joiner.call(circleRoutes.openLink, { body: { token: link.token } });
    expect(opened).toMatchObject({ circle_id: link.circle_id, organization: { id: organizationId } });
    expect(await accept(joiner, link.token)).toMatchObject({ state: 'member', own: false });
    await accept(joiner, link.token);
    expect(await nameOf(maker, joiner)).toBe('Quillfeather');
    expect(await kindsOf(maker)).toContain('circle_invited');
    const [listed] = await maker.call(circleRoutes.links, { params: { id: organizationId } });
    expect(listed).toMatchObject({ uses: 1, joined: [{ id: joiner.id }] });
    expect((await makeLink(maker, organizationId)).circle_id).toBe(link.circle_id);
    // The circle has no coach, so that strangers cannot ask it.
    const stranger = await adult(organizationId);
    expect(await circlesOf(stranger, organizationId)).toEqual([]);
    expect(await expectErrorReply(ask(stranger, link.circle_id))).toEqual([404, circleRules.unknown]);
  });

  it('lets its maker end the place that it gave, and no other', async () => {
    const maker = await adult();
    const { organizationId } = maker;
    const { token, circle_id } = await makeLink(maker, organizationId);
    const [joiner, other] = [await minor(organizationId), await adult(organizationId)];
    await accept(joiner, token);
    await accept(other, token);
    const endable = async (viewer: TestUser) =>
      (await viewer.call(circleRoutes.members, { params: { id: circle_id } })).items
        .filter(({ can_end }) => can_end)
        .map(({ id }) => id);
    expect(await endable(maker)).toEqual([other.id, joiner.id]);
    expect(await endable(other)).toEqual([]);
    expect(await expectErrorReply(end(other, circle_id, joiner))).toEqual([403, circleRules.notAnswering]);
    await end(maker, circle_id, joiner);
    expect((await joiner.call(circleRoutes.mine)).map(({ id }) => id)).toEqual([]);
    expect(await kindsOf(joiner)).toContain('circle_ended');
    const [circle] = await circlesOf(maker, organizationId);
    expect(circle?.can).toEqual({ answer: true, decide: false, invite: true, begin: false });
  });

  it('begins a circle that the children and guardians of its members can ask, too', async () => {
    const maker = await adult();
    const { organizationId } = maker;
    const { token, circle_id } = await makeLink(maker, organizationId);
    const [second, third] = [await adult(organizationId), await adult(organizationId)];
    await accept(second, token);
    await accept(third, token);
    const kid = await maker.call(childRoutes.add, {
      body: {
        first_name: 'Ada', last_name: 'Quillfeather', birthdate: bornBefore(10), position: 'skater', age: '10U',
        organization_id: organizationId,
      },
    }); // prettier-ignore
    const listsKid = async (viewer: TestUser) =>
      (await viewer.call(rosterRoutes.members, { params: { id: organizationId } })).members.some(
        ({ id }) => id === kid.id,
      );
    // Guardians see their own child, others of the circle not yet.
    expect([await listsKid(maker), await listsKid(second)]).toEqual([true, false]);
    const listed = await maker.call(circleRoutes.list, { params: { id: organizationId }, actingAs: kid.id });
    expect(listed).toMatchObject([{ id: circle_id, state: 'none', leader: { id: maker.id } }]);
    await maker.call(circleRoutes.ask, { params: { id: circle_id }, actingAs: kid.id });
    await answer(second, kid, organizationId);
    expect(await answer(third, kid, organizationId)).toEqual({ success: true, confirmed: true });
  });

  it('counts its uses, expires and is ended at once', async () => {
    const maker = await adult();
    const { organizationId } = maker;
    const once = await makeLink(maker, organizationId, { uses: 1 });
    const [first, second] = [await adult(organizationId), await adult(organizationId)];
    const replies = await Promise.allSettled([accept(first, once.token), accept(second, once.token)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const ended = await makeLink(maker, organizationId);
    await maker.call(circleRoutes.revokeLink, { params: { id: organizationId, link_id: ended.id } });
    const expired = await makeLink(maker, organizationId);
    await app.pool.query(`update circle_link set expires_at = now() where id = $1`, [expired.id]);
    const left = await makeLink(maker, organizationId);
    for (const { token } of [ended, expired])
      expect(await expectErrorReply(accept(second, token))).toEqual([404, circleRules.linkEnded]);
    // A link ends with the place of its maker.
    await maker.call(circleRoutes.leave, { params: { id: left.circle_id } });
    expect(await expectErrorReply(accept(second, left.token))).toEqual([404, circleRules.linkEnded]);
  });

  it('makes a person without a confirmed address wait, and lets them in once it is confirmed', async () => {
    const maker = await adult();
    const { token } = await makeLink(maker, maker.organizationId);
    const joiner = await app.user({ organization_id: maker.organizationId });
    expect(await accept(joiner, token)).toMatchObject({ state: 'waiting', waiting: { needs: 'address' } });
    const { subject } = joiner;
    const confirmed = new TestUser(app, subject, await app.issuer.token(subject, { email_verified: true }));
    expect((await confirmed.call(circleRoutes.mine)).map(({ state }) => state)).toEqual(['member']);
  });
});
