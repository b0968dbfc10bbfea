// @module-tag extended
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { mediaKey } from '@rinkside/domain/highlight/highlight.access';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import { poolSql } from '@rinkside/platform/sql';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { h264, hevc, maker, traces } from '../media/make.js';

let world: World;
let storage: Storage;
let home: string;
let author: Person;
let clip: Buffer;
let photo: Buffer;
beforeAll(async () => {
  world = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { MEDIA_IMAGE_MB: '1', MEDIA_VIDEO_MB: '3' },
  });
  storage = await openStorage(world.env);
  author = await world.person();
  home = await mkdtemp(join(tmpdir(), 'rinkside-upload-'));
  const make = maker(home);
  clip = await make.clip('clip.mp4', h264, { size: '320x180', seconds: 1 });
  photo = await make.photo(400, 300).jpeg().toBuffer();
});
afterAll(async () => {
  await world?.close();
  await rm(home, { recursive: true, force: true });
});

interface Sent {
  by?: Person;
  key?: string;
  part?: string;
  fields?: Record<string, string>;
  late?: Record<string, string>;
}

const send = async (
  bytes: Buffer | undefined,
  { by = author, key, part = 'media', fields, late }: Sent = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value);
  if (bytes) form.append(part, new Blob([new Uint8Array(bytes)], { type: 'text/plain' }), 'a.txt');
  for (const [name, value] of Object.entries(late ?? {})) form.append(name, value);
  const response = await fetch(`${world.origin()}/api/highlights`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, ...(key && { 'idempotency-key': key }) },
    body: form,
  });
  const answer = (await response.json()) as HighlightView & { message: string };
  return { status: response.status, answer };
};
const said = async (sent: ReturnType<typeof send>) => {
  const { status, answer } = await sent;
  return [status, answer.message];
};
const view = (id: string, by = author) => by.call(highlightRoutes.one, { params: { id } });
const ends = (id: string, status: HighlightView['status']) =>
  until(
    `${id} is ${status}`,
    async () => {
      const now = await view(id);
      return now.status === status ? now : undefined;
    },
    30_000,
  );
/** Until the last of its media is there. */
const done = async (id: string) => {
  await until(
    'the work is done',
    async () => (await world.count('select count(*) from highlight_work where item_id = $1', [id])) === 0,
    30_000,
  );
  await world.settle();
  return view(id);
};
const stored = async (id: string) =>
  (await storage.list(`highlights/${id}/`)).keys.map((key) => key.split('/').slice(2).join('/'));
