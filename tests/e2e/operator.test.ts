import { jobNames } from '@rinkside/contracts/jobs.schema';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { childEnv, loadEnv } from '@rinkside/platform/env';
import { expect, test } from './playwright-test.js';

test('only operators can open the queue dashboard from the settings', async ({
  product: { databaseUrl, redisUrl },
  baseURL,
  member,
  open,
}) => {
  const [ada, ops] = await Promise.all([member('Ada'), member('Oz')]);
  const env = loadEnv({ ...childEnv(), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl ?? '' });
  await runOperator(env, ['operator', 'add', ops.person.id]);

  const otherPage = await open(ada.session);
  await otherPage.goto('/operator/queues');
  await expect(otherPage.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: 'Open the queues' })).toBeHidden();

  const page = await open(ops.session);
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) externalRequests.push(request.url());
  });
  await page.goto('/app/settings');
  await page.getByRole('button', { name: 'Open the queues' }).click();
  await expect(page).toHaveTitle(/Rinkside: queues/);
  for (const job of jobNames) await expect(page.getByRole('link', { name: job }).first()).toBeVisible();
  await page.getByRole('link', { name: 'create-notifications' }).first().click();
  await expect(page).toHaveURL(/\/operator\/queues\/queue\/create-notifications/);
  await expect(page.getByRole('link', { name: /^FAILED/ })).toBeVisible();
  expect(externalRequests).toEqual([]);
});
