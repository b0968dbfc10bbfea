// @module-tag extended
import { circleRoutes } from '@rinkside/contracts/circle';
import { coachCircleRoutes, coachCircleRules } from '@rinkside/contracts/coach-circle';
import { exportRoutes } from '@rinkside/contracts/export';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { organizationRoutes, organizationRules } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { geotaggedJpeg, isStored, sendFile } from './deletion-residue.js';

let app: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  moderator = await app.user();
  await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
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
const coachOf = (organization_id: string) => app.user({ role: 'coach', organization_id });
const guardTogether = async (child: TestUser, ...guardians: TestUser[]) => {
  for (const { id } of guardians)
    await app.pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
      id,
      child.id,
    ]);
};

/** A club whose own circle has adults of four families and a child, but no coach. */
const openClub = async () => {
  const first = await adult();
  const { organizationId } = first;
  const others = [await adult(organizationId), await adult(organizationId), await adult(organizationId)];
  const child = await minor(organizationId);
  const members = [first, ...others];
  const circle = await app.shareCircle([...members, child]);
  return { organizationId, circle, members, child };
};
const circleOf = async (coach: TestUser): Promise<string> =>
  (
    await app.pool.query<{ circle_id: string }>(
      'select circle_id from circle_place where player_id = $1 and coach_at is not null',
      [coach.id],
    )
  ).rows[0]?.circle_id ?? '';
/** A first coach in a club, with a child in the coach's circle. */
const comeCoach = async (organizationId: string) => {
  const coach = await coachOf(organizationId);
  const circle = await circleOf(coach);
  const player = await minor(organizationId);
  await player.call(circleRoutes.ask, { params: { id: circle } });
  await coach.call(rosterRoutes.confirmMember, {
    params: { id: organizationId },
    body: { user_id: player.id },
  });
  return { coach, circle, player };
};

const questions = (person: TestUser) => person.call(coachCircleRoutes.questions);
const say = (person: TestUser, id: string, target_id: string, yes: boolean) =>
  person.call(coachCircleRoutes.answer, { params: { id }, body: { target_id, yes } });
const membersOf = async (circle: string) =>
  (
    await app.pool.query<{ player_id: string }>('select player_id from circle_place where circle_id = $1', [
      circle,
    ])
  ).rows.map((row) => row.player_id);
const can = async (person: TestUser, id: string) =>
  (await person.call(organizationRoutes.one, { params: { id } })).can;
const rights = async (person: TestUser) => (await person.call(playerRoutes.me)).coach_confirmed;
const nameOf = async (viewer: TestUser, { id }: TestUser) =>
  (await viewer.call(playerRoutes.one, { params: { id } })).last_name;
const kindsOf = async (person: TestUser) => {
  await app.settle();
  return (await person.call(notificationRoutes.list)).items.map(({ kind }) => kind);
};
const reasonsOf = async (id: string) =>
  (
    await app.pool.query<{ action: string; reason: string | null }>(
      'select action, reason from moderation_log where target_id = $1 order by created_at',
      [id],
    )
  ).rows;
const unknownQuestion = [404, coachCircleRules.unknown];