const get = (path: string | null, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(world.origin() + path, { headers, method });

describe('an upload', () => {
  it('is a highlight at once, tells its progress, and is shown in stages', async () => {
    const screen = await author.screen();
    const { status, answer } = await send(clip, { fields: { title: ' Top shelf ', is_public: 'true' } });
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      title: 'Top shelf',
      media_type: 'video',
      status: 'processing',
      progress: 0,
      media_url: null,
    });
    const ready = await screen.hears('highlight.ready', ({ highlight }) => highlight.id === answer.id);
    expect(ready.highlight).toMatchObject({ status: 'ready', width: 320, height: 180, progress: 100 });
    expect(ready.highlight.playback_url).toBe(`/media/${answer.id}/1/first.m3u8`);
    const last = await done(answer.id);
    expect(last).toMatchObject({
      playback_url: `/media/${answer.id}/1/master.m3u8`,
      media_url: `/media/${answer.id}/1/media.mp4`,
      thumbnail_url: `/media/${answer.id}/1/poster.jpg`,
    });
    expect(last.duration).toBeCloseTo(1, 1);
    expect(await stored(answer.id)).toEqual(
      [
        'first.m3u8',
        'master.m3u8',
        'media.mp4',
        'poster.jpg',
        'poster.webp',
        'small.jpg',
        'small.webp',
        'source.m3u8',
        'source.mp4',
      ].map((name) => `1/${name}`),
    );
    expect(await world.count('select count(*) from upload')).toBe(0);
  });

  it('tells how far it is by ticks, to its author only', async () => {
    const film = await maker(home).clip('slow.mp4', hevc, { size: '640x360', seconds: 6 });
    const other = await world.person();
    const [mine, theirs] = [await author.screen(), await other.screen()];
    const { answer } = await send(film);
    await theirs.watch(`highlight:${answer.id}`);
    const tick = await mine.hears('highlight.progress', ({ id, percent }) => id === answer.id && percent > 0);
    expect(tick.percent).toBeLessThan(100);
    await done(answer.id);
    const percents = mine.all('highlight.progress').map(({ percent }) => percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(theirs.all('highlight.progress')).toEqual([]);
  });

  it('takes its words before the file or after it, and a part named file', async () => {
    const late = { description: 'Over time', alt_text: 'A puck', is_public: 'false' };
    const { answer } = await send(photo, { part: 'file', late });
    expect(answer).toMatchObject({ ...late, is_public: false, media_type: 'image' });
    const ready = await ends(answer.id, 'ready');
    expect(ready).toMatchObject({ width: 400, height: 300, duration: null, playback_url: null });
    expect(ready.media_url).toMatch(
      new RegExp(`^/media/${answer.id}/1/image.jpg\\?exp=\\d+&sig=[\\w-]{43}$`),
    );
  });

  // @covers M4
  it('sent again under its key is the same highlight; other words or other bytes are refused', async () => {
    const sent = { key: 'again', fields: { title: 'Once' } };
    const [first, second] = await Promise.all([send(photo, sent), send(photo, sent)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.answer.id).toBe(first.answer.id);
    expect((await send(photo, sent)).answer).toEqual(first.answer);
    expect((await send(photo, { ...sent, fields: { title: 'Twice' } })).status).toBe(422);
    expect((await send(clip, sent)).status).toBe(422);
    await done(first.answer.id);
    expect(await world.count('select count(*) from upload')).toBe(0);
    expect(await world.count(`select count(*) from highlight where title in ('Once', 'Twice')`)).toBe(1);
  });

  const large = (head: Buffer, megabytes: number) =>
    Buffer.concat([head, Buffer.alloc(megabytes * 1024 * 1024)]);
  // @covers M3 V1.3.4 V5.2.2
  it('that is none is refused with the reason, and leaves nothing', async () => {
    const before = await world.count('select count(*) from highlight');
    expect(await said(send(undefined))).toEqual([400, mediaRules.missing]);
    expect(await said(send(Buffer.alloc(0)))).toEqual([400, mediaRules.missing]);
    expect(await said(send(photo, { part: 'picture' }))).toEqual([400, mediaRules.missing]);
    expect(await said(send(Buffer.from('<svg><script>alert(1)</script></svg>')))).toEqual([
      415,
      mediaRules.kind,
    ]);
    expect(await said(send(large(photo, 1.1)))).toEqual([413, mediaRules.imageLarge(1)]);
    expect(await said(send(large(clip, 3.01)))).toEqual([413, mediaRules.videoLarge(3)]);
    expect((await send(photo, { late: { title: 'x'.repeat(101) } })).status).toBe(400);
    expect((await send(photo, { fields: { is_public: 'perhaps' } })).status).toBe(400);
    expect((await send(photo, { fields: { author_id: author.id } })).status).toBe(400);
    expect(await world.count('select count(*) from highlight')).toBe(before);
    expect(await world.count('select count(*) from upload')).toBe(0);
  });

  // @covers V5.2.1
  it('that says it is too large is refused before it is sent; one that breaks off leaves nothing', async () => {
    const open = (headers: Record<string, string | number>) =>
      request(`${world.origin()}/api/highlights`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${author.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          ...headers,
        },
      });
    const early = open({ 'content-length': 400_000_000 });
    const status = new Promise((resolve) => early.once('response', (answer) => resolve(answer.statusCode)));
    early.flushHeaders();
    expect(await status).toBe(413);
    early.destroy();

    const broken = open({ 'content-length': 1_000_000 });
    broken.on('error', () => undefined);
    broken.write('--b\r\ncontent-disposition: form-data; name="media"; filename="a"\r\n\r\n');
    broken.write(clip.subarray(0, 10_000));
    await until('it is under way', async () => (await world.count('select count(*) from upload')) > 0);
    broken.destroy();
    await until('nothing is left', async () => (await world.count('select count(*) from upload')) === 0);
  });

  // @covers R4
  it('of something damaged fails with its reason, and may be tried again', async () => {
    const screen = await author.screen();
    const { answer } = await send(clip.subarray(0, Math.floor(clip.length * 0.6)));
    const { reason } = await screen.hears('highlight.failed', ({ id }) => id === answer.id);
    expect(reason).toBe(mediaRules.videoDamaged);
    const failed = await view(answer.id);
    expect(failed).toMatchObject({ status: 'failed', reason, retryable: true, media_url: null });
    expect(await stored(answer.id)).toEqual(['original']);

    const again = await author.call(highlightRoutes.retry, { params: { id: answer.id } });
    expect(again).toMatchObject({ status: 'processing', reason: null, retryable: false, progress: 0 });
    await ends(answer.id, 'failed');
    const other = await world.person();
    expect((await refusal(other.call(highlightRoutes.retry, { params: { id: answer.id } })))[0]).toBe(404);

    await world.pool.query(
      `update highlight_work set alive_at = now() - interval '25 hours' where item_id = $1`,
      [answer.id],
    );
    await until(
      'a day later the original is gone',
      async () => (await stored(answer.id)).length === 0,
      20_000,
    );
    expect(await refusal(author.call(highlightRoutes.retry, { params: { id: answer.id } }))).toEqual([
      409,
      mediaRules.retryOver,
    ]);
  });

  it('that can never be shown keeps nothing', async () => {
    const film = await maker(home).clip('long.mp4', h264, {
      size: '64x64',
      rate: 1,
      seconds: 600,
      silent: true,
    });
    const { answer } = await send(film);
    const failed = await ends(answer.id, 'failed');
    expect(failed).toMatchObject({ reason: mediaRules.videoLong(180), retryable: false });
    await until('the original is gone', async () => (await stored(answer.id)).length === 0);
  });
});

