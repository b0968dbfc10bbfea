import { expect, test } from './playwright-test.js';

test('pages may use what the product needs of the browser, and nothing of camera, microphone or location', async ({
  member,
  open,
}) => {
  const mia = await member('Mia');
  const page = await open(mia.session);
  await page.goto('/app/dashboard');
  const allowed = new Set(await page.evaluate<string[]>('document.featurePolicy.allowedFeatures()'));
  const needed = ['autoplay', 'clipboard-write', 'fullscreen', 'picture-in-picture', 'screen-wake-lock'];
  needed.push('publickey-credentials-create', 'publickey-credentials-get');
  expect(needed.filter((feature) => !allowed.has(feature))).toEqual([]);
  const denied = [
    'camera',
    'microphone',
    'geolocation',
    'display-capture',
    'clipboard-read',
    'payment',
    'usb',
  ];
  expect(denied.filter((feature) => allowed.has(feature))).toEqual([]);
});
