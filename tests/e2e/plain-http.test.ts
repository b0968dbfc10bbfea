import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { freePort } from '@rinkside/dev-runtime/ports';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';
import { childEnv } from '@rinkside/platform/env';

const name = 'rink-laptop.test';

/** A page of a browser that resolves the name to this machine. */
const test = base.extend({
  page: async ({ playwright, launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${name} 127.0.0.1`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    await use(await browser.newPage());
    await browser.close();
  },
});

let home: string;
let product: Product;
let origin: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  home = await mkdtemp(join(tmpdir(), 'rinkside-plain-'));
  const port = await freePort();
  origin = `http://${name}:${port}`;
  const unset = { NODE_ENV: '', DATABASE_URL: '', REDIS_URL: '', OIDC_ISSUER: '' };
  const env = { ...childEnv(), ...unset, PUBLIC_ORIGIN: origin };
  product = await startProduct({ home, mode: 'single', demo: true, durable: false, port, env });
});
test.afterAll(async () => {
  await product?.stop();
  await rm(home, { recursive: true, force: true });
});

test('signs in, copies links and says what needs https on plain http', async ({ page }) => {
  const [account] = product.accounts;
  await page.goto(`${origin}/login`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.waitForURL(/\/oidc\/interaction\//);
  await page.locator('input[name=email]').pressSequentially(account?.email ?? '');
  await page.locator('input[name=password]').pressSequentially(account?.password ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${origin}/app/dashboard`);

  await page.goto(`${origin}/app/profile`);
  await page.getByRole('button', { name: 'Share' }).first().click();
  await expect(page.getByText('Profile link copied to clipboard!')).toBeVisible();
  await page.goto(`${origin}/app/discover`);
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().click();
  await page.keyboard.press('Control+V');
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toHaveValue(
    new RegExp(`^${origin}/player/`),
  );

  await page.goto(`${origin}/app/settings`);
  await expect(page.getByText('This address uses plain http.')).toBeVisible();
});

test('a loopback name shows the page that names the public address', async ({ page }) => {
  const { port } = new URL(origin);
  await page.goto(`http://127.0.0.1:${port}/login`);
  await expect(page.getByRole('link', { name: origin })).toBeVisible();
  await expect(page.getByText('BIND_ADDRESS')).toBeVisible();
});