describe('media', () => {
  let open: HighlightView;
  let hidden: HighlightView;
  beforeAll(async () => {
    const [a, b] = [await send(clip), await send(clip, { fields: { is_public: 'false' } })];
    open = await done(a.answer.id);
    hidden = await done(b.answer.id);
  });

  // @covers V3.2.1
  it('is served whole, in ranges and not again, with its type and without a right to anything', async () => {
    const whole = await get(open.media_url);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.status).toBe(200);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const etag = whole.headers.get('etag') ?? '';
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, bytes.length],
      ['bytes=-10', bytes.length - 10, bytes.length],
      ['bytes=5-999999999', 5, bytes.length],
    ] as const) {
      const part = await get(open.media_url, { range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
    }
    const beyond = await get(open.media_url, { range: `bytes=${bytes.length}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
    expect((await get(open.media_url, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(open.media_url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
    for (const range of ['bytes=9-1', 'lines=1-2', 'bytes=0-1,4-5'])
      expect((await get(open.media_url, { range })).status).toBe(200);
    const head = await get(open.media_url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  // @covers V4.1.1
  it('of what is open needs no signature; playlists and pictures have their types', async () => {
    const types = { playback_url: 'application/vnd.apple.mpegurl', thumbnail_url: 'image/jpeg' } as const;
    for (const [name, type] of Object.entries(types)) {
      const answer = await get(open[name as keyof typeof types]);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(await answer.text()).not.toContain('sig=');
    }
  });

  it('of what is private needs an address of ours that still holds, and hands it on to segments', async () => {
    const { playback_url: path } = hidden;
    const address = new URL(path ?? '', world.origin());
    expect(Number(address.searchParams.get('exp')) - Date.now() / 1000).toSatisfy(
      (left: number) => left > 3290 && left <= 3600,
    );
    const master = await (await get(path)).text();
    const [variant = ''] = master.match(/^source\.m3u8.*$/m) ?? [];
    expect(variant).toBe(`source.m3u8${address.search}`);
    const playlist = await (await fetch(new URL(variant, address))).text();
    expect(playlist).toContain(`URI="source.mp4${address.search}"`);
    const segment = /^source\.mp4.*$/m.exec(playlist)?.[0] ?? '';
    expect((await fetch(new URL(segment, address), { headers: { range: 'bytes=0-9' } })).status).toBe(206);

    const plain = address.pathname;
    expect((await get(plain)).status).toBe(404);
    expect((await get(`${plain}?exp=${address.searchParams.get('exp')}&sig=${'A'.repeat(43)}`)).status).toBe(
      404,
    );
    const later = Number(address.searchParams.get('exp')) + 300;
    expect((await get(`${plain}?exp=${later}&sig=${address.searchParams.get('sig')}`)).status).toBe(404);
    const key = await mediaKey(poolSql(world.pool));
    const past = Math.floor(Date.now() / 1000) - 10;
    const sig = createHmac('sha256', key).update(`${hidden.id}/1?${past}`).digest('base64url');
    expect((await get(`${plain}?exp=${past}&sig=${sig}`)).status).toBe(403);
    expect((await get(open.media_url!.replace(open.id, hidden.id) + address.search)).status).toBe(200);
    expect((await get(open.media_url!.replace('/1/', '/2/'))).status).toBe(404);
  });

  // @covers V5.3.2
  it('knows no other file, version or highlight, and no original', async () => {
    const base = `/media/${open.id}/1`;
    for (const path of [
      `${base}/original`,
      `${base}/nothing.mp4`,
      `${base}/..%2f..%2foriginal`,
      `/media/${open.id}/2/media.mp4`,
      `/media/${open.id}/01/media.mp4`,
      `/media/${author.id}/1/media.mp4`,
      `/media/x/1/media.mp4`,
      `/media/${open.id}/original`,
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  // @covers V14.2.2
  it('follows a change of visibility at once, and a removal within seconds', async () => {
    const { answer } = await send(photo);
    const { media_url: path } = await done(answer.id);
    expect((await get(path)).status).toBe(200);
    const edit = (is_public: boolean) =>
      author.call(highlightRoutes.edit, { params: { id: answer.id }, body: { is_public } });
    const closed = await edit(false);
    expect((await get(path)).status).toBe(404);
    expect((await get(closed.media_url)).status).toBe(200);
    expect((await edit(true)).media_url).toBe(path);
    expect((await get(path)).status).toBe(200);
    await author.call(highlightRoutes.remove, { params: { id: answer.id } });
    expect((await get(closed.media_url)).status).toBe(404);
    await until('its files are gone', async () => (await stored(answer.id)).length === 0);
  });
});

// @covers M6 R9
it('no stored object tells where or with what it was taken, the original included', async () => {
  const ids: string[] = [];
  for (const bytes of [clip, photo]) {
    expect(traces.some((trace) => bytes.includes(trace))).toBe(true);
    const { answer } = await send(bytes);
    ids.push(answer.id);
    await done(answer.id);
  }
  for (const id of ids) {
    const { keys } = await storage.list(`highlights/${id}/`);
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => key.endsWith('original'))).toEqual([]);
    for (const key of keys) {
      const bytes = await buffer((await storage.get(key))!.body);
      for (const trace of traces) expect(bytes.includes(trace), `${key} tells ${trace}`).toBe(false);
    }
  }
});

it('a highlight that is removed in the middle of the work leaves nothing', async () => {
  const film = await maker(home).clip('removed.mp4', hevc, { size: '640x360', seconds: 8 });
  const screen = await author.screen();
  const { answer } = await send(film);
  await screen.hears('highlight.progress', ({ id }) => id === answer.id);
  await author.call(highlightRoutes.remove, { params: { id: answer.id } });
  await world.settle();
  await until('nothing is stored', async () => (await stored(answer.id)).length === 0);
  expect(await world.count('select count(*) from upload')).toBe(0);
});

// @covers V11.6.1
it('the same address is signed by SQL and by TypeScript', async () => {
  const key = await mediaKey(poolSql(world.pool));
  expect(key).toHaveLength(64);
  expect(createHash('sha256').update(key).digest('hex')).not.toBe(
    createHash('sha256').update(Buffer.alloc(64)).digest('hex'),
  );
  for (const folder of ['a/1', `${author.id}/12`]) {
    const { rows } = await world.pool.query<{ sig: string }>(
      'select media_signature($1, 1234567890) as sig',
      [folder],
    );
    expect(rows[0]?.sig).toBe(createHmac('sha256', key).update(`${folder}?1234567890`).digest('base64url'));
  }
});

it('needs no Redis: one process uploads, works, tells and serves', async () => {
  const alone = await World.open({ postgresUrl: inject('postgresUrl') });
  try {
    const person = await alone.person();
    const screen = await person.screen();
    const file = new Blob([new Uint8Array(clip)]);
    const { id } = await person.call(highlightRoutes.create, { file, body: {} });
    const { highlight } = await screen.hears('highlight.ready', (fact) => fact.highlight.id === id);
    expect((await fetch(`${alone.origin()}${highlight.playback_url}`)).status).toBe(200);
    await until('all of it is there', async () =>
      (await person.call(highlightRoutes.one, { params: { id } })).media_url?.endsWith('media.mp4'),
    );
  } finally {
    await alone.close();
  }
});

it('media may have an origin of its own: the product sends there, and only there they are served', async () => {
  const elsewhere = await World.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { MEDIA_ORIGIN: 'http://media.localhost:9999' },
  });
  try {
    const path = `/media/${author.id}/1/media.mp4?exp=1&sig=a`;
    const sent = await fetch(elsewhere.origin() + path, { redirect: 'manual' });
    expect([sent.status, sent.headers.get('location')]).toEqual([307, `http://media.localhost:9999${path}`]);
    const page = await fetch(`${elsewhere.origin()}/config.json`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /media-src [^;]*http:\/\/media\.localhost:9999/,
    );
  } finally {
    await elsewhere.close();
  }
});
