// @module-tag extended
import { childRoutes } from '@rinkside/contracts/child';
import { circleRoutes } from '@rinkside/contracts/circle';
import { coachCircleRoutes } from '@rinkside/contracts/coach-circle';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { canSeeSql } from '@rinkside/domain/item/item.policy';
import { canSeeLiveGameSql } from '@rinkside/domain/live-game/live-game.policy';
import { isKnownToSql } from '@rinkside/domain/organization/membership';
import { commentRefusalSql } from '@rinkside/domain/player/commenters';
import { lastNameSql } from '@rinkside/domain/player/player.policy';
import { newId } from '@rinkside/platform/id';
import { CallError } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { goal, startLiveGame, type ScoringDevice } from './live-game-factory.js';

const clubCount = 12;
const attackerCount = 50;
const childCount = 12;
/** Calls at a time. */
const concurrency = 4;
const timeoutMs = 900_000;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
}, timeoutMs);
afterAll(() => app?.close());

const bornBefore = (years: number) => `${new Date().getUTCFullYear() - years}${todayUtc().slice(4, 8)}01`;
const statusOf = (error: unknown): number | undefined =>
  error instanceof CallError ? error.status : undefined;
/** Acts again where a lock was held for too long on a busy machine. */
const persist = async <R>(act: () => Promise<R>): Promise<R> => {
  for (let attempt = 1; ; attempt++)
    try {
      return await act();
    } catch (error) {
      if (attempt === 10 || statusOf(error) !== 503) throw error;
    }
};
/** Acts on each of a list, a few at a time. */
const each = async <T, R>(list: readonly T[], act: (one: T, at: number) => Promise<R>): Promise<R[]> => {
  const entries = list.entries();
  const results = new Map<number, R>();
  const work = async () => {
    for (const [at, one] of entries) results.set(at, await persist(() => act(one, at)));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return [...results].toSorted(([one], [other]) => one - other).map(([, result]) => result);
};
const confirmAddress = (people: TestUser[]) =>
  app.pool.query('update player set email_verified = true where id = any($1)', [people.map(({ id }) => id)]);
/** The status of a call that may be refused. */
const attempt = async (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      const status = statusOf(error);
      if (status === undefined) throw error;
      return status;
    },
  );

/**
 * What a real circle of a club is: the own one with or without a coach, one that a family began by a link, or that of a first
 * coach, who comes after the attackers.
 */
const clubKinds = ['coach', 'own', 'link', 'late coach'] as const;
const kindOf = (at: number) => clubKinds[at % clubKinds.length] ?? 'coach';

interface Club {
  id: string;
  circle: string;
  /** Adults of two families, or a coach and an adult. */
  adults: [TestUser, TestUser];
  coach: boolean;
  /** A child with a place, and one that waits for the own circle. */
  child: TestUser;
  waiting: TestUser;
  /** Of the child. */
  post: string;
  highlight: string;
  liveGame: string;
  device: ScoringDevice;
}
const realLastName = 'Quillfeather';

/** Opens the circle of a club with places for two adults and a child; another child waits for it. */
const openCircle = async (
  kind: (typeof clubKinds)[number],
  [first, second, child, waiting]: [TestUser, TestUser, TestUser, TestUser],
): Promise<string> => {
  const params = { id: first.organizationId };
  if (kind === 'link') {
    const { token, circle_id } = await first.call(circleRoutes.addLink, { params, body: {} });
    for (const person of [second, child]) await person.call(circleRoutes.acceptLink, { body: { token } });
    await app.pool.query('update player set email_verified = false where id = $1', [waiting.id]);
    await waiting.call(circleRoutes.acceptLink, { body: { token } });
    return circle_id;
  }
  if (kind !== 'late coach') {
    const circle = await app.shareCircle([first, second, child]);
    await waiting.call(circleRoutes.ask, { params: { id: circle } });
    return circle;
  }
  const [{ id } = { id: '' }] = await first.call(circleRoutes.mine);
  for (const person of [second, child, waiting]) await person.call(circleRoutes.ask, { params: { id } });
  for (const person of [second, child])
    await first.call(rosterRoutes.confirmMember, { params, body: { user_id: person.id } });
  return id;
};

