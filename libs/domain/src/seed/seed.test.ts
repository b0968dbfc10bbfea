import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveGameRules } from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { ageLevels, ageOn, todayUtc } from '@rinkside/contracts/player';
import type { OutboxNotifier } from '@rinkside/platform/outbox-notifier';
import type { Database } from '@rinkside/platform/postgres';
import { diskStorage } from '@rinkside/platform/storage/disk';
import { openTestDatabase } from '@rinkside/testkit/test-database';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { contentTypeOf } from '../highlight/media-content-type.js';
import { readLiveGame, runningGames } from '../live-game/live-game.views.js';
import { demoGameSteps, playDemoGame } from './demo-live-game.js';
import { directory } from './directory.js';
import { people } from './people.js';
import { gamesOf, type PlayerGame } from './player-games.js';
import { gamePostOf } from './game-posts.js';
import type { SeedResources } from './resources.js';
import { teamOf } from './schedule.js';
import { demoPosts } from './demo-texts.js';
import { seed, type SeedOptions } from './seed.js';

const outboxNotifier: OutboxNotifier = {
  notify: () => undefined,
  subscribe: () => undefined,
  close: async () => undefined,
};
const options: SeedOptions = {
  demo: true,
  provider: 'https://id.test',
  issuer: 'https://id.test',
  ensureAccount: async (_, { kind }) => `account-${kind}`,
};

let database: Database;
let storageFolder: string;
let resources: SeedResources;
beforeAll(async () => {
  database = await openTestDatabase(inject('postgresUrl'));
  storageFolder = await mkdtemp(join(tmpdir(), 'rinkside-seed-'));
  resources = { database, outboxNotifier, storage: await diskStorage(storageFolder) };
});
afterAll(async () => {
  await database?.close();
  await rm(storageFolder, { recursive: true, force: true });
});

const rows = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
  const result = await database.pool.query<Row>(sql, values);
  return result.rows;
};

const tables = [
  'organization',
  'player',
  'item',
  'post',
  'item_like',
  'comment',
  'follow',
  'notification',
  'outbox',
];
/** Returns each table's row count and sum of versions, which also reveals updates. */
const state = () =>
  Promise.all(
    tables.map(async (table) => {
      const versions = ['organization', 'player', 'item', 'follow'].includes(table) ? 'sum(version)' : '0';
      const [row] = await rows<{ rows: number; versions: number }>(
        `select count(*)::int as rows, ${versions}::int as versions from ${table}`,
      );
      return [table, row];
    }),
  );

