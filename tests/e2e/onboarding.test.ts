import type { Page } from '@playwright/test';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { callRoute } from '@rinkside/testkit/api-client';
import {
  addOrganization,
  chooseOption,
  expectStep,
  fillBirthday,
  findOrganization,
  continueOnboarding,
} from './onboarding-steps.js';
import { expect, createPng, test, toast } from './playwright-test.js';

const skip = (page: Page) => page.getByRole('button', { name: 'Skip' }).click();
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();
const finish = (page: Page) => page.getByRole('button', { name: 'Finish' }).click();
const expectAlert = (page: Page, text: string) =>
  expect(page.getByRole('main').getByRole('alert').getByText(text, { exact: true })).toBeVisible();

/** Returns the date some years ago, as YYYY-MM-DD. */
const yearsAgo = (years: number) => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
};

/** Completes names and photo, up to the role step. */
const goToRoleStep = async (page: Page) => {
  await page.goto('/onboarding/names');
  await continueOnboarding(page);
  await skip(page);
  await expectStep(page, 'Step 3 of 5');
};

test('a coach has five steps and no position', async ({ newcomer, open }) => {
  const kim = await newcomer('Kim');
  const page = await open(kim.session);
  await goToRoleStep(page);
  await chooseOption(page, 'Your role', 'Coach');
  await expect(page.getByRole('radiogroup', { name: 'And you are the …' })).toBeHidden();
  await continueOnboarding(page);
  await expectStep(page, 'Step 4 of 5');
  await expect(page).toHaveURL('/onboarding/birthday-zipcode');
  await fillBirthday(page, yearsAgo(40), '55101');
  await continueOnboarding(page);
  await expectStep(page, 'Step 5 of 5');
  await addOrganization(page, `Whistles of ${kim.lastName}`);
  await chooseOption(page, 'Age level', '12U');
  await chooseOption(page, 'Level', 'House');
  await finish(page);
  await expect(toast(page, 'Welcome to Rinkside!')).toBeVisible();
  await expect(page.getByText('See how your players are doing.')).toBeHidden();
  await expect(
    page.getByText('Follow a few players to see their games, highlights and posts here.'),
  ).toBeVisible();
});

test('every step shows what is missing', async ({ newcomer, open }) => {
  const nia = await newcomer('Nia');
  const page = await open(nia.session);
  await page.goto('/onboarding/names');
  await page.getByLabel('First name').fill('');
  await page.getByLabel('Last name').fill('');
  await continueOnboarding(page);
  await expectAlert(page, 'First name is required');
  await expectAlert(page, 'Last name is required');
  await page.getByLabel('First name').fill('N');
  await expectAlert(page, 'First name must be at least 2 characters');
  await page.getByLabel('First name').fill('Nia');
  await page.getByLabel('Last name').fill('Frost');
  await continueOnboarding(page);
  await continueOnboarding(page);
  await expectAlert(page, 'Please select a profile picture');
  await skip(page);
  await continueOnboarding(page);
  await expectAlert(page, 'Please select a role');
  await chooseOption(page, 'Your role', 'Player/Parent');
  await continueOnboarding(page);
  await expectStep(page, 'Step 4 of 6');
  await continueOnboarding(page);
  await expectAlert(page, 'Please select a position');
  await chooseOption(page, 'Position', 'Goalie');
  await continueOnboarding(page);
  await continueOnboarding(page);
  await expectAlert(page, 'Birthday is required');
  await expectAlert(page, 'Zip code is required');
  await fillBirthday(page, yearsAgo(4), '5510');
  await expectAlert(page, 'Please enter a valid birthday');
  await expectAlert(page, 'Please enter a valid zip code');
  await fillBirthday(page, yearsAgo(15), '55101');
  await continueOnboarding(page);
  await finish(page);
  await expectAlert(page, 'Please select your organization.');
  await expectAlert(page, 'Please select your current age level.');
  await expectAlert(page, 'Please select your current level.');
});