describe('the question whether a coach is known', () => {
  it('shows who comes along, and joins the circles with the yes of two families', async () => {
    const { organizationId, circle, members, child } = await openClub();
    const { coach, circle: from, player } = await comeCoach(organizationId);
    const [first, second] = members;
    if (!first || !second) throw new Error('the club has members');
    expect(await kindsOf(first)).toContain('coach_question');
    const [question] = await questions(first);
    expect(question).toMatchObject({
      circle_id: from,
      target_id: circle,
      coaches: [{ id: coach.id }],
      members: 1,
      minors: 1,
      people: [{ id: player.id, last_name: 'Q.' }],
      answer: null,
    });
    const waiting = await adult(organizationId);
    await waiting.call(circleRoutes.ask, { params: { id: from } });
    const link = await coachLink(coach, organizationId);
    expect(await say(first, from, circle, true)).toEqual({ success: true, joined: false, offered: false });
    expect(await say(first, from, circle, true)).toEqual({ success: true, joined: false, offered: false });
    expect((await questions(first))[0]?.answer).toBe(true);
    expect(await nameOf(coach, child)).toBe('Q.');
    expect((await can(coach, organizationId)).edit).toBe(false);
    expect(await say(second, from, circle, true)).toEqual({ success: true, joined: true, offered: false });
    expect(await nameOf(coach, child)).toBe('Quillfeather');
    expect(await nameOf(child, player)).toBe('Quillfeather');
    expect(await can(coach, organizationId)).toMatchObject({ edit: true, propose: false, team: true });
    expect(await questions(first)).toEqual([]);
    const waitingIds = await coach.call(rosterRoutes.waiting, { params: { id: organizationId } });
    expect(waitingIds.map(({ id, circle_id }) => [id, circle_id])).toEqual([[waiting.id, circle]]);
    const joiner = await adult(organizationId);
    expect(await joiner.call(circleRoutes.acceptLink, { body: { token: link } })).toMatchObject({
      id: circle,
      state: 'member',
    });
    expect(await kindsOf(child)).toContain('circle_merged');
    expect(await kindsOf(player)).toContain('circle_merged');
    expect(await kindsOf(coach)).toContain('circle_merged');
    expect((await reasonsOf(circle)).map(({ action }) => action)).toEqual(['join_circles']);
  });

  it('is not for children, guardians who act as one, people without a confirmed address, and those who came later', async () => {
    const { organizationId, circle, child, members } = await openClub();
    const unconfirmed = await app.user({ organization_id: organizationId });
    await app.shareCircle([unconfirmed], organizationId);
    const { circle: from, player } = await comeCoach(organizationId);
    const late = await adult(organizationId);
    await app.shareCircle([late], organizationId);
    const outsider = await adult(organizationId);
    for (const person of [child, unconfirmed, late, outsider, player, moderator]) {
      expect(await questions(person)).toEqual([]);
      expect(await expectErrorReply(say(person, from, circle, true))).toEqual(unknownQuestion);
    }
    expect(await expectErrorReply(say(members[0] ?? child, circle, from, true))).toEqual(unknownQuestion);
  });

  it('counts families: nobody with a guardian in common with the other or with the coach', async () => {
    const { organizationId, circle, members } = await openClub();
    const [first, second, third, fourth] = members;
    if (!first || !second || !third || !fourth) throw new Error('the club has members');
    await guardTogether(await minor(organizationId), first, second);
    const { coach, circle: from } = await comeCoach(organizationId);
    await guardTogether(await minor(organizationId), third, coach);
    expect(await questions(third)).toEqual([]);
    expect(await expectErrorReply(say(third, from, circle, true))).toEqual(unknownQuestion);
    expect(await say(first, from, circle, true)).toMatchObject({ joined: false });
    expect(await say(second, from, circle, true)).toMatchObject({ joined: false });
    expect(await say(fourth, from, circle, true)).toMatchObject({ joined: true });
  });

  it('counts families that share a guardian with another child as one', async () => {
    const { organizationId, circle, members } = await openClub();
    const [first, second, third, fourth] = members;
    if (!first || !second || !third || !fourth) throw new Error('the club has members');
    const bridge = await adult(organizationId);
    await guardTogether(await minor(organizationId), first, bridge);
    await guardTogether(await minor(organizationId), second, bridge);
    const { circle: from } = await comeCoach(organizationId);
    await say(first, from, circle, true);
    expect(await say(second, from, circle, true)).toMatchObject({ joined: false });
  });

  it('needs two more families after a no, and a moderator after two', async () => {
    const { organizationId, circle, members } = await openClub();
    const [first, second, third, fourth] = members;
    if (!first || !second || !third || !fourth) throw new Error('the club has members');
    const fifth = await adult(organizationId);
    await app.shareCircle([fifth], organizationId);
    const { circle: from } = await comeCoach(organizationId);
    await say(first, from, circle, false);
    for (const person of [second, third, fourth])
      expect(await say(person, from, circle, true)).toMatchObject({ joined: false });
    expect(await say(first, from, circle, false)).toMatchObject({ joined: false });
    await say(fifth, from, circle, false);
    // The word of the others no longer decides.
    const sixth = await adult(organizationId);
    expect(await expectErrorReply(say(sixth, from, circle, true))).toEqual(unknownQuestion);
    const { items } = await moderator.call(moderationRoutes.coachCircles, { query: { limit: 100 } });
    expect(items.find(({ circle_id }) => circle_id === from)).toMatchObject({
      state: 'refused',
      yes: 3,
      no: 2,
      members: 2,
    });
    // A changed mind counts.
    expect(await say(fifth, from, circle, true)).toMatchObject({ joined: true });
  });

  it('is settled by a moderator with a reason: agreed or declined', async () => {
    const { organizationId, circle, members } = await openClub();
    const { coach, circle: from } = await comeCoach(organizationId);
    const decide = (person: TestUser, id: string, action: 'agree' | 'decline') =>
      person.call(moderationRoutes.decideCoachCircle, {
        params: { id },
        body: { action, reason: 'The club was called.' },
      });
    expect((await expectErrorReply(decide(coach, from, 'agree')))[0]).toBe(403);
    await decide(moderator, from, 'decline');
    expect(await questions(members[0] ?? coach)).toEqual([]);
    expect(await rights(coach)).toBe(true);
    expect(await reasonsOf(from)).toContainEqual({
      action: 'decline_circle',
      reason: 'The club was called.',
    });
    await decide(moderator, from, 'agree');
    expect(await membersOf(circle)).toContain(coach.id);
    expect(await expectErrorReply(decide(moderator, from, 'agree'))).toEqual(unknownQuestion);
  });

  it('leaves nobody to ask where there is no other circle', async () => {
    const { organizationId } = await app.user();
    const lonely = await coachOf(organizationId);
    const from = await circleOf(lonely);
    const { items } = await moderator.call(moderationRoutes.coachCircles, { query: { limit: 100 } });
    expect(items.find(({ circle_id }) => circle_id === from)).toMatchObject({ state: 'alone' });
    const status = () => lonely.call(coachCircleRoutes.status, { params: { id: organizationId } });
    expect(await status()).toEqual({ circle_id: from, state: 'alone', contact: null });
    await app.pool.query('update player set moderator = false where id = $1', [moderator.id]);
    expect((await status()).contact).toBe('the operator of this site');
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    await moderator.call(moderationRoutes.decideCoachCircle, {
      params: { id: from },
      body: { action: 'agree', reason: 'Known.' },
    });
    expect(await can(lonely, organizationId)).toMatchObject({ edit: true });
    expect(await kindsOf(lonely)).toContain('circle_merged');
  });

  /** Two families in a circle that one of them began by a link. */
  const openLinkCircle = async () => {
    const maker = await adult();
    const { organizationId } = maker;
    const second = await adult(organizationId);
    const { token, circle_id } = await maker.call(circleRoutes.addLink, {
      params: { id: organizationId },
      body: {},
    });
    await second.call(circleRoutes.acceptLink, { body: { token } });
    return { organizationId, maker, second, circle: circle_id };
  };
  const circlesFor = async (person: TestUser, organizationId: string) =>
    (await person.call(circleRoutes.list, { params: { id: organizationId } })).map(
      ({ id, own, has_coach }) => [id, own, has_coach],
    );
  const offersFor = (coach: TestUser, organizationId: string) =>
    coach.call(coachCircleRoutes.offers, { params: { id: organizationId } });

  it('brings a coach without company into a circle that began by a link, which becomes the own one', async () => {
    const { organizationId, maker, second, circle } = await openLinkCircle();
    const from = await circleOf(await coachOf(organizationId));
    await say(maker, from, circle, true);
    expect(await say(second, from, circle, true)).toEqual({ success: true, joined: true, offered: false });
    expect(await circlesFor(maker, organizationId)).toEqual([[circle, true, true]]);
  });

  it('brings nobody who asked the coach to people who began a circle by a link, unless the coach agrees', async () => {
    const { organizationId, maker, second, circle } = await openLinkCircle();
    const { coach, circle: from, player } = await comeCoach(organizationId);
    await say(maker, from, circle, true);
    expect(await say(second, from, circle, true)).toEqual({ success: true, joined: false, offered: true });
    expect((await can(coach, organizationId)).edit).toBe(true);
    expect(await nameOf(maker, player)).toBe('Q.');
    expect(await membersOf(from)).not.toContain(maker.id);
    expect(await kindsOf(coach)).toContain('circle_offered');
    expect(await offersFor(coach, organizationId)).toMatchObject([
      { circle_id: circle, coaches: [], families: [{ id: maker.id }, { id: second.id }], state: 'received' },
    ]);
    const outsider = await coachOf(organizationId);
    const offer = (person: TestUser, id: string) => person.call(coachCircleRoutes.offer, { params: { id } });
    expect((await expectErrorReply(offer(outsider, circle)))[0]).toBe(404);
    expect(await offer(coach, circle)).toEqual({ success: true, joined: true });
    expect(await circlesFor(maker, organizationId)).toEqual([[from, true, true]]);
    expect(await nameOf(maker, player)).toBe('Quillfeather');
  });

  it('brings nobody who waits for the coach, either, and the coach can decline', async () => {
    const { organizationId, maker, second, circle } = await openLinkCircle();
    const coach = await coachOf(organizationId);
    const from = await circleOf(coach);
    const waiting = await minor(organizationId);
    await waiting.call(circleRoutes.ask, { params: { id: from } });
    await say(maker, from, circle, true);
    expect(await say(second, from, circle, true)).toMatchObject({ joined: false, offered: true });
    await coach.call(coachCircleRoutes.withdrawOffer, { params: { id: circle } });
    expect(await offersFor(coach, organizationId)).toEqual([]);
    expect((await waiting.call(circleRoutes.mine)).map(({ id, state }) => [id, state])).toEqual([
      [from, 'waiting'],
    ]);
  });

  it('asks the coach, too, where the families came to the own circle after circles began', async () => {
    const { organizationId, circle } = await openClub();
    const late = [await adult(organizationId), await adult(organizationId)];
    await app.pool.query(
      `insert into circle_place (player_id, circle_id, since, source) select player_id, $2, now(), 'link' from unnest($1::uuid[]) player_id`,
      [late.map(({ id }) => id), circle],
    );
    const { circle: from } = await comeCoach(organizationId);
    for (const [at, person] of late.entries())
      expect(await say(person, from, circle, true)).toMatchObject({ joined: false, offered: at === 1 });
  });

  it('holds when two say yes at once, and when the coach leaves meanwhile', async () => {
    const { organizationId, circle, members } = await openClub();
    const { coach, circle: from, player } = await comeCoach(organizationId);
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('the club has members');
    const replies = await Promise.all([first, second].map((person) => say(person, from, circle, true)));
    expect(replies.filter(({ joined }) => joined)).toHaveLength(1);
    const joined = await membersOf(circle);
    expect(joined.filter((id) => id === coach.id)).toHaveLength(1);
    expect(joined).toContain(player.id);

    const other = await openClub();
    const late = await comeCoach(other.organizationId);
    const [one, two] = other.members;
    if (!one || !two) throw new Error('the club has members');
    await say(one, late.circle, other.circle, true);
    const [answered, left] = await Promise.allSettled([
      say(two, late.circle, other.circle, true),
      late.coach.call(circleRoutes.leave, { params: { id: late.circle } }),
    ]);
    // One comes first: the coach brought the circle along, or left before and nobody else has rights.
    const merged = answered.status === 'fulfilled' && answered.value.joined;
    expect(left.status).toBe(merged ? 'rejected' : 'fulfilled');
    expect(await rights(late.coach)).toBe(merged);
    expect((await membersOf(other.circle)).includes(late.player.id)).toBe(merged);
  });

  it('leaves people behind as waiting whose place was ended there', async () => {
    const { organizationId, circle, members } = await openClub();
    const { circle: from, player } = await comeCoach(organizationId);
    await app.pool.query('insert into circle_end (player_id, circle_id, ended_at) values ($1, $2, now())', [
      player.id,
      circle,
    ]);
    for (const person of members.slice(0, 2)) await say(person, from, circle, true);
    expect(await membersOf(circle)).not.toContain(player.id);
    expect((await player.call(circleRoutes.mine)).map(({ id, state }) => [id, state])).toEqual([
      [circle, 'waiting'],
    ]);
  });

  it('is part of the export of who answered', async () => {
    const { organizationId, circle, members } = await openClub();
    const { circle: from } = await comeCoach(organizationId);
    const [first] = members;
    if (!first) throw new Error('the club has members');
    await say(first, from, circle, false);
    expect((await first.call(exportRoutes.mine)).coach_answers).toMatchObject([
      { circle_id: from, target_id: circle, yes: false },
    ]);
    await first.call(playerRoutes.remove);
    await app.settle();
    expect(await app.count('select count(*) from coach_answer where circle_id = $1', [from])).toBe(0);
  });
});

