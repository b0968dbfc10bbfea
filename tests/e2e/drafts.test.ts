import type { Page } from '@playwright/test';
import { commentCalls } from '@rinkside/contracts/comment';
import { postRoutes } from '@rinkside/contracts/post';
import { createPng, expect, test } from './playwright-test.js';
import { logGame } from './log-game.js';
import { chooseFile, openUploadDialog, uploadDialog } from './highlight-videos.js';
import { sessionStorageKey, type StoredSession } from './users.js';

const typeInto = async (page: Page, name: string | RegExp, text: string) => {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.click();
  await field.press('ControlOrMeta+A');
  await field.pressSequentially(text);
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const signInAs = (page: Page, session: StoredSession) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    sessionStorageKey,
    JSON.stringify(session),
  ] as const);

const storedDrafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rinkside.draft.')));

/** Names of the files that are kept for drafts. */
const storedFiles = (page: Page) =>
  page.evaluate(async () => {
    const resultOf = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === 'rinkside.drafts')) return [];
    const database = await resultOf(indexedDB.open('rinkside.drafts'));
    const rows: { file: File }[] = await resultOf(
      database.transaction('files').objectStore('files').getAll(),
    );
    database.close();
    return rows.map(({ file }) => file.name);
  });

test('a comment, a question and a post survive a reload and leaving the page', async ({ member, open }) => {
  const ada = await member('Ada');
  const post = await ada.person.call(postRoutes.create, { body: { content: 'Fresh ice at six' } });
  const page = await open(ada.session);
  await page.goto(`/app/posts/${post.id}`);
  await typeInto(page, 'Add a comment', 'Count me');
  await page.reload();
  await expect(field(page, 'Add a comment')).toHaveValue('Count me');
  await page.goto('/app/chat');
  await typeInto(page, 'Your question', 'How do I stop');
  await page.reload();
  await expect(field(page, 'Your question')).toHaveValue('How do I stop');
  await page.goto('/app/dashboard');
  await typeInto(page, 'Write a post', 'Half a thought');
  await page.close();

  // Another tab, later.
  const later = await page.context().newPage();
  await later.goto('/app/dashboard');
  await expect(field(later, 'Write a post')).toHaveValue('Half a thought');
  await later.goto(`/app/posts/${post.id}`);
  await field(later, 'Add a comment').press('End');
  await field(later, 'Add a comment').pressSequentially(' in');
  await later.keyboard.press('Enter');
  await expect(later.locator('[data-comment]')).toContainText(['Count me in']);
  await expect(field(later, 'Add a comment')).toHaveValue('');
  await later.reload();
  await expect(field(later, 'Add a comment')).toHaveValue('');
  const comments = await ada.person.call(commentCalls.post.list, { params: { id: post.id } });
  expect(comments.map(({ content }) => content)).toEqual(['Count me in']);
});

test('a highlight keeps its file and title across Esc, a tap beside it and a reload', async ({
  member,
  open,
}) => {
  const page = await open((await member('Ada')).session);
  await openUploadDialog(page);
  await chooseFile(page, await createPng(page));
  await typeInto(page, 'Title (optional)', 'Overtime winner');
  await page.keyboard.press('Escape');
  await expect(uploadDialog(page)).toBeHidden();
  await openUploadDialog(page);
  await expect(field(page, 'Title (optional)')).toHaveValue('Overtime winner');
  await page.mouse.click(5, 5);
  await expect(uploadDialog(page)).toBeHidden();
  await openUploadDialog(page);
  const databases = () => page.evaluate(() => indexedDB.databases());
  await expect.poll(databases).toContainEqual(expect.objectContaining({ name: 'rinkside.drafts' }));
  await page.reload();
  await expect(field(page, 'Title (optional)')).toHaveValue('Overtime winner');
  await expect(uploadDialog(page).getByText('mask.png')).toBeVisible();
  await expect(uploadDialog(page).getByRole('img', { name: 'Preview' })).toBeVisible();
  await uploadDialog(page).getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Title (optional)')).toHaveValue('');
  await expect.poll(() => storedDrafts(page)).toEqual([]);
});