test('requires confirmation by a parent or guardian under 13', async ({ newcomer, open }) => {
  const page = await open((await newcomer('Lil')).session);
  await goToRoleStep(page);
  await chooseOption(page, 'Your role', 'Player/Parent');
  await continueOnboarding(page);
  await chooseOption(page, 'Position', 'Skater');
  await continueOnboarding(page);
  await fillBirthday(page, yearsAgo(13), '55101');
  const guardian = page.getByRole('checkbox', { name: "I am this player's parent or guardian" });
  await expect(guardian).toBeHidden();
  await fillBirthday(page, yearsAgo(12), '55101');
  await expect(guardian).not.toBeChecked();
  await continueOnboarding(page);
  await expectAlert(page, 'A parent or guardian must confirm for players under 13.');
  await guardian.check();
  await continueOnboarding(page);
  await expectStep(page, 'Step 6 of 6');
});

// @covers V2.3.1
test('redirects a step without earlier answers to the first unanswered step', async ({ newcomer, open }) => {
  const page = await open((await newcomer('Nia')).session);
  await page.goto('/onboarding/team-organization');
  await expect(page).toHaveURL('/onboarding/names');
  await continueOnboarding(page);
  await expectStep(page, 'Step 2 of 5');
  await page.goto('/onboarding/team-organization');
  await expect(page).toHaveURL('/onboarding/avatar');
});

test("Back and the browser's Back keep the entered values", async ({ newcomer, open }) => {
  const page = await open((await newcomer('Nia')).session);
  await page.goto('/onboarding/names');
  await page.getByLabel('First name').fill('Nadia');
  await continueOnboarding(page);
  await skip(page);
  await chooseOption(page, 'Your role', 'Player/Parent');
  await chooseOption(page, 'And you are the …', 'Parent');
  await continueOnboarding(page);
  await chooseOption(page, 'Position', 'Goalie');
  await continueOnboarding(page);
  await page.getByLabel('Zip code').fill('551');
  await back(page);
  await expect(page.getByRole('radio', { name: /^Goalie/ })).toBeChecked();
  await page.goBack();
  await expectStep(page, 'Step 3 of 5');
  await expect(page.getByRole('radio', { name: 'Parent', exact: true })).toBeChecked();
  await page.goBack();
  await back(page);
  await expect(page.getByLabel('First name')).toHaveValue('Nadia');
  for (const place of ['Step 2 of 5', 'Step 3 of 5', 'Step 4 of 6', 'Step 5 of 6']) {
    await page.goForward();
    await expectStep(page, place);
  }
  await expect(page.getByLabel('Zip code')).toHaveValue('551');
});

/** An uncompressed image of 24 bits per pixel. */
const createBitmap = (width: number, height: number) => {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54 + width * height * 3, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, Buffer.alloc(width * height * 3, 0x7f)]);
};

test('scales a photo of 6 MB down, and two fingers zoom it', async ({ newcomer, open }) => {
  const page = await open((await newcomer('Noa')).session, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await page.goto('/onboarding/names');
  await continueOnboarding(page);
  const photo = { name: 'large.bmp', mimeType: 'image/bmp', buffer: createBitmap(2000, 1000) };
  await page.getByLabel('Profile picture').setInputFiles(photo);
  const picture = page.getByRole('application', { name: /^Your picture/ });
  await expect(picture).toBeVisible();
  await picture.scrollIntoViewIfNeeded();
  const zoom = page.getByRole('slider', { name: 'Zoom' });
  await expect(zoom).toHaveValue('1');
  const box = await picture.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 112, (box?.y ?? 0) + 112];
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', distance?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        distance === undefined
          ? []
          : [
              { x: x - distance / 2, y, id: 1 },
              { x: x + distance / 2, y, id: 2 },
            ],
    });
  await touch('touchStart', 40);
  await touch('touchMove', 80);
  await touch('touchEnd');
  await expect(zoom).toHaveValue('2');
  await continueOnboarding(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(picture).toBeHidden();
});