const coachLink = async (coach: TestUser, organizationId: string): Promise<string> => {
  await confirmAddress(coach);
  return (await coach.call(circleRoutes.addLink, { params: { id: organizationId }, body: {} })).token;
};

describe('circles of two coaches', () => {
  const offer = (person: TestUser, id: string) => person.call(coachCircleRoutes.offer, { params: { id } });

  it('become one when both agree: the older one stays', async () => {
    const { organizationId } = await app.user();
    const [one, two] = [await comeCoach(organizationId), await comeCoach(organizationId)];
    const third = await coachOf(organizationId);
    expect(await offer(two.coach, one.circle)).toEqual({ success: true, joined: false });
    expect(await kindsOf(one.coach)).toContain('circle_offered');
    const offers = await one.coach.call(coachCircleRoutes.offers, { params: { id: organizationId } });
    expect(offers.map(({ circle_id, state }) => [circle_id, state])).toEqual([
      [two.circle, 'received'],
      [await circleOf(third), 'none'],
    ]);
    await two.coach.call(coachCircleRoutes.withdrawOffer, { params: { id: one.circle } });
    expect(await offer(one.coach, two.circle)).toMatchObject({ joined: false });
    expect(await offer(two.coach, one.circle)).toMatchObject({ joined: true });
    expect(await membersOf(one.circle)).toEqual(
      expect.arrayContaining([one.coach.id, one.player.id, two.coach.id, two.player.id]),
    );
    expect([await rights(one.coach), await rights(two.coach)]).toEqual([true, true]);
    expect(await nameOf(one.player, two.player)).toBe('Quillfeather');
    expect(await kindsOf(one.player)).toContain('circle_merged');
    expect((await can(one.coach, organizationId)).edit).toBe(false);
    const parent = await adult(organizationId);
    expect((await expectErrorReply(offer(parent, one.circle)))[0]).toBe(404);
  });

  it('become the own one if one of them is, and offers at the same time are one agreement', async () => {
    const { organizationId } = await app.user();
    const [one, two] = [await comeCoach(organizationId), await comeCoach(organizationId)];
    await moderator.call(moderationRoutes.decideCoachCircle, {
      params: { id: two.circle },
      body: { action: 'agree', reason: 'Known.' },
    });
    const replies = await Promise.all([offer(one.coach, two.circle), offer(two.coach, one.circle)]);
    expect(replies.filter(({ joined }) => joined)).toHaveLength(1);
    expect(await circleOf(one.coach)).toBe(two.circle);
    expect((await can(one.coach, organizationId)).edit).toBe(true);
  });
});

