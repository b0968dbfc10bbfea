import { playerRoutes } from '@rinkside/contracts/player';
import { seasonOf } from '@rinkside/contracts/season';
import { todayUtc } from '@rinkside/contracts/player';
import { newId } from '@rinkside/platform/id';
import { openStorage } from '@rinkside/platform/storage/open';
import type { TestUser } from '@rinkside/testkit/test-user';
import { TestApp } from '@rinkside/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { logGame, skaterGame } from './game-factory.js';

const publicOrigin = 'https://rinkside.test';
let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    workers: 0,
    env: { PUBLIC_ORIGIN: publicOrigin, TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => app?.close());

/** Sends a request as a proxy does that passes on the public name. */
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.origin() + path, { headers: { 'x-forwarded-host': new URL(publicOrigin).host, ...headers } });

/** Fetches a page and parses it like a link preview: title, and meta tags by name or property. */
const page = async (path: string) => {
  const response = await get(path);
  const html = await response.text();
  const decoded = (text = '') =>
    text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" \/>/g)];
  const meta = Object.fromEntries(tags.map(([, key = '', content]) => [key, decoded(content)]));
  return { response, html, title: decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1]), meta };
};

/** Returns the API replies in a page. */
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

const minor = { first_name: 'Wren', last_name: 'Oakley', birthdate: '2012-03-01' } as const;
const adult = { first_name: 'Noor', last_name: 'Lindqvist', birthdate: '1990-05-04' } as const;

const season = () => seasonOf('stats', todayUtc());
const insertSeason = (person: TestUser, sums: Record<string, number>) => {
  const names = Object.keys(sums);
  return app.pool.query(
    `insert into season_stats (player_id, reading, season, ${names.join()}) values ($1, 'stats', $2, ${names.map((_, at) => `$${at + 3}`).join()})`,
    [person.id, season(), ...Object.values(sums)],
  );
};

interface Fixture {
  title?: string | null;
  description?: string | null;
  isPublic?: boolean;
  status?: 'processing' | 'ready';
  type?: 'video' | 'image';
}

