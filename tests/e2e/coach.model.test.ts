import { coachNotices } from '@rinkside/contracts/coach.notices';
import { coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { FakeOpenAi, fakeReplies } from '@rinkside/testkit/fake-openai';
import type { Page } from '@playwright/test';
import { controlNetwork } from './page-network.js';
import { expect, test as base } from './playwright-test.js';

/** The product with a fake model provider that is scripted by the test. */
const test = base.extend<object, { provider: FakeOpenAi }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures off this pattern
    async ({}, use) => {
      const provider = await FakeOpenAi.open();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) => use({ OPENAI_BASE_URL: provider.url, COACH_FIRST_SECONDS: '2' }),
    { scope: 'worker' },
  ],
});

// Without numbers, because numbers without evidence are blocked.
const adjectives =
  'long short quick quiet strong smooth low wide straight easy hard soft calm sharp steady firm light full narrow free';
const sentences = adjectives.split(' ').map((kind) => `The ${kind} push goes to the side.`);
const slow = fakeReplies.slowText(sentences.join(' '), 60);
/** The answer outlasts a slow browser. */
const slower = fakeReplies.slowText(sentences.join(' '), 250);

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const answer = (page: Page) => page.getByRole('article', { name: 'Coach Mack says' }).last();
const openAndAsk = async (page: Page) => {
  await page.goto('/app/chat');
  await expect(page.getByText("I'm your AI coach")).toBeVisible();
  await expect(page.getByRole('button', { name: /^Answered by: AI model/ })).toBeVisible();
  await field(page).fill('How can I improve my skating?');
  await field(page).press('Enter');
};

test('stops a model answer: the text stays, and the request to the provider is cancelled', async ({
  provider,
  member,
  open,
}) => {
  provider.respondWith(slower);
  const mia = await member('Mia');
  const page = await open(mia.session);
  await openAndAsk(page);
  await expect(page.getByText('The quick push goes to the side.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('This answer was stopped here.')).toBeVisible();
  await expect(page.getByText('The quick push goes to the side.')).toBeVisible();
  await expect(page.getByText('The free push')).toBeHidden();
  await expect.poll(() => provider.requests[0]?.abortedAt).toBeDefined();
  await expect(field(page)).toBeEnabled();
});

test('continues an answer to the same text after a lost connection, a reload and in a second window', async ({
  provider,
  member,
  open,
}) => {
  provider.respondWith(slow);
  const mia = await member('Mia');
  const page = await open(mia.session);
  const network = await controlNetwork(page);
  await openAndAsk(page);
  await expect(page.getByText('The short push goes to the side.')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/app/chat');
  await expect(second.getByText('The short push goes to the side.')).toBeVisible();
  await network.goOffline();
  await network.goOnline();
  await expect(page.getByText('The soft push goes to the side.')).toBeVisible();
  await page.reload();
  for (const window of [page, second]) {
    await expect(window.getByText('The free push goes to the side.')).toBeVisible({ timeout: 30_000 });
    await expect(field(window)).toBeEnabled();
  }
  const { messages } = await mia.person.call(coachRoutes.messages);
  const text = messages.at(-1)?.content[0].text.value.trim() ?? '';
  expect(text).toContain(sentences.join(' '));
  for (const window of [page, second]) await expect(answer(window)).toContainText(text);
});

test('answers with the built-in coach and a notice when the model fails', async ({
  provider,
  member,
  open,
}) => {
  provider.respondWith(...Array.from({ length: 6 }, () => fakeReplies.error(500)));
  const page = await open((await member('Mia')).session);
  await openAndAsk(page);
  await expect(page.getByText(coachNotices.failed)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(coachRules.thinking)).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
});
