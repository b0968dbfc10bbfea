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