describe('seed', () => {
  /** A lower limit of the time of the first seed. */
  const startedAt = new Date();

  it('adds only the organizations without demo players', async () => {
    expect(await seed(resources, { ...options, demo: false })).toEqual([]);
    expect(await rows(`select id from organization where team_name is not null`)).toHaveLength(
      directory.length,
    );
    expect(directory.length).toBeGreaterThanOrEqual(64);
    expect(new Set(directory.map(({ name }) => name.toLowerCase())).size).toBe(directory.length);
    expect(await rows(`select id from player`)).toEqual([]);
  });

  it('resumes after an interruption, and a repeated run changes nothing', async () => {
    let storedObjects = 0;
    const failing: SeedResources = {
      ...resources,
      storage: {
        ...resources.storage,
        put: async (...object) => {
          if (++storedObjects > 10) throw new Error('the disk is full');
          await resources.storage.put(...object);
        },
      },
    };
    await expect(seed(failing, options)).rejects.toThrow('the disk is full');
    const accounts = await seed(resources, options);
    expect(accounts.map(({ kind }) => kind)).toEqual(['skater', 'goalie', 'parent', 'coach']);

    const before = await state();
    expect(await seed(resources, { ...options, now: new Date(Date.now() + 3600_000) })).toEqual(accounts);
    expect(await state()).toEqual(before);
  }, 120_000);

  it('creates forty players of every age level, position and role, each with an avatar', async () => {
    const people = await rows<Record<string, string | Date | null>>(
      `select age, position, role, avatar_key, birthdate::text, guardian_confirmed_at
       from player where onboarding_complete and organization_id is not null`,
    );
    expect(people).toHaveLength(40);
    expect(await rows(`select id from organization where image_key is null`)).toEqual([]);
    expect(new Set(people.map(({ age }) => age))).toEqual(new Set(ageLevels));
    for (const role of ['player', 'parent', 'coach'])
      expect(people.filter((person) => person['role'] === role).length).toBeGreaterThan(3);
    for (const { role, age, position, birthdate, guardian_confirmed_at, avatar_key } of people) {
      const years = ageOn(String(birthdate), todayUtc());
      const level = Number.parseInt(String(age), 10);
      if (role === 'player') expect([level - 1, level, level + 1]).toContain(years);
      else expect(years).toBeGreaterThan(25);
      expect(position === null).toBe(role === 'coach');
      expect(guardian_confirmed_at !== null).toBe(years < 13);
      const avatar = await resources.storage.get(String(avatar_key));
      avatar?.body.destroy();
      expect(avatar).toMatchObject({ type: 'image/webp' });
    }
  });

  it('fills every feed with recent posts, consistent like counts and follows', async () => {
    const posts = await rows<{ days: number; likes_count: number; likes: number }>(
      `select extract(epoch from now() - feed_at)::float / 86400 as days, likes_count,
         (select count(*)::int from item_like where item_id = item.id) as likes
       from item where content_type = 'post'`,
    );
    expect(posts.length).toBeGreaterThanOrEqual(150);
    expect(posts.filter(({ days }) => days < 1).length).toBeGreaterThan(10);
    for (const { days, likes_count, likes } of posts) {
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThan(36);
      expect(likes_count).toBe(likes);
    }
    expect(posts.filter(({ likes }) => likes > 0).length).toBeGreaterThan(140);
    const feeds = await rows<{ n: number }>(
      `select (select count(*)::int from item i join follow f on f.target_id = i.author_id
         where f.follower_id = player.id and f.following) as n from player`,
    );
    expect(Math.min(...feeds.map(({ n }) => n))).toBeGreaterThan(20);
  });

  it('creates highlights of photos and a video that are ready, with their files', async () => {
    const highlights = await rows<{ media_type: string; alt_text: string; status: string; file: string }>(
      `select media_type, alt_text, status,
         'highlights/' || item_id || '/1/' || unnest(array[media_file, thumbnail_file, replace(media_file, '.jpg', '.webp')]) as file
       from highlight`,
    );
    expect(highlights.map(({ media_type }) => media_type).toSorted()).toEqual([
      ...Array.from({ length: 12 }, () => 'image'),
      ...Array.from({ length: 3 }, () => 'video'),
    ]);
    for (const { alt_text, file, status } of highlights) {
      expect(alt_text.length).toBeGreaterThan(20);
      expect(status).toBe('ready');
      const stored = await resources.storage.get(file);
      stored?.body.destroy();
      expect(stored?.type, file).toBe(contentTypeOf(file));
    }
  });

  it('dates notifications to their events and leaves the newest few of each player unread', async () => {
    const notifications = await rows<{ player: string; kind: string; dated: boolean; late: boolean }>(
      `select n.player_id as player, n.kind,
         n.created_at = case n.kind when 'like' then l.created_at when 'comment' then c.created_at
           when 'follow' then f.changed_at else i.feed_at end as dated,
         n.read_at is null and n.created_at < $1::timestamptz - interval '1 day' as late
       from notification n left join award w on w.id = n.award_id
       left join item i on i.id = coalesce(n.item_id, w.item_id) left join comment c on c.id = n.comment_id
       left join item_like l on l.item_id = n.item_id and l.player_id = n.actor_id
       left join follow f on f.follower_id = n.actor_id and f.target_id = n.player_id`,
      [startedAt],
    );
    expect(new Set(notifications.map(({ kind }) => kind))).toEqual(
      new Set(['award', 'comment', 'follow', 'highlight_ready', 'like']),
    );
    expect(notifications.filter(({ dated, late }) => !dated || late)).toEqual([]);
    const counts = await rows<{ name: string; unread: number; missing: number }>(
      `select first_name as name,
         (select count(*)::int from notification n where n.player_id = p.id and n.read_at is null) as unread,
         (select count(*)::int from item i join item_like l on l.item_id = i.id where i.author_id = p.id
            and not exists (select from notification n where n.item_id = i.id and n.actor_id = l.player_id)) as missing
       from player p`,
    );
    expect(counts.filter(({ unread, missing }) => unread > 5 || missing > 0)).toEqual([]);
    expect(counts.find(({ name }) => name === 'Wren')?.unread).toBeGreaterThan(0);
  });

  it('adds unique comments by other players, later than the post and not in the future', async () => {
    const comments = await rows<{ late: boolean; own: boolean; content: string }>(
      `select c.created_at <= i.created_at or c.created_at > now() as late, c.author_id = i.author_id as own, c.content
       from comment c join item i on i.id = c.item_id`,
    );
    expect(comments.length).toBeGreaterThanOrEqual(220);
    expect(comments.filter(({ late, own }) => late || own)).toEqual([]);
    expect(new Set(comments.map(({ content }) => content)).size).toBe(comments.length);
    expect(
      await rows(
        `select id from item
         where comments_count <> (select count(*) from comment where item_id = item.id)`,
      ),
    ).toEqual([]);
  });

  it('logs games of this and the previous season for every player, none for parents and coaches', async () => {
    const games = await rows<Record<string, number | string | null> & { ours: number; theirs: number }>(
      `select player.id as player, player.position as plays, i.position, g.date::text, our_score as ours,
         their_score as theirs, goals, assists, saves, shots_against, goals_against, player.role,
         player.email is not null as active, g.opponent_id <> i.organization_id as away,
         extract(epoch from i.created_at - player.created_at)::float as after, i.created_at < now() as before,
         (select count(*)::int from season_stats s where s.player_id = player.id and s.computed_revision < s.requested_revision) as stale
       from game g join item i on i.id = g.item_id join player on player.id = g.player_id`,
    );
    expect(games.length).toBeGreaterThan(250);
    const byPlayer = Map.groupBy(games, ({ player }) => player);
    expect(byPlayer.size).toBe(people.filter(({ role }) => role === 'player').length);
    for (const [, played] of byPlayer) {
      const minGames = played[0]?.['active'] ? 10 : 2;
      expect(played.length).toBeGreaterThanOrEqual(minGames);
      expect(played.length).toBeLessThanOrEqual(25);
    }
    for (const game of games) {
      expect(game).toMatchObject({ away: true, before: true, position: game['plays'] });
      expect(game['after']).toBeGreaterThan(0);
      expect(game['stale']).toBeGreaterThan(0);
      expect([0, 2, 4, 6]).toContain(new Date(String(game['date'])).getUTCDay());
      expect(game['role']).toBe('player');
      if (game['plays'] === 'goalie') {
        expect(Number(game['goals_against'])).toBeLessThanOrEqual(game.theirs);
        expect(Number(game['saves']) + Number(game['goals_against'])).toBe(game['shots_against']);
      } else {
        expect(game['saves']).toBeNull();
        expect(Number(game['goals']) + Number(game['assists'])).toBeLessThanOrEqual(game.ours);
      }
    }
    for (const [outcome, hasSign] of [
      ['won', (sign: number) => sign > 0],
      ['lost', (sign: number) => sign < 0],
      ['tied', (sign: number) => sign === 0],
    ] as const)
      expect(games.filter(({ ours, theirs }) => hasSign(ours - theirs)).length, outcome).toBeGreaterThan(20);
  });

  it('dates awards to their games and stores posts about games that are there', async () => {
    const awards = await rows<{ dated: boolean }>(
      `select w.granted_at::date = g.date as dated from award w join game g on g.item_id = w.item_id`,
    );
    expect(awards.length).toBeGreaterThan(60);
    expect(awards.filter(({ dated }) => !dated)).toEqual([]);
    const posts = await rows<{ content: string; ours: number; theirs: number; later: boolean }>(
      `select content, our_score as ours, their_score as theirs, p.feed_at > i.feed_at as later
       from post join item p on p.id = post.item_id
       join item i on i.author_id = p.author_id and i.feed_at = p.feed_at - interval '20 minutes'
       join game on game.item_id = i.id`,
    );
    expect(posts.length).toBeGreaterThanOrEqual(people.filter(({ role }) => role === 'player').length);
    for (const { content, ours, theirs, later } of posts) {
      expect(later).toBe(true);
      expect(content).toContain(`${Math.max(ours, theirs)}-${Math.min(ours, theirs)}`);
    }
  });

  it('lets people wait for the club of the demo accounts', async () => {
    const waiting = await rows(
      `select p.first_name from circle_request r join player p on p.id = r.player_id join circle c on c.id = r.circle_id
       where c.own and exists (select from circle_place coach join player a on a.id = coach.player_id
         where coach.circle_id = c.id and coach.coach_at is not null and a.email = 'coach@demo.rinkside.app')
       order by p.first_name`,
    );
    expect(waiting).toEqual([{ first_name: 'Lucia' }, { first_name: 'Otis' }, { first_name: 'Tom' }]);
  });

  it('makes three teams of the demo coach, with places that nobody claimed and people who wait', async () => {
    const teams = await rows(
      `select t.name, (select count(*)::int from team_member m where m.team_id = t.id and m.player_id is not null) as players,
         (select count(*)::int from team_member m where m.team_id = t.id and m.player_id is null) as places,
         (select count(*)::int from team_request r where r.team_id = t.id) as waiting
       from team t order by t.name`,
    );
    expect(teams).toEqual([
      { name: '10U A', players: 1, places: 4, waiting: 0 },
      { name: '14U AA', players: 3, places: 10, waiting: 0 },
      { name: '7U House', players: 1, places: 0, waiting: 2 },
    ]);
  });

  it('makes the demo parent the guardian of their child', async () => {
    const guardians = await rows(
      `select c.first_name from guardian g join player a on a.id = g.guardian_id join player c on c.id = g.child_id
       where a.email = 'parent@demo.rinkside.app'`,
    );
    expect(guardians).toEqual([{ first_name: 'Arjun' }]);
  });

  it('shows parents the games of their child', async () => {
    expect(
      await rows(
        `select p.first_name from player p where p.role = 'parent' and not exists (
           select from follow f join player child on child.id = f.target_id
           where f.follower_id = p.id and f.following and child.role = 'player' and child.last_name = p.last_name)`,
      ),
    ).toEqual([]);
  });

  it('shows film and photos of the demo accounts, their child and their club', async () => {
    const authors = await rows<{ name: string }>(
      `select distinct first_name as name from item join player on player.id = author_id where content_type = 'highlight'`,
    );
    expect(authors.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Wren', 'Mateo', 'Arjun', 'Dana']),
    );
  });

  it('plays one live game that everyone of the club sees, rewinds it, and leaves no game', async () => {
    const before = await state();
    const seconds = (count: number) => new Date(Date.now() + count * 1000);
    /** Two workers play. */
    const play = (at: number) =>
      Promise.all(
        [1, 2].map(() => playDemoGame(resources, { provider: options.provider, now: seconds(at) })),
      );
    const read = async () => {
      const viewer = await rows<{ id: string }>(
        `select id from player where email = 'skater@demo.rinkside.app'`,
      );
      const games = await runningGames(database.sql, viewer[0]?.id ?? '');
      const [game] = games;
      if (!game || games.length > 1) throw new Error(`${games.length} games run`);
      return readLiveGame(database.sql, viewer[0]?.id ?? '', game.id);
    };
    await play(0);
    const started = await read();
    expect(started).toMatchObject({ events: [], player: { first_name: 'Jonah' } });
    let at = 0;
    for (let step = 0; step < demoGameSteps; step++) await play((at += 10));
    const played = await read();
    expect(played).toMatchObject({
      id: started.id,
      version: 1 + demoGameSteps,
      summary: { score: { us: 4, them: 3 }, playing: false, period: 3 },
    });
    expect(reduceLiveGame(played).timeline.length).toBeGreaterThan(30);
    await play((at += 1));
    expect((await read()).version).toBe(played.version);
    await play((at += 10));
    expect(await read()).toMatchObject({
      id: started.id,
      summary: { score: { us: 0, them: 0 }, period: null, clock: { elapsed_seconds: 0 } },
    });
    await play((at += 10));
    await play((at += 3600));
    const rewound = await read();
    expect(reduceLiveGame(rewound).timeline).toEqual([]);
    for (let step = 0; step < 7 * (demoGameSteps + 1); step++) await play((at += 10));
    const last = await read();
    expect(last.id).not.toBe(started.id);
    expect(last.events.length).toBeLessThan(liveGameRules.maxEvents / 2);
    expect(await rows('select status, count(*)::int from live_game group by status order by status')).toEqual(
      [
        { status: 'discarded', count: 1 },
        { status: 'live', count: 1 },
      ],
    );
    const outbox = await rows(`select from outbox where name = 'live_game.changed'`);
    const after = await state();
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
    expect(after.at(-1)).toMatchObject([
      'outbox',
      { rows: Number(Object(before.at(-1)?.[1]).rows) + outbox.length },
    ]);
  }, 120_000);
});