/** Inserts a highlight as media processing leaves it. */
const highlight = async (author: TestUser, fixture: Fixture = {}) => {
  const {
    title = 'Glove save',
    description = null,
    isPublic = true,
    status = 'ready',
    type = 'video',
  } = fixture;
  const id = newId();
  const ready = status === 'ready';
  await app.pool.query(
    `insert into item (id, content_type, author_id, organization_id, created_at, feed_at, viewable, in_feeds, version)
     values ($1, 'highlight', $2, $3, '2026-11-14T19:30:00Z', '2026-11-14T19:30:00Z', $4, $5, 1)`,
    [id, author.id, author.organizationId, isPublic, isPublic && ready],
  );
  await app.pool.query(
    `insert into highlight (item_id, title, description, is_public, media_type, status, width, height, media_file, thumbnail_file)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      id,
      title,
      description,
      isPublic,
      type,
      status,
      ...(ready
        ? [1280, 720, type === 'video' ? 'video.mp4' : 'photo.webp', 'poster.webp']
        : [null, null, null, null]),
    ],
  );
  return id;
};

describe('the server-rendered player page', () => {
  it('has meta tags with name, season stats and absolute URLs', async () => {
    const person = await app.user({ ...adult, position: 'skater' });
    await insertSeason(person, { games: 12, wins: 8, losses: 3, ties: 1, goals: 9, assists: 14 });
    const { response, html, title, meta } = await page(`/player/${person.id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('x-robots-tag')).toBeNull();
    expect(html).toContain('<div id="root">');
    expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/player/${person.id}" />`);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(title).toBe("Noor Lindqvist's Hockey Stats");
    expect(meta).toMatchObject({
      description: expect.stringMatching(
        /^Check out Noor Lindqvist's hockey season stats! Sep 1, \d{4} – Aug 31, \d{4}: 12 games, 8 wins, 3 losses, 1 tie; 9 goals, 14 assists, 23 points\.$/,
      ),
      'og:site_name': 'Rinkside',
      'og:type': 'profile',
      'og:title': "Noor Lindqvist's Hockey Stats",
      'og:description': meta.description,
      'og:url': `${publicOrigin}/player/${person.id}`,
      'og:image': expect.stringMatching(
        new RegExp(`^${publicOrigin}/share/player/${person.id}\\.png\\?v=[\\w-]{16}$`),
      ),
      'og:image:secure_url': meta['og:image'],
      'og:image:type': 'image/png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining('Noor Lindqvist'),
      'twitter:card': 'summary_large_image',
      'twitter:image': meta['og:image'],
    });
    expect(meta.robots).toBeUndefined();
    const head = await fetch(`${app.origin()}/player/${person.id}`, {
      method: 'HEAD',
      headers: { 'x-forwarded-host': new URL(publicOrigin).host },
    });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('returns 304 until its content changes', async () => {
    const person = await app.user(adult);
    const first = await get(`/player/${person.id}`);
    const etag = first.headers.get('etag') ?? '';
    expect((await get(`/player/${person.id}`, { 'if-none-match': etag })).status).toBe(304);
    await insertSeason(person, { games: 1, wins: 1 });
    const changed = await get(`/player/${person.id}`, { 'if-none-match': etag });
    expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
  });

  // @covers C2 R12
  it('shows a child by first name and initial with noindex, and stays noindex when the full name is enabled', async () => {
    const child = await app.user(minor);
    const masked = await page(`/player/${child.id}`);
    expect(masked.title).toBe("Wren O.'s Hockey Stats");
    expect(masked.html).not.toContain('Oakley');
    expect([masked.meta.robots, masked.response.headers.get('x-robots-tag')]).toEqual(['noindex', 'noindex']);
    await child.call(playerRoutes.update, { body: { show_full_name_publicly: true } });
    const full = await page(`/player/${child.id}`);
    expect([full.title, full.meta.robots]).toEqual(["Wren Oakley's Hockey Stats", 'noindex']);
  });

  it('shows parents, and adults who hide their full name, by first name and initial', async () => {
    const parent = await app.user({ ...adult, role: 'parent' });
    expect(await page(`/player/${parent.id}`)).toMatchObject({
      title: "Noor L.'s Hockey Stats",
      meta: { robots: 'noindex' },
    });
    const privateAdult = await app.user(adult);
    await privateAdult.call(playerRoutes.update, { body: { show_full_name_publicly: false } });
    expect((await page(`/player/${privateAdult.id}`)).title).toBe("Noor L.'s Hockey Stats");
  });

  it('is an identical 404 page for a missing, switched-off, suspended, not onboarded or malformed id', async () => {
    const switchedOff = await app.user(adult);
    await switchedOff.call(playerRoutes.update, { body: { public_player_page: false } });
    const suspended = await app.user(adult);
    await app.pool.query('update player set suspended_at = now() where id = $1', [suspended.id]);
    const unonboardedUser = await (await app.unonboardedUser()).call(playerRoutes.me);
    const hiddenIds = [
      switchedOff.id,
      suspended.id,
      unonboardedUser.id,
      newId(),
      'nobody',
      '..%2f..%2fetc%2fpasswd',
      "'; drop table player;--",
    ];
    const pages = await Promise.all(hiddenIds.map((id) => page(`/player/${id}`)));
    for (const { response, title, meta, html } of pages) {
      expect([response.status, title, meta.robots]).toEqual([404, 'Player Not Found', 'noindex']);
      expect(html).toContain('<div id="root">');
      expect(html).not.toMatch(/og:|canonical/);
    }
    expect(new Set(pages.map(({ html }) => html)).size).toBe(1);
    const images = await Promise.all(
      hiddenIds.map(async (id) => (await get(`/share/player/${id}.png`)).status),
    );
    expect(new Set(images)).toEqual(new Set([404]));
  });

  it('is the same document with a trailing slash and in capitals, also when it is missing', async () => {
    for (const id of [(await app.user(minor)).id, (await app.user(adult)).id, newId()]) {
      const plain = await page(`/player/${id}`);
      for (const path of [`/player/${id}/`, `/Player/${id}`, `/PLAYER/${id}/?from=poster`]) {
        const { response, html } = await page(path);
        expect([response.status, html]).toEqual([plain.response.status, plain.html]);
        expect(response.headers.get('x-robots-tag')).toBe(plain.response.headers.get('x-robots-tag'));
      }
    }
    const { response, html } = await page(`//player/${(await app.user(minor)).id}`);
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
    expect(html).not.toContain('Wren');
  });

  it('has its content as HTML and the replies that the app starts with', async () => {
    const person = await app.user({ ...minor, position: 'skater' });
    await insertSeason(person, { games: 2, wins: 1, losses: 1, goals: 3, assists: 1 });
    const game = await logGame(person, skaterGame((await app.user()).organizationId, { goals: 2 }));
    const { html } = await page(`/player/${person.id}`);
    const text = html.replaceAll(/<script[^>]*>.*?<\/script>|<[^>]*>/gs, ' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Wren O.');
    expect(text).not.toContain('Oakley');
    expect(text).toContain('Goals 3 Assists 1 Points 4');
    expect(text).toMatch(/(Win|Loss|Tie): .*Goals 2, assists/);
    expect(dataOf(html)).toEqual({
      [`/api/users/public/${person.id}`]: await (await get(`/api/users/public/${person.id}`)).json(),
      [`/api/games/public/user/${person.id}`]: { games: [expect.objectContaining({ id: game.id })] },
    });
  });
});

