import type { Page } from '@playwright/test';
import { type Cast, castOf } from './cast.js';
import { checkScreen } from './looks.js';
import { screens } from './screen-table.js';
import { walkApp, walkHighlights } from './screens.js';
import { expect, test } from './test.js';
import { visit } from './visit.js';

test.setTimeout(180_000);

const expectation = 'meets WCAG 2.2 AA in both themes without horizontal scrolling';

/** Screens without a separate test, by viewer. */
const groups = Object.groupBy(
  screens.filter(({ coveredBy }) => !coveredBy),
  ({ viewer }) => viewer,
);
let cast: Promise<Cast> | undefined;

for (const [viewer, group] of Object.entries(groups))
  test(`every screen of a ${viewer} ${expectation}`, async ({ product, open }) => {
    cast ??= castOf(product);
    const people = await cast;
    let page: Page | undefined;
    let isPrepared = false;
    for (const screen of group) {
      // Preparations of a screen would affect the next one, so it gets a new page.
      if (!page || isPrepared || screen.prepare) {
        await page?.context().close();
        page = await open(people.sessions[screen.viewer], { reducedMotion: 'reduce' });
      }
      isPrepared = Boolean(screen.prepare);
      await visit(page, screen, people);
      await checkScreen(page, screen.name);
    }
  });

test.describe('dashboard', () => {
  test.afterEach(({ browserErrors }) => expect(browserErrors).toEqual([]));

  test(`every state ${expectation}`, async ({ open, member }) => {
    const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
    await walkApp(await open(mia.session), checkScreen, mia, ada);
  });
});

// Outside of the describe, because its deliberate failures appear in the browser log.
test(`every highlight state ${expectation}`, async ({ open, member }) => {
  const mia = await member('Mia');
  await walkHighlights(await open(mia.session), checkScreen, mia);
});
