import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Look } from './screens.js';
import { expect } from './test.js';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours are judged at rest, not half faded in. */
const rest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

const expectAccessible = async (page: Page, name: string) => {
  await rest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(found, name).toEqual([]);
};

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

/** Checks a screen: WCAG 2.2 AA in both themes, and no sideways scrolling at four widths. Ends in the light theme. */
export const look: Look = async (page, name) => {
  await expectToFit(page, name);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${name}, ${colorScheme}`);
  }
};