const hostileTexts = [
  ['quotes and tags', `"><script>alert(1)</script><meta name="x" content='y`],
  ['a closing title tag', '</title><img src=x onerror=alert(1)>'],
  ['entities', '&lt;b&gt; &amp; &#39;'],
  ['line breaks', 'one\r\ntwo\tthree\u2028four'],
  ['bidirectional control characters', 'safe \u202Egnp.exe\u2066\u200F'],
  ['5000 characters', 'x'.repeat(5000)],
  ['an unpaired surrogate', 'half \ud83c'],
] as const;

describe('the server-rendered highlight page', () => {
  it('has meta tags with title, description and public video', async () => {
    const author = await app.user(adult);
    const id = await highlight(author, { title: 'Glove save', description: 'Overtime, tied at three.' });
    const { response, html, title, meta } = await page(`/highlight/${id}`);
    expect([response.status, title]).toEqual([200, 'Glove save']);
    expect(html).toContain(`<link rel="canonical" href="${publicOrigin}/highlight/${id}" />`);
    expect(meta).toMatchObject({
      description: 'Overtime, tied at three.',
      'og:type': 'video.other',
      'og:url': `${publicOrigin}/highlight/${id}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:video': `${publicOrigin}/media/${id}/1/video.mp4`,
      'og:video:secure_url': `${publicOrigin}/media/${id}/1/video.mp4`,
      'og:video:type': 'video/mp4',
      'og:video:width': '1280',
      'og:video:height': '720',
    });
    expect(meta.robots).toBeUndefined();
  });

  it('has no video tags for an image or during processing, and a default title and description', async () => {
    const author = await app.user(minor);
    const pages = [
      await page(`/highlight/${await highlight(author, { type: 'image', title: null })}`),
      await page(`/highlight/${await highlight(author, { status: 'processing', title: '   ' })}`),
    ];
    for (const { response, title, meta, html } of pages) {
      expect([response.status, title]).toEqual([200, 'A hockey highlight by Wren O.']);
      expect(meta).toMatchObject({
        description: 'A hockey highlight by Wren O., Nov 14, 2026.',
        'og:type': 'article',
        robots: 'noindex',
      });
      expect(html).not.toMatch(/og:video|Oakley/);
    }
  });

  it('has its content as HTML and the reply that the app starts with', async () => {
    const author = await app.user(minor);
    const id = await highlight(author, { title: 'Glove save', description: 'Overtime,\ntied at three.' });
    const { html } = await page(`/highlight/${id}`);
    expect(html).toMatch(/<video\s[^>]*src="\/media\/[^"]+\.mp4"/);
    expect(html).toMatch(/<h1 [^>]*>Glove save<\/h1>/);
    expect(html).toContain('Overtime,\ntied at three.');
    expect(html).not.toContain('Oakley');
    expect(dataOf(html)).toEqual({
      [`/api/highlights/public/${id}`]: await (await get(`/api/highlights/public/${id}`)).json(),
    });
    const photo = await page(`/highlight/${await highlight(author, { type: 'image' })}`);
    expect(photo.html).toMatch(/<img\s+src="\/media\/[^"]+"/);
  });

  it('is the 404 page for a private, taken-down, missing or malformed highlight', async () => {
    const author = await app.user(adult);
    const takenDownId = await highlight(author);
    await app.pool.query('update item set viewable = false, in_feeds = false where id = $1', [takenDownId]);
    const hiddenIds = [await highlight(author, { isPublic: false }), takenDownId, newId(), author.id, 'x'];
    for (const id of hiddenIds) {
      const { response, title, meta, html } = await page(`/highlight/${id}`);
      expect([response.status, title, meta.robots]).toEqual([404, 'Highlight Not Found', 'noindex']);
      expect(html).not.toMatch(/og:|canonical/);
      expect((await get(`/share/highlight/${id}.png`)).status).toBe(404);
    }
  });

  // @covers A7 V1.2.1 V1.2.3 V1.3.3
  it.each(hostileTexts)('stays valid HTML with %s in its text', async (_, text) => {
    const author = await app.user({ ...adult, first_name: 'Noor' });
    await app.pool.query('update player set first_name = $2 where id = $1', [author.id, text.slice(0, 4900)]);
    const id = await highlight(author, { title: text, description: text });
    for (const path of [`/highlight/${id}`, `/player/${author.id}`]) {
      const { response, html, title, meta } = await page(path);
      expect(response.status).toBe(200);
      expect(html).not.toMatch(/<script>|<img(?!\s+src="\/media\/)|[\u202a-\u202e\u2066-\u2069\u2028]/);
      expect(html.match(/<\/title>/g)).toHaveLength(1);
      expect(html.match(/<\/head>/g)).toHaveLength(1);
      expect(meta['og:title']).toBe(title);
      expect(title.length).toBeLessThanOrEqual(130);
      expect(title).not.toMatch(/[\r\n\t]/);
      expect(html.isWellFormed()).toBe(true);
    }
    expect((await get(`/share/highlight/${id}.png`)).status).toBe(200);
    expect((await get(`/share/player/${author.id}.png`)).status).toBe(200);
  });
});

describe('a social image', () => {
  const image = async (path: string) => {
    const response = await get(path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { response, bytes, ...(await sharp(bytes).metadata()) };
  };

  it('is a revalidated PNG of 1200 by 630, and its URL changes with the season stats', async () => {
    const person = await app.user({ ...adult, position: 'goalie' });
    const before = (await page(`/player/${person.id}`)).meta['og:image'] ?? '';
    await insertSeason(person, {
      games: 3,
      wins: 2,
      losses: 1,
      saves: 80,
      shots_against: 88,
      goals_against: 8,
      minutes: 180,
    });
    const { meta } = await page(`/player/${person.id}`);
    expect(meta['og:image']).not.toBe(before);
    expect(meta.description).toContain(
      '80 saves, 90.9 save percentage, 2.67 goals-against average, 0 shutouts.',
    );
    const { response, format, width, height } = await image(
      (meta['og:image'] ?? '').slice(publicOrigin.length),
    );
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const cached = await get(`/share/player/${person.id}.png`, {
      'if-none-match': response.headers.get('etag') ?? '',
    });
    expect(cached.status).toBe(304);
  });

  // @covers C2
  it('hides a child’s last name until the full name is enabled', async () => {
    const child = await app.user(minor);
    const masked = await image(`/share/player/${child.id}.png`);
    expect(masked.response.headers.get('x-robots-tag')).toBe('noindex');
    await child.call(playerRoutes.update, { body: { show_full_name_publicly: true } });
    const full = await image(`/share/player/${child.id}.png`);
    expect(full.bytes.equals(masked.bytes)).toBe(false);
  });

  it('is drawn with all letters of a name, or not at all', async () => {
    const drawn = await app.user({ ...adult, first_name: 'Әлихан', last_name: 'Sahaiʔa' });
    expect((await image(`/share/player/${drawn.id}.png`)).format).toBe('png');
    const plain = await app.user({ ...adult, first_name: 'Mei', last_name: '翔平' });
    const { meta } = await page(`/player/${plain.id}`);
    expect(meta['og:title']).toContain('Mei 翔平');
    expect(Object.keys(meta).filter((key) => key.includes('image'))).toEqual([]);
    expect((await get(`/share/player/${plain.id}.png`)).status).toBe(404);
  });

  it('shows the stored poster, or a default rink when it is missing or broken', async () => {
    const storage = await openStorage(app.env);
    const author = await app.user(adult);
    const dominantColour = async (bytes: Buffer | null) => {
      const id = await highlight(author, { title: 'Same title' });
      if (bytes) await storage.put(`highlights/${id}/1/poster.webp`, bytes, 'image/webp');
      const rendered = await image(`/share/highlight/${id}.png`);
      expect([rendered.response.status, rendered.width, rendered.height]).toEqual([200, 1200, 630]);
      const corner = await sharp(rendered.bytes)
        .extract({ left: 1000, top: 20, width: 180, height: 100 })
        .toBuffer();
      const { dominant } = await sharp(corner).stats();
      return dominant;
    };
    const red = await sharp({ create: { width: 1280, height: 720, channels: 3, background: '#d01020' } })
      .webp()
      .toBuffer();
    expect(await dominantColour(red)).toMatchObject({
      r: expect.closeTo(208, -2),
      g: expect.closeTo(16, -2),
    });
    const [missingPoster, brokenPoster] = [
      await dominantColour(null),
      await dominantColour(Buffer.from('no picture')),
    ];
    expect(brokenPoster).toEqual(missingPoster);
    expect(missingPoster.b).toBeGreaterThan(missingPoster.r);
  });

  it('is the same for 30 concurrent requests', async () => {
    const person = await app.user(adult);
    const all = await Promise.all(Array.from({ length: 30 }, () => image(`/share/player/${person.id}.png`)));
    expect(new Set(all.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(all.every(({ bytes }) => bytes.equals(all[0]!.bytes))).toBe(true);
  });

  // @covers V5.3.2
  it('cannot be used to read other files', async () => {
    const person = await app.user(adult);
    for (const path of [
      person.id,
      `${person.id}.jpg`,
      '..%2f..%2fpackage.json',
      `${person.id}%00.png`,
      '.png',
    ])
      expect([400, 404]).toContain((await get(`/share/player/${path}`)).status);
  });
});
