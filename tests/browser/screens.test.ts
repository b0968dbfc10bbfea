import type { Page } from '@playwright/test';
import { type Cast, castOf } from './cast.js';
import { looks, schemes } from './looks.js';
import { screens } from './screen-table.js';
import { walkApp, walkHighlights } from './screens.js';
import { expect, test } from './test.js';
import { visit } from './visit.js';

const promise = {
  light: 'WCAG 2.2 AA, and nothing scrolls sideways',
  dark: 'WCAG 2.2 AA in the dark',
} as const;

test.setTimeout(180_000);

/** Screens that no test of their own looks at, by whose windows they are in. */
const groups = Object.groupBy(
  screens.filter(({ looked }) => !looked),
  ({ as }) => as,
);
let cast: Promise<Cast> | undefined;

for (const [part, group] of Object.entries(groups))
  test(`every screen of a ${part}: WCAG 2.2 AA in both themes, and nothing scrolls sideways`, async ({
    product,
    open,
  }) => {
    cast ??= castOf(product);
    const people = await cast;
    let page: Page | undefined;
    for (const screen of group) {
      if (screen.at || !page) {
        await page?.context().close();
        page = await open(people.sessions[screen.as], { reducedMotion: 'reduce' });
      }
      await visit(page, screen, people);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await looks[colorScheme](page, screen.name);
      }
    }
  });

for (const colorScheme of schemes) {
  const look = looks[colorScheme];
  test.describe(promise[colorScheme], () => {
    test.use({ colorScheme });
    test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

    test('the app', async ({ open, member }) => {
      const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
      const page = await open(mia.session, { colorScheme });
      await walkApp(page, look, mia, ada);
    });
  });

  // Apart: what fails on purpose is in the browser's log.
  test(`highlights: ${promise[colorScheme]}`, async ({ open, member }) => {
    const mia = await member('Mia');
    const page = await open(mia.session, { colorScheme });
    await walkHighlights(page, look, mia);
  });
}
