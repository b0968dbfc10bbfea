// @module-tag extended
import { imageRules } from '@rinkside/contracts/image';
import { playerRoutes } from '@rinkside/contracts/player';
import { sendRoute } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { waitFor } from '@rinkside/testkit/wait-for';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { imageFiles } from './image-files.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

/** An AVIF of 19 megapixels with as much detail as the limit of bytes allows: it takes seconds to decode. */
const createLargeAvif = async () => {
  const noise = await sharp({
    create: { width: 545, height: 545, channels: 3, background: '#777', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  }).blur(1).png().toBuffer(); // prettier-ignore
  const canvas = sharp({ create: { width: 4358, height: 4358, channels: 3, background: '#777' } });
  return canvas
    .composite([{ input: noise, tile: true }])
    .avif({ effort: 0, quality: 40 })
    .toBuffer();
};

/** A key is reserved before a picture waits for its turn. */
const queued = 'select count(*)::int from upload where key like $1';

// @covers V15.2.2
it('does not let one account’s large pictures keep others waiting', async () => {
  const [many, few] = [await app.user(), await app.user()];
  const avif = await createLargeAvif();
  expect(avif.length).toBeLessThan(imageRules.maxBytes);
  const upload = async (token: string, file: Blob) => {
    const { status } = await sendRoute(app.origin(), token, playerRoutes.avatar, { file });
    return { status, at: performance.now() };
  };
  const large = Array.from({ length: 8 }, () =>
    upload(many.token, new Blob([new Uint8Array(avif)], { type: 'image/avif' })),
  );
  await waitFor('large pictures in the queue', async () => (await app.count(queued, [`%${many.id}%`])) >= 4);
  const small = await upload(few.token, imageFiles.small());
  const all = await Promise.all(large);
  expect(small.status).toBe(200);
  const taken = all.filter(({ status }) => status === 200);
  expect(all.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
  // Its own waiting pictures come later.
  expect(taken.filter(({ at }) => at < small.at)).toHaveLength(1);
}, 240_000);
