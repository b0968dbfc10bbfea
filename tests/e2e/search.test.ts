import { organizationRoutes } from '@rinkside/contracts/organization';
import { postRoutes } from '@rinkside/contracts/post';
import { checkScreen } from './a11y.js';
import { logGame } from './log-game.js';
import { expect, test } from './playwright-test.js';

const randomLetter = () => String.fromCodePoint(97 + Math.floor(Math.random() * 26));
/** A name that no other test uses. */
const freshName = () => `Qu${Array.from({ length: 8 }, randomLetter).join('')}`;

test('finds people, organizations, own games and own posts by keyboard', async ({ member, open }) => {
  const name = freshName();
  const ada = await member('Ada');
  const ben = await member(name, { birthdate: '1990-05-04' });
  const game = await logGame(ada.person, `${name} Owls`);
  for (let count = 1; count <= 7; count++)
    await ben.person.call(organizationRoutes.create, {
      body: { name: `${name} Club ${count}`, confirmed: true },
    });
  const post = await ada.person.call(postRoutes.create, { body: { content: `We beat ${name} today` } });
  const page = await open(ada.session);
  await page.goto('/app/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.pressSequentially(name.replace('u', 'ü'), { delay: 20 });
  const people = page.getByRole('list', { name: 'People' });
  await expect(people.getByRole('link', { name: ben.name })).toBeVisible();
  const organizations = page.getByRole('list', { name: 'Organizations' });
  await expect(organizations.getByRole('listitem')).toHaveCount(5);
  await expect(page).toHaveURL(`/app/search?search=${encodeURIComponent(name.replace('u', 'ü'))}`);
  await checkScreen(page, 'search');
  await page.keyboard.press('ArrowDown');
  await expect(people.getByRole('link', { name: ben.name })).toBeFocused();
  await page.getByRole('button', { name: 'Show more organizations' }).press('Enter');
  await expect(organizations.getByRole('listitem')).toHaveCount(9);
  await expect(organizations.getByRole('listitem').nth(5).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show more organizations' })).toBeHidden();
  const games = page.getByRole('list', { name: 'Your games' });
  await expect(games.getByRole('link')).toHaveAttribute('href', `/app/games/${game.id}`);
  await games.getByRole('link').press('ArrowDown');
  await expect(page.getByRole('link', { name: `We beat ${name} today` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/posts/${post.id}`);
  await page.goBack();
  await expect(field).toHaveValue(name.replace('u', 'ü'));
  await expect(people.getByRole('link', { name: ben.name })).toBeVisible();
});

test('searches by touch on a phone', async ({ member, open }) => {
  const name = freshName();
  const ada = await member('Ada');
  const ben = await member(name, { birthdate: '1990-05-04' });
  const page = await open(ada.session, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Search' }).tap();
  const field = page.getByRole('searchbox', { name: 'Search' });
  await expect(field).toBeFocused();
  await field.pressSequentially('zz qq', { delay: 20 });
  await expect(page.getByText('Nothing found for “zz qq”')).toBeVisible();
  await checkScreen(page, 'search without results');
  await field.fill('');
  await field.pressSequentially(name.toUpperCase(), { delay: 20 });
  await page.getByRole('button', { name: `Follow ${ben.name}` }).tap();
  await expect(page.getByRole('button', { name: `Unfollow ${ben.name}` })).toBeVisible();
  await page.getByRole('link', { name: ben.name, exact: true }).tap();
  await expect(page).toHaveURL(`/app/profile/${ben.person.id}`);
});