describe('a coach who leaves', () => {
  it('passes the rights to nobody who waits: later coaches and waiting ones are first coaches alike', async () => {
    const { organizationId, circle, members } = await openClub();
    const first = await comeCoach(organizationId);
    for (const person of members.slice(0, 2)) await say(person, first.circle, circle, true);
    const waiting = await coachOf(organizationId);
    expect(await rights(waiting)).toBe(false);
    await waiting.call(circleRoutes.ask, { params: { id: circle } });
    expect(await expectErrorReply(start(waiting, organizationId))).toEqual([403, coachCircleRules.hasCoach]);
    await first.coach.call(circleRoutes.leave, { params: { id: circle } });
    const later = await coachOf(organizationId);
    expect([await rights(first.coach), await rights(waiting), await rights(later)]).toEqual([
      false,
      false,
      true,
    ]);
    expect(await circleOf(later)).not.toBe(circle);
    expect((await can(later, organizationId)).edit).toBe(false);
    expect((await expectErrorReply(end(later, circle, members[0])))[0]).toBe(404);
    const { circle_id } = await start(waiting, organizationId);
    expect(await rights(waiting)).toBe(true);
    expect([circle, await circleOf(later)]).not.toContain(circle_id);
    expect(await expectErrorReply(start(waiting, organizationId))).toEqual([409, coachCircleRules.hasCircle]);
    // Vouching goes on, for the coach who waits, too.
    await confirmAddress(waiting);
    for (const person of members.slice(0, 2))
      await person.call(rosterRoutes.confirmMember, {
        params: { id: organizationId },
        body: { user_id: waiting.id, circle_id: circle },
      });
    expect(await membersOf(circle)).toContain(waiting.id);
    expect(await circleOf(waiting)).toBe(circle_id);
  });

  it('hands over in one call to a coach who waits there or belongs to it', async () => {
    const { organizationId } = await app.user();
    const { coach, circle, player } = await comeCoach(organizationId);
    const [waiting, stranger] = [await pendingCoach(organizationId), await pendingCoach(organizationId)];
    await confirmAddress(waiting);
    await waiting.call(circleRoutes.ask, { params: { id: circle } });
    const hand = (person: TestUser, { id: user_id }: TestUser, leave: boolean) =>
      person.call(coachCircleRoutes.handOver, { params: { id: circle }, body: { user_id, leave } });
    expect(await expectErrorReply(hand(coach, stranger, true))).toEqual([404, coachCircleRules.notSuccessor]);
    expect(await expectErrorReply(hand(coach, player, true))).toEqual([404, coachCircleRules.notSuccessor]);
    expect(await expectErrorReply(hand(waiting, waiting, true))).toEqual([403, organizationRules.notCoach]);
    expect(await hand(coach, waiting, true)).toEqual({ success: true });
    expect([await rights(coach), await rights(waiting)]).toEqual([false, true]);
    expect(await circleOf(waiting)).toBe(circle);
    expect(await membersOf(circle)).not.toContain(coach.id);
    expect(await kindsOf(waiting)).toContain('coach_confirmed');
    expect(await kindsOf(coach)).toContain('coach_handed_over');
    expect((await reasonsOf(waiting.id)).map(({ action }) => action)).toContain('hand_over');
    const later = await coachOf(organizationId);
    expect(await expectErrorReply(hand(waiting, later, false))).toEqual([404, coachCircleRules.notSuccessor]);
  });

  it('gets no rights in a circle that they began without being a coach', async () => {
    const parent = await adult();
    const { circle_id } = await parent.call(circleRoutes.addLink, {
      params: { id: parent.organizationId },
      body: {},
    });
    await parent.call(playerRoutes.update, { body: { role: 'coach' } });
    expect(await circleOf(parent)).not.toBe(circle_id);
  });

  it('loses the rights with the role, and begins anew within the limits of first coaches', async () => {
    const { organizationId } = await app.user();
    const { coach, circle } = await comeCoach(organizationId);
    await coach.call(playerRoutes.update, { body: { role: 'parent', position: 'skater' } });
    expect(await rights(coach)).toBe(false);
    expect(
      await app.count('select count(*) from circle_place where circle_id = $1 and coach_at is not null', [
        circle,
      ]),
    ).toBe(0);
    await coach.call(playerRoutes.update, { body: { role: 'coach' } });
    // Nobody leads the group of this coach meanwhile.
    expect(await circleOf(coach)).toBe(circle);
    await moderator.call(moderationRoutes.revokeCoach, { params: { id: coach.id } });
    expect(await expectErrorReply(start(coach, organizationId))).toEqual([
      403,
      organizationRules.coachRevoked,
    ]);
  });
});
const start = (person: TestUser, id: string) => person.call(coachCircleRoutes.start, { params: { id } });
const end = (person: TestUser, id: string, member: TestUser | undefined) =>
  person.call(circleRoutes.end, { params: { id, user_id: member?.id ?? '' } });
