import { followRoutes } from '@rinkside/contracts/follow';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { mediaRules } from '@rinkside/contracts/media';
import { playerRoutes } from '@rinkside/contracts/player';
import {
  createTruncatedVideo,
  highlightCard,
  chooseFile,
  expectPlaying,
  createVideo,
  openUploadDialog,
  submitUpload,
  uploadDialog,
  openPlayer,
} from './highlight-videos.js';
import { joinCircle } from './join-circle.js';
import { expect, createPng, test, toast } from './playwright-test.js';

const processing = 'Still processing, usually under a minute';

test(
  'a video is uploaded, processed and played by its author and live by a follower',
  { tag: '@smoke' },
  async ({ member, open, otherBrowser }) => {
    const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
    await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
    const [page, friend] = [await open(ada.session), await open(ben.session, {}, otherBrowser)];
    await friend.goto('/app/dashboard');
    await expect(friend.getByText('No activity from friends yet')).toBeVisible();
    await openUploadDialog(page);

    const dialog = uploadDialog(page);
    await submitUpload(page);
    await expect(toast(page, 'Please select a photo or video first')).toBeVisible();
    await chooseFile(page, await createVideo({ seconds: 4, size: '1280x720' }));
    const preview = dialog.getByLabel('Preview of your video');
    await expect(preview).toBeVisible();
    expect((await preview.boundingBox())?.width).toBeLessThanOrEqual(300);
    const title = `Breakaway, ${ada.lastName}`;
    await dialog.getByLabel('Title (optional)').fill(title);
    await expect(dialog.getByText(`${title.length}/100`)).toBeVisible();
    await dialog.getByLabel('For people who can’t see it').fill('A skater in red scores high.');
    await expect(dialog.getByRole('radio', { name: 'Public' })).toBeChecked();

    const response = Promise.withResolvers<void>();
    await page.route('**/api/highlights', async (route) => {
      if (route.request().method() === 'POST') await response.promise;
      await route.continue();
    });
    await submitUpload(page);
    await expect(dialog.getByRole('button', { name: 'Uploading...' })).toBeDisabled();
    await expect(dialog.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
    response.resolve();
    await expect(highlightCard(page, title).getByText(processing)).toBeVisible();
    await expect(toast(page, 'Highlight uploaded successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/app/dashboard');

    await openPlayer(page, title);
    await expectPlaying(page);
    await page.keyboard.press('Escape');
    const button = highlightCard(page, title).getByRole('button', { name: `Play ${title}` });
    await expect(button).toBeFocused();
    await expect(page.locator('video')).toHaveCount(0);

    await expect(
      highlightCard(friend, title).getByRole('img', { name: 'A skater in red scores high.' }),
    ).toBeVisible();
    await openPlayer(friend, title);
    await expectPlaying(friend);
  },
);

test('a dropped private photo is visible to a follower only while it is public', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const [page, friend] = [await open(ada.session), await open(ben.session, {}, otherBrowser)];
  await friend.goto('/app/dashboard');
  await expect(friend.getByText('No activity from friends yet')).toBeVisible();
  await openUploadDialog(page);
  const dialog = uploadDialog(page);
  const { buffer } = await createPng(page);
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], 'mask.png', { type: 'image/png' }));
      return data;
    },
    [...buffer],
  );
  await dialog.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible();
  const title = `New mask, ${ada.lastName}`;
  await dialog.getByLabel('Title (optional)').fill(title);
  await dialog.getByText('Private', { exact: true }).click();
  await expect(dialog.getByText('Only you can see it.')).toBeVisible();
  await submitUpload(page);

  const card = highlightCard(page, title);
  await expect(card.getByRole('img', { name: title })).toBeVisible();
  await expect(card.getByText('Private: only you see this')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  const [highlight] = await ada.person.call(highlightRoutes.own);
  expect(highlight).toMatchObject({ is_public: false, media_type: 'image' });
  await friend.reload();
  await expect(friend.getByText('No activity from friends yet')).toBeVisible();

  await card.getByRole('button', { name: 'Highlight actions' }).click();
  await page.getByRole('menuitem', { name: 'Make public' }).click();
  await expect(toast(page, 'Highlight updated successfully')).toBeVisible();
  await expect(card.getByText('Private: only you see this')).toBeHidden();
  await expect(highlightCard(friend, title).getByRole('img', { name: title })).toBeVisible();
  await card.getByRole('button', { name: 'Highlight actions' }).click();
  await page.getByRole('menuitem', { name: 'Make private' }).click();
  await expect(highlightCard(friend, title)).toBeHidden();
});

