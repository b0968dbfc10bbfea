import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { childEnv } from '@rinkside/platform/env';
import { freePort } from '@rinkside/dev-runtime/ports';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';
import { externalOidc, startExternalOidc } from './external-oidc.js';
import { sessionStorageKey } from './users.js';

let home: string;
let provider: Awaited<ReturnType<typeof startExternalOidc>>;
let product: Product;
let origin: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  home = await mkdtemp(join(tmpdir(), 'rinkside-hosted-'));
  const port = await freePort();
  provider = await startExternalOidc(`http://localhost:${port}/callback`);
  product = await startProduct({
    home,
    mode: 'single',
    demo: true,
    durable: false,
    port,
    env: {
      ...childEnv(),
      DATABASE_URL: '',
      REDIS_URL: '',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: externalOidc.clientId,
      OIDC_AUDIENCE: externalOidc.audience,
      OIDC_LABEL: externalOidc.label,
      CONTACT_EMAIL: 'families@club.example',
    },
  });
  origin = product.origins[0] ?? '';
});
test.afterAll(async () => {
  await product?.stop();
  await provider?.close();
  await rm(home, { recursive: true, force: true });
});

const sessionOf = (page: Page): Promise<{ accessToken: string; user: { email: string } }> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}'), sessionStorageKey);

// @covers V7.6.1 V10.5.2
test('users of a hosted identity provider sign in on its page and stay signed in by refresh', async ({
  page,
}) => {
  expect(Object.keys(product.processes)).not.toContain('identity');
  await page.goto(`${origin}/login`);
  await page.getByRole('button', { name: `Continue with ${externalOidc.label}` }).click();
  await expect(page).toHaveURL(new RegExp(`^${provider.issuer}/interaction/`));
  await page.locator('input[name=login]').fill('kari');
  await page.locator('input[name=password]').fill('anything');
  await page.locator('button[type=submit]').click();
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL(`${origin}/onboarding/names`);
  const first = await sessionOf(page);
  expect(first.user.email).toBe('kari@club.example');

  // Access tokens live 10 s; an expired one is renewed silently.
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveURL(`${origin}/onboarding/names`);
    expect((await sessionOf(page)).accessToken).not.toBe(first.accessToken);
  }).toPass({ timeout: 40_000 });
});

// @covers V9.2.3
test('rejects a token of the hosted provider with another audience', async ({ request }) => {
  const [header, payload] = [
    { alg: 'RS256', kid: 'club' },
    { iss: provider.issuer, aud: 'https://other.example' },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const response = await request.get(`${origin}/api/users/me`, {
    headers: { authorization: `Bearer ${header}.${payload}.${'x'.repeat(342)}` },
  });
  expect(response.status()).toBe(401);
});

test('the landing page shows the contact address', async ({ page }) => {
  await page.goto(origin);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' });
  // Hydration may replace the footer while it scrolls.
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(contact).toHaveAttribute('href', 'mailto:families@club.example', { timeout: 1000 });
  }).toPass();
});