test('asks for the file again where the browser cannot keep it, and before it is lost', async ({
  member,
  open,
}) => {
  const page = await open((await member('Ada')).session);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openUploadDialog(page);
  await chooseFile(page, await createPng(page));
  await typeInto(page, 'Title (optional)', 'Overtime winner');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await expect(field(page, 'Title (optional)')).toHaveValue('Overtime winner');
  await expect(
    uploadDialog(page).getByText('This browser could not keep “mask.png”. Please choose it again.'),
  ).toBeVisible();
});

test('Edit Profile, a game, an organization and a report keep what was typed', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const game = await logGame(ada.person, `Otters of ${ada.lastName}`);
  const page = await open(ada.session);

  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Edit Profile' });
  await typeInto(page, 'First name', 'Adelina');
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(field(page, 'First name')).toHaveValue('Adelina');
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Adelina');
  await expect(profile.getByText('We restored your draft.')).toBeVisible();
  await profile.getByRole('button', { name: 'Save changes' }).click();
  await expect(profile).toBeHidden();
  expect(await storedDrafts(page)).toEqual([]);

  await page.goto(`/app/add-game?edit=${game.id}`);
  await typeInto(page, 'Goals', '7');
  await page.goBack();
  await page.goto(`/app/add-game?edit=${game.id}`);
  await expect(field(page, 'Goals')).toHaveValue('7');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Goals')).toHaveValue('2');

  await page.goto('/app/add-game');
  await page.getByRole('textbox', { name: /^Our score/ }).pressSequentially('5');
  await page.getByRole('combobox', { name: 'Opponent' }).pressSequentially(`Owls of ${ben.lastName}`);
  await page.getByRole('option', { name: /^Can't find it/ }).click();
  await typeInto(page, 'Team name (optional)', 'Owls 14U');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Our score/ })).toHaveValue('5');
  await page.getByRole('combobox', { name: 'Opponent' }).pressSequentially(`Owls of ${ben.lastName}`);
  await page.getByRole('option', { name: /^Can't find it/ }).click();
  await expect(field(page, 'Team name (optional)')).toHaveValue('Owls 14U');

  await page.goto(`/app/profile/${ben.person.id}`);
  const openReport = async () => {
    await page.getByRole('button', { name: /^More/ }).first().click();
    await page.getByRole('menuitem', { name: 'Report player' }).click();
  };
  await openReport();
  const note = page.getByRole('textbox', { name: /^Anything a moderator/ });
  await note.pressSequentially('Twice this week');
  await page.mouse.click(5, 5);
  await openReport();
  await expect(note).toHaveValue('Twice this week');
});

