import { childRoutes } from '@rinkside/contracts/child';
import { circleRoutes, circleRules } from '@rinkside/contracts/circle';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { todayUtc } from '@rinkside/contracts/player';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const bornBefore = (years: number) => `${new Date().getUTCFullYear() - years}${todayUtc().slice(4, 8)}01`;
/** An adult with a confirmed address. */
const adult = async (organization_id?: string) => {
  const person = await app.user(organization_id ? { organization_id } : {});
  await app.pool.query('update player set email_verified = true where id = $1', [person.id]);
  return person;
};
const addChildren = async (guardian: TestUser, count: number) => {
  const children: string[] = [];
  for (let at = 0; at < count; at++) {
    const { id } = await guardian.call(childRoutes.add, {
      body: {
        first_name: `Kid ${'ABCDEFGHIJKL'[at]}`, last_name: 'Quillfeather', birthdate: bornBefore(10), position: 'skater',
        age: '10U', organization_id: guardian.organizationId,
      },
    }); // prettier-ignore
    children.push(id);
  }
  return children;
};
/** Makes another account a guardian of a child, by a link. */
const shareChild = async (guardian: TestUser, child: string, other: TestUser) => {
  const { token } = await guardian.call(guardianRoutes.addLink, {
    params: { id: child },
    body: { kind: 'guardian' },
  });
  await other.call(guardianRoutes.acceptLink, { body: { token } });
};
const makeLink = (person: TestUser, body: { uses?: number } = {}) =>
  person.call(circleRoutes.addLink, { params: { id: person.organizationId }, body });
const accept = (person: TestUser, { token }: { token: string }, actingAs: string) =>
  person.call(circleRoutes.acceptLink, { body: { token }, actingAs });
/** What a child waits for, or `member`. */
const stateOf = async (person: TestUser, organizationId: string, actingAs: string) => {
  const circles = await person.call(circleRoutes.list, { params: { id: organizationId }, actingAs });
  return circles.flatMap(({ state, waiting }) => (state === 'none' ? [] : (waiting?.needs ?? state)));
};

describe('the children that an account brings into circles', () => {
  it('are twelve at most, of which four get a place alone, by links', async () => {
    const maker = await adult();
    const guardian = await adult(maker.organizationId);
    const children = await addChildren(guardian, 12);
    const link = await makeLink(maker);
    for (const child of children) await accept(guardian, link, child);
    const states = await Promise.all(children.map((child) => stateOf(guardian, maker.organizationId, child)));
    expect(states.flat()).toEqual(children.map((_child, at) => (at < 4 ? 'member' : 'club_coach')));
  });

  it('stay four when all links are accepted at once', async () => {
    const [first, second] = [await adult(), await adult()];
    const guardian = await adult(first.organizationId);
    const children = await addChildren(guardian, 8);
    const [one, other] = [await makeLink(first), await makeLink(second)];
    await Promise.all(children.map((child, at) => accept(guardian, at % 2 ? one : other, child)));
    expect(
      await app.count(
        'select count(*) from circle_place p join guardian g on g.child_id = p.player_id where g.guardian_id = $1',
        [guardian.id],
      ),
    ).toBe(4);
  });

  it('stay four when their requests are answered at once', async () => {
    const [first, second] = [await adult(), await adult()];
    const guardian = await adult(first.organizationId);
    const children = await addChildren(guardian, 7);
    const moderators = await Promise.all([first, second].map(({ organizationId }) => adult(organizationId)));
    const circles = [
      await app.shareCircle([first, moderators[0] ?? first]),
      await app.shareCircle([second, moderators[1] ?? second]),
    ];
    for (const [at, child] of children.entries()) {
      const [circle = '', voucher] = at % 2 ? [circles[1], second] : [circles[0], first];
      await guardian.call(circleRoutes.ask, { params: { id: circle }, actingAs: child });
      await voucher.call(rosterRoutes.confirmMember, {
        params: { id: voucher.organizationId },
        body: { user_id: child },
      });
    }
    const answers = await Promise.allSettled(
      children.map((child, at) => {
        const voucher = moderators[at % 2] ?? first;
        return voucher.call(rosterRoutes.confirmMember, {
          params: { id: voucher.organizationId },
          body: { user_id: child },
        });
      }),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });

  it('count for each of their guardians, and for the account that asked after its guardianship ended', async () => {
    const maker = await adult();
    const [guardian, other] = [await adult(maker.organizationId), await adult(maker.organizationId)];
    const link = await makeLink(maker);
    const shared = await addChildren(guardian, 4);
    for (const child of shared) await shareChild(guardian, child, other);
    const [ofOther = ''] = await addChildren(other, 1);
    // Either guardian acts for a child; both are guardians of four children with places.
    for (const [at, child] of shared.entries()) await accept(at % 2 ? guardian : other, link, child);
    await accept(other, link, ofOther);
    expect(await stateOf(other, maker.organizationId, ofOther)).toEqual(['club_coach']);
    for (const child of shared)
      await guardian.call(guardianRoutes.remove, { params: { id: child, guardian_id: guardian.id } });
    const late = await addChildren(guardian, 3);
    for (const child of late) await accept(guardian, link, child);
    const states = await Promise.all(late.map((child) => stateOf(guardian, maker.organizationId, child)));
    expect(states.flat()).toEqual(['member', 'member', 'club_coach']);
  });

  it('get more places by the link of a coach, and by the answer of a coach of the club, but not of another coach', async () => {
    const coach = await app.user({ role: 'coach' });
    await app.pool.query('update player set email_verified = true where id = $1', [coach.id]);
    const guardian = await adult(coach.organizationId);
    const children = await addChildren(guardian, 6);
    const link = await makeLink(coach);
    for (const child of children.slice(0, 5)) await accept(guardian, link, child);
    expect(await stateOf(guardian, coach.organizationId, children[4] ?? '')).toEqual(['member']);
    const [circle] = await coach.call(circleRoutes.mine);
    const sixth = children[5] ?? '';
    await guardian.call(circleRoutes.ask, { params: { id: circle?.id ?? '' }, actingAs: sixth });
    const answer = () =>
      coach.call(rosterRoutes.confirmMember, {
        params: { id: coach.organizationId },
        body: { user_id: sixth },
      });
    expect(await expectErrorReply(answer())).toEqual([403, circleRules.clubCoachNeeded]);
    await app.pool.query('update circle set own = true where id = $1', [circle?.id]);
    expect(await answer()).toEqual({ success: true, confirmed: true });
  });
});
