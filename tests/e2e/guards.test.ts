import { expect, test } from './playwright-test.js';

test('redirects a signed-out user to sign-in and then to the requested page', async ({ page, member }) => {
  const mia = await member('Mia');
  await page.goto('/app/season?add=highlight');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(mia.email);
  await page.getByLabel('Password', { exact: true }).fill(mia.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/app/season?add=highlight');
});

test('redirects signed-out onboarding to sign-in', async ({ page }) => {
  await page.goto('/onboarding/role');
  await expect(page).toHaveURL('/login');
});

test('redirects a user without a profile to onboarding, except for the chat', async ({ newcomer, open }) => {
  const page = await open((await newcomer('Nia')).session);
  for (const path of ['/app', '/app/dashboard', '/app/friends']) {
    await page.goto(path);
    await expect(page).toHaveURL('/onboarding/names');
  }
  await page.goto('/app/chat');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL('/app/chat');
});

test('redirects an onboarded user from /app and onboarding to the dashboard', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  for (const path of ['/app', '/onboarding', '/onboarding/team-organization']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/dashboard');
  }
});

test('redirects an unknown path to the landing page', async ({ page, member, open }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL('/');
  const signedIn = await open((await member('Mia')).session);
  await signedIn.goto('/app/nowhere');
  await expect(signedIn).toHaveURL('/');
});

test('shows a failed session check with Retry', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  let failures = 0;
  await page.route('**/api/users/me', (route) => {
    failures++;
    return route.fulfill({ status: 500, body: 'no' });
  });
  await page.goto('/app/dashboard');
  await expect(page.getByRole('alert').getByText('Failed to fetch profile')).toBeVisible();
  await page.unroute('**/api/users/me');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Mia' })).toBeVisible();
  expect(failures).toBe(1);
});