test('a photo for the club reaches a member and no follower, and the choice needs no scrolling on a phone', async ({
  product,
  member,
  open,
  otherBrowser,
}) => {
  const ada = await member('Ada', { birthdate: '2012-03-30' });
  const { organization_id } = await ada.person.call(playerRoutes.me);
  if (!organization_id) throw new Error('A member has an organization.');
  const [mate, fan] = await Promise.all([
    member('Mia', { birthdate: '2012-03-30', organization_id }),
    member('Ben'),
  ]);
  await joinCircle(product, [ada, mate]);
  for (const { person } of [mate, fan])
    await person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const page = await open(ada.session, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const matePage = await open(mate.session, {}, otherBrowser);
  await matePage.goto('/app/dashboard');
  await openUploadDialog(page);
  await chooseFile(page, await createPng(page));
  const dialog = uploadDialog(page);
  const title = `Locker room, ${ada.lastName}`;
  const choice = dialog.getByText('Club', { exact: true });
  const footerTop = (await dialog.getByRole('button', { name: 'Upload' }).boundingBox())?.y ?? 0;
  const choiceBox = await choice.boundingBox();
  expect(choiceBox && choiceBox.y + choiceBox.height).toBeLessThan(footerTop);
  await choice.tap();
  await expect(dialog.getByText('The link works for no one else.')).toBeVisible();
  await dialog.getByLabel('Title (optional)').fill(title);
  await submitUpload(page);

  await expect(highlightCard(page, title).getByText('For the club only')).toBeVisible();
  await expect(highlightCard(matePage, title).getByText('For the club only')).toBeVisible();
  const fanPage = await open(fan.session, {}, otherBrowser);
  await fanPage.goto(`/app/profile/${ada.person.id}`);
  await expect(fanPage.getByRole('heading', { level: 1 })).toBeVisible();
  await fanPage.getByRole('tab', { name: /Highlights/ }).click();
  await expect(fanPage.getByText(title)).toHaveCount(0);

  const [highlight] = await ada.person.call(highlightRoutes.own);
  await matePage.goto(`/highlight/${highlight?.id}`);
  await expect(matePage.getByRole('heading', { name: title })).toBeVisible();
  await page.goto(`/highlight/${highlight?.id}`);
  await expect(page.getByText('Club: your groups and people you follow can watch it')).toBeVisible();
  await page.getByRole('button', { name: 'Highlight actions' }).click();
  await page.getByRole('menuitem', { name: 'Make private' }).click();
  await expect(matePage.getByRole('heading', { name: title })).toBeHidden();
});

test('a damaged video shows the reason and can be retried and deleted', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  await openUploadDialog(page);
  await chooseFile(page, await createTruncatedVideo());
  const title = `Half a clip, ${ada.lastName}`;
  await uploadDialog(page).getByLabel('Title (optional)').fill(title);
  await submitUpload(page);
  const card = highlightCard(page, title);
  await expect(card.getByText(mediaRules.videoDamaged)).toBeVisible({ timeout: 30_000 });
  const retried = page.waitForResponse((reply) => reply.url().endsWith('/retry'));
  await card.getByRole('button', { name: 'Retry' }).click();
  expect((await retried).status()).toBe(200);
  await expect(card.getByText(mediaRules.videoDamaged)).toBeVisible({ timeout: 30_000 });
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete highlight' }).click();
  await expect(toast(page, 'Highlight deleted successfully')).toBeVisible();
  await expect(card).toBeHidden();
  expect(await ada.person.call(highlightRoutes.own)).toEqual([]);
});

test('rejects unsupported, empty and too large files before the upload', async ({ member, open }) => {
  const page = await open((await member('Ada')).session);
  const postedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') postedPaths.push(new URL(request.url()).pathname);
  });
  await openUploadDialog(page);
  const dialog = uploadDialog(page);
  const input = dialog.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(dialog.getByRole('alert')).toHaveText(mediaRules.kind);
  await input.setInputFiles({ name: 'empty.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) });
  await expect(dialog.getByRole('alert')).toHaveText(mediaRules.missing);
  const large = Buffer.alloc(26 * 1024 * 1024);
  await input.setInputFiles({ name: 'large.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(dialog.getByRole('alert')).toHaveText(mediaRules.imageLarge(25));
  expect(postedPaths).not.toContain('/api/highlights');

  // The server rejects a file by its content, and the form keeps its values.
  await dialog.getByLabel('Title (optional)').fill('Not a film');
  await chooseFile(page, {
    name: 'page.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('<html>'.repeat(9)),
  });
  await submitUpload(page);
  await expect(dialog.getByRole('alert')).toContainText(mediaRules.kind);
  await expect(dialog.getByLabel('Title (optional)')).toHaveValue('Not a film');
  await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
});

test('opens from + on any page, and Back or Close returns to that page', async ({ member, open }) => {
  const page = await open((await member('Ada')).session, { viewport: { width: 390, height: 844 } });
  await page.goto('/app/games');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  const openFromMenu = async () => {
    await add.click();
    await page.getByRole('menuitem', { name: 'Add Highlight' }).click();
    await expect(uploadDialog(page)).toBeVisible();
    await expect(page).toHaveURL('/app/games?add=highlight');
  };
  await openFromMenu();
  await uploadDialog(page).getByLabel('Title (optional)').fill('Kept');
  await page.goBack();
  await expect(uploadDialog(page)).toBeHidden();
  await openFromMenu();
  await expect(uploadDialog(page).getByLabel('Title (optional)')).toHaveValue('Kept');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/app/games');
  await expect(add).toBeFocused();
  await page.goto('/app/season?add=highlight');
  await uploadDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/app/season');
});
