import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { linkIn, startMailServer } from '../../apps/identity/testing/mail-server.js';
import { isolate } from '@rinkside/contracts/text';
import { childEnv } from '@rinkside/platform/env';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';
import { checkScreen } from './a11y.js';
import { comeBack } from './come-back.js';
import { emailOf, typeSignUp } from './sign-up-steps.js';
import { signUpAndOnboard } from './users.js';

let home: string;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let product: Product;
let origin: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  home = await mkdtemp(join(tmpdir(), 'rinkside-accounts-'));
  mailServer = await startMailServer();
  product = await startProduct({
    home,
    mode: 'single',
    demo: false,
    durable: false,
    env: {
      ...childEnv(),
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: mailServer.url,
      // More sign-ins in a minute than people do.
      RATE_LIMIT_FACTOR: '10',
    },
  });
  origin = product.origins[0] ?? '';
});
test.afterAll(async () => {
  await product?.stop();
  await mailServer?.close();
  await rm(home, { recursive: true, force: true });
});

const linkInMail = async (email: string, count: number) => {
  await expect.poll(() => mailServer.mailsTo(email).length).toBe(count);
  return mailServer.mailsTo(email).map(linkIn)[count - 1] ?? '';
};

const signIn = async (page: Page, email: string, password: string) => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

/** Adds an authenticator whose owner is always recognized. */
const addVirtualAuthenticator = async (page: Page) => {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** The ids of the passkeys that it offers. */
    passkeys: async () => {
      const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
    /** Whether the owner confirms requests. */
    setPresence: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
};

test('a person confirms the address and chooses a new password with links from mails', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = emailOf('Noor Winters');
  await page.goto(`${origin}/login?mode=signup`);
  await typeSignUp(page, { name: 'Noor Winters', password: 'five-hole' });
  await expect(page).toHaveURL(/\/onboarding/);

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await linkInMail(email, 1));
  await expect(phone.getByText(`Is ${email} your email address, and is this your account?`)).toBeVisible();
  await checkScreen(phone, 'confirm the address');
  await phone.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(phone.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible();
  await checkScreen(phone, 'address confirmed');

  await phone.goto(`${origin}/login`);
  await phone.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(phone.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await checkScreen(phone, 'forgotten password');
  await phone.getByLabel('Email').pressSequentially(email);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText(`If an account has the address ${email}`)).toBeVisible();
  await checkScreen(phone, 'mail sent');

  const reset = await linkInMail(email, 2);
  await phone.goto(reset);
  await phone.getByLabel('New password').pressSequentially('password');
  await phone.getByLabel('Confirm password').pressSequentially('password');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('alert')).toHaveText('Please choose a password that is harder to guess');
  await checkScreen(phone, 'new password refused');
  await phone.getByLabel('New password').pressSequentially('top-shelf-corner');
  await phone.getByLabel('Confirm password').pressSequentially('top-shelf-corner');
  await phone.keyboard.press('Enter');
  await expect(phone.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await linkInMail(email, 3);
  // The gateways refuse the session of the other device, though its access token has not expired.
  await page.reload();
  await expect(page).toHaveURL(/\/login/);

  await phone.goto(reset);
  await expect(phone.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await checkScreen(phone, 'used link');

  await signIn(phone, email, 'five-hole');
  await expect(phone.getByText('Invalid email or password').first()).toBeVisible();
  await signIn(phone, email, 'top-shelf-corner');
  await expect(phone).toHaveURL(/\/onboarding/);
});

test('a reminder sends the link again until the address is confirmed', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { email, password } = await signUpAndOnboard(product, 'Cleo');
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/app\/dashboard/);
  const reminder = page.getByText('Please confirm your email address');
  await expect(reminder).toBeVisible();
  await checkScreen(page, 'dashboard with the reminder');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText(`Sent to ${email}`)).toBeVisible();
  const link = await linkInMail(email, 2);

  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(reminder).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Cleo/ }).first()).toBeVisible();
  await expect(reminder).toBeHidden();
  await page.goto(`${origin}/app/settings`);
  await expect(page.getByText('Not confirmed')).toBeVisible();
  await checkScreen(page, 'settings, not confirmed');

  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, email, password);
  await expect(phone.getByText('Please confirm your email address')).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await page.getByRole('link', { name: 'Open the settings' }).click();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
  await comeBack(phone);
  await expect(phone.getByText('Please confirm your email address')).toBeHidden();
});

test('a person signs another device out, then all others', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { email, password } = await signUpAndOnboard(product, 'Dana');
  const openDevice = async (userAgent?: string) => {
    const device = await (await browser.newContext(userAgent ? { userAgent } : {})).newPage();
    await signIn(device, email, password);
    await expect(device).toHaveURL(/\/app\/dashboard/);
    return device;
  };
  const phone = await openDevice(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const tablet = await openDevice();
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/app\/dashboard/);
  await page.goto(`${origin}/app/settings`);
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Safari on iPhone')).toBeVisible();
  await checkScreen(page, 'signed-in devices');

  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect(page.getByText('Signed out Safari on iPhone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out Safari on iPhone' })).toHaveCount(0);
  // Without any interaction: its socket is disconnected and may not reconnect.
  await expect(phone).toHaveURL(/\/login/);
  await expect(tablet).toHaveURL(/\/app\/dashboard/);

  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('Signed out everywhere else')).toBeVisible();
  await expect(tablet).toHaveURL(/\/login/);
  await page.reload();
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Sign out (?!of|everywhere)/ })).toHaveCount(0);
});

