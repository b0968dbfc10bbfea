import type { Page } from '@playwright/test';
import { type ScreenFixtures, createScreenFixtures } from './screen-fixtures.js';
import { checkScreen } from './a11y.js';
import { screens } from './screen-table.js';
import { checkDashboardStates, checkHighlightStates } from './screen-walks.js';
import { expect, test } from './playwright-test.js';
import { openScreen } from './open-screen.js';

test.setTimeout(180_000);

const expectation = 'meets WCAG 2.2 AA in both themes without horizontal scrolling';

/** Screens without a separate test, by viewer. */
const groups = Object.groupBy(
  screens.filter(({ coveredBy }) => !coveredBy),
  ({ viewer }) => viewer,
);
let cast: Promise<ScreenFixtures> | undefined;

for (const [viewer, group] of Object.entries(groups))
  test(`every screen of a ${viewer} ${expectation}`, async ({ product, open }) => {
    cast ??= createScreenFixtures(product);
    const people = await cast;
    let page: Page | undefined;
    let isPrepared = false;
    for (const screen of group) {
      // Preparations of a screen would affect the next one, so it gets a new page.
      if (!page || isPrepared || screen.prepare) {
        await page?.context().close();
        page = await open(people.sessions[screen.viewer]);
      }
      isPrepared = Boolean(screen.prepare);
      await openScreen(page, screen, people);
      await checkScreen(page, screen.name);
    }
  });

test.describe('dashboard', () => {
  test.afterEach(({ browserErrors }) => expect(browserErrors).toEqual([]));

  test(`every state ${expectation}`, async ({ open, member }) => {
    const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
    await checkDashboardStates(await open(mia.session), checkScreen, mia, ada);
  });
});

// Outside of the describe, because its deliberate failures appear in the browser log.
test(`every highlight state ${expectation}`, async ({ open, member }) => {
  const mia = await member('Mia');
  await checkHighlightStates(await open(mia.session), checkScreen, mia);
});
