import type { Page } from '@playwright/test';
import { createUserDetails } from './users.js';
import { expect, test, toast } from './playwright-test.js';

const labels = ['First name', 'Last name', 'Email', 'Password', 'Confirm password'] as const;
type Label = (typeof labels)[number];

const field = (page: Page, label: Label) => page.getByLabel(label, { exact: true });
const fill = async (page: Page, values: Partial<Record<Label, string>>) => {
  for (const label of labels) {
    const value = values[label];
    if (value !== undefined) await field(page, label).fill(value);
  }
};
const submit = (page: Page, name: 'Sign In' | 'Sign Up') => page.getByRole('button', { name }).click();

/** Expects the error message of a field in its accessible description. */
const expectError = (page: Page, label: Label, message: string) =>
  expect(field(page, label)).toHaveAccessibleDescription(new RegExp(`${message}$`));

test('rejects a wrong password and accepts the right one', async ({ page, member }) => {
  const mia = await member('Mia');
  await page.goto('/login');
  await fill(page, { Email: mia.email, Password: 'not my password' });
  await submit(page, 'Sign In');
  await expect(toast(page, 'Invalid email or password')).toBeVisible();
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue(mia.email);
  await fill(page, { Password: mia.password });
  await submit(page, 'Sign In');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/app/dashboard');
});

test('rejects a sign-up with an existing email', async ({ page, newcomer }) => {
  const { email } = await newcomer('Mia');
  await page.goto('/login?mode=signup');
  await fill(page, {
    'First name': 'Mia',
    'Last name': 'Again',
    Email: email.toUpperCase(),
    Password: 'another password',
    'Confirm password': 'another password',
  });
  await submit(page, 'Sign Up');
  await expect(toast(page, 'User already exists with this email')).toBeVisible();
  await expect(page).toHaveURL('/login?mode=signup');
});

// @covers E1
test('shows sign-up validation errors at their fields', async ({ page }) => {
  const requestPaths: string[] = [];
  page.on('request', (request) => requestPaths.push(new URL(request.url()).pathname));
  await page.goto('/login?mode=signup');
  await submit(page, 'Sign Up');
  await expectError(page, 'First name', 'First name is required');
  await expectError(page, 'Last name', 'Last name is required');
  await expectError(page, 'Email', 'Email is required');
  await expectError(page, 'Password', 'Password is required');
  await expectError(page, 'Confirm password', 'Please confirm your password');
  await expect(field(page, 'First name')).toBeFocused();
  await fill(page, {
    'First name': ' M ',
    'Last name': 'L',
    Email: 'mia@rink',
    Password: '12345',
    'Confirm password': '123456',
  });
  await expectError(page, 'First name', 'First name must be at least 2 characters');
  await expectError(page, 'Last name', 'Last name must be at least 2 characters');
  await expectError(page, 'Email', 'Invalid email address');
  await expectError(page, 'Password', 'Password must be at least 6 characters');
  await expectError(page, 'Confirm password', 'Passwords do not match');
  await submit(page, 'Sign Up');
  await expectError(page, 'Password', 'Password must be at least 6 characters');
  expect(requestPaths.filter((path) => path.startsWith('/oidc'))).toEqual([]);
});

// @covers E2
test('requires email and password to sign in', async ({ page }) => {
  await page.goto('/login');
  await submit(page, 'Sign In');
  await expectError(page, 'Email', 'Email is required');
  await expectError(page, 'Password', 'Password is required');
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
});

// @covers V6.2.6
test('each password field can be revealed separately', async ({ page }) => {
  await page.goto('/login?mode=signup');
  const toggles = page.getByRole('button', { name: 'Show password' });
  const [show, showConfirm] = [toggles.first(), toggles.last()];
  await fill(page, { Password: 'icehockey', 'Confirm password': 'icehockey' });
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await show.click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Show password', pressed: true })).toHaveCount(1);
  await expect(field(page, 'Confirm password')).toHaveAttribute('type', 'password');
  await showConfirm.click();
  await expect(field(page, 'Confirm password')).toHaveAttribute('type', 'text');
  await show.click();
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  await expect(field(page, 'Password')).toHaveValue('icehockey');
});

test('the URL holds the mode, and switching the mode clears the form', async ({ page }) => {
  const { email } = createUserDetails('Mia');
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await fill(page, { Email: email, Password: 'icehockey' });
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/login?mode=signup');
  await expect(page).toHaveTitle('Sign Up · Rinkside');
  await expect(field(page, 'Email')).toHaveValue('');
  await expect(field(page, 'Password')).toHaveValue('');
  await fill(page, { Email: email });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(field(page, 'Email')).toHaveValue('');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/');
});

test('disables the button while the request is pending', async ({ page, member }) => {
  const mia = await member('Mia');
  const response = Promise.withResolvers<void>();
  await page.route('**/oidc/oauth/token', async (route) => {
    await response.promise;
    await route.continue();
  });
  await page.goto('/login');
  await fill(page, { Email: mia.email, Password: mia.password });
  await submit(page, 'Sign In');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  response.resolve();
  await expect(page).toHaveURL('/app/dashboard');
});
