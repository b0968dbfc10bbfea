import type { Page } from '@playwright/test';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import {
  highlightCard,
  expectPlaying,
  expiredMediaUrl,
  videoState,
  uploadHighlight,
  openPlayer,
} from './highlight-videos.js';
import { expect, test } from './playwright-test.js';

const showDashboard = async (page: Page, title: string) => {
  await page.goto('/app/dashboard');
  await expect(highlightCard(page, title)).toBeVisible();
};

test('plays with keyboard and buttons, and remembers the volume', async ({ member, open }) => {
  const ada = await member('Ada');
  const title = 'Cycle low to high';
  await uploadHighlight(ada, title, { seconds: 8 });
  const page = await open(ada.session);
  await showDashboard(page, title);
  await openPlayer(page, title);
  await expectPlaying(page);
  expect(new URL((await videoState(page)).currentSrc).pathname).toMatch(/\.m3u8$/);

  await page.keyboard.press('Space');
  await expect.poll(async () => (await videoState(page)).paused).toBe(true);
  await expect(page.getByRole('status').getByText('Paused')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(5);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await videoState(page)).currentTime).toBeLessThan(4);
  const { currentTime } = await videoState(page);
  await page.keyboard.press('.');
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(currentTime);
  expect((await videoState(page)).currentTime - currentTime).toBeLessThan(0.1);
  await page.keyboard.press(',');
  await expect.poll(async () => (await videoState(page)).currentTime).toBeCloseTo(currentTime, 2);
  await page.keyboard.press('<');
  expect((await videoState(page)).playbackRate).toBe(0.75);
  await page.getByLabel('Speed').selectOption('0.25');
  expect((await videoState(page)).playbackRate).toBe(0.25);
  await page.getByRole('button', { name: 'Play' }).focus();
  await page.keyboard.press('>');
  expect((await videoState(page)).playbackRate).toBe(0.5);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect((await videoState(page)).volume).toBeCloseTo(0.8);
  await page.keyboard.press('m');
  expect((await videoState(page)).muted).toBe(true);
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('video')).toHaveCount(0);

  await page.reload();
  await openPlayer(page, title);
  await expectPlaying(page);
  expect(await videoState(page)).toMatchObject({ muted: true, playbackRate: 1 });
  expect((await videoState(page)).volume).toBeCloseTo(0.8);
});

test('previews positions, repeats a part and seeks by double tap', async ({ member, open }) => {
  const ada = await member('Ada');
  const title = 'Blocker save';
  await uploadHighlight(ada, title, { seconds: 8 });
  const page = await open(ada.session);
  await showDashboard(page, title);
  await openPlayer(page, title);
  await expectPlaying(page);

  await page.keyboard.press('Space');
  const seekBar = page.getByRole('slider', { name: 'Seek' });
  const bar = await seekBar.boundingBox();
  await page.mouse.move(bar!.x + bar!.width * 0.7, bar!.y + bar!.height / 2);
  const preview = page.locator('[data-seek-preview]');
  await expect(preview).toHaveText('0:05');
  await expect(preview.locator('div')).toHaveCSS('background-image', /preview\.jpg/);
  await expect(preview.locator('div')).toHaveCSS('background-position', '-320px 0px');

  await page.keyboard.press('r');
  await expect(page.getByRole('status').getByText('Loop starts at')).toBeAttached();
  await page.keyboard.press('.');
  for (let step = 0; step < 10; step++) await page.keyboard.press('.');
  await page.getByRole('button', { name: 'End loop here' }).click();
  await page.keyboard.press('k');
  const { currentTime: start } = await videoState(page);
  await expect.poll(async () => (await videoState(page)).currentTime).not.toBe(start);
  for (let sample = 0; sample < 10; sample++) {
    await page.waitForTimeout(100);
    expect((await videoState(page)).currentTime).toBeLessThan(start + 1.5);
  }
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Start loop here' })).toBeVisible();

  await page.keyboard.press('k');
  await seekBar.fill('1');
  // Synthetic taps, because this browser has no touch screen.
  await page.locator('[data-film] video').evaluate((video) => {
    const { right, top, height } = video.getBoundingClientRect();
    const point = { clientX: right - 20, clientY: top + height / 2, bubbles: true, pointerType: 'touch' };
    for (let tap = 0; tap < 2; tap++) video.dispatchEvent(new PointerEvent('click', point));
  });
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(5.5);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(title);
});

test('loads the HLS script only in browsers without native HLS', async ({ member, open }) => {
  const ada = await member('Ada');
  const title = 'Glove side';
  await uploadHighlight(ada, title, { seconds: 4 });
  const page = await open(ada.session);
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const hlsScripts = () => scripts.filter((path) => /\/hls-[\w-]+\.js$/.test(path));
  await showDashboard(page, title);
  expect(hlsScripts()).toEqual([]);
  await openPlayer(page, title);
  await expectPlaying(page);
  expect(hlsScripts()).toHaveLength(1);
  expect((await videoState(page)).currentSrc).toMatch(/^blob:/);
});

test('falls back to the MP4 without a playlist, and shows an error with Retry without both', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const title = 'Off the crossbar';
  await uploadHighlight(ada, title, { seconds: 4 });
  const page = await open(ada.session);
  await page.route('**/*.m3u8*', (route) => route.abort());
  await showDashboard(page, title);
  await openPlayer(page, title);
  await expectPlaying(page);
  expect(new URL((await videoState(page)).currentSrc).pathname).toMatch(/\/media\.mp4$/);
  await page.getByRole('button', { name: 'Close' }).click();

  await page.route('**/media/**/*.mp4*', (route) => route.abort());
  await page.reload();
  await openPlayer(page, title);
  await expect(page.getByRole('alert').getByText('This video doesn’t play right now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.unrouteAll();
  await page.keyboard.press('Enter');
  await expectPlaying(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const engine of ['native', 'script'])
  test(`requests new URLs when the media signature has expired (${engine} HLS)`, async ({
    member,
    open,
    product,
  }) => {
    const ada = await member('Ada');
    const title = 'Kept to ourselves';
    const { id, playback_url, media_url } = await uploadHighlight(ada, title, {
      isPublic: false,
      seconds: 4,
    });
    const page = await open(ada.session);
    if (engine === 'script')
      await page.addInitScript(() => {
        HTMLMediaElement.prototype.canPlayType = () => '';
      });
    const [playlist, file] = await Promise.all(
      [playback_url, media_url].map((url) => expiredMediaUrl(product.databaseUrl, url ?? '')),
    );
    // Returns the list with expired URLs.
    await page.route('**/api/highlights?*', async (route) => {
      const reply = await route.fetch();
      const list = (await reply.json()) as object[];
      for (const item of list) Object.assign(item, { playback_url: playlist, media_url: file });
      await route.fulfill({ response: reply, json: list });
    });
    const statuses: number[] = [];
    page.on('response', (reply) => {
      if (reply.url().includes('.m3u8')) statuses.push(reply.status());
    });
    await showDashboard(page, title);
    await openPlayer(page, title);
    await expectPlaying(page);
    expect(statuses).toContain(403);
    expect(statuses).toContain(200);
    // When the highlight is deleted, the player closes.
    await ada.person.call(highlightRoutes.remove, { params: { id } });
    await expect(page.locator('video')).toHaveCount(0);
  });
