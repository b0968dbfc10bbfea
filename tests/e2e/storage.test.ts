import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { UserDetails } from './users.js';
import { fillStorages } from './full-storage.js';
import { expect, test, toast } from './playwright-test.js';

const signIn = async (page: Page, { email, password }: UserDetails) => {
  await page.goto('/login');
  await page.getByLabel('Email').pressSequentially(email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page.getByText(/^Welcome back/)).toBeVisible();
};

/** Chromium's setting 'Block all cookies', which closes every storage: its getters throw. */
const closedStorage = { profile: { default_content_setting_values: { cookies: 2 } } };

test('sign-in and posts work for the tab where the browser closes its storage', async ({
  playwright,
  launchOptions,
  baseURL,
  member,
}) => {
  const ada = await member('Ada');
  const profile = await mkdtemp(join(tmpdir(), 'rinkside-profile-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(closedStorage));
  const options = { ...launchOptions, ...(baseURL && { baseURL }) };
  const context = await playwright.chromium.launchPersistentContext(profile, options);
  try {
    const errors: string[] = [];
    context.on('weberror', (error) => errors.push(String(error.error())));
    const page = await context.newPage();
    await page.goto('/');
    const isClosed = () =>
      page.evaluate(() => {
        try {
          return !localStorage;
        } catch {
          return true;
        }
      });
    expect(await isClosed()).toBe(true);
    await signIn(page, ada);
    const content = `Who has tape? ${ada.lastName}`;
    await page.getByRole('textbox', { name: 'Write a post' }).pressSequentially(content);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(toast(page, 'Post created successfully!')).toBeVisible();
    for (const name of ['Games', 'Season', 'Drills', 'Friends', 'Home'])
      await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByText(/^Welcome back/)).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
});

/** Makes the server's next answer an expired token, and expects that the session goes on with a new one. */
const expectRenewal = async (page: Page, link: string) => {
  let isExpired = true;
  await page.route('**/api/**', async (route) => {
    if (!isExpired) return route.continue();
    isExpired = false;
    return route.fulfill({ status: 401, json: { statusCode: 401, message: 'jwt expired' } });
  });
  const renewed = page.waitForResponse('**/oidc/oauth/token');
  await page.getByRole('link', { name: link, exact: true }).first().click();
  expect((await renewed).status()).toBe(200);
  await expect(page).toHaveURL(`/app/${link.toLowerCase()}`);
  await expect(page.locator('main h1')).toBeVisible();
  await page.unroute('**/api/**');
};

test('a session survives token renewals where the storage was full at sign-in', async ({ member, open }) => {
  const mia = await member('Mia');
  const page = await open(null);
  await page.goto('/login');
  await fillStorages(page);
  await signIn(page, mia);
  for (const link of ['Games', 'Drills', 'Friends']) await expectRenewal(page, link);
});

test('a session survives token renewals where the storage takes no new value', async ({ member, open }) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/app/dashboard');
  await expect(page.getByText(/^Welcome back/)).toBeVisible();
  for (const link of ['Games', 'Drills', 'Friends']) await expectRenewal(page, link);
});