/** A coach without rights. */
const pendingCoach = async (organizationId: string): Promise<TestUser> => {
  const coach = await coachOf(organizationId);
  await coach.call(circleRoutes.leave, { params: { id: await circleOf(coach) } });
  return coach;
};

describe('the page of an organization', () => {
  const edit = (person: TestUser, id: string, body: { name?: string; website?: string | null }) =>
    person.call(organizationRoutes.edit, { params: { id }, body });
  const proposals = (person: TestUser, id: string) =>
    person.call(coachCircleRoutes.proposals, { params: { id } });
  const decide = (person: TestUser, id: string, proposal: string | undefined, action: 'accept' | 'decline') =>
    person.call(coachCircleRoutes.decideProposal, {
      params: { id, proposal_id: proposal ?? '' },
      body: { action, reason: 'As on their website.' },
    });

  it('belongs to the coach who created the organization', async () => {
    const coach = await app.user({ role: 'coach' });
    expect(await can(coach, coach.organizationId)).toMatchObject({ edit: true, propose: false });
    expect(await edit(coach, coach.organizationId, { name: 'Foxes' })).not.toHaveProperty('proposed');
  });

  it('gets proposals from other first coaches, which the own circle and moderators decide', async () => {
    const { organizationId, circle, members } = await openClub();
    const { coach, circle: from } = await comeCoach(organizationId);
    const before = await coach.call(organizationRoutes.one, { params: { id: organizationId } });
    expect(before.can).toMatchObject({ edit: false, propose: true });
    expect(await edit(coach, organizationId, { name: 'Foxes' })).toMatchObject({
      proposed: true,
      name: before.name,
      version: before.version,
    });
    await edit(coach, organizationId, { website: 'https://foxes.example' });
    const [proposal, ...others] = await proposals(coach, organizationId);
    expect(others).toEqual([]);
    expect(proposal?.changes).toEqual([
      { field: 'name', before: before.name, after: 'Foxes' },
      { field: 'website', before: null, after: 'https://foxes.example' },
    ]);
    expect(await proposals(members[0] ?? coach, organizationId)).toEqual([]);
    expect((await expectErrorReply(decide(coach, organizationId, proposal?.id, 'accept')))[0]).toBe(403);
    const all = await moderator.call(moderationRoutes.proposals, { query: { limit: 100 } });
    expect(all.items.map(({ id }) => id)).toContain(proposal?.id);
    expect((await coach.call(exportRoutes.mine)).organization_proposals).toMatchObject([
      { organization_id: organizationId, change: { name: 'Foxes' } },
    ]);
    await decide(moderator, organizationId, proposal?.id, 'accept');
    expect(await coach.call(organizationRoutes.one, { params: { id: organizationId } })).toMatchObject({
      name: 'Foxes',
      website: 'https://foxes.example',
    });
    expect((await coach.call(rosterRoutes.edits, { params: { id: organizationId } })).items[0]).toMatchObject(
      {
        editor: { id: coach.id },
      },
    );
    expect(await expectErrorReply(decide(moderator, organizationId, proposal?.id, 'accept'))).toEqual([
      404,
      coachCircleRules.proposalUnknown,
    ]);
    // Another proposal ends when the circle becomes the own one.
    await edit(coach, organizationId, { name: 'Wolves' });
    for (const person of members.slice(0, 2)) await say(person, from, circle, true);
    expect(await proposals(moderator, organizationId)).toEqual([]);
    expect(await edit(coach, organizationId, { name: 'Wolves' })).toMatchObject({ name: 'Wolves' });
    const second = await comeSecond(organizationId);
    await edit(second, organizationId, { name: 'Bears' });
    const [theirs] = await proposals(coach, organizationId);
    await decide(coach, organizationId, theirs?.id, 'decline');
    expect(await proposals(second, organizationId)).toEqual([]);
  });

  it('gets proposed pictures, too', async () => {
    const { organizationId } = await app.user();
    const { coach } = await comeCoach(organizationId);
    const path = organizationRoutes.image.path.replace(':id', organizationId);
    const bytes = await geotaggedJpeg(40);
    const reply = await sendFile<{ image_url: string | null; proposed?: boolean }>(app, coach, {
      path,
      part: 'image',
      bytes,
    });
    expect(reply).toMatchObject({ image_url: null, proposed: true });
    const [proposal] = await proposals(coach, organizationId);
    const key = proposal?.changes[0]?.after?.replace('/media/', '') ?? '';
    expect(await isStored(app, key)).toBe(true);
    await decide(moderator, organizationId, proposal?.id, 'accept');
    const page = await coach.call(organizationRoutes.one, { params: { id: organizationId } });
    expect(page.image_url).toBe(`/media/${key}`);
    expect(await app.count('select count(*) from upload where key = $1', [key])).toBe(0);
  });

  /** A first coach who leads a circle of the club beside the own one. */
  const comeSecond = async (organizationId: string) => {
    const second = await app.user({ role: 'coach' });
    await app.pool.query('update player set organization_id = $2 where id = $1', [second.id, organizationId]);
    await app.pool.query(
      'update circle set organization_id = $2 where id in (select circle_id from circle_place where player_id = $1)',
      [second.id, organizationId],
    );
    return second;
  };
});