describe('demo people', () => {
  it('form families and teams without contradictions', () => {
    const players = people.filter(({ role }) => role === 'player');
    for (const parent of people.filter(({ role }) => role === 'parent')) {
      const child = players.find(({ last }) => last === parent.last);
      expect(child, parent.slug).toMatchObject({
        club: parent.club,
        age: parent.age,
        level: parent.level,
        position: parent.position,
      });
    }
    for (const [team, members] of Map.groupBy(people, teamOf))
      expect(new Set(members.map(({ level }) => level)).size, team).toBe(1);
    const logins = people.filter(({ account }) => account && account !== 'parent');
    expect(new Set(logins.map(teamOf)).size).toBe(1);
  });

  it('write all posts and comments', () => {
    const slugs = new Set(people.map(({ slug }) => slug));
    const posts = Object.values(demoPosts).flat();
    const writers = Object.keys(demoPosts).concat(posts.flatMap(({ comments }) => Object.keys(comments)));
    expect(writers.filter((writer) => !slugs.has(writer))).toEqual([]);
  });

  it('name only people of their own club in posts, without figures of games', () => {
    const bySlug = new Map(people.map((person) => [person.slug, person]));
    for (const [slug, posts] of Object.entries(demoPosts))
      for (const { post: text } of posts) {
        const named = people.filter(({ first }) => new RegExp(`\\b${first}\\b`).test(text));
        for (const { club } of named) expect(club, text).toBe(bySlug.get(slug)?.club);
        expect(text).not.toMatch(
          /\d+-\d+|\d+ (saves|goals?|assists?|shots)|\d+ of \d+|shutout number|hat trick|\.\d{3}/i,
        );
      }
  });
});

