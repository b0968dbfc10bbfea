import { blockRoutes } from '@rinkside/contracts/block';
import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes, organizationRules } from '@rinkside/contracts/organization';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import {
  playerRoutes,
  playerRules,
  roles,
  todayUtc,
  type ProfileBody,
  type Role,
} from '@rinkside/contracts/player';
import { migrate } from '@rinkside/domain/migrations/run';
import {
  isKnownTo,
  isKnownToSql,
  knownAmong,
  sharesOwnOrganizationSql,
  viewerRelations,
} from '@rinkside/domain/organization/membership';
import {
  hasAdultAge,
  hasAdultAgeSql,
  hasMinorsItems,
  hasMinorsItemsSql,
  isAdult,
  isAdultSql,
  isMinor,
  isMinorSql,
} from '@rinkside/domain/player/minor';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import type { TestUser } from '@rinkside/testkit/test-user';
import { poolSql } from '@rinkside/platform/sql';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

/** A birthdate of this many years and days before today. */
const bornBefore = (years: number, days = 0) => {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() - days);
  return todayUtc(date);
};
const adult = '1990-05-04';
const teen = bornBefore(15);

describe('minor and adult', () => {
  const people: { role: Role | null; trustedBirthdate: string | null }[] = [null, ...roles].flatMap((role) =>
    [null, bornBefore(9), bornBefore(18, -1), bornBefore(18), bornBefore(18, 1), adult].map(
      (trustedBirthdate) => ({ role, trustedBirthdate }),
    ),
  );

  it('are the same in TypeScript and in SQL', async () => {
    for (const person of people) {
      const { rows } = await app.pool.query<Record<string, boolean>>(
        `select ${isMinorSql('p')} as minor, ${isAdultSql('p')} as adult, ${hasAdultAgeSql('p')} as "adultAge",
           ${hasMinorsItemsSql('p')} as items
         from (select $1::text as role, $2::date as trusted_birthdate) p`,
        [person.role, person.trustedBirthdate],
      );
      expect(rows[0], JSON.stringify(person)).toEqual({
        minor: isMinor(person),
        adult: isAdult(person),
        adultAge: hasAdultAge(person),
        items: hasMinorsItems(person),
      });
    }
  });

  it.each([
    ['player', null, { minor: true, adult: false, items: true }],
    ['player', teen, { minor: true, adult: false, items: true }],
    ['player', adult, { minor: false, adult: true, items: false }],
    ['parent', null, { minor: false, adult: true, items: true }],
    ['parent', adult, { minor: false, adult: true, items: true }],
    ['coach', null, { minor: false, adult: false, items: false }],
    ['coach', teen, { minor: true, adult: false, items: true }],
  ] as const)('a %s born %s', (role, trustedBirthdate, expected) => {
    const person = { role, trustedBirthdate };
    expect({ minor: isMinor(person), adult: isAdult(person), items: hasMinorsItems(person) }).toEqual(
      expected,
    );
  });
});

/** Whether a member shares their organization, in the profile and in SQL. */
const sharesOrganization = async (member: TestUser): Promise<boolean> => {
  const { id, organization_confirmed } = await member.call(playerRoutes.me);
  const { rows } = await app.pool.query(
    `select ${sharesOwnOrganizationSql('p')} as shares from player p where p.id = $1`,
    [id],
  );
  expect(rows).toEqual([{ shares: organization_confirmed }]);
  return organization_confirmed;
};
const update = (person: TestUser, body: ProfileBody) => person.call(playerRoutes.update, { body });
const follow = (person: TestUser, { id }: TestUser) => person.call(followRoutes.follow, { params: { id } });
const newOrganization = async (person: TestUser, name: string) =>
  (await person.call(organizationRoutes.create, { body: { name } })).id;