const openClub = async (at: number, organization_id?: string): Promise<Club> => {
  const kind = kindOf(at);
  const coach = kind === 'coach' || kind === 'late coach';
  const first = await app.user({
    ...(coach && { role: 'coach' as const }),
    ...(organization_id && { organization_id }),
  });
  const id = first.organizationId;
  const second = await app.user({ organization_id: id });
  const minor = {
    organization_id: id,
    birthdate: bornBefore(14),
    age: '14U',
    last_name: realLastName,
  } as const;
  const [child, waiting] = [await app.user(minor), await app.user(minor)];
  await confirmAddress([first, second, child, waiting]);
  const circle = await openCircle(kind, [first, second, child, waiting]);
  const post = await child.call(postRoutes.create, { body: { content: 'Practice' } });
  const { game, device } = await startLiveGame(child);
  const highlight = newId();
  await app.pool.query(
    `insert into item (id, content_type, author_id, organization_id, created_at, feed_at, version, viewable, in_feeds, club_visible)
     values ($1, 'highlight', $2, $3, now(), now(), 1, false, false, true)`,
    [highlight, child.id, id],
  );
  await app.pool.query(
    `insert into highlight (item_id, title, is_public, for_club, media_type, status, progress, media_file)
     values ($1, 'Club only', false, true, 'image', 'ready', 100, 'image.webp')`,
    [highlight],
  );
  return {
    id,
    circle,
    adults: [first, second],
    coach,
    child,
    waiting,
    post: post.id,
    highlight,
    liveGame: game.id,
    device,
  };
};

interface Attacker {
  user: TestUser;
  children: string[];
  /** The link to a circle of the account's own, if it could make one. */
  token: string | undefined;
}

const enter = async (clubIds: string[], at: number): Promise<Attacker> => {
  const user = await app.user({
    organization_id: clubIds[at % clubCount] ?? '', ...(at % 3 === 0 && { role: 'coach' as const }), last_name: 'Stranger',
  }); // prettier-ignore
  await confirmAddress([user]);
  const children: string[] = [];
  for (let n = 0; n < childCount; n++) {
    const { id } = await user.call(childRoutes.add, {
      body: {
        first_name: 'Kid', last_name: 'Invented', birthdate: bornBefore(8 + (n % 9)), position: 'skater', age: '10U',
        organization_id: clubIds[(at + n) % clubCount] ?? '',
      },
    }); // prettier-ignore
    children.push(id);
  }
  const link = await user
    .call(circleRoutes.addLink, { params: { id: user.organizationId }, body: { uses: 60 } })
    .catch(() => undefined);
  return { user, children, token: link?.token };
};

const partnersOf = (attackers: Attacker[], at: number) =>
  [1, 2, 3].map((n) => attackers[(at + n * clubCount) % attackers.length]);

/** Joins the others' circles with all profiles. */
const join = async (attackers: Attacker[], at: number) => {
  const own = attackers[at];
  if (!own) return;
  const { user, children } = own;
  for (const partner of partnersOf(attackers, at)) {
    const token = partner?.token;
    if (!token) continue;
    await attempt(user.call(circleRoutes.acceptLink, { body: { token } }));
    for (const actingAs of children.slice(0, 6))
      await attempt(user.call(circleRoutes.acceptLink, { body: { token }, actingAs }));
  }
};

/** Says of every coach that they are known, and offers every circle to become one with the own. */
const joinCircles = async ({ user }: Attacker, clubs: Club[]) => {
  for (const { circle_id, target_id } of await user.call(coachCircleRoutes.questions))
    await attempt(
      user.call(coachCircleRoutes.answer, { params: { id: circle_id }, body: { target_id, yes: true } }),
    );
  const own = await user.call(circleRoutes.mine);
  for (const { circle } of clubs) {
    await attempt(user.call(coachCircleRoutes.offer, { params: { id: circle } }));
    for (const { id } of own.filter(({ state }) => state === 'member'))
      for (const [from, target_id] of [
        [circle, id],
        [id, circle],
      ] as const)
        await attempt(
          user.call(coachCircleRoutes.answer, { params: { id: from }, body: { target_id, yes: true } }),
        );
  }
};

