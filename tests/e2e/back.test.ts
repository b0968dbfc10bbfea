import type { Page } from '@playwright/test';
import { postRoutes } from '@rinkside/contracts/post';
import { expect, test } from './playwright-test.js';

test('Back closes the menu, dialog or sheet on top, and leaves the page only without any', async ({
  member,
  open,
}) => {
  const mia = await member('Mia');
  await mia.person.call(postRoutes.create, { body: { content: 'Ready for Saturday.' } });
  const page = await open(mia.session, { viewport: { width: 390, height: 844 } });
  await page.goto('/app/games');
  await page.goto('/app/dashboard');
  const postActions = page.getByRole('button', { name: 'Post actions' });
  const menuItem = page.getByRole('menuitem', { name: 'Delete' });
  const question = page.getByRole('alertdialog');

  await postActions.click();
  await expect(menuItem).toBeVisible();
  await page.goBack();
  await expect(menuItem).toHaveCount(0);
  await expect(page).toHaveURL('/app/dashboard');

  await postActions.click();
  await menuItem.click();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Ready for Saturday.').first()).toBeVisible();

  // Closed by Esc, an overlay leaves no entry behind.
  await postActions.click();
  await menuItem.click();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);

  // A page opened from the menu is one step away.
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Drills' }).click();
  await expect(page).toHaveURL('/app/drills');
  await page.goBack();
  await expect(page).toHaveURL('/app/dashboard');
  await expect(menu).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => 'overlays' in Object(history.state))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/app/games');
});

for (const role of ['menuitem', 'alertdialog'] as const)
  test(`Back at the moment that the ${role} appears closes it`, async ({ member, open }) => {
    const mia = await member('Mia');
    await mia.person.call(postRoutes.create, { body: { content: 'Ready for Saturday.' } });
    const page = await open(mia.session);
    await page.goto('/app/games');
    await page.goto('/app/dashboard');
    const postActions = page.getByRole('button', { name: 'Post actions' });
    await expect(postActions).toBeVisible();
    const back = page.evaluate(
      (selector) =>
        new Promise<void>((resolve) => {
          addEventListener('popstate', () => resolve(), { once: true });
          const observer = new MutationObserver(() => {
            if (!document.querySelector(selector)) return;
            observer.disconnect();
            history.back();
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
      `[role=${role}]`,
    );
    await postActions.click();
    if (role === 'alertdialog') await page.getByRole('menuitem', { name: 'Delete' }).click();
    await back;
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page).toHaveURL('/app/dashboard');
  });

/** Makes `history.go` take a while, as on a busy phone. */
const delayTraversals = (page: Page) =>
  page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (delta) => void setTimeout(go, 700, delta);
  });

test('a page that is opened while a closed menu leaves the history stays open', async ({ member, open }) => {
  const mia = await member('Mia');
  await mia.person.call(postRoutes.create, { body: { content: 'Ready for Saturday.' } });
  const page = await open(mia.session);
  await delayTraversals(page);
  await page.goto('/app/games');
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Post actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  const popped = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', () => setTimeout(resolve, 100), { once: true });
      }),
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByRole('link', { name: 'Drills', exact: true }).first().click();
  await popped;
  await expect(page.getByRole('heading', { level: 1, name: 'Drills' })).toBeVisible();
  await expect(page).toHaveURL('/app/drills');
  await page.goBack();
  await expect(page).toHaveURL('/app/dashboard');
  await page.goBack();
  await expect(page).toHaveURL('/app/games');
});

test('closing a form with an address twice at once leaves its page open', async ({ member, open }) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  await delayTraversals(page);
  await page.goto('/app/games');
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).first().click();
  const form = page.getByRole('dialog', { name: 'Edit Profile' });
  await expect(form.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('link', { name: 'Drills', exact: true }).first().click();
  await expect(page).toHaveURL('/app/drills');
  await page.goBack();
  await expect(page).toHaveURL('/app/profile');
});
