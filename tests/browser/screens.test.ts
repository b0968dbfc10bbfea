import { looks, schemes } from './looks.js';
import { walkApp, walkHighlights, walkOnboarding, walkOutside } from './screens.js';
import { expect, test } from './test.js';

for (const colorScheme of schemes) {
  const look = looks[colorScheme];
  const promise =
    colorScheme === 'light' ? 'WCAG 2.2 AA, and nothing scrolls sideways' : 'WCAG 2.2 AA in the dark';
  test.describe(promise, () => {
    test.use({ colorScheme });
    test.setTimeout(120_000);
    test.afterEach(({ complaints }) => expect(complaints).toEqual([]));

    test('outside', async ({ page }) => {
      await walkOutside(page, look);
    });

    test('onboarding', async ({ open, newcomer }) => {
      const page = await open((await newcomer('Nia')).session, { colorScheme });
      await walkOnboarding(page, look);
    });

    test('the app', async ({ open, member }) => {
      const [mia, ada] = await Promise.all([member('Mia'), member('Ada')]);
      const page = await open(mia.session, { colorScheme });
      await walkApp(page, look, mia, ada);
    });
  });

  // Apart: what fails on purpose is in the browser's log.
  test(`highlights: ${promise}`, async ({ open, member }) => {
    test.setTimeout(180_000);
    const mia = await member('Mia');
    const page = await open(mia.session, { colorScheme });
    await walkHighlights(page, look, mia);
  });
}