/** What one account does; every step may be refused. */
const attack = async (attackers: Attacker[], at: number, clubs: Club[]) => {
  const own = attackers[at];
  if (!own) return;
  const { user, children } = own;
  const partners = partnersOf(attackers, at);
  const targets = [0, 1].flatMap((n) => clubs[(at + n) % clubCount] ?? []);
  await joinCircles(own, targets);
  // Makes another account a guardian of a child.
  const [shared = ''] = children;
  const guardianLink = await user.call(guardianRoutes.addLink, {
    params: { id: shared },
    body: { kind: 'guardian' },
  });
  const [partner] = partners;
  if (partner)
    await attempt(partner.user.call(guardianRoutes.acceptLink, { body: { token: guardianLink.token } }));
  // Asks the real circles, and answers for itself, its children and others.
  for (const [n, club] of targets.entries()) {
    const { id, circle, child, waiting, adults } = club;
    await attempt(user.call(circleRoutes.ask, { params: { id: circle } }));
    const invented = children.slice(n * 3, n * 3 + 3);
    for (const actingAs of invented)
      await attempt(user.call(circleRoutes.ask, { params: { id: circle }, actingAs }));
    const confirm = (body: object) =>
      attempt(user.call(rosterRoutes.confirmMember, { params: { id }, body: body as { user_id: string } }));
    const mine = (await user.call(circleRoutes.list, { params: { id } })).find(
      ({ state }) => state === 'member',
    );
    for (const person of [child, waiting, ...adults]) {
      await confirm({ user_id: person.id });
      await confirm({ user_id: person.id, circle_id: circle });
      if (mine) await confirm({ user_id: person.id, circle_id: mine.id });
    }
    const foreign = [child.id, waiting.id, adults[0].id];
    for (const actingAs of invented) {
      await confirm({ user_id: actingAs, guardian_ids: foreign });
      if (mine) await confirm({ user_id: actingAs, circle_id: mine.id, guardian_ids: foreign });
    }
    if (partner) await confirm({ user_id: partner.user.id });
    await attempt(user.call(rosterRoutes.confirmCoach, { params: { id }, body: { user_id: user.id } }));
    // As the real child, and against the real members.
    if (own.token)
      await attempt(user.call(circleRoutes.acceptLink, { body: { token: own.token }, actingAs: child.id }));
    await attempt(user.call(circleRoutes.ask, { params: { id: circle }, actingAs: waiting.id }));
    await attempt(user.call(circleRoutes.end, { params: { id: circle, user_id: child.id } }));
    for (const actingAs of [undefined, ...invented])
      await attempt(
        user.call(followRoutes.follow, { params: { id: child.id }, ...(actingAs && { actingAs }) }),
      );
  }
  for (const other of partners)
    if (other) await attempt(user.call(followRoutes.follow, { params: { id: other.user.id } }));
};