/** Returns the figure before a unit in a text; 0 if there is none. */
const figureOf = (text: string, unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(text)?.[1] ?? 0);

describe.each(
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 23 + day, 15))).concat(
    new Date('2027-06-30T00:10:00Z'),
    new Date('2026-08-02T12:00:00Z'),
  ),
)('demo games on %s', (now) => {
  const games = people.flatMap((person) => gamesOf(person, now).map((game) => ({ person, game })));
  const daysSince = ({ date }: PlayerGame) =>
    Math.floor(now.getTime() / 86_400_000) - Date.parse(date) / 86_400_000;

  it('include one of the last two days for every player, and none of today or later', () => {
    const newest = Map.groupBy(games, ({ person }) => person.slug);
    const days = [...newest.values()].map((own) => Math.min(...own.map(({ game }) => daysSince(game))));
    expect(Math.max(...days)).toBeLessThanOrEqual(2);
    expect(Math.min(...days)).toBeGreaterThan(0);
  });

  it('belong to players only', () => {
    expect(games.filter(({ person }) => person.role !== 'player')).toEqual([]);
    const counts = Map.groupBy(games, ({ person }) => person.slug);
    expect(counts.size).toBe(people.filter(({ role }) => role === 'player').length);
    expect(Math.min(...[...counts.values()].map(({ length }) => length))).toBeGreaterThan(2);
  });

  it('add up for each team', () => {
    const byGame = Map.groupBy(games, ({ person, game }) => `${teamOf(person)} ${game.date}`);
    for (const [meeting, logged] of byGame) {
      const [first] = logged;
      for (const { game } of logged) {
        expect([game.opponent, game.ourScore, game.theirScore], meeting).toEqual([
          first?.game.opponent,
          first?.game.ourScore,
          first?.game.theirScore,
        ]);
        expect(game.numbers.goals + game.numbers.assists).toBeLessThanOrEqual(game.ourScore);
      }
      const sum = (unit: 'goals' | 'assists') =>
        logged.reduce((total, { game }) => total + game.numbers[unit], 0);
      expect(Math.max(sum('goals'), sum('assists')), meeting).toBeLessThanOrEqual(first?.game.ourScore ?? 0);
    }
  });

  it('have posts with their figures', () => {
    for (const { person, game } of games) {
      const text = gamePostOf(person, game);
      const { goals, assists, saves, goals_against } = game.numbers;
      const scores = [game.ourScore, game.theirScore].toSorted((a, b) => b - a);
      expect(/(\d+)-(\d+)/.exec(text)?.slice(1).map(Number), text).toEqual(scores);
      expect(
        { goals: figureOf(text, 'goal'), assists: figureOf(text, 'assist'), saves: figureOf(text, 'save') },
        text,
      ).toEqual({ goals, assists, saves: saves ?? 0 });
      expect(text.includes('Hat trick'), text).toBe(goals >= 3);
      if (text.includes('Shutout')) expect([goals_against, game.theirScore]).toEqual([0, 0]);
      if (game.ourScore > game.theirScore) expect(text).toMatch(/^Won|win over/);
      if (game.ourScore < game.theirScore) expect(text).toMatch(/^Lost|better/);
    }
  });

  it('have season figures of youth hockey', () => {
    const wren = games.filter(({ person }) => person.slug === 'wren-halloran').slice(-14);
    const points = wren.reduce((sum, { game }) => sum + game.numbers.goals + game.numbers.assists, 0);
    expect(points / wren.length).toBeGreaterThan(0.2);
    expect(points / wren.length).toBeLessThan(1.3);
  });
});
