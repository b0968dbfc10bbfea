import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { waitFor } from '@rinkside/testkit/wait-for';
import { Client } from 'pg';
import { h264, createMediaMaker } from '../media/media-maker.js';
import type { OnboardedUser } from './users.js';
import { expect } from './playwright-test.js';

export interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a video with ffmpeg. */
export const createVideo = async ({ seconds = 3, size = '640x360' } = {}): Promise<UploadFile> => {
  const folder = await mkdtemp(join(tmpdir(), 'rinkside-video-'));
  try {
    const buffer = await createMediaMaker(folder).clip('clip.mp4', h264, { seconds, size });
    return { name: 'clip.mp4', mimeType: 'video/mp4', buffer };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Creates a truncated MP4. */
export const createTruncatedVideo = async (): Promise<UploadFile> => {
  const { buffer, ...file } = await createVideo();
  return { ...file, buffer: buffer.subarray(0, buffer.length * 0.6) };
};

/** Uploads a highlight through the API and waits for all renditions. Public by default. */
export const uploadHighlight = async (
  { person }: Pick<OnboardedUser, 'person'>,
  title: string,
  { isPublic = true, ...options }: { isPublic?: boolean; seconds?: number; size?: string } = {},
): Promise<HighlightView> => {
  const { buffer, mimeType } = await createVideo(options);
  const { id } = await person.call(highlightRoutes.create, {
    body: { title, is_public: String(isPublic) },
    file: new Blob([new Uint8Array(buffer)], { type: mimeType }),
  });
  const fetchHighlight = () => person.call(highlightRoutes.one, { params: { id } });
  await waitFor(
    'all renditions are ready',
    async () => (await fetchHighlight()).playback_url?.includes('master'),
    30_000,
  );
  return fetchHighlight();
};

/** Returns the media URL with a valid signature that expired a day ago. */
export const expiredMediaUrl = async (databaseUrl: string, address: string): Promise<string> => {
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

export const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Add Highlight' });

/** Opens the upload dialog on the dashboard. */
export const openUploadDialog = async (page: Page) => {
  await page.goto('/app/dashboard?add=highlight');
  await expect(uploadDialog(page)).toBeVisible();
};

export const chooseFile = async (page: Page, file: UploadFile) => {
  await uploadDialog(page).locator('input[type=file]').first().setInputFiles(file);
  await expect(uploadDialog(page).getByRole('button', { name: 'Remove' })).toBeVisible();
};

export const submitUpload = (page: Page) =>
  uploadDialog(page).getByRole('button', { name: 'Upload' }).click();

export const highlightCard = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title });

/** Opens the player from a highlight card. */
export const openPlayer = async (page: Page, title: string) => {
  await highlightCard(page, title)
    .getByRole('button', { name: `Play ${title}` })
    .click({ timeout: 30_000 });
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
};

/** Returns the state of the open video element. */
export const videoState = (page: Page) =>
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
  await expect.poll(async () => (await videoState(page)).currentTime).toBeGreaterThan(0.1);
  const { currentTime } = await videoState(page);
  await expect
    .poll(async () => (await videoState(page)).currentTime, { intervals: [50, 100, 100] })
    .not.toBe(currentTime);
};