describe('fifty accounts with 600 invented children in twelve clubs', () => {
  let clubs: Club[];
  let attackers: Attacker[];
  beforeAll(async () => {
    const early = await each(Array.from({ length: clubCount }), async (_one, at) =>
      kindOf(at) === 'late coach' ? (await app.user()).organizationId : openClub(at),
    );
    const clubIds = early.map((club) => (typeof club === 'string' ? club : club.id));
    attackers = await each(Array.from({ length: attackerCount }), (_one, at) => enter(clubIds, at));
    await each(attackers, (_one, at) => join(attackers, at));
    clubs = await each(early, async (club, at) => (typeof club === 'string' ? openClub(at, club) : club));
    await each(attackers, (_one, at) => attack(attackers, at, clubs));
    await app.settle();
  }, timeoutMs);

  const realIds = () => clubs.flatMap(({ child, waiting }) => [child.id, waiting.id]);
  const profiles = () => attackers.flatMap(({ user, children }) => [user.id, ...children]);

  it('know no real child: no whole name, no running game, no item for the club, no comment', async () => {
    expect(profiles()).toHaveLength(attackerCount * (childCount + 1));
    const { rows } = await app.pool.query<Record<string, number>>(
      `select count(*)::int as pairs,
         count(*) filter (where ${isKnownToSql('a', 'attacker.id')})::int as known,
         count(*) filter (where ${lastNameSql('a', 'attacker.id')} <> 'Q.')::int as names,
         count(*) filter (where ${commentRefusalSql('a', 'attacker.id')} is null)::int as comments,
         (select count(*)::int from live_game l cross join unnest($2::uuid[]) viewer (id)
           where l.player_id = any($1) and ${canSeeLiveGameSql('viewer.id')}) as games,
         (select count(*)::int from item i cross join unnest($2::uuid[]) viewer (id)
           where i.club_visible and i.author_id = any($1) and ${canSeeSql('viewer.id')}) as items
       from player a cross join unnest($2::uuid[]) attacker (id) where a.id = any($1)`,
      [realIds(), profiles()],
    );
    expect(rows).toEqual([
      { pairs: realIds().length * profiles().length, known: 0, names: 0, comments: 0, games: 0, items: 0 },
    ]);
  });

  it('have no place beside a real person, and cost none', async () => {
    const mixed = await app.count(
      `select count(*) from circle_place p where p.circle_id = any($1) and p.player_id = any($2)`,
      [clubs.map(({ circle }) => circle), profiles()],
    );
    expect(mixed).toBe(0);
    const places = await app.count('select count(*) from circle_place where circle_id = any($1)', [
      clubs.map(({ circle }) => circle),
    ]);
    expect(places).toBe(clubCount * 3);
    expect(
      await app.count('select count(*) from circle_place where player_id = any($1)', [
        clubs.map(({ waiting }) => waiting.id),
      ]),
    ).toBe(0);
  });

  it('are answered as strangers', { timeout: timeoutMs }, () =>
    each(attackers, async ({ user, children }, at) => {
      const club = clubs[at % clubCount];
      if (!club) return;
      for (const actingAs of [undefined, children[at % childCount]]) {
        const as = actingAs ? { actingAs } : {};
        const one = { params: { id: club.child.id }, ...as };
        expect((await user.call(playerRoutes.one, one)).last_name).toBe('Q.');
        const found = await user.call(playerRoutes.search, { query: { search: realLastName }, ...as });
        for (const { last_name } of found) expect(last_name).toBe('Q.');
        const running = await user.call(liveGameRoutes.list, {
          query: { organization_id: club.id },
          ...as,
        });
        expect(running).toEqual([]);
        expect(
          await attempt(user.call(liveGameRoutes.one, { params: { id: club.liveGame }, query: {}, ...as })),
        ).toBe(404);
        expect(await attempt(user.call(highlightRoutes.one, { params: { id: club.highlight }, ...as }))).toBe(
          404,
        );
        const text = { params: { id: club.post }, body: { content: 'Nice' }, ...as };
        expect(await attempt(user.call(commentRoutes.onPost, text))).toBe(403);
        const { members } = await user.call(rosterRoutes.members, {
          params: { id: club.id },
          query: {},
          ...as,
        });
        expect(members.filter(({ last_name }) => last_name === realLastName)).toEqual([]);
      }
    }).then(() => undefined),
  );

  it('receive no live update of a running game', { timeout: timeoutMs }, () =>
    each(clubs, async ({ id, child, adults: [, member], device }, at) => {
      const stranger = attackers[at]?.user;
      const clients = [await member.liveClient(), await stranger?.liveClient()];
      for (const client of clients)
        for (const room of [`organization:${id}`, `player:${child.id}`]) await client?.watch(room);
      const [own, foreign] = clients;
      const { version } = await device.tap(goal);
      await own?.waitForEvent('live_game.changed', (event) => event.version >= version);
      await app.settle();
      expect(foreign?.eventsNamed('live_game.changed')).toEqual([]);
      for (const client of clients) client?.close();
    }).then(() => undefined),
  );

  it('do not keep real families from each other', { timeout: timeoutMs }, () =>
    each(clubs, async ({ id, circle, coach, adults, child, waiting, liveGame, highlight, post }) => {
      const confirm = (person: TestUser) =>
        person.call(rosterRoutes.confirmMember, {
          params: { id },
          body: { user_id: waiting.id, circle_id: circle },
        });
      const [first, second] = adults;
      await confirmAddress([waiting]);
      expect((await confirm(first)).confirmed).toBe(coach);
      if (!coach) expect((await confirm(second)).confirmed).toBe(true);
      for (const person of [...adults, waiting]) {
        expect((await person.call(playerRoutes.one, { params: { id: child.id } })).last_name).toBe(
          realLastName,
        );
        await person.call(liveGameRoutes.one, { params: { id: liveGame }, query: {} });
        await person.call(highlightRoutes.one, { params: { id: highlight } });
        await person.call(commentRoutes.onPost, { params: { id: post }, body: { content: 'Well played' } });
      }
    }).then(() => undefined),
  );
});