describe('members from before circles', () => {
  it('are listed once with marks, for coaches of the own circle and for moderators', async () => {
    const { organizationId, circle, members } = await openClub();
    const namesake = await app.user({ organization_id: organizationId });
    await app.shareCircle([namesake], organizationId);
    await app.pool.query(`update player set created_at = now() - interval '400 days' where id = $1`, [
      members[0]?.id,
    ]);
    const { coach, circle: from } = await comeCoach(organizationId);
    const check = (person: TestUser) => person.call(coachCircleRoutes.check, { params: { id: circle } });
    expect((await expectErrorReply(check(coach)))[0]).toBe(404);
    for (const person of members.slice(0, 2)) await say(person, from, circle, true);
    const rows = await check(coach);
    expect(rows.find(({ id }) => id === namesake.id)?.marks).toEqual([
      'no_address',
      'same_name',
      'new_account',
    ]);
    expect(rows.find(({ id }) => id === members[0]?.id)).toMatchObject({
      marks: ['same_name'],
      account_days: 399,
    });
    expect((await expectErrorReply(check(members[0] ?? coach)))[0]).toBe(404);
    await end(coach, circle, namesake);
    expect((await check(coach)).map(({ id }) => id)).not.toContain(namesake.id);
    await coach.call(coachCircleRoutes.checked, { params: { id: circle } });
    expect(await check(coach)).toEqual([]);
    const listed = async () =>
      (await moderator.call(moderationRoutes.uncheckedCircles, { query: { limit: 100 } })).items.map(
        ({ circle_id }) => circle_id,
      );
    expect(await listed()).toContain(circle);
    expect((await check(moderator)).length).toBeGreaterThan(0);
    await moderator.call(coachCircleRoutes.checked, { params: { id: circle } });
    expect(await listed()).not.toContain(circle);
  });
});

