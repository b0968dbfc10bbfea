import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { until } from '@rinkside/testkit/until';
import { Client } from 'pg';
import { h264, maker } from '../media/make.js';
import type { Member } from './people.js';
import { expect } from './test.js';

export interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a video with ffmpeg. */
export const film = async ({ seconds = 3, size = '640x360' } = {}): Promise<SentFile> => {
  const folder = await mkdtemp(join(tmpdir(), 'rinkside-video-'));
  try {
    const buffer = await maker(folder).clip('clip.mp4', h264, { seconds, size });
    return { name: 'clip.mp4', mimeType: 'video/mp4', buffer };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Creates a truncated MP4. */
export const brokenFilm = async (): Promise<SentFile> => {
  const { buffer, ...file } = await film();
  return { ...file, buffer: buffer.subarray(0, buffer.length * 0.6) };
};

/** Uploads a highlight through the API and waits for all renditions. Public by default. */
export const share = async (
  { person }: Pick<Member, 'person'>,
  title: string,
  { isPublic = true, ...options }: { isPublic?: boolean; seconds?: number; size?: string } = {},
): Promise<HighlightView> => {
  const { buffer, mimeType } = await film(options);
  const { id } = await person.call(highlightRoutes.create, {
    body: { title, is_public: String(isPublic) },
    file: new Blob([new Uint8Array(buffer)], { type: mimeType }),
  });
  const fetchHighlight = () => person.call(highlightRoutes.one, { params: { id } });
  await until(
    'all renditions are ready',
    async () => (await fetchHighlight()).playback_url?.includes('master'),
    30_000,
  );
  return fetchHighlight();
};

/** Returns the media URL with a valid signature that expired a day ago. */
export const expiredAddress = async (databaseUrl: string, address: string): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const [path = ''] = address.split('?');
    const folder = path.split('/').slice(2, 4).join('/');
    const exp = Math.floor(Date.now() / 1000) - 86_400;
    const { rows } = await client.query<{ sig: string }>('select media_signature($1, $2) as sig', [
      folder,
      exp,
    ]);
    return `${path}?exp=${exp}&sig=${rows[0]?.sig}`;
  } finally {
    await client.end();
  }
};

export const uploader = (page: Page) => page.getByRole('dialog', { name: 'Add Highlight' });

/** Opens the upload dialog on the dashboard. */
export const openUploader = async (page: Page) => {
  await page.goto('/app/dashboard?add=highlight');
  await expect(uploader(page)).toBeVisible();
};

export const chooseFile = async (page: Page, file: SentFile) => {
  await uploader(page).locator('input[type=file]').first().setInputFiles(file);
  await expect(uploader(page).getByRole('button', { name: 'Remove' })).toBeVisible();
};

export const submit = (page: Page) => uploader(page).getByRole('button', { name: 'Upload' }).click();

export const cardOf = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

/** Opens the player from a highlight card. */
export const watch = async (page: Page, title: string) => {
  await cardOf(page, title)
    .getByRole('button', { name: `Play ${title}` })
    .click({ timeout: 30_000 });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
};

/** Returns the state of the open video element. */
export const filmOf = (page: Page) =>
  page
    .locator('[data-film] video')
    .evaluate(({ currentTime, paused, muted, volume, playbackRate, currentSrc }: HTMLVideoElement) => ({
      currentTime,
      paused,
      muted,
      volume,
      playbackRate,
      currentSrc,
    }));

/** Expects that the video plays: its current time advances. */
export const expectPlaying = async (page: Page) => {
  await expect.poll(async () => (await filmOf(page)).currentTime).toBeGreaterThan(0.1);
  const { currentTime } = await filmOf(page);
  await expect
    .poll(async () => (await filmOf(page)).currentTime, { intervals: [50, 100, 100] })
    .not.toBe(currentTime);
};
