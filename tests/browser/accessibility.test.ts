import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { walkApp, walkOnboarding, walkOutside } from './screens.js';
import { expect, test } from './test.js';

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

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`WCAG 2.2 AA, ${colorScheme}`, () => {
    test.use({ colorScheme });
    test.setTimeout(120_000);

    test('outside', async ({ page, complaints }) => {
      await walkOutside(page, expectAccessible);
      expect(complaints).toEqual([]);
    });

    test('onboarding', async ({ open, newcomer, complaints }) => {
      const page = await open((await newcomer('Nia')).session, { colorScheme });
      await walkOnboarding(page, expectAccessible);
      expect(complaints).toEqual([]);
    });

    test('the app', async ({ open, member, complaints }) => {
      const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
      const page = await open(mia.session, { colorScheme });
      await walkApp(page, expectAccessible, mia, ada);
      expect(complaints).toEqual([]);
    });
  });
}
