import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { coachChips, coachRoutes, coachRules } from '@rinkside/contracts/coach';
import { allExtras, helpCard, richText, FakeCoach } from './fake-coach.js';
import { checkScreen } from './a11y.js';
import { expect, test } from './playwright-test.js';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const conversation = (page: Page) => page.getByRole('region', { name: 'Conversation' });
const lastAnswer = (page: Page) => page.getByRole('article', { name: 'Coach Mack says' }).last();
const ask = async (page: Page, text: string) => {
  await field(page).fill(text);
  await field(page).press('Enter');
};
const openChat = async (page: Page) => {
  await page.goto('/app/chat');
  await expect(page.getByText(/I'm your AI (hockey )?coach/)).toBeVisible();
};

/** Waits until the page shows the thinking state and the coach has the question. */
const waitForQuestion = async (page: Page, coach: FakeCoach) => {
  await expect(page.getByText(coachRules.thinking)).toBeVisible();
  await expect.poll(() => coach.hasPendingQuestion).toBe(true);
};

/** Waits until every page receives live events of the coach. */
const waitForSockets = (coach: FakeCoach) => expect.poll(() => coach.isConnected).toBe(true);

/** Opens the chat with a coach that is scripted by the test. */
const openFakeChat = async (page: Page) => {
  const coach = new FakeCoach();
  coach.greet();
  await coach.attachTo(page);
  await openChat(page);
  await waitForSockets(coach);
  return coach;
};

test.describe('the built-in coach', () => {
  test(
    'greets and answers a user without a profile; a reload and a second window show the same',
    { tag: '@smoke' },
    async ({ newcomer, open }) => {
      const nia = await newcomer('Nia');
      const page = await open(nia.session);
      await openChat(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Coach Mack' })).toBeVisible();
      await expect(page.getByText(coachRules.subtitle, { exact: true })).toBeVisible();
      const second = await page.context().newPage();
      await openChat(second);
      await ask(page, 'What drills should I practice?');
      await expect(page.getByRole('button', { name: 'Regenerate answer' })).toBeVisible();
      await expect(second.getByRole('button', { name: 'Regenerate answer' })).toBeVisible();
      const answer = await lastAnswer(page).innerText();
      expect(answer.length).toBeGreaterThan(40);
      expect(await lastAnswer(second).innerText()).toBe(answer);
      await page.reload();
      await expect(page.getByText('What drills should I practice?').first()).toBeVisible();
      await expect.poll(() => lastAnswer(page).innerText()).toBe(answer);
    },
  );

  test('shows care alone, and one tap gets the answer', async ({ newcomer, open }) => {
    const nia = await newcomer('Nia');
    const page = await open(nia.session);
    await page.setViewportSize({ width: 360, height: 740 });
    await openChat(page);
    await ask(page, 'We lost 5-1. I do not want to be alive anymore. What is icing?');
    const chip = lastAnswer(page).getByRole('button', { name: coachRules.answerHockey });
    await expect(chip).toBeVisible();
    await expect(lastAnswer(page)).toContainText('You can tell me either way.');
    await checkScreen(page, 'care alone');
    await chip.click();
    await expect(lastAnswer(page)).toContainText('red line');
    await expect(lastAnswer(page)).toContainText('988');
    await expect(chip).toHaveCount(0);
  });

  test('regenerates the last answer, and replaces the last question with an edited one', async ({
    member,
    open,
  }) => {
    const mia = await member('Mia');
    const page = await open(mia.session);
    await openChat(page);
    await ask(page, 'How can I improve my skating?');
    const regenerate = page.getByRole('button', { name: 'Regenerate answer' });
    await regenerate.click();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
    await expect(regenerate).toBeEnabled();
    await field(page).press('ArrowUp');
    await expect(field(page)).toHaveValue('How can I improve my skating?');
    await ask(page, 'How do I stop better?');
    await expect(regenerate).toBeVisible();
    const { messages } = await mia.person.call(coachRoutes.messages);
    expect(messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
    expect(messages[1]?.content[0].text.value).toBe('How do I stop better?');
  });
});

test.describe('streaming answer', () => {
  test('shows status, text and attachments in order; screen readers announce start and end only', async ({
    member,
    open,
  }) => {
    const page = await open((await member('Mia')).session);
    const coach = await openFakeChat(page);
    await page.evaluate(() => {
      const announced: string[] = [];
      Object.assign(globalThis, { announced });
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const live = element?.closest('output, [role=status], [role=alert], [role=log], [aria-live]');
          if (live?.textContent && live.getAttribute('aria-live') !== 'off') announced.push(live.textContent);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await ask(page, 'How do I get faster?');
    await waitForQuestion(page, coach);
    coach.showStatus('Looking at your last 5 games');
    await expect(page.getByText('Looking at your last 5 games')).toBeVisible();
    await expect(page.getByText(coachRules.thinking)).toBeHidden();
    for (const piece of richText.match(/[\s\S]{1,12}/g) ?? []) coach.write(piece);
    await expect(page.getByRole('link', { name: 'the rules' })).toHaveAttribute('rel', /nofollow noopener/);
    await expect(page.getByText('Looking at your last 5 games')).toBeHidden();
    coach.finish(allExtras);
    await page.getByRole('button', { name: /^91.3 %/ }).click();
    await expect(page.getByRole('link', { name: 'Nov 14, 4–2 vs Ice Wolves' })).toHaveAttribute(
      'href',
      /^\/app\/games\//,
    );
    await expect(page.getByRole('link', { name: 'Start Figure-Eight Hands' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check and save' })).toHaveAttribute(
      'href',
      '/app/add-game?opponent=Blades&our_score=4&their_score=2&goals=1&assists=0&date=2026-11-20',
    );
    await page.getByRole('button', { name: 'Make it harder' }).click();
    await expect(field(page)).toHaveValue('Make it harder');
    const announced = await page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);
    expect([...new Set(announced)]).toEqual(['Coach is replying', 'Reply finished']);
  });

  test('is stopped by the button or Esc, and keeps its text with a note', async ({ member, open }) => {
    const page = await open((await member('Mia')).session);
    const coach = await openFakeChat(page);
    await ask(page, 'A long story, please');
    await waitForQuestion(page, coach);
    coach.write('Once upon a time');
    await expect(page.getByText('Once upon a time')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect.poll(() => coach.requests.at(-1)).toMatch(/\/stop$/);
    coach.finish([], { stopped: true });
    await expect(page.getByText('This answer was stopped here.')).toBeVisible();
    await expect(page.getByText('Once upon a time')).toBeVisible();
    await expect(field(page)).toBeEnabled();

    await ask(page, 'Another one');
    await waitForQuestion(page, coach);
    await page.keyboard.press('Escape');
    await expect.poll(() => coach.requests.filter((call) => call.endsWith('/stop'))).toHaveLength(2);
    coach.fail(coachRules.stoppedEarly);
    await expect(page.getByText(coachRules.thinking)).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(field(page)).toHaveValue('Another one');
  });

  test('continues after a reload, in a second window and after lost deltas', async ({ member, open }) => {
    const page = await open((await member('Mia')).session);
    const coach = await openFakeChat(page);
    const second = await page.context().newPage();
    await coach.attachTo(second);
    await openChat(second);
    await waitForSockets(coach);
    await ask(page, 'Tell me all');
    await waitForQuestion(page, coach);
    coach.write('First. ');
    await expect(page.getByText('First.')).toBeVisible();
    await expect(second.getByText('First.')).toBeVisible();
    coach.write('Second. ', true);
    coach.write('Third. ');
    for (const window of [page, second])
      await expect(window.getByText('First. Second. Third.')).toBeVisible();
    await page.reload();
    await waitForSockets(coach);
    await expect(page.getByText('First. Second. Third.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    coach.write('Fourth.');
    for (const window of [page, second])
      await expect(window.getByText('First. Second. Third. Fourth.')).toBeVisible();
    coach.finish();
    for (const window of [page, second]) await expect(field(window)).toBeEnabled();
  });

  test('continues after a lost connection', async ({ member, open }) => {
    const page = await open((await member('Mia')).session);
    const coach = await openFakeChat(page);
    await ask(page, 'Tell me all');
    await waitForQuestion(page, coach);
    coach.write('Before. ');
    await expect(page.getByText('Before.')).toBeVisible();
    await coach.closeSockets();
    coach.write('Meanwhile. ');
    await expect(page.getByText('Before. Meanwhile.')).toBeVisible({ timeout: 20_000 });
    coach.finish();
    await expect(field(page)).toBeEnabled({ timeout: 20_000 });
  });

  test('scrolls along only while the reader is at the end; a new question starts near the top', async ({
    member,
    open,
  }) => {
    const page = await open((await member('Mia')).session);
    const coach = await openFakeChat(page);
    for (let turn = 0; turn < 8; turn++) coach.addTurn(`Question ${turn}?`, 'A line.\n\n'.repeat(8));
    await page.reload();
    await waitForSockets(coach);
    await expect(page.getByText('Question 7?')).toBeInViewport();
    await ask(page, 'The newest?');
    await waitForQuestion(page, coach);
    const view = await conversation(page).boundingBox();
    const question = page.getByText('The newest?');
    await expect.poll(async () => (await question.boundingBox())?.y).toBeLessThan((view?.y ?? 0) + 60);
    const jump = page.getByRole('button', { name: 'Jump to latest' });
    for (let line = 0; line < 30; line++) {
      coach.write(`Line ${line}.\n\n`);
      if (line % 3 === 2) await expect(page.getByText(`Line ${line}.`)).toBeInViewport();
    }
    await expect(jump).toBeHidden();

    await conversation(page).hover();
    await page.mouse.wheel(0, -300);
    await expect(jump).toBeVisible();
    const top = () => conversation(page).evaluate((element) => element.scrollTop);
    const before = await top();
    for (let line = 30; line < 60; line++) coach.write(`Line ${line}.\n\n`);
    await expect(page.getByText('Line 59.')).toBeAttached();
    expect(await top()).toBe(before);
    await jump.click();
    await expect(page.getByText('Line 59.')).toBeInViewport();
    await expect(jump).toBeHidden();

    await page.getByText('Line 59.').selectText();
    for (let line = 60; line < 90; line++) coach.write(`Line ${line}.\n\n`);
    await expect(jump).toBeVisible();
    await expect(page.getByText('Line 59.')).toBeInViewport();
    coach.finish();

    await ask(page, 'All at once?');
    await waitForQuestion(page, coach);
    coach.write('The beginning.\n\n'.concat('A line.\n\n'.repeat(40)));
    coach.finish(allExtras);
    await expect(page.getByRole('link', { name: 'Check and save' })).toBeAttached();
    await expect(page.getByText('The beginning.')).toBeInViewport();
    await expect(jump).toBeVisible();
  });

  test('stays at the end when the layout changes', async ({ member, open }) => {
    const portrait = { width: 390, height: 844 };
    const page = await open((await member('Mia')).session, { viewport: portrait });
    const coach = await openFakeChat(page);
    for (let turn = 0; turn < 8; turn++)
      coach.addTurn(`Question ${turn}?`, 'A sentence that takes several lines on a phone. '.repeat(8));
    await page.reload();
    await waitForSockets(coach);
    await expect(page.getByText('Question 7?')).toBeInViewport();
    const distanceToEnd = () =>
      conversation(page).evaluate(({ scrollHeight, scrollTop, clientHeight }) =>
        Math.round(scrollHeight - scrollTop - clientHeight),
      );
    const setFontSize = (sizePx: number, movedPx = 0) =>
      conversation(page).evaluate(
        (element, [size, moved = 0]) => {
          document.documentElement.style.fontSize = `${size}px`;
          element.scrollTop += moved;
        },
        [sizePx, movedPx],
      );
    const changes = {
      landscape: () => page.setViewportSize({ width: 844, height: 390 }),
      portrait: () => page.setViewportSize(portrait),
      'larger text': () => setFontSize(24),
      'smaller text': () => setFontSize(16),
      'larger text, and the browser moves the content up': () => setFontSize(24, -200),
    };
    for (const [name, change] of Object.entries(changes)) {
      await change();
      await expect.poll(distanceToEnd, name).toBeLessThanOrEqual(1);
    }
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeHidden();
  });
});

test.describe('errors', () => {
  test('a failed answer shows the reason, keeps the question and offers Retry', async ({ member, open }) => {
    const page = await open((await member('Mia')).session);
    const coach = await openFakeChat(page);
    await ask(page, 'Why me?');
    await waitForQuestion(page, coach);
    coach.fail();
    const banner = page.getByRole('alert');
    await expect(banner).toHaveText(`Error: ${coachRules.failed}`);
    await expect(page.getByText(coachRules.thinking)).toBeHidden();
    await expect(field(page)).toHaveValue('Why me?');
    await banner.getByRole('button', { name: 'Close message' }).click();
    await expect(banner).toBeHidden();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText('Why me?')).toHaveCount(1);
    await waitForQuestion(page, coach);
    coach.write('Because you asked.');
    coach.finish();
    await expect(page.getByText('Because you asked.')).toBeVisible();
    expect(coach.chat.messages).toHaveLength(3);
  });

  test('shows an error for a question that is not sent and for one the server rejects', async ({
    member,
    open,
  }) => {
    const page = await open((await member('Mia')).session);
    const coach = await openFakeChat(page);
    coach.nextError = { status: 502 };
    await ask(page, 'Hello?');
    await expect(page.getByRole('alert')).toHaveText('Error: HTTP error! status: 502');
    await expect(page.getByText('Not sent')).toBeVisible();
    coach.nextError = { status: 429, message: coachRules.tooManyThisHour };
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveText(`Error: ${coachRules.tooManyThisHour}`);
    await page.getByRole('button', { name: 'Retry' }).click();
    await waitForQuestion(page, coach);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(field(page)).toHaveValue('');
    coach.write('Here I am.');
    coach.finish();
    await expect(page.getByText('Here I am.')).toBeVisible();
  });
});

test('suggestions fill the input and are disabled while an answer streams', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  const coach = new FakeCoach();
  coach.suggestions = ['Why did my save % dip?'];
  coach.greet();
  await coach.attachTo(page);
  await openChat(page);
  await waitForSockets(coach);
  const chips = page.getByRole('list', { name: 'Suggested questions' }).getByRole('button');
  await expect(chips).toHaveText([...coachChips, ...coach.suggestions]);
  await expect(field(page)).toHaveAttribute('placeholder', coachRules.placeholder);
  await expect(field(page)).toHaveAttribute('rows', '2');
  for (const chip of await chips.all()) {
    await chip.click();
    await expect(field(page)).toHaveValue(await chip.innerText());
    await expect(field(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Send' }).click();
  for (const chip of await chips.all()) await expect(chip).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  await expect(field(page)).toHaveValue('');
  await waitForQuestion(page, coach);
  coach.write('Four games are few.');
  coach.finish();
  await expect(field(page)).toBeEnabled();
  for (const chip of await chips.all()) await expect(chip).toBeEnabled();
});

test('the chat works with the keyboard only', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  const coach = await openFakeChat(page);
  await field(page).focus();
  await page.keyboard.type('First line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('second line');
  await page.keyboard.press('Enter');
  await expect(page.getByText('First line second line')).toBeVisible();
  await expect(conversation(page)).toBeFocused();
  await waitForQuestion(page, coach);
  coach.write('Good.');
  coach.finish(allExtras);
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toHaveValue('First line\nsecond line');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  const good = page.getByRole('button', { name: 'Good answer' });
  await good.focus();
  await page.keyboard.press('Enter');
  await expect(good).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Bad answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Bad answer', pressed: true })).toBeVisible();
});

// @covers A7 V1.3.5 V3.2.2
test('executes no script and loads no external resource from an answer', async ({
  member,
  open,
  baseURL,
}) => {
  const attacks = JSON.parse(
    await readFile('apps/web/src/features/coach/markdown/attacks.fixture.json', 'utf8'),
  ) as string[];
  const page = await open((await member('Mia')).session);
  const externalRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? 'nowhere')) externalRequests.push(request.url());
  });
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => externalRequests.push(dialog.message())));
  await page.addInitScript(() => {
    Object.assign(globalThis, { owned: 0, __owned: () => Object.assign(globalThis, { owned: 1 }) });
  });
  const coach = await openFakeChat(page);
  const batchSize = 20;
  for (let from = 0; from < attacks.length; from += batchSize) {
    const batch = attacks.slice(from, from + batchSize);
    await ask(page, batch.join('\n\n').slice(0, coachRules.maxLength));
    await waitForQuestion(page, coach);
    for (const attack of batch) coach.write(`${attack}\n\n`);
    coach.write(`Attacks up to ${from + batch.length}.`);
    coach.finish();
    await expect(page.getByText(`Attacks up to ${from + batch.length}.`)).toBeAttached();
  }
  for (const link of await conversation(page).getByRole('link', { name: 'a goal' }).all())
    expect(await link.getAttribute('href')).toMatch(/^(\/|https:\/\/)/);
  expect(
    await conversation(page).locator('img, script, iframe, object, embed, form, style, link, base').count(),
  ).toBe(0);
  expect(await page.evaluate(() => (globalThis as unknown as { owned: number }).owned)).toBe(0);
  expect(externalRequests).toEqual([]);
});

test('a parent ends the concussion lock after two confirmations', async ({ member, open }) => {
  const page = await open((await member('Mia')).session);
  const coach = await openFakeChat(page);
  await ask(page, 'I hit my head');
  await waitForQuestion(page, coach);
  coach.concussion = true;
  coach.finish([helpCard]);
  await page.getByRole('button', { name: 'A doctor has cleared me' }).click();
  await page.getByRole('button', { name: 'Yes, I am the parent' }).click();
  await checkScreen(page, 'second question to a parent');
  await expect(page.getByText('Parent, once more: in writing?')).toBeVisible();
  expect(coach.concussion).toBe(true);
  await page.getByRole('button', { name: 'Yes, I am the parent' }).click();
  await expect(conversation(page).getByText('Good to know, and welcome back!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'A doctor has cleared me' })).toHaveCount(0);
});

test('every state of the chat is accessible and fits the viewport in both themes', async ({
  member,
  open,
}) => {
  test.setTimeout(120_000);
  const page = await open((await member('Mia')).session);
  const coach = await openFakeChat(page);
  await checkScreen(page, 'chat');
  await ask(page, 'How do I get faster?');
  await waitForQuestion(page, coach);
  await checkScreen(page, 'chat waiting');
  coach.write(richText);
  coach.finish([helpCard, ...allExtras], { notice: 'The playbook coach answered this one.' });
  await page.getByRole('button', { name: /^91.3 %/ }).click();
  await checkScreen(page, 'chat with all attachments');
  await ask(page, 'And then?');
  await waitForQuestion(page, coach);
  coach.fail();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkScreen(page, 'chat with an error');
  await page.getByRole('button', { name: /^Answered by/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkScreen(page, 'about the coach');
});
