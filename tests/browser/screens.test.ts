import type { Page } from '@playwright/test';
import { type Cast, castOf } from './cast.js';
import { look } from './looks.js';
import { screens } from './screen-table.js';
import { walkApp, walkHighlights } from './screens.js';
import { expect, test } from './test.js';
import { visit } from './visit.js';

test.setTimeout(180_000);

const promise = 'WCAG 2.2 AA in both themes, and nothing scrolls sideways';

/** Screens that no test of their own looks at, by whose windows they are in. */
const groups = Object.groupBy(
  screens.filter(({ looked }) => !looked),
  ({ as }) => as,
);
let cast: Promise<Cast> | undefined;

for (const [part, group] of Object.entries(groups))
  test(`every screen of a ${part}: ${promise}`, async ({ product, open }) => {
    cast ??= castOf(product);
    const people = await cast;
    let page: Page | undefined;
    let prepared = false;
    for (const screen of group) {
      // What was prepared for one screen is in the way of the next.
      if (!page || prepared || screen.before) {
        await page?.context().close();
        page = await open(people.sessions[screen.as], { reducedMotion: 'reduce' });
      }
      prepared = Boolean(screen.before);
      await visit(page, screen, people);
      await look(page, screen.name);
    }
  });

test.describe('the app', () => {
  test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

  test(promise, async ({ open, member }) => {
    const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
    await walkApp(await open(mia.session), look, mia, ada);
  });
});

// Apart: what fails on purpose is in the browser's log.
test(`highlights: ${promise}`, async ({ open, member }) => {
  const mia = await member('Mia');
  await walkHighlights(await open(mia.session), look, mia);
});
