import type { Page } from '@playwright/test';
import { walkApp, walkOnboarding, walkOutside } from './screens.js';
import { expect, test } from './test.js';

const widths = [360, 390, 820, 1440];

/** What reaches beyond the right edge of a page that scrolls sideways. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...wide.slice(-3).map((element) => element.outerHTML.slice(0, 200)),
    ];
  });

const expectToFit = async (page: Page, name: string) => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await overflowOf(page), `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(size);
};

test('nothing scrolls sideways: outside', async ({ page, complaints }) => {
  await walkOutside(page, expectToFit);
  expect(complaints).toEqual([]);
});

test('nothing scrolls sideways: onboarding', async ({ open, newcomer, complaints }) => {
  const page = await open((await newcomer('Nia')).session);
  await walkOnboarding(page, expectToFit);
  expect(complaints).toEqual([]);
});

test('nothing scrolls sideways: the app', async ({ open, member, complaints }) => {
  const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
  const page = await open(mia.session);
  await walkApp(page, expectToFit, mia, ada);
  expect(complaints).toEqual([]);
});
