import type { Page } from '@playwright/test';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { expireToken } from './expire-token.js';
import { chooseFile, createVideo, openUploadDialog, submitUpload, uploadDialog } from './highlight-videos.js';
import { openTcpProxy } from './tcp-proxy.js';
import { dropResponse } from './page-network.js';
import { expect, test, toast } from './playwright-test.js';

/** Limits the upload rate. @returns a function that removes the limit. */
const limitUploadRate = async (page: Page, kilobytesPerSecond: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const conditions = { latency: 0, downloadThroughput: -1, offline: false };
  await session.send('Network.emulateNetworkConditions', {
    ...conditions,
    uploadThroughput: kilobytesPerSecond * 1024,
  });
  return () => session.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
};

const progressOf = async (page: Page) =>
  Number(await page.getByRole('progressbar', { name: 'Upload progress' }).getAttribute('value'));

const prepareUpload = async (page: Page, title: string) => {
  await openUploadDialog(page);
  await chooseFile(page, await createVideo({ seconds: 4, size: '1280x720' }));
  await uploadDialog(page).getByLabel('Title (optional)').fill(title);
};

test('keeps the form after a lost connection, and creates one highlight on retry', async ({
  member,
  open,
  playwright,
  launchOptions,
  product,
}) => {
  const ada = await member('Ada');
  const { host, port } = new URL(product.origins[0] ?? '');
  const proxy = await openTcpProxy(Number(port));
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1:${proxy.port}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await open(ada.session, {}, browser);
  await prepareUpload(page, 'On rink Wi-Fi');
  const removeLimit = await limitUploadRate(page, 200);
  await submitUpload(page);
  await expect.poll(() => progressOf(page)).toBeGreaterThan(0);
  proxy.disconnect();
  const dialog = uploadDialog(page);
  await expect(dialog.getByRole('alert')).toContainText('Failed to upload highlight');
  await expect(dialog.getByLabel('Title (optional)')).toHaveValue('On rink Wi-Fi');
  expect(await ada.person.call(highlightRoutes.own)).toEqual([]);
  proxy.reconnect();
  await removeLimit();

  // The highlight is created, but the response is lost.
  await page.route('**/api/highlights', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return dropResponse(route);
  });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/api/highlights');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Highlight uploaded successfully!')).toBeVisible();
  const highlights = await ada.person.call(highlightRoutes.own);
  expect(highlights.map(({ title }) => title)).toEqual(['On rink Wi-Fi']);
  await browser.close();
  proxy.close();
});

test('continues an upload in the tray during navigation, and can cancel it there', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await prepareUpload(page, 'Slow and steady');
  const removeLimit = await limitUploadRate(page, 100);
  await submitUpload(page);
  await uploadDialog(page).getByRole('button', { name: 'Minimize' }).click();
  await expect(uploadDialog(page)).toBeHidden();
  const tray = page.getByRole('region', { name: 'Upload' });
  await expect(tray.getByText('Slow and steady')).toBeVisible();
  const before = await progressOf(page);
  await page.getByRole('navigation', { name: 'Main' }).first().getByText('Games').click();
  await expect(page).toHaveURL('/app/games');
  await expect.poll(() => progressOf(page)).toBeGreaterThan(before);

  // Closing the page would abort the upload, so the browser asks first.
  const dialogShown = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const dialog = await dialogShown;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;

  await tray.getByRole('button', { name: 'Open the upload' }).click();
  await expect(uploadDialog(page).getByRole('button', { name: 'Uploading...' })).toBeVisible();
  await uploadDialog(page).getByRole('button', { name: 'Cancel upload' }).click();
  await expect(uploadDialog(page).getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  await expect(uploadDialog(page).getByLabel('Title (optional)')).toHaveValue('Slow and steady');
  expect(await ada.person.call(highlightRoutes.own)).toEqual([]);

  await uploadDialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(tray).toBeVisible();
  await removeLimit();
  await expect(toast(page, 'Highlight uploaded successfully!')).toBeVisible();
  await expect(tray).toBeHidden();
  expect(await ada.person.call(highlightRoutes.own)).toHaveLength(1);
});

test('renews an expired token before the upload, so that the file is sent once', async ({
  member,
  open,
  product,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await prepareUpload(page, 'Late in the day');
  const accessToken = await expireToken(product.databaseUrl, ada.session.accessToken);
  const key = 'rinkside.session';
  await page.evaluate(
    ([name = '', value = '']) => {
      localStorage.setItem(name, value);
      dispatchEvent(new StorageEvent('storage', { key: name }));
    },
    [key, JSON.stringify({ ...ada.session, accessToken })],
  );
  const uploads: number[] = [];
  page.on('response', (reply) => {
    if (reply.request().method() === 'POST' && reply.url().endsWith('/api/highlights'))
      uploads.push(reply.status());
  });
  await submitUpload(page);
  await expect(toast(page, 'Highlight uploaded successfully!')).toBeVisible();
  expect(uploads).toEqual([201]);
});