test('a signed-in person changes the password', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { email, password } = await signUpAndOnboard(product, 'Ada');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, email, password);
  await expect(other).toHaveURL(/\/app\/dashboard/);
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/app\/dashboard/);
  await page.goto(`${origin}/app/settings`);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const fill = async (current: string, next: string) => {
    for (const [label, text] of [
      ['Current password', current],
      ['New password', next],
      ['Confirm new password', next],
    ] as const) {
      await dialog.getByLabel(label, { exact: true }).fill('');
      await dialog.getByLabel(label, { exact: true }).pressSequentially(text);
    }
    await page.keyboard.press('Enter');
  };
  await fill('wrong', 'top-shelf-corner');
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not correct');
  await checkScreen(page, 'change password');
  await fill(password, 'top-shelf-corner');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect.poll(() => mailServer.mailsTo(email).length).toBe(2);
  expect(mailServer.mailsTo(email)[1]?.raw).toContain('password was changed');

  await expect(other).toHaveURL(/\/login/);
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, email, password);
  await expect(phone.getByText('Invalid email or password').first()).toBeVisible();
});

test('a person changes the email; the previous address restores it', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const { email, password } = await signUpAndOnboard(product, 'Bea');
  const next = `new-${email}`;
  const emailIn = (device: Page) => device.getByText(/^Email: /);
  const openSettings = async (device: Page, address: string, secret: string) => {
    await signIn(device, address, secret);
    await expect(device).toHaveURL(/\/app\/dashboard/);
    await device.goto(`${origin}/app/settings`);
  };
  await openSettings(page, email, password);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').pressSequentially(next);
  await page.getByLabel('Current password', { exact: true }).pressSequentially(password);
  await checkScreen(page, 'change email');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If ${next} is free`)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(await linkInMail(next, 1));
  await checkScreen(phone, 'confirm the new address');
  await phone.getByRole('button', { name: 'Use this address' }).click();
  await expect(phone.getByRole('heading', { name: 'Your email address is changed' })).toBeVisible();
  await openSettings(phone, next, password);
  await expect(emailIn(phone)).toHaveText(`Email: ${next}`);
  await checkScreen(phone, 'settings');

  await page.goto(await linkInMail(email, 2));
  await checkScreen(page, 'restore the address');
  await page.getByRole('button', { name: 'Restore this address' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expect(phone).toHaveURL(/\/login/);
  await page.getByLabel('New password').pressSequentially('top-shelf-corner');
  await page.getByLabel('Confirm password').pressSequentially('top-shelf-corner');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  const tablet = await (await browser.newContext()).newPage();
  await openSettings(tablet, email, 'top-shelf-corner');
  await expect(emailIn(tablet)).toHaveText(`Email: ${email}`);
});

test('a person signs in with a passkey instead of the password, until it is removed', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { email, password } = await signUpAndOnboard(product, 'Mia');
  const authenticator = await addVirtualAuthenticator(page);
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/app\/dashboard/);
  await page.goto(`${origin}/app/settings`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name of the passkey').pressSequentially('My phone');
  await dialog.getByLabel('Current password').pressSequentially('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The current password is not correct');
  await checkScreen(page, 'add a passkey');
  await dialog.getByLabel('Current password').fill('');
  await dialog.getByLabel('Current password').pressSequentially(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Remove ${isolate('My phone')}` })).toBeVisible();
  await checkScreen(page, 'passkeys');
  await expect.poll(() => mailServer.mailsTo(email).at(-1)?.raw).toContain('passkey was added');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ passkeys: [{ name: 'My phone', last_used_at: null }] });

  await authenticator.setPresence(false);
  await page.getByRole('button', { name: 'Sign out of this browser' }).click();
  await page.goto(`${origin}/login`);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
  await checkScreen(page, 'sign-in with a passkey');
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard/);

  await page.goto(`${origin}/app/settings`);
  await page.getByRole('button', { name: 'Sign out of this browser' }).click();
  // The authenticator chooses the passkey that the browser suggests in the email field.
  await page.goto(`${origin}/login`);
  await expect(page).toHaveURL(/\/app\/dashboard/);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, email, password);
  await expect(other).toHaveURL(/\/app\/dashboard/);
  await other.goto(`${origin}/app/settings`);
  await expect(other.getByText(/last used/).first()).toBeVisible();
  await other.getByRole('button', { name: `Remove ${isolate('My phone')}` }).click();
  await checkScreen(other, 'remove a passkey');
  await other.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(other.getByText('Passkey removed')).toBeVisible();
  await expect.poll(() => mailServer.mailsTo(email).at(-1)?.raw).toContain('passkey was removed');

  await authenticator.setPresence(false);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${origin}/login`);
  expect(await authenticator.passkeys()).toHaveLength(1);
  await authenticator.setPresence(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('This passkey was removed from the account.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  // The device was told.
  await expect.poll(() => authenticator.passkeys()).toEqual([]);
});

test('a passkey confirms the deletion of an account', async ({ page }) => {
  test.setTimeout(120_000);
  const { email, password } = await signUpAndOnboard(product, 'Kim');
  await addVirtualAuthenticator(page);
  await signIn(page, email, password);
  await expect(page).toHaveURL(/\/app\/dashboard/);
  await page.goto(`${origin}/app/settings`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByLabel('Name of the passkey').fill('My phone');
  await adding.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Passkey added')).toBeVisible();
  await page.getByRole('button', { name: 'Change password' }).click();
  const keep = page.getByRole('group', { name: 'Keep signed in' });
  await expect(keep.getByRole('checkbox', { name: /My phone/ })).not.toBeChecked();
  await checkScreen(page, 'change password: what stays');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`${origin}/app/profile`);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await checkScreen(page, 'delete account with a passkey');
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  // The provider deletes the login after requests in flight have ended.
  await expect(async () => {
    await signIn(page, email, password);
    await expect(page.getByText('Invalid email or password').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
});