describe('sharing an organization', () => {
  it.each([
    ['a player of 15', { birthdate: teen, age: '15U' }, true],
    ['a player of 30', { birthdate: adult }, false],
    ['a parent', { role: 'parent', birthdate: teen }, false],
    ['a coach', { role: 'coach', birthdate: adult }, false],
    ['a coach of 15', { role: 'coach', birthdate: teen }, false],
  ] as const)('%s who joins: %o, at once: %s', async (_who, profile, atOnce) => {
    const member = await app.user();
    const joiner = await app.user({ ...profile, organization_id: member.organizationId });
    expect(await sharesOrganization(joiner)).toBe(atOnce);
  });

  it('starts once a minor who shares it follows, and stays when the follow ends', async () => {
    const minor = await app.user({ birthdate: teen });
    const organization_id = minor.organizationId;
    const joiner = await app.user({ organization_id });
    const strangersChild = await app.user({ birthdate: teen });
    const otherAdult = await app.user({ organization_id });
    await follow(strangersChild, joiner);
    await follow(otherAdult, joiner);
    expect(await sharesOrganization(joiner)).toBe(false);
    const { version } = await joiner.call(playerRoutes.me);
    await Promise.all([
      follow(minor, joiner),
      follow(await app.user({ birthdate: teen, organization_id }), joiner),
    ]);
    expect(await sharesOrganization(joiner)).toBe(true);
    expect((await joiner.call(playerRoutes.me)).version).toBe(version + 1);
    await minor.call(followRoutes.unfollow, { params: { id: joiner.id } });
    expect(await sharesOrganization(joiner)).toBe(true);
    expect(await sharesOrganization(otherAdult)).toBe(false);
  });

  it('counts a follow from before either of them joined', async () => {
    const minor = await app.user({ birthdate: teen });
    const organization_id = minor.organizationId;
    const [first, second] = [await app.user(), await app.user()];
    await follow(minor, first);
    await update(first, { organization_id });
    expect(await sharesOrganization(first)).toBe(true);
    await follow(minor, second);
    expect(await sharesOrganization(second)).toBe(false);
    await update(minor, { organization_id: second.organizationId });
    expect(await sharesOrganization(second)).toBe(true);
  });

  it('ends with a change of the organization, and with an edit that makes a minor something else', async () => {
    const minor = await app.user({ birthdate: teen });
    const adultMember = await app.user({ organization_id: minor.organizationId });
    await follow(minor, adultMember);
    await update(adultMember, { organization_id: await newOrganization(adultMember, 'Somewhere else') });
    expect(await sharesOrganization(adultMember)).toBe(false);
    await update(minor, { role: 'parent' });
    expect(await sharesOrganization(minor)).toBe(false);
  });

  it('stays on the 18th birthday', async () => {
    const minor = await app.user({ birthdate: teen });
    await app.pool.query('update player set birthdate = $2, trusted_birthdate = $2 where id = $1', [
      minor.id,
      bornBefore(18),
    ]);
    await update(minor, { level: 'A' });
    expect(await sharesOrganization(minor)).toBe(true);
  });

  it('ends when a moderator confirms that a minor is an adult', async () => {
    const [minor, moderator] = [await app.user({ birthdate: teen }), await app.user()];
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    await update(minor, { birthdate: adult });
    expect(await sharesOrganization(minor)).toBe(true);
    await moderator.call(moderationRoutes.settleBirthdate, {
      params: { id: minor.id },
      body: { action: 'confirm' },
    });
    expect(await sharesOrganization(minor)).toBe(false);
  });

  it('is counted for members at the time of the migration', async () => {
    const { pool, url, ...database } = await openTestDatabase(inject('postgresUrl'));
    onTestFinished(() => database.close());
    const id = '0198c0de-0000-7000-8000-000000000001';
    await pool.query(`alter table player drop confirmed_organization_id, drop organization_changed_at,
      drop previous_organization_change_at; delete from migration where name = '0003-membership'`);
    await pool.query(
      `insert into organization (id, name, created_at, version) values ('${id}', 'Blades', now(), 1);
       insert into player (id, issuer, subject, organization_id, onboarding_complete, role, trusted_birthdate, created_at)
       values ('${id}', 'i', 's', '${id}', true, 'coach', '1990-05-04', now())`,
    );
    expect(await migrate({ DATABASE_URL: url })).toEqual(['0003-membership']);
    const { rows } = await pool.query(`select ${sharesOwnOrganizationSql('p')} as shares from player p`);
    expect(rows).toEqual([{ shares: true }]);
  });
});

const confirm = (actor: TestUser, { id, organizationId }: TestUser) =>
  actor.call(rosterRoutes.confirmMember, { params: { id: organizationId }, body: { user_id: id } });
const waitingIds = async (actor: TestUser, { organizationId }: TestUser) => {
  const waiting = await actor.call(rosterRoutes.waiting, { params: { id: organizationId } });
  return waiting.map(({ id }) => id).toSorted();
};

