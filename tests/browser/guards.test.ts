import { expect, test } from './test.js';

test('signed out: to the sign-in screen, and back to where one wanted to go', async ({ page, member }) => {
  const mia = await member('Mia');
  await page.goto('/app/season?add=highlight');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(mia.email);
  await page.getByLabel('Password', { exact: true }).fill(mia.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/app/season?add=highlight');
});

test('signed out: onboarding needs an account', async ({ page }) => {
  await page.goto('/onboarding/role');
  await expect(page).toHaveURL('/login');
});

test('not onboarded: every page leads to the first step, the chat alone is open', async ({
  newcomer,
  open,
}) => {
  const page = await open((await newcomer('Nia')).session);
  for (const path of ['/app', '/app/dashboard', '/app/friends']) {
    await page.goto(path);
    await expect(page).toHaveURL('/onboarding/names');
  }
  await page.goto('/app/chat');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page).toHaveURL('/app/chat');
});

test('onboarded: /app is the dashboard and onboarding is over', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  for (const path of ['/app', '/onboarding', '/onboarding/team-organization']) {
    await page.goto(path);
    await expect(page).toHaveURL('/app/dashboard');
  }
});

test('an unknown path leads home', async ({ page, member, open }) => {
  await page.goto('/nowhere/at/all');
  await expect(page).toHaveURL('/');
  const signedIn = await open((await member('Mia')).session);
  await signedIn.goto('/app/nowhere');
  await expect(signedIn).toHaveURL('/');
});

test('a session check that fails says so, and can be tried again', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  let refused = 0;
  await page.route('**/api/users/me', (route) => {
    refused++;
    return route.fulfill({ status: 500, body: 'no' });
  });
  await page.goto('/app/dashboard');
  await expect(page.getByRole('alert').getByText('Failed to fetch profile')).toBeVisible();
  await page.unroute('**/api/users/me');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Mia' })).toBeVisible();
  expect(refused).toBe(1);
});