test('accepts only images of at most 5 MB as photo', async ({ newcomer, open }) => {
  const page = await open((await newcomer('Nia')).session);
  await page.goto('/onboarding/names');
  await continueOnboarding(page);
  const choosePhoto = page.getByLabel('Profile picture');
  const maxBytes = 5 * 1024 * 1024;
  await choosePhoto.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expectAlert(page, 'Please select an image file');
  const tooLarge = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(maxBytes + 1) };
  await choosePhoto.setInputFiles(tooLarge);
  await expectAlert(page, 'File size must be less than 5MB');
  // An image by name only; the server checks the content.
  await choosePhoto.setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(maxBytes, 'x'),
  });
  await continueOnboarding(page);
  await expect(toast(page, 'Please select an image file')).toBeVisible();
  await expectStep(page, 'Step 2 of 5');
  await choosePhoto.setInputFiles(await createPng(page, 2400, 1600));
  await expect(page.getByText('fake.png')).toBeHidden();
  await continueOnboarding(page);
  await expectStep(page, 'Step 3 of 5');
  await back(page);
  const avatar = page.getByRole('img', { name: /^Nia/ });
  await expect(avatar).toBeVisible();
  const image = avatar.locator('img');
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
});

test('adds a missing organization, which the search then finds', async ({ newcomer, open, product }) => {
  const nia = await newcomer('Nia');
  const name = `Frozen Pond ${nia.lastName}`;
  const page = await open(nia.session);
  const goToTeamStep = async () => {
    await goToRoleStep(page);
    await chooseOption(page, 'Your role', 'Coach');
    await continueOnboarding(page);
    await fillBirthday(page, yearsAgo(30), '55101');
    await continueOnboarding(page);
    await expectStep(page, 'Step 5 of 5');
  };
  await goToTeamStep();
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await page.getByRole('combobox', { name: 'Organization' }).fill(' F ');
  await addOrganization(page, name);
  expect(requestUrls.filter((url) => url.includes('search=F&') || url.endsWith('search=F'))).toEqual([]);
  const [stored] = await callRoute(product.origins[0] ?? '', undefined, organizationRoutes.search, {
    query: { search: name },
  });
  expect(stored?.name).toBe(name);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('');
  await findOrganization(page, name);
});

test('the onboarding works with the keyboard only', async ({ newcomer, open }) => {
  const nia = await newcomer('Nia');
  const page = await open(nia.session);
  const { keyboard } = page;
  const focused = () => page.locator(':focus');
  const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' | 'radio' | 'combobox') => {
    const target = page.getByRole(role, { name });
    for (let tabs = 0; tabs < 15; tabs += 1) {
      if (
        await target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
      )
        return;
      await keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${String(name)}: the focus is on ${await focused().ariaSnapshot()}`);
  };
  await page.goto('/onboarding/names');
  await tabTo('First name', 'textbox');
  await keyboard.press('ControlOrMeta+A');
  await keyboard.type('Nina');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add a photo' })).toBeFocused();
  await tabTo('Skip', 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: "Who's on the team?" })).toBeFocused();
  await tabTo(/^Player\/Parent/, 'radio');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where do you play?' })).toBeFocused();
  await tabTo(/^Skater/, 'radio');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Goalie/ })).toBeChecked();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'When were you born?' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('02032008');
  await expect(page.getByLabel('Birthday')).toHaveValue('02/03/2008');
  await tabTo('Zip code', 'textbox');
  await keyboard.type('55101');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your team' })).toBeFocused();
  await tabTo('Organization', 'combobox');
  await keyboard.type(`Nobody's ${nia.lastName}`);
  await expect(page.getByRole('option', { name: /^Can't find it/ })).toBeVisible();
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Add your organization' })).toBeVisible();
  await tabTo('Add organization', 'button');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(`Nobody's ${nia.lastName}`);
  await expect(page.getByRole('combobox', { name: 'Organization' })).toBeFocused();
  await tabTo('6U', 'radio');
  await keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '18U' })).toBeChecked();
  await tabTo('House', 'radio');
  await keyboard.press('Space');
  await tabTo('Finish', 'button');
  await keyboard.press('Enter');
  await expect(toast(page, 'Welcome to Rinkside!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Welcome back, Nina' })).toBeFocused();
});
