import type { Page } from '@playwright/test';
import { followRoutes } from '@rinkside/contracts/follow';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { postRoutes } from '@rinkside/contracts/post';
import {
  createTruncatedVideo,
  highlightCard,
  chooseFile,
  expectPlaying,
  createVideo,
  openUploadDialog,
  uploadHighlight,
  submitUpload,
  uploadDialog,
  openPlayer,
} from './highlight-videos.js';
import { commentOn, logGame } from './log-game.js';
import type { OnboardedUser } from './users.js';
import { expect } from './playwright-test.js';

/** Checks the current screen; `name` is used in failure messages. */
export type ScreenCheck = (page: Page, name: string) => Promise<void>;

/** Checks the dashboard in every state, for a user without follows; `friend` creates posts. */
export const checkDashboardStates = async (
  page: Page,
  checkScreen: ScreenCheck,
  me: OnboardedUser,
  friend: OnboardedUser,
) => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.goto('/app/dashboard');
  await expect(page.getByText('No activity from friends yet')).toBeVisible();
  await checkScreen(page, 'dashboard empty');

  const long = 'Two in the third period, one off the post and in. '.repeat(4);
  for (const content of [long, `https://${'very-long-word-'.repeat(12)}.example`])
    await friend.person.call(postRoutes.create, { body: { content } });
  const opponent = 'Saint Bartholomew-on-the-Lake Regional Youth Hockey Federation';
  await commentOn(friend.person, await logGame(friend.person, opponent), 'Close one!');
  await logGame(me.person, 'Thunderbirds');
  await me.person.call(followRoutes.follow, { params: { id: friend.person.id } });
  await me.person.call(postRoutes.create, { body: { content: 'Ready for Saturday.' } });
  await page.reload();
  await expect(page.getByRole('feed').getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Your latest post' })).toBeVisible();
  await expect(page.getByText('1 win, 0 losses, 0 ties')).toBeVisible();
  await checkScreen(page, 'dashboard with a season, posts and a game');

  await page.getByRole('button', { name: 'Post actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await checkScreen(page, 'post menu');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await checkScreen(page, 'delete dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Post actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit post' })).toBeVisible();
  await checkScreen(page, 'edit dialog');
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await checkScreen(page, 'menu');
  await page.keyboard.press('Escape');
  await page.setViewportSize(size);
};

/** Checks the highlight upload, its card in every state and the player. */
export const checkHighlightStates = async (page: Page, checkScreen: ScreenCheck, me: OnboardedUser) => {
  await openUploadDialog(page);
  await checkScreen(page, 'upload');
  await submitUpload(page);
  await expect(uploadDialog(page).getByRole('alert')).toBeVisible();
  await checkScreen(page, 'upload without a file');
  await chooseFile(page, await createVideo());
  await uploadDialog(page)
    .getByLabel('Title (optional)')
    .fill('A title as long as it may be, '.repeat(4).slice(0, 100));
  await checkScreen(page, 'upload with a video');
  const response = Promise.withResolvers<void>();
  const create = '**/api/highlights';
  await page.route(create, async (route) => {
    if (route.request().method() === 'POST') await response.promise;
    return route.request().method() === 'POST' ? route.abort() : route.continue();
  });
  await submitUpload(page);
  await expect(uploadDialog(page).getByRole('progressbar')).toBeVisible();
  await checkScreen(page, 'uploading');
  await page.keyboard.press('Escape');
  const tray = page.getByRole('region', { name: 'Upload' });
  await expect(tray.getByRole('progressbar')).toBeVisible();
  await checkScreen(page, 'upload in the tray');
  response.resolve();
  await expect(tray.getByRole('button', { name: 'Retry' })).toBeVisible();
  await checkScreen(page, 'failed upload in the tray');
  await tray.getByRole('button', { name: 'Open the upload' }).click();
  await expect(uploadDialog(page).getByRole('button', { name: 'Retry' })).toBeVisible();
  await checkScreen(page, 'failed upload');
  await page.unroute(create);

  const title = 'Kept to myself';
  await uploadHighlight(me, title, { isPublic: false });
  await page.goto('/app/dashboard');
  await expect(highlightCard(page, title).getByRole('button', { name: `Play ${title}` })).toBeVisible();
  await checkScreen(page, 'a private highlight');
  await openPlayer(page, title);
  await expectPlaying(page);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await checkScreen(page, 'player');
  await page.keyboard.press('Escape');
  await page.route('**/media/**/*.{mp4,m3u8}*', (route) => route.abort());
  await page.reload();
  await openPlayer(page, title);
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen(page, 'player with an error');
  await page.keyboard.press('Escape');

  const { buffer } = await createTruncatedVideo();
  const file = new Blob([new Uint8Array(buffer)]);
  await me.person.call(highlightRoutes.create, { body: { title: 'Half a clip' }, file });
  await page.reload();
  await expect(highlightCard(page, 'Half a clip').getByRole('button', { name: 'Retry' })).toBeVisible();
  await checkScreen(page, 'a failed highlight');
};
