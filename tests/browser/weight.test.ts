import type { Page } from '@playwright/test';
import { expect, test } from './test.js';

/** Kilobytes (1024 bytes) of script as they came over the wire, and how each was encoded. */
const scriptsOf = async (page: Page, path: string) => {
  const scripts: Promise<{ encoding: string | undefined; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    const measure = async () => ({
      encoding: (await (await request.response())?.headerValue('content-encoding')) ?? undefined,
      bytes: (await request.sizes()).responseBodySize,
    });
    scripts.push(measure());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const measured = await Promise.all(scripts);
  const bytes = measured.reduce((sum, script) => sum + script.bytes, 0);
  return { kilobytes: bytes / 1024, encodings: new Set(measured.map(({ encoding }) => encoding)) };
};

test('the landing page and the dashboard load little script', async ({ page, member, open }) => {
  const landing = await scriptsOf(page, '/');
  expect(landing.encodings).toEqual(new Set(['br']));
  expect(landing.kilobytes).toBeGreaterThan(10);
  expect(landing.kilobytes).toBeLessThanOrEqual(105);

  const app = await open((await member('Mia')).session);
  const dashboard = await scriptsOf(app, '/app/dashboard');
  await expect(app.getByText('No activity from friends yet')).toBeVisible();
  expect(dashboard.encodings).toEqual(new Set(['br']));
  expect(dashboard.kilobytes).toBeGreaterThan(landing.kilobytes);
  expect(dashboard.kilobytes).toBeLessThanOrEqual(200);
  test.info().annotations.push({
    type: 'kilobytes of script',
    description: `landing ${landing.kilobytes.toFixed(1)}, dashboard ${dashboard.kilobytes.toFixed(1)}`,
  });
});
