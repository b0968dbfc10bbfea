import { followRoutes } from '@rinkside/contracts/follow';
import { organizationRoutes } from '@rinkside/contracts/organization';
import {
  playerRoutes,
  playerRules,
  roles,
  todayUtc,
  type ProfileBody,
  type Role,
} from '@rinkside/contracts/player';
import {
  isKnownTo,
  isKnownToSql,
  knownAmong,
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
import type { TestUser } from '@rinkside/testkit/test-user';
import { poolSql } from '@rinkside/platform/sql';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

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

const update = (person: TestUser, body: ProfileBody) => person.call(playerRoutes.update, { body });
const follow = (person: TestUser, { id }: TestUser) => person.call(followRoutes.follow, { params: { id } });
const newOrganization = async (person: TestUser, name: string) =>
  (await person.call(organizationRoutes.create, { body: { name, confirmed: true } })).id;

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
    const mate = await app.user();
    const sameClub = await app.user({ organization_id: viewer.organizationId, birthdate: teen });
    const [fan, stranger, child] = [await app.user(), await app.user(), await app.user({ birthdate: teen })];
    await app.shareCircle([viewer, mate, child]);
    await app.pool.query(
      'insert into former_guardian (child_id, person_id, ended_at) values ($1, $2, now())',
      [child.id, viewer.id],
    );
    await follow(fan, viewer);
    await follow(viewer, stranger);
    const people = [viewer, mate, fan, stranger, sameClub, child];
    const relationTo = await viewerRelations(
      poolSql(app.pool),
      viewer.id,
      people.map(({ id }) => id),
    );
    const relations = people.map(({ id }) => relationTo(id));
    expect(relations).toEqual([
      { self: true, sharesCircle: true, followsViewer: false },
      { self: false, sharesCircle: true, followsViewer: false },
      { self: false, sharesCircle: false, followsViewer: true },
      { self: false, sharesCircle: false, followsViewer: false },
      { self: false, sharesCircle: false, followsViewer: false },
      { self: false, sharesCircle: false, followsViewer: false },
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
  });
});
