import { childRoutes } from '@rinkside/contracts/child';
import { commentCalls } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { postRoutes } from '@rinkside/contracts/post';
import type { Page } from '@playwright/test';
import {
  chooseFile,
  highlightCard,
  openUploadDialog,
  submitUpload,
  uploadDialog,
} from './highlight-videos.js';
import { logGame } from './log-game.js';
import { createPng, expect, test, toast } from './playwright-test.js';

/** Opens the delete dialog by keyboard, leaves it with Escape, opens it again and confirms. `name` is 'Game', 'Post' and so on. */
const cancelThenDelete = async (page: Page, name: string, menu: string) => {
  const kind = name.toLowerCase();
  const actions = page.getByRole('button', { name: menu }).first();
  const dialog = page.getByRole('alertdialog', { name: `Delete this ${kind}?` });
  const openDialog = async () => {
    await actions.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  };
  await openDialog();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(actions).toBeFocused();
  await openDialog();
  await dialog.getByRole('button', { name: `Delete ${kind}` }).press('Enter');
  await expect(toast(page, `${name} deleted successfully`)).toBeVisible();
  await expect(dialog).toBeHidden();
};

test('a game, post, comment and highlight are deleted after the dialog is confirmed, not by Escape', async ({
  member,
  open,
}) => {
  const { person, session, name } = await member('Ada');
  const page = await open(session);
  const game = await logGame(person, `Otters of ${name}`);
  const post = await person.call(postRoutes.create, { body: { content: 'Two points today' } });
  const onPost = { params: { id: post.id } };
  await person.call(commentCalls.post.create, { ...onPost, body: { content: 'And one more' } });

  await page.goto(`/app/posts/${post.id}`);
  await cancelThenDelete(page, 'Comment', `Actions for ${name}'s comment`);
  expect(await person.call(commentCalls.post.list, onPost)).toEqual([]);
  await cancelThenDelete(page, 'Post', 'Post actions');
  expect(await person.call(postRoutes.own)).toEqual([]);

  await page.goto(`/app/games/${game.id}`);
  await cancelThenDelete(page, 'Game', 'Game actions');
  await expect(page).toHaveURL(/\/app\/games$/);
  expect(await person.call(gameRoutes.own)).toEqual([]);

  await openUploadDialog(page);
  await chooseFile(page, await createPng(page, 800, 600));
  await uploadDialog(page).getByLabel('Title (optional)').fill('Ready to go');
  await submitUpload(page);
  await expect(highlightCard(page, 'Ready to go').getByRole('img', { name: 'Ready to go' })).toBeVisible();
  await page.goto('/app/profile');
  await cancelThenDelete(page, 'Highlight', 'Highlight actions');
  expect(await person.call(highlightRoutes.own)).toEqual([]);
});

test('a parent deletes a child profile after typing DELETE, and is back on the own profile', async ({
  member,
  open,
}) => {
  const { person, session, lastName, password } = await member('Pat', { birthdate: '1985-05-04' });
  await person.call(childRoutes.add, {
    body: {
      first_name: 'Ivy',
      last_name: lastName,
      birthdate: '2017-03-05',
      position: 'skater',
      level: 'A',
      age: '10U',
      organization_id: person.organizationId,
    },
  });
  const page = await open(session);
  await page.goto('/app/settings');
  await page.getByRole('button', { name: /^Act as / }).click();
  const actingNote = page.getByText(/^Acting as /);
  await expect(actingNote).toBeVisible();
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Delete child profile' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this child profile?' });
  await dialog.getByRole('button', { name: 'Delete child profile' }).click();
  await expect(dialog.getByText('Please type DELETE, in capital letters.')).toBeVisible();
  await dialog.getByLabel('Type DELETE to confirm').pressSequentially('DELETE');
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete child profile' }).click();
  await expect(actingNote).toBeHidden();
  expect(await person.call(childRoutes.list)).toEqual([]);
  await page.goto('/app/settings');
  await expect(page.getByRole('button', { name: /^Act as / })).toHaveCount(0);
});
