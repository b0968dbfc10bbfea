import type { Page } from '@playwright/test';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { expireToken } from './expired.js';
import { chooseFile, film, openUploader, submit, uploader } from './films.js';
import { openLine } from './line.js';
import { expect, test, toast } from './test.js';

/** Lets so many kilobytes a second out; all of them without a number. */
const slowDown = async (page: Page, kilobytes: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const line = { latency: 0, downloadThroughput: -1, offline: false };
  await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: kilobytes * 1024 });
  return () => session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });
};

const percentOf = async (page: Page) =>
  Number(await page.getByRole('progressbar', { name: 'Upload progress' }).getAttribute('value'));

const begin = async (page: Page, title: string) => {
  await openUploader(page);
  await chooseFile(page, await film({ seconds: 4, size: '1280x720' }));
  await uploader(page).getByLabel('Title (optional)').fill(title);
};

test('a connection lost in the middle keeps everything, and a retry makes one highlight', async ({
  member,
  open,
  playwright,
  launchOptions,
  product,
}) => {
  const ada = await member('Ada');
  const { host, port } = new URL(product.origins[0] ?? '');
  const line = await openLine(Number(port));
  const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1:${line.port}`];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await open(ada.session, {}, browser);
  await begin(page, 'On rink Wi-Fi');
  const speedUp = await slowDown(page, 200);
  await submit(page);
  await expect.poll(() => percentOf(page)).toBeGreaterThan(0);
  line.cut();
  const dialog = uploader(page);
  await expect(dialog.getByRole('alert')).toContainText('Failed to upload highlight');
  await expect(dialog.getByLabel('Title (optional)')).toHaveValue('On rink Wi-Fi');
  expect(await ada.person.call(highlightRoutes.own)).toEqual([]);
  line.mend();
  await speedUp();

  // It is made now, but its answer is lost on the way.
  await page.route('**/api/highlights', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.unroute('**/api/highlights');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(toast(page, 'Highlight uploaded successfully!')).toBeVisible();
  const made = await ada.person.call(highlightRoutes.own);
  expect(made.map(({ title }) => title)).toEqual(['On rink Wi-Fi']);
  await browser.close();
  line.close();
});

test('an upload goes on in its dock while one looks around, and can be cancelled there', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await begin(page, 'Slow and steady');
  const speedUp = await slowDown(page, 100);
  await submit(page);
  await uploader(page).getByRole('button', { name: 'Minimize' }).click();
  await expect(uploader(page)).toBeHidden();
  const dock = page.getByRole('region', { name: 'Upload' });
  await expect(dock.getByText('Slow and steady')).toBeVisible();
  const before = await percentOf(page);
  await page.getByRole('navigation', { name: 'Main' }).first().getByText('Games').click();
  await expect(page).toHaveURL('/app/games');
  await expect.poll(() => percentOf(page)).toBeGreaterThan(before);

  // Leaving the page would end it: the browser asks first.
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;

  await dock.getByRole('button', { name: 'Open the upload' }).click();
  await expect(uploader(page).getByRole('button', { name: 'Uploading...' })).toBeVisible();
  await uploader(page).getByRole('button', { name: 'Cancel upload' }).click();
  await expect(uploader(page).getByRole('button', { name: 'Upload', exact: true })).toBeEnabled();
  await expect(uploader(page).getByLabel('Title (optional)')).toHaveValue('Slow and steady');
  expect(await ada.person.call(highlightRoutes.own)).toEqual([]);

  await uploader(page).getByRole('button', { name: 'Upload', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(dock).toBeVisible();
  await speedUp();
  await expect(toast(page, 'Highlight uploaded successfully!')).toBeVisible();
  await expect(dock).toBeHidden();
  expect(await ada.person.call(highlightRoutes.own)).toHaveLength(1);
});

test('a token that ran out is renewed before the file is sent, so it is sent once', async ({
  member,
  open,
  product,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await begin(page, 'Late in the day');
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
  await submit(page);
  await expect(toast(page, 'Highlight uploaded successfully!')).toBeVisible();
  expect(uploads).toEqual([201]);
});