test('drafts wait for their account after the session ends, and Logout asks before it clears them', async ({
  member,
  open,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const page = await open(ada.session);
  await page.goto('/app/dashboard');
  await typeInto(page, 'Write a post', 'Half a thought');
  // The session ends, and another person uses the tablet.
  await page.evaluate((key) => {
    localStorage.setItem('rinkside.session.end', 'expired');
    localStorage.removeItem(key);
  }, sessionStorageKey);
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/login/);
  await signInAs(page, ben.session);
  await page.goto('/app/dashboard');
  await expect(field(page, 'Write a post')).toHaveValue('');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await signInAs(page, ada.session);
  await page.goto('/app/dashboard');
  await expect(field(page, 'Write a post')).toHaveValue('Half a thought');

  await page.getByRole('button', { name: 'Logout' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(/^1 draft is not sent yet\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Write a post')).toHaveValue('Half a thought');
  await page.getByRole('button', { name: 'Logout' }).click();
  await dialog.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedDrafts(page)).toEqual([]);
});

test('sign-up and onboarding go on after a reload, without the passwords', async ({ newcomer, open }) => {
  const page = await open(null);
  await page.goto('/login?mode=signup');
  await typeInto(page, 'First name', 'Nia');
  await typeInto(page, 'Email', 'nia@example.com');
  await page.getByLabel('Password', { exact: true }).pressSequentially('two skates on ice');
  await page.reload();
  await expect(field(page, 'First name')).toHaveValue('Nia');
  await expect(field(page, 'Email')).toHaveValue('nia@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('two skates');

  const onboarding = await open((await newcomer('Nia')).session);
  await onboarding.goto('/onboarding/names');
  await typeInto(onboarding, 'First name', 'Nadia');
  await onboarding.getByRole('button', { name: 'Continue' }).click();
  await expect(onboarding).toHaveURL('/onboarding/avatar');
  await onboarding.reload();
  await expect(onboarding).toHaveURL('/onboarding/avatar');
  await onboarding.getByRole('button', { name: 'Back' }).click();
  await expect(field(onboarding, 'First name')).toHaveValue('Nadia');
  await onboarding.getByRole('button', { name: 'Logout' }).click();
  await expect(onboarding.getByRole('alertdialog')).toBeVisible();
});

test('keeps a half-typed comment when its post is deleted, and says why', async ({ member, open }) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  const post = await ben.person.call(postRoutes.create, { body: { content: `Ice at six, ${ben.lastName}` } });
  const page = await open(ada.session);
  await page.goto(`/app/posts/${post.id}`);
  await typeInto(page, 'Add a comment', 'I can bring the pucks');
  await ben.person.call(postRoutes.remove, { params: { id: post.id } });
  const kept = page.getByRole('region', { name: 'Your comment' });
  await expect(kept.getByText(/was deleted or is no longer shared with you/)).toBeVisible();
  await expect(kept.getByRole('textbox')).toHaveValue('I can bring the pucks');
  await page.goto('/app/dashboard');
  await expect(kept.getByRole('textbox')).toHaveValue('I can bring the pucks');
  await kept.getByRole('button', { name: 'Discard' }).click();
  await expect(kept).toBeHidden();
  await page.reload();
  await expect(field(page, 'Write a post')).toBeVisible();
  await expect(kept).toBeHidden();
});

test('a chosen photo survives a reload in onboarding and in Edit Profile, until it is saved', async ({
  newcomer,
  member,
  open,
}) => {
  const onboarding = await open((await newcomer('Nia')).session);
  await onboarding.goto('/onboarding/names');
  await typeInto(onboarding, 'First name', 'Nia');
  await onboarding.getByRole('button', { name: 'Continue' }).click();
  const profile = await open((await member('Ada')).session);
  await profile.goto('/app/profile');
  await profile.getByRole('button', { name: 'Edit Profile' }).click();
  const openPhoto = () => profile.getByRole('button', { name: 'Change photo' }).click();
  for (const { page, reopen, save } of [
    { page: onboarding, reopen: async () => undefined, save: 'Continue' },
    { page: profile, reopen: openPhoto, save: 'Save photo' },
  ]) {
    await reopen();
    await page.getByLabel('Profile picture').setInputFiles(await createPng(page));
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await expect.poll(() => storedFiles(page)).toEqual(['mask.png']);
    await page.reload();
    await reopen();
    await expect(page.getByText('We restored the photo you chose.')).toBeVisible();
    await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await page.getByRole('button', { name: save }).click();
    await expect.poll(() => storedFiles(page)).toEqual([]);
  }
});

test('opening /callback again while signed in shows no error', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  for (const query of ['', '?code=used&state=old', '?error=access_denied']) {
    await page.goto(`/callback${query}`);
    await expect(page).toHaveURL('/app/dashboard');
    await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
    // Not retried: a toast would disappear by itself.
    expect(await page.getByText(/^Authentication failed/).count()).toBe(0);
  }
});
