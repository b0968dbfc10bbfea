import { expect, test, toast } from './playwright-test.js';

// @covers A6 V3.2.2
test('shows no text of a link that belongs to no sign-in', async ({ page }) => {
  const description = 'No <script>window.ran = true</script><img src=x onerror="window.ran = true"> entry';
  await page.goto(`/callback?error=access_denied&error_description=${encodeURIComponent(description)}`);
  await expect(toast(page, 'Authentication failed: access_denied')).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

// @covers V10.1.2 V10.2.1
test('rejects an error without a description, a missing code and a code with an unknown state', async ({
  page,
}) => {
  await page.goto('/callback?error=login_required');
  await expect(toast(page, 'Authentication failed: login_required')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/callback');
  await expect(toast(page, 'Authentication failed: No authorization code received')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await page.goto('/callback?code=stolen&state=guessed');
  await expect(toast(page, 'Authentication failed. Please try again.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

// @covers V3.7.2
test("signs in on the identity provider's page and returns to the requested page", async ({
  page,
  member,
}) => {
  const mia = await member('Mia');
  await page.goto('/app/games');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue with Rinkside ID' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in to Rinkside' })).toBeVisible();
  await expect(page).toHaveURL(/\/oidc\//);
  await page.getByLabel('Email').fill(mia.email);
  await page.getByLabel('Password').fill('not my password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  await page.getByLabel('Password').fill(mia.password);
  const tokenResponse = Promise.withResolvers<void>();
  await page.route('**/oidc/oauth/token', async (route) => {
    await tokenResponse.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Completing authentication...')).toBeVisible();
  // The code is removed from the URL during the exchange.
  await expect(page).toHaveURL('/callback');
  tokenResponse.resolve();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/app/games');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Mia' })).toBeVisible();
});

test('returns to the sign-in screen after a cancel at the identity provider', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Rinkside ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Authentication failed: Sign-in was cancelled.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});
