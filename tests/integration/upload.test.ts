// @module-tag extended
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { mediaSigningKey } from '@rinkside/domain/highlight/media-signing';
import { openStorage } from '@rinkside/platform/storage/open';
import type { Storage } from '@rinkside/platform/storage/storage';
import { poolSql } from '@rinkside/platform/sql';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { h264, hevc, createMediaMaker, privateMetadataValues } from '../media/media-maker.js';

let app: TestApp;
let storage: Storage;
let tempDir: string;
let author: TestUser;
let clip: Buffer;
let photo: Buffer;
beforeAll(async () => {
  app = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { MEDIA_IMAGE_MB: '1', MEDIA_VIDEO_MB: '3' },
  });
  storage = await openStorage(app.env);
  author = await app.user();
  tempDir = await mkdtemp(join(tmpdir(), 'rinkside-upload-'));
  const make = createMediaMaker(tempDir);
  clip = await make.clip('clip.mp4', h264, { size: '320x180', seconds: 1 });
  photo = await make.photo(400, 300).jpeg().toBuffer();
});
afterAll(async () => {
  await app?.close();
  await rm(tempDir, { recursive: true, force: true });
});

interface UploadOptions {
  origin?: string;
  user?: TestUser;
  key?: string;
  part?: string;
  fields?: Record<string, string>;
  late?: Record<string, string>;
}

const send = async (
  bytes: Buffer | undefined,
  { origin = app.origin(), user = author, key, part = 'media', fields, late }: UploadOptions = {},
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, value);
  if (bytes) form.append(part, new Blob([new Uint8Array(bytes)], { type: 'text/plain' }), 'a.txt');
  for (const [name, value] of Object.entries(late ?? {})) form.append(name, value);
  const response = await fetch(`${origin}/api/highlights`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, ...(key && { 'idempotency-key': key }) },
    body: form,
  });
  const answer = (await response.json()) as HighlightView & { message: string };
  return { status: response.status, answer };
};
const statusAndMessage = async (upload: ReturnType<typeof send>) => {
  const { status, answer } = await upload;
  return [status, answer.message];
};
const view = (id: string, user = author) => user.call(highlightRoutes.one, { params: { id } });
const waitForStatus = (id: string, status: HighlightView['status']) =>
  waitFor(
    `${id} is ${status}`,
    async () => {
      const highlight = await view(id);
      return highlight.status === status ? highlight : undefined;
    },
    30_000,
  );
/** Waits until media processing is complete and returns the highlight. */
const waitForProcessing = async (id: string) => {
  await waitFor(
    'media processing is complete',
    async () => (await app.count('select count(*) from highlight_processing where item_id = $1', [id])) === 0,
    30_000,
  );
  await app.settle();
  return view(id);
};
const storedFiles = async (id: string) =>
  (await storage.list(`highlights/${id}/`)).keys.map((key) => key.split('/').slice(2).join('/'));
const get = (path: string | null, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.origin() + path, { headers, method });

