import { followRoutes } from '@rinkside/contracts/follow';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './a11y.js';
import {
  chooseFile,
  highlightCard,
  openUploadDialog,
  submitUpload,
  uploadDialog,
} from './highlight-videos.js';
import { createPng, expect, test } from './playwright-test.js';
import type { OnboardedUser } from './users.js';

test.use({ reducedMotion: 'no-preference' });

const uploadPhoto = async (page: Page, title: string, size: [number, number]) => {
  await openUploadDialog(page);
  await chooseFile(page, await createPng(page, ...size));
  await uploadDialog(page).getByLabel('Title (optional)').fill(title);
  await submitUpload(page);
  await expect(highlightCard(page, title).getByRole('img', { name: title })).toBeVisible();
};

/** A player with a wide and a tall photo. */
const withPhotos = async (page: Page, { lastName }: OnboardedUser) => {
  const titles = { wide: `Wide ${lastName}`, tall: `Tall ${lastName}` };
  await uploadPhoto(page, titles.wide, [1600, 500]);
  await uploadPhoto(page, titles.tall, [500, 1600]);
  return titles;
};

const viewer = (page: Page) => page.getByRole('dialog');
const shownPhoto = (page: Page, title: string) => viewer(page).locator(`img.pswp__img[alt="${title}"]`);
const widthOf = async (locator: Locator) => (await locator.boundingBox())?.width ?? 0;

/** The whole photo is between the bars, inside the window. */
const expectWhole = async (page: Page, title: string) => {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await expect
    .poll(async () => {
      const box = await shownPhoto(page, title).boundingBox();
      return (
        !!box &&
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= width + 1 &&
        box.y + box.height <= height + 1
      );
    })
    .toBe(true);
};

/** Two fingers move from one distance to another around a point. */
const pinch = async (page: Page, from: number, to: number) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, distance: number | null) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints:
        distance === null
          ? []
          : [
              { x: 195 - distance, y: 400, id: 0 },
              { x: 195 + distance, y: 400, id: 1 },
            ],
    });
  await touch('touchStart', from);
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8);
  await touch('touchEnd', null);
};

const swipe = async (page: Page, [x1, y1]: [number, number], [x2, y2]: [number, number]) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x1, y: y1 }] });
  for (let step = 1; step <= 8; step++)
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [{ x: x1 + ((x2 - x1) * step) / 8, y: y1 + ((y2 - y1) * step) / 8 }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test('photos of a profile open whole and are swiped, pinched and closed by touch', async ({
  member,
  open,
}) => {
  const ada = await member('Ada');
  const page = await open(ada.session, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { wide, tall } = await withPhotos(page, ada);
  await page.goto('/app/profile');
  await page.getByRole('tab', { name: /Highlights/ }).tap();
  await page.getByRole('button', { name: `View ${tall}` }).tap();
  await expectWhole(page, tall);
  await expect(viewer(page).getByText('1 / 2')).toBeVisible();
  const like = viewer(page).getByRole('button', { name: /^Like/ });
  await like.tap();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const before = await widthOf(shownPhoto(page, tall));
  await pinch(page, 30, 120);
  await expect.poll(() => widthOf(shownPhoto(page, tall))).toBeGreaterThan(before * 1.5);
  await pinch(page, 120, 20);
  await expectWhole(page, tall);
  await swipe(page, [330, 400], [60, 400]);
  await expect(viewer(page).getByText('2 / 2')).toBeVisible();
  await expectWhole(page, wide);
  await swipe(page, [195, 300], [195, 700]);
  await expect(viewer(page)).toHaveCount(0);
});

test('a tap opens a photo again after Back', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { wide, tall } = await withPhotos(page, ada);
  await page.goto('/app/profile');
  await page.getByRole('tab', { name: /Highlights/ }).tap();
  for (const title of [wide, tall, tall, wide]) {
    await page.getByRole('button', { name: `View ${title}` }).tap();
    await expectWhole(page, title);
    await viewer(page).getByRole('button', { name: 'Next photo' }).tap();
    await expectWhole(page, title === wide ? tall : wide);
    await page.goBack();
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/app\/profile/);
  }
});

test('the viewer goes on when photos are deleted meanwhile', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session);
  const { wide, tall } = await withPhotos(page, ada);
  const third = `Third ${ada.lastName}`;
  await uploadPhoto(page, third, [800, 800]);
  const deletePhoto = async (title: string) => {
    const own = await ada.person.call(highlightRoutes.own);
    const id = own.find((highlight) => highlight.title === title)?.id ?? '';
    await ada.person.call(highlightRoutes.remove, { params: { id } });
  };
  await page.goto('/app/profile');
  await page.getByRole('tab', { name: /Highlights/ }).click();
  await page.getByRole('button', { name: `View ${third}` }).click();
  await expect(viewer(page).getByText('1 / 3')).toBeVisible();
  // The neighbour.
  await deletePhoto(tall);
  await expect(viewer(page).getByText('1 / 2')).toBeVisible();
  await expectWhole(page, third);
  await viewer(page).getByRole('button', { name: 'Next photo' }).click();
  await expect(viewer(page).getByRole('heading', { name: wide })).toBeVisible();
  await expectWhole(page, wide);
  // The photo itself.
  await deletePhoto(wide);
  await expect(viewer(page).getByRole('heading', { name: third })).toBeVisible();
  await expect(shownPhoto(page, third)).toHaveCount(1);
  await expectWhole(page, third);
  await expect(viewer(page).getByRole('button', { name: 'Next photo' })).toHaveCount(0);
  await deletePhoto(third);
  await expect(viewer(page)).toHaveCount(0);
});

test('photos of a feed open by keyboard and wheel, and lead to their comments', async ({
  member,
  open,
  otherBrowser,
}) => {
  const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: ada.person.id } });
  const { wide, tall } = await withPhotos(await open(ada.session), ada);
  const page = await open(ben.session, {}, otherBrowser);
  await page.goto('/app/feed');
  const opener = page.getByRole('button', { name: `View ${tall}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectWhole(page, tall);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `photo viewer, ${colorScheme}`);
  }
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByRole('heading', { name: wide })).toBeVisible();
  await expectWhole(page, wide);
  const before = await widthOf(shownPhoto(page, wide));
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(shownPhoto(page, wide))).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('-');
  await expectWhole(page, wide);
  await shownPhoto(page, wide).hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => widthOf(shownPhoto(page, wide))).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await viewer(page).getByRole('link', { name: '0 comments' }).click();
  await expect(viewer(page)).toHaveCount(0);
  const [highlight] = await ada.person.call(highlightRoutes.own);
  await expect(page).toHaveURL(new RegExp(`/highlight/${highlight?.id}#comments$`));
  await expect(page.getByRole('textbox', { name: /comment/i })).toBeFocused();
});
