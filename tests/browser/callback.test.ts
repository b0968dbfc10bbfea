import { expect, test, toast } from './test.js';

// @covers A6 V3.2.2
test('a refusal of the provider is told as text, whatever it contains', async ({ page }) => {
  const said = 'No <script>window.ran = true</script><img src=x onerror="window.ran = true"> entry';
  await page.goto(`/callback?error=access_denied&error_description=${encodeURIComponent(said)}`);
  await expect(toast(page, `Authentication failed: ${said}`)).toBeVisible();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

// @covers V10.1.2 V10.2.1
test('an error without a description, no code, and a code nobody asked for', async ({ page }) => {
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
test("through the provider's own page and back to where one wanted to go", async ({ page, member }) => {
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
  const exchange = Promise.withResolvers<void>();
  await page.route('**/oidc/oauth/token', async (route) => {
    await exchange.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Completing authentication...')).toBeVisible();
  // The code is gone from the address while it is being exchanged.
  await expect(page).toHaveURL('/callback');
  exchange.resolve();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/app/games');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, Mia' })).toBeVisible();
});

test('whoever cancels at the provider is back at the sign-in screen', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Rinkside ID' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toast(page, 'Authentication failed: Sign-in was cancelled.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});
