import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';
import type { ScreenCheck } from './screen-walks.js';
import { expect } from './playwright-test.js';

declare global {
  interface Window {
    axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules whose result depends on the theme. The markup is the same in both. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Waits until animations have finished, because contrast is wrong during a fade. */
const waitForAnimations = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity,
      ),
  );

const axeScript = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Runs axe in the page. `AxeBuilder` loads its script again for every run, which takes longer than the run. */
const violationsOf = async (page: Page, runOnly: RunOnly) => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  return page.evaluate(async (options) => (await window.axe?.run(document, options))?.violations, {
    resultTypes: ['violations'],
    runOnly,
  } satisfies RunOptions);
};

export const expectAccessible = async (page: Page, name: string, rules?: string[]) => {
  await waitForAnimations(page);
  const violations = await violationsOf(
    page,
    rules ? { type: 'rule', values: rules } : { type: 'tag', values: standards },
  );
  const problems = violations?.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(problems, name).toEqual([]);
};

const widths = [360, 390, 820, 1440];

/** Returns the elements that cause horizontal scrolling. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const overflowing = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...overflowing.slice(-3).map((element) => element.outerHTML.slice(0, 200)),
    ];
  });

const expectToFit = async (page: Page, name: string) => {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await horizontalOverflow(page), `${name} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(size);
};

/** Checks a screen: WCAG 2.2 AA in both themes, and no sideways scrolling at four widths. Ends in the light theme. */
export const checkScreen: ScreenCheck = async (page, name) => {
  await expectToFit(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${name}, dark`, colorRules);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${name}, light`);
};
