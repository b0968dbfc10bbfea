import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { checkScreen } from './a11y.js';
import { makeModerator } from './make-moderator.js';
import { expect, test, toast } from './playwright-test.js';

test('a reported post disappears live when a moderator hides it', async ({
  product,
  member,
  open,
  otherBrowser,
}) => {
  const [ada, mod] = await Promise.all([member('Ada'), member('Mo')]);
  const ben = await member('Ben', { organization_id: ada.person.organizationId });
  await makeModerator(product, mod);
  const content = `You skate like a chair, ${ben.lastName}`;
  await ada.person.call(postRoutes.create, { body: { content } });
  const reader = await open(ben.session, {}, otherBrowser);
  await reader.goto('/app/organization');
  const post = reader.getByRole('article').filter({ hasText: content });
  await post.getByRole('button', { name: 'More actions' }).click();
  await reader.getByRole('menuitem', { name: 'Report post' }).click();
  const dialog = reader.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByText('Bullying or hurtful').click();
  await dialog.getByRole('textbox').fill('Twice this week.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(reader, 'Thanks for letting us know. A moderator will review it.')).toBeVisible();

  const page = await open(mod.session);
  await page.goto('/app/settings');
  await page.getByRole('link', { name: 'Open the queue' }).click();
  const report = page.getByRole('article').filter({ hasText: content });
  await expect(report).toContainText('Twice this week.');
  await report.getByRole('button', { name: 'Hide' }).focus();
  await page.keyboard.press('Enter');
  const confirm = page.getByRole('alertdialog', { name: 'Hide this for everyone?' });
  await expect(confirm.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Content hidden')).toBeVisible();
  await expect(report).toBeHidden();
  await expect(post).toBeHidden();
});

test('denies the moderation queue to other users', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  await page.goto('/app/moderation');
  await expect(page.getByText('You are not allowed to see this')).toBeVisible();
});

test('moderation is accessible in both themes', async ({ product, member, open }) => {
  const [mod, ada, ben] = await Promise.all([member('Mo'), member('Ada'), member('Ben')]);
  await makeModerator(product, mod);
  const { id } = await ada.person.call(postRoutes.create, {
    body: { content: 'A long word. '.repeat(20) },
  });
  const body = { target_type: 'post', target_id: id, reason: 'spam', note: 'Again and again' } as const;
  for (const { person } of [ben, mod]) await person.call(reportRoutes.create, { body });
  const page = await open(mod.session);
  await page.goto('/app/moderation');
  await expect(page.getByText('2 reports').first()).toBeVisible();
  await checkScreen(page, 'reports');
  await page.goto('/app/moderation#birthdates');
  await expect(page.getByText('Nothing to confirm')).toBeVisible();
  await checkScreen(page, 'birthdates');
});
