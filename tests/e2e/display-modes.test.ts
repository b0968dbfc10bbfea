import { logGame } from './log-game.js';
import { expect, test } from './playwright-test.js';

test('forced colors show what is on and what is chosen', async ({ member, open }) => {
  const page = await open((await member('Ada')).session, { viewport: { width: 390, height: 844 } });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/app/friends');
  const decorationOf = (name: RegExp) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).textDecorationLine);
  await expect.poll(() => decorationOf(/Following/)).toBe('underline');
  expect(await decorationOf(/Followers/)).toBe('none');
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' });
  await home.click();
  await expect(home).toHaveCSS('text-decoration-line', 'underline');

  await page.goto('/app/settings');
  // The browser draws its own box, which shows the state.
  await expect(page.getByRole('switch').first()).toHaveCSS('appearance', 'auto');
  const chosen = page.locator('label').filter({ has: page.locator('input[type=radio]:checked') });
  await expect(chosen.first()).toHaveCSS('border-top-width', '4px');
});

test('forced colors show the chosen menu item and the shape of what only a background shows', async ({
  member,
  open,
}) => {
  const page = await open((await member('Ada')).session, { viewport: { width: 390, height: 844 } });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/app/live');
  const bordered = ['Period length: one minute more', /^Home/];
  for (const name of bordered)
    await expect(page.getByRole('button', { name })).toHaveCSS('border-top-width', '1px');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toHaveCSS('border-top-width', '1px');
  await add.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await expect(items.first()).toHaveCSS('outline-style', 'solid');
  await expect(items.nth(1)).toHaveCSS('outline-style', 'none');
});

test('forced colors keep the colors that explain a chart', async ({ member, open }) => {
  const ada = await member('Ada');
  await logGame(ada.person, `Ice Wolves of ${ada.lastName}`);
  const page = await open(ada.session);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/app/season');
  const keys = page.getByRole('region', { name: 'Points per game' }).locator('li > span');
  await expect(keys).toHaveCount(3);
  const colors = await keys.evaluateAll((spans) =>
    spans.map((span) => getComputedStyle(span).backgroundColor),
  );
  expect(new Set(colors).size).toBe(3);
});

test('print leaves out navigation and the danger zone', async ({ member, open }) => {
  const page = await open((await member('Ada')).session, { viewport: { width: 1440, height: 900 } });
  await page.goto('/app/profile');
  const dangerZone = page.getByRole('heading', { name: 'Danger Zone' });
  await expect(dangerZone).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dangerZone).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('print is dark text on paper in a dark theme, too', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/app/season');
  const title = page.getByRole('heading', { name: /^Current Season / });
  const color = () => title.evaluate((element) => getComputedStyle(element).color);
  await expect(title).toBeVisible();
  expect(await color()).toBe('rgb(234, 242, 248)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await color()).toBe('rgb(12, 24, 36)');
});

test('print shows the whole conversation with the coach', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  await page.goto('/app/chat');
  const field = page.getByRole('textbox');
  await expect(field).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(field).toBeHidden();
  const greeting = page.getByText(/AI coach/).last();
  await expect(greeting).toBeVisible();
  const clipped = await greeting.evaluate((element) => {
    for (let parent = element.parentElement; parent; parent = parent.parentElement)
      if (getComputedStyle(parent).overflowY === 'auto') return true;
    return false;
  });
  expect(clipped).toBe(false);
});

test('a toast does not cover the buttons of a dialog', async ({ member, open }) => {
  const page = await open((await member('Ada')).session, { viewport: { width: 360, height: 560 } });
  await page.goto('/app/profile?edit=profile');
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByLabel('First name').press('ControlOrMeta+A');
  await dialog.getByLabel('First name').pressSequentially('Adele');
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await dialog.getByRole('button', { name: /^Save/ }).click();
  const toast = page.locator('[data-toast]').first();
  await expect(toast).toBeVisible();
  const [toastBox, closeBox] = await Promise.all([
    toast.boundingBox(),
    dialog.getByRole('button', { name: 'Close' }).boundingBox(),
  ]);
  expect(closeBox?.y).toBeGreaterThanOrEqual((toastBox?.y ?? 0) + (toastBox?.height ?? 0));
});