describe('the confirmation of a member', () => {
  it('is given by a confirmed coach, once, and logged', async () => {
    const coach = await app.user({ role: 'coach' });
    const profile = { organization_id: coach.organizationId };
    const [player, parent] = [await app.user(profile), await app.user({ ...profile, role: 'parent' })];
    const waitingCoach = await app.user({ ...profile, role: 'coach' });
    const minor = await app.user({ ...profile, birthdate: teen });
    expect(await waitingIds(coach, player)).toEqual([player.id, parent.id].toSorted());
    for (const actor of [player, parent, waitingCoach, minor]) {
      expect(await expectErrorReply(confirm(actor, player))).toEqual([403, organizationRules.notCoach]);
      expect((await expectErrorReply(waitingIds(actor, player)))[0]).toBe(403);
    }
    const { version } = await player.call(playerRoutes.me);
    await Promise.all([confirm(coach, player), confirm(coach, player)]);
    expect(await sharesOrganization(player)).toBe(true);
    expect((await player.call(playerRoutes.me)).version).toBe(version + 1);
    expect(
      await app.count(
        `select count(*) from moderation_log where action = 'confirm_member' and target_id = $1 and moderator_id = $2`,
        [player.id, coach.id],
      ),
    ).toBe(1);
    expect(await waitingIds(coach, player)).toEqual([parent.id]);
    await coach.call(rosterRoutes.confirmCoach, {
      params: { id: coach.organizationId },
      body: { user_id: waitingCoach.id },
    });
    expect(await sharesOrganization(waitingCoach)).toBe(true);
  });

  it('shows in the team table, with when the player joined', async () => {
    const coach = await app.user({ role: 'coach' });
    const organization_id = coach.organizationId;
    const minor = await app.user({ first_name: 'Abe', organization_id, birthdate: teen });
    const player = await app.user({ first_name: 'Bea', organization_id });
    const team = await coach.call(rosterRoutes.team, { params: { id: organization_id } });
    expect(team.map(({ id, confirmed }) => [id, confirmed])).toEqual([
      [minor.id, true],
      [player.id, false],
    ]);
    for (const { joined_at } of team)
      expect(Math.abs(Date.parse(joined_at ?? '') - Date.now())).toBeLessThan(600_000);
  });

  it('of the first coach needs another person', async () => {
    const [coach, moderator] = [await app.user({ role: 'coach' }), await app.user()];
    await app.pool.query('update player set moderator = true where id = $1', [moderator.id]);
    expect(await sharesOrganization(coach)).toBe(false);
    expect(await expectErrorReply(confirm(coach, coach))).toEqual([403, organizationRules.confirmsSelf]);
    expect(await waitingIds(moderator, coach)).toEqual([coach.id]);
    await confirm(moderator, coach);
    expect(await sharesOrganization(coach)).toBe(true);
  });

  it('does not reach members of other organizations, blocked or unknown people', async () => {
    const [coach, other] = [await app.user({ role: 'coach' }), await app.user()];
    const { organizationId } = coach;
    const blocker = await app.user({ organization_id: organizationId });
    await blocker.call(blockRoutes.block, { params: { id: coach.id } });
    for (const id of [other.id, blocker.id, '0198c0de-0000-7000-8000-000000000000'])
      expect(
        await expectErrorReply(
          coach.call(rosterRoutes.confirmMember, { params: { id: organizationId }, body: { user_id: id } }),
        ),
      ).toEqual([404, organizationRules.coachUnknown]);
    expect(await waitingIds(coach, coach)).toEqual([]);
  });
});

describe('changes of the organization', () => {
  it('are two in 30 days; the third is refused with a sentence and changes nothing', async () => {
    const person = await app.user();
    const [first, second, third] = [
      await newOrganization(person, 'First change'),
      await newOrganization(person, 'Second change'),
      await newOrganization(person, 'Third change'),
    ];
    await update(person, { organization_id: first });
    await update(person, { organization_id: first });
    await update(person, { organization_id: second });
    await update(person, { organization_id: second, level: 'B' });
    const before = await person.call(playerRoutes.me);
    expect(await expectErrorReply(update(person, { organization_id: third, level: 'AAA' }))).toEqual([
      400,
      playerRules.organizationChanges,
    ]);
    expect(await person.call(playerRoutes.me)).toEqual(before);
    await app.pool.query(
      `update player set previous_organization_change_at = now() - interval '30 days 1 second' where id = $1`,
      [person.id],
    );
    expect(await update(person, { organization_id: third })).toMatchObject({ organization_id: third });
  });
});

describe('the relation of a viewer to players', () => {
  it('is read for many players at once and agrees with the condition in SQL', async () => {
    const viewer = await app.user({ birthdate: teen });
    const mate = await app.user({ organization_id: viewer.organizationId });
    const [fan, stranger] = [await app.user(), await app.user()];
    await follow(fan, viewer);
    await follow(viewer, stranger);
    const people = [viewer, mate, fan, stranger];
    const relationTo = await viewerRelations(
      poolSql(app.pool),
      viewer.id,
      people.map(({ id }) => id),
    );
    const relations = people.map(({ id }) => relationTo(id));
    expect(relations).toEqual([
      { self: true, sharesOrganization: true, followsViewer: false },
      { self: false, sharesOrganization: true, followsViewer: false },
      { self: false, sharesOrganization: false, followsViewer: true },
      { self: false, sharesOrganization: false, followsViewer: false },
    ]);
    const known = await knownAmong(
      poolSql(app.pool),
      people.map(({ id }) => ({ subjectId: id, viewerIds: [stranger.id, viewer.id] })),
    );
    for (const [at, { id }] of people.entries()) {
      const { rows } = await app.pool.query(
        `select ${isKnownToSql('a', '$1::uuid')} as known from player a where a.id = $2`,
        [viewer.id, id],
      );
      expect(rows).toEqual([{ known: relations[at] && isKnownTo(relations[at]) }]);
      expect(known[at]?.has(viewer.id)).toBe(rows[0]?.known);
    }
    // Joining gives nothing before the confirmation.
    const joiner = await app.user({ organization_id: viewer.organizationId });
    const relationOfJoiner = await viewerRelations(poolSql(app.pool), joiner.id, [viewer.id]);
    expect(isKnownTo(relationOfJoiner(viewer.id))).toBe(false);
  });
});