describe('requests beyond the limits of one account', () => {
  /** Somebody with places in two other organizations who asks a third one. */
  const askThird = async () => {
    const guest = await adult();
    for (let at = 0; at < 2; at++) {
      const { organizationId } = await app.user();
      await app.shareCircle([guest], organizationId);
    }
    const { circle, organizationId } = await openClub();
    await guest.call(circleRoutes.ask, { params: { id: circle } });
    return { guest, circle, organizationId };
  };

  it('are decided by a moderator with a reason', async () => {
    const { guest, circle } = await askThird();
    const { items } = await moderator.call(moderationRoutes.circleRequests, { query: { limit: 100 } });
    expect(items.find(({ user }) => user.id === guest.id)).toMatchObject({ circle_id: circle });
    const decide = (action: 'confirm' | 'decline') =>
      moderator.call(moderationRoutes.decideCircleRequest, {
        params: { id: circle },
        body: { user_id: guest.id, action, reason: 'Plays for both.' },
      });
    await decide('confirm');
    expect(await membersOf(circle)).toContain(guest.id);
    expect(await reasonsOf(guest.id)).toContainEqual({ action: 'confirm_member', reason: 'Plays for both.' });
  });

  it('and all other decisions are made on the command line, too', async () => {
    const run = (...args: string[]) => runOperator(app.env, args);
    const { guest, circle, organizationId } = await askThird();
    expect(await run('circles')).toContain(guest.id);
    expect(await run('circle-request', 'confirm', circle, guest.id, 'Plays', 'here')).toContain('confirmed');
    expect(await membersOf(circle)).toContain(guest.id);
    expect(await run('place', 'end', circle, guest.id, 'Left')).toContain('ended');
    expect(await membersOf(circle)).not.toContain(guest.id);
    const { coach, circle: from } = await comeCoach(organizationId);
    expect(await run('circles')).toContain(from);
    expect(await run('circle', 'decline', from, 'Unknown')).toContain('declined');
    expect(await run('circle', 'agree', from, 'Known')).toContain('is agreed');
    expect(await can(coach, organizationId)).toMatchObject({ edit: true });
    const other = await openClub();
    const first = await comeCoach(other.organizationId);
    await first.coach.call(organizationRoutes.edit, {
      params: { id: other.organizationId },
      body: { name: 'Otters' },
    });
    const [proposal] = await first.coach.call(coachCircleRoutes.proposals, {
      params: { id: other.organizationId },
    });
    expect(await run('circles')).toContain(proposal?.id);
    expect(await run('proposal', 'accept', proposal?.id ?? '', 'Right')).toContain('accepted');
    expect(await run('proposal', 'accept', proposal?.id ?? '', 'Right')).toBe(
      coachCircleRules.proposalUnknown,
    );
    expect(await run('circle', 'agree', circle, 'Known')).toBe(coachCircleRules.unknown);
    await expect(run('circle', 'agree', from)).rejects.toThrow('Usage');
    expect(await reasonsOf(circle)).toContainEqual({ action: 'join_circles', reason: 'Known' });
  });
});