describe('a highlight upload', () => {
  it('creates a highlight immediately, which becomes playable before all renditions exist', async () => {
    const client = await author.liveClient();
    const { status, answer } = await send(clip, { fields: { title: ' Top shelf ', is_public: 'true' } });
    expect(status).toBe(201);
    expect(answer).toMatchObject({
      title: 'Top shelf',
      media_type: 'video',
      status: 'processing',
      progress: 0,
      media_url: null,
    });
    const ready = await client.waitForEvent('highlight.ready', ({ highlight }) => highlight.id === answer.id);
    expect(ready.highlight).toMatchObject({ status: 'ready', width: 320, height: 180, progress: 100 });
    expect(ready.highlight.playback_url).toBe(`/media/${answer.id}/1/first.m3u8`);
    const last = await waitForProcessing(answer.id);
    expect(last).toMatchObject({
      playback_url: `/media/${answer.id}/1/master.m3u8`,
      media_url: `/media/${answer.id}/1/media.mp4`,
      thumbnail_url: `/media/${answer.id}/1/poster.jpg`,
    });
    expect(last.duration).toBeCloseTo(1, 1);
    expect(await storedFiles(answer.id)).toEqual(
      [
        'first.m3u8',
        'master.m3u8',
        'media.mp4',
        'poster.jpg',
        'poster.webp',
        'preview.jpg',
        'preview.vtt',
        'small.jpg',
        'small.webp',
        'source.m3u8',
        'source.mp4',
      ].map((name) => `1/${name}`),
    );
    expect(await app.count('select count(*) from upload')).toBe(0);
  });

  it('sends increasing progress events to its author only', async () => {
    const video = await createMediaMaker(tempDir).clip('slow.mp4', hevc, { size: '640x360', seconds: 6 });
    const other = await app.user();
    const [authorClient, otherClient] = [await author.liveClient(), await other.liveClient()];
    const { answer } = await send(video);
    await otherClient.watch(`highlight:${answer.id}`);
    const progressEvent = await authorClient.waitForEvent(
      'highlight.progress',
      ({ id, percent }) => id === answer.id && percent > 0,
    );
    expect(progressEvent.percent).toBeLessThan(100);
    await waitForProcessing(answer.id);
    const percents = authorClient.eventsNamed('highlight.progress').map(({ percent }) => percent);
    expect(percents).toEqual(
      percents.toSorted((publicUpload, privateUpload) => publicUpload - privateUpload),
    );
    expect(otherClient.eventsNamed('highlight.progress')).toEqual([]);
  });

  it('accepts fields before or after the file and a part named file', async () => {
    const late = { description: 'Over time', alt_text: 'A puck', is_public: 'false' };
    const { answer } = await send(photo, { part: 'file', late });
    expect(answer).toMatchObject({ ...late, is_public: false, media_type: 'image' });
    const ready = await waitForStatus(answer.id, 'ready');
    expect(ready).toMatchObject({ width: 400, height: 300, duration: null, playback_url: null });
    expect(ready.media_url).toMatch(
      new RegExp(`^/media/${answer.id}/1/image.jpg\\?exp=\\d+&sig=[\\w-]{43}$`),
    );
  });

  // @covers M4
  it('returns the same highlight for a repeated Idempotency-Key, and 422 for other fields or bytes', async () => {
    const options = { key: 'again', fields: { title: 'Once' } };
    const [first, second] = await Promise.all([send(photo, options), send(photo, options)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.answer.id).toBe(first.answer.id);
    expect((await send(photo, options)).answer).toEqual(first.answer);
    expect((await send(photo, { ...options, fields: { title: 'Twice' } })).status).toBe(422);
    expect((await send(clip, options)).status).toBe(422);
    await waitForProcessing(first.answer.id);
    expect(await app.count('select count(*) from upload')).toBe(0);
    expect(await app.count(`select count(*) from highlight where title in ('Once', 'Twice')`)).toBe(1);
  });

  it('is refused before it is stored if it needs ffmpeg and there is none; photos work', async () => {
    const FFMPEG_MISSING = 'Install ffmpeg.';
    const withoutFfmpeg = await TestApp.open({
      postgresUrl: inject('postgresUrl'),
      redisUrl: inject('redisUrl'),
      env: { FFMPEG_MISSING },
    });
    try {
      const user = await withoutFfmpeg.user();
      const options = { origin: withoutFfmpeg.origin(), user };
      const gif = await createMediaMaker(tempDir).photo(40, 30).gif().toBuffer();
      for (const bytes of [clip, gif])
        expect(await statusAndMessage(send(bytes, options))).toEqual([415, FFMPEG_MISSING]);
      expect(await withoutFfmpeg.count('select count(*) from upload')).toBe(0);
      const { answer } = await send(photo, options);
      await waitFor(
        'the photo is ready',
        async () => (await user.call(highlightRoutes.one, { params: { id: answer.id } })).status === 'ready',
        30_000,
      );
    } finally {
      await withoutFfmpeg.close();
    }
  });

  const large = (head: Buffer, megabytes: number) =>
    Buffer.concat([head, Buffer.alloc(megabytes * 1024 * 1024)]);
  // @covers M3 V1.3.4 V5.2.2
  it('is rejected with the reason and leaves no data when invalid', async () => {
    const before = await app.count('select count(*) from highlight');
    expect(await statusAndMessage(send(undefined))).toEqual([400, mediaRules.missing]);
    expect(await statusAndMessage(send(Buffer.alloc(0)))).toEqual([400, mediaRules.missing]);
    expect(await statusAndMessage(send(photo, { part: 'picture' }))).toEqual([400, mediaRules.missing]);
    expect(await statusAndMessage(send(Buffer.from('<svg><script>alert(1)</script></svg>')))).toEqual([
      415,
      mediaRules.kind,
    ]);
    expect(await statusAndMessage(send(large(photo, 1.1)))).toEqual([413, mediaRules.imageLarge(1)]);
    expect(await statusAndMessage(send(large(clip, 3.01)))).toEqual([413, mediaRules.videoLarge(3)]);
    expect((await send(photo, { late: { title: 'x'.repeat(101) } })).status).toBe(400);
    expect((await send(photo, { fields: { is_public: 'perhaps' } })).status).toBe(400);
    expect((await send(photo, { fields: { author_id: author.id } })).status).toBe(400);
    expect(await app.count('select count(*) from highlight')).toBe(before);
    expect(await app.count('select count(*) from upload')).toBe(0);
  });

  // @covers V5.2.1
  it('is rejected early for a too large Content-Length and leaves no data when aborted', async () => {
    const startUpload = (headers: Record<string, string | number>) =>
      request(`${app.origin()}/api/highlights`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${author.token}`,
          'content-type': 'multipart/form-data; boundary=b',
          ...headers,
        },
      });
    const oversizedRequest = startUpload({ 'content-length': 400_000_000 });
    const status = new Promise((resolve) =>
      oversizedRequest.once('response', (answer) => resolve(answer.statusCode)),
    );
    oversizedRequest.flushHeaders();
    expect(await status).toBe(413);
    oversizedRequest.destroy();

    const abortedRequest = startUpload({ 'content-length': 1_000_000 });
    abortedRequest.on('error', () => undefined);
    abortedRequest.write('--b\r\ncontent-disposition: form-data; name="media"; filename="a"\r\n\r\n');
    abortedRequest.write(clip.subarray(0, 10_000));
    await waitFor('the upload has started', async () => (await app.count('select count(*) from upload')) > 0);
    abortedRequest.destroy();
    await waitFor(
      'the reservation is removed',
      async () => (await app.count('select count(*) from upload')) === 0,
    );
  });

  // @covers R4
  it('fails with the reason for a damaged video and can be retried for a day', async () => {
    const client = await author.liveClient();
    const { answer } = await send(clip.subarray(0, Math.floor(clip.length * 0.6)));
    const { reason } = await client.waitForEvent('highlight.failed', ({ id }) => id === answer.id);
    expect(reason).toBe(mediaRules.videoDamaged);
    const failed = await view(answer.id);
    expect(failed).toMatchObject({ status: 'failed', reason, retryable: true, media_url: null });
    expect(await storedFiles(answer.id)).toEqual(['original']);

    const retried = await author.call(highlightRoutes.retry, { params: { id: answer.id } });
    expect(retried).toMatchObject({ status: 'processing', reason: null, retryable: false, progress: 0 });
    await waitForStatus(answer.id, 'failed');
    const other = await app.user();
    expect(
      (await expectErrorReply(other.call(highlightRoutes.retry, { params: { id: answer.id } })))[0],
    ).toBe(404);

    await app.pool.query(
      `update highlight_processing set heartbeat_at = now() - interval '25 hours' where item_id = $1`,
      [answer.id],
    );
    await waitFor('the original is deleted', async () => (await storedFiles(answer.id)).length === 0, 20_000);
    expect(await expectErrorReply(author.call(highlightRoutes.retry, { params: { id: answer.id } }))).toEqual(
      [409, mediaRules.retryOver],
    );
  });

  it('fails permanently for a too long video and deletes the original', async () => {
    const video = await createMediaMaker(tempDir).clip('long.mp4', h264, {
      size: '64x64',
      rate: 1,
      seconds: 600,
      silent: true,
    });
    const { answer } = await send(video);
    const failed = await waitForStatus(answer.id, 'failed');
    expect(failed).toMatchObject({ reason: mediaRules.videoLong(180), retryable: false });
    await waitFor('the original is deleted', async () => (await storedFiles(answer.id)).length === 0);
  });
});

describe('media files', () => {
  let publicHighlight: HighlightView;
  let privateHighlight: HighlightView;
  beforeAll(async () => {
    const [publicUpload, privateUpload] = [
      await send(clip),
      await send(clip, { fields: { is_public: 'false' } }),
    ];
    publicHighlight = await waitForProcessing(publicUpload.answer.id);
    privateHighlight = await waitForProcessing(privateUpload.answer.id);
  });

  // @covers V3.2.1
  it('are served whole, in ranges and with 304, with their type and a sandbox CSP', async () => {
    const fullResponse = await get(publicHighlight.media_url);
    const bytes = Buffer.from(await fullResponse.arrayBuffer());
    expect(fullResponse.status).toBe(200);
    expect(Object.fromEntries(fullResponse.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const etag = fullResponse.headers.get('etag') ?? '';
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 100],
      ['bytes=100-', 100, bytes.length],
      ['bytes=-10', bytes.length - 10, bytes.length],
      ['bytes=5-999999999', 5, bytes.length],
    ] as const) {
      const part = await get(publicHighlight.media_url, { range });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end))).toBe(true);
    }
    const outOfRange = await get(publicHighlight.media_url, { range: `bytes=${bytes.length}-` });
    expect([outOfRange.status, outOfRange.headers.get('content-range')]).toEqual([
      416,
      `bytes */${bytes.length}`,
    ]);
    expect((await get(publicHighlight.media_url, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(publicHighlight.media_url, { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(
      200,
    );
    for (const range of ['bytes=9-1', 'lines=1-2', 'bytes=0-1,4-5'])
      expect((await get(publicHighlight.media_url, { range })).status).toBe(200);
    const head = await get(publicHighlight.media_url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), (await head.arrayBuffer()).byteLength]).toEqual([
      200,
      String(bytes.length),
      0,
    ]);
  });

  // @covers V4.1.1
  it('need no signature for a public highlight and have the right content type', async () => {
    const types = { playback_url: 'application/vnd.apple.mpegurl', thumbnail_url: 'image/jpeg' } as const;
    for (const [name, type] of Object.entries(types)) {
      const answer = await get(publicHighlight[name as keyof typeof types]);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect(await answer.text()).not.toContain('sig=');
    }
  });

  it('need an unexpired signed URL for a private highlight, which playlists pass on to segments', async () => {
    const { playback_url: path } = privateHighlight;
    const address = new URL(path ?? '', app.origin());
    expect(Number(address.searchParams.get('exp')) - Date.now() / 1000).toSatisfy(
      (secondsLeft: number) => secondsLeft > 3290 && secondsLeft <= 3600,
    );
    const master = await (await get(path)).text();
    const [variant = ''] = master.match(/^source\.m3u8.*$/m) ?? [];
    expect(variant).toBe(`source.m3u8${address.search}`);
    const playlist = await (await fetch(new URL(variant, address))).text();
    expect(playlist).toContain(`URI="source.mp4${address.search}"`);
    const segment = /^source\.mp4.*$/m.exec(playlist)?.[0] ?? '';
    expect((await fetch(new URL(segment, address), { headers: { range: 'bytes=0-9' } })).status).toBe(206);

    const unsignedPath = address.pathname;
    expect((await get(unsignedPath)).status).toBe(404);
    expect(
      (await get(`${unsignedPath}?exp=${address.searchParams.get('exp')}&sig=${'A'.repeat(43)}`)).status,
    ).toBe(404);
    const laterExpiry = Number(address.searchParams.get('exp')) + 300;
    expect(
      (await get(`${unsignedPath}?exp=${laterExpiry}&sig=${address.searchParams.get('sig')}`)).status,
    ).toBe(404);
    const key = await mediaSigningKey(poolSql(app.pool));
    const past = Math.floor(Date.now() / 1000) - 10;
    const sig = createHmac('sha256', key).update(`${privateHighlight.id}/1?${past}`).digest('base64url');
    expect((await get(`${unsignedPath}?exp=${past}&sig=${sig}`)).status).toBe(403);
    expect(
      (
        await get(
          publicHighlight.media_url!.replace(publicHighlight.id, privateHighlight.id) + address.search,
        )
      ).status,
    ).toBe(200);
    expect((await get(publicHighlight.media_url!.replace('/1/', '/2/'))).status).toBe(404);
  });

  // @covers V5.3.2
  it('return 404 for other files, versions and highlights and for the original', async () => {
    const base = `/media/${publicHighlight.id}/1`;
    for (const path of [
      `${base}/original`,
      `${base}/nothing.mp4`,
      `${base}/..%2f..%2foriginal`,
      `/media/${publicHighlight.id}/2/media.mp4`,
      `/media/${publicHighlight.id}/01/media.mp4`,
      `/media/${author.id}/1/media.mp4`,
      `/media/x/1/media.mp4`,
      `/media/${publicHighlight.id}/original`,
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  // @covers V14.2.2
  it('follow a visibility change immediately and are deleted after a removal', async () => {
    const { answer } = await send(photo);
    const { media_url: path } = await waitForProcessing(answer.id);
    expect((await get(path)).status).toBe(200);
    const edit = (is_public: boolean) =>
      author.call(highlightRoutes.edit, { params: { id: answer.id }, body: { is_public } });
    const privateView = await edit(false);
    expect((await get(path)).status).toBe(404);
    expect((await get(privateView.media_url)).status).toBe(200);
    expect((await edit(true)).media_url).toBe(path);
    expect((await get(path)).status).toBe(200);
    await author.call(highlightRoutes.remove, { params: { id: answer.id } });
    expect((await get(privateView.media_url)).status).toBe(404);
    await waitFor('its files are deleted', async () => (await storedFiles(answer.id)).length === 0);
  });
});

// @covers M6 R9
it('stored objects contain no location or device metadata, and the original is deleted', async () => {
  const ids: string[] = [];
  for (const bytes of [clip, photo]) {
    expect(privateMetadataValues.some((trace) => bytes.includes(trace))).toBe(true);
    const { answer } = await send(bytes);
    ids.push(answer.id);
    await waitForProcessing(answer.id);
  }
  for (const id of ids) {
    const { keys } = await storage.list(`highlights/${id}/`);
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => key.endsWith('original'))).toEqual([]);
    for (const key of keys) {
      const bytes = await buffer((await storage.get(key))!.body);
      for (const trace of privateMetadataValues)
        expect(bytes.includes(trace), `${key} contains ${trace}`).toBe(false);
    }
  }
});

it('removing a highlight during processing leaves no object or reservation', async () => {
  const video = await createMediaMaker(tempDir).clip('removed.mp4', hevc, { size: '640x360', seconds: 8 });
  const client = await author.liveClient();
  const { answer } = await send(video);
  await client.waitForEvent('highlight.progress', ({ id }) => id === answer.id);
  await author.call(highlightRoutes.remove, { params: { id: answer.id } });
  await app.settle();
  await waitFor('nothing is stored', async () => (await storedFiles(answer.id)).length === 0);
  expect(await app.count('select count(*) from upload')).toBe(0);
});

// @covers V11.6.1
it('media signatures are equal in SQL and in TypeScript', async () => {
  const key = await mediaSigningKey(poolSql(app.pool));
  expect(key).toHaveLength(64);
  expect(createHash('sha256').update(key).digest('hex')).not.toBe(
    createHash('sha256').update(Buffer.alloc(64)).digest('hex'),
  );
  for (const folder of ['a/1', `${author.id}/12`]) {
    const { rows } = await app.pool.query<{ sig: string }>('select media_signature($1, 1234567890) as sig', [
      folder,
    ]);
    expect(rows[0]?.sig).toBe(createHmac('sha256', key).update(`${folder}?1234567890`).digest('base64url'));
  }
});

it('a single process without Redis uploads, processes, notifies and serves a highlight', async () => {
  const singleApp = await TestApp.open({ postgresUrl: inject('postgresUrl') });
  try {
    const person = await singleApp.user();
    const client = await person.liveClient();
    const file = new Blob([new Uint8Array(clip)]);
    const { id } = await person.call(highlightRoutes.create, { file, body: {} });
    const { highlight } = await client.waitForEvent('highlight.ready', (event) => event.highlight.id === id);
    expect((await fetch(`${singleApp.origin()}${highlight.playback_url}`)).status).toBe(200);
    await waitFor('all renditions are ready', async () =>
      (await person.call(highlightRoutes.one, { params: { id } })).media_url?.endsWith('media.mp4'),
    );
  } finally {
    await singleApp.close();
  }
});

it('MEDIA_ORIGIN redirects media requests to another origin and allows it in the CSP', async () => {
  const mediaOriginApp = await TestApp.open({
    postgresUrl: inject('postgresUrl'),
    redisUrl: inject('redisUrl'),
    env: { MEDIA_ORIGIN: 'http://media.localhost:9999' },
  });
  try {
    const path = `/media/${author.id}/1/media.mp4?exp=1&sig=a`;
    const redirect = await fetch(mediaOriginApp.origin() + path, { redirect: 'manual' });
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      307,
      `http://media.localhost:9999${path}`,
    ]);
    const page = await fetch(`${mediaOriginApp.origin()}/config.json`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /media-src [^;]*http:\/\/media\.localhost:9999/,
    );
  } finally {
    await mediaOriginApp.close();
  }
});
