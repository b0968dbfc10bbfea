import { childRoutes } from '@rinkside/contracts/child';
import { followRoutes } from '@rinkside/contracts/follow';
import { playerRoutes } from '@rinkside/contracts/player';
import type { Locator, Page } from '@playwright/test';
import { startLiveGame } from '../integration/live-game-factory.js';
import { plan } from './drill-page.js';
import { expect, type Fixtures, test } from './playwright-test.js';
import { childBodyOf, type OnboardedUser } from './users.js';

const phone = { viewport: { width: 360, height: 640 }, hasTouch: true } as const;
const fontSizesPx = [16, 24, 32];

const setFontSize = (page: Page, sizePx: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}px`;
  }, sizePx);

/** Returns what lies on the focused control, or is focused outside of the window; null if it can be seen and used. */
const coverOfFocused = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || !focused.closest('main, [role=dialog]')) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const name = focused.getAttribute('aria-label') ?? focused.id ?? focused.textContent;
    const hit = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
    if (!hit) return `${name} is out of sight`;
    const isOwn = focused.contains(hit) || hit.contains(focused) || hit.closest('label')?.contains(focused);
    return isOwn ? null : `${name} lies under ${hit.closest('[class]')?.className}`;
  });

test('no bar covers the focused field, at any text size', async ({ member, open }) => {
  const ada = await member('Ada');
  const page = await open(ada.session, phone);
  for (const path of ['add-game', 'live', 'settings', 'profile?edit=profile']) {
    await page.goto(`/app/${path}`);
    await expect(page.locator('main :is(input, button)').first()).toBeVisible();
    for (const fontSizePx of fontSizesPx) {
      await setFontSize(page, fontSizePx);
      const covered = new Set<string>();
      await page.locator('main, [role=dialog]').last().locator('a, button, input').first().focus();
      for (let tabs = 0; tabs < 60; tabs++) {
        const cover = await coverOfFocused(page);
        if (cover) covered.add(cover);
        await page.keyboard.press('Tab');
      }
      expect.soft([...covered], `${path} with ${fontSizePx} px text`).toEqual([]);
    }
  }
});

test('all tabs of a page are in sight, at any text size', async ({ member, open }) => {
  const ada = await member('Ada', { role: 'coach', position: null, birthdate: '1980-05-04' });
  await ada.person.call(playerRoutes.update, { body: { approve_followers: true } });
  const page = await open(ada.session, phone);
  for (const [path, lastTab] of [
    ['friends', /^Requests/],
    ['profile', /^Posts/],
    ['organization', 'Team'],
  ] as const) {
    await page.goto(`/app/${path}`);
    await expect(page.getByRole('tab', { name: lastTab })).toBeAttached();
    for (const fontSizePx of fontSizesPx) {
      await setFontSize(page, fontSizePx);
      for (const tab of await page.getByRole('tab').all())
        expect
          .soft(await tab.evaluate((element) => element.getBoundingClientRect().right), path)
          .toBeLessThanOrEqual(phone.viewport.width);
    }
  }
});

test('the days of the training plan are touch targets, at any text size', async ({ member, open }) => {
  const page = await open((await member('Ada')).session, phone);
  await page.goto('/app/drills');
  const days = plan(page).getByRole('group', { name: 'Day' }).getByRole('button');
  await expect(days).toHaveCount(7);
  for (const fontSizePx of fontSizesPx) {
    await setFontSize(page, fontSizePx);
    const boxes = await days.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect),
    );
    for (const { width, right } of boxes) {
      expect.soft(width, `${fontSizePx} px text`).toBeGreaterThanOrEqual(44);
      expect.soft(right, `${fontSizePx} px text`).toBeLessThanOrEqual(phone.viewport.width);
    }
  }
});

/** Adds a child and opens the page as this child: the header then has a second line. */
const openAsChild = async (ada: OnboardedUser, open: Fixtures['open']) => {
  await ada.person.call(childRoutes.add, { body: childBodyOf(ada) });
  const page = await open(ada.session, phone);
  await page.goto('/app/settings');
  await page.getByRole('button', { name: /^Act as / }).click();
  await expect(page.getByText(/^Acting as /)).toBeVisible();
  return page;
};

test('no bar covers a focused item while acting as a child, at any text size', async ({ member, open }) => {
  const page = await openAsChild(await member('Ada'), open);
  await page.goto('/app/drills');
  const drills = page.getByRole('link', { name: /^Start / });
  await expect(drills.first()).toBeVisible();
  for (const fontSizePx of fontSizesPx) {
    await setFontSize(page, fontSizePx);
    const covered = new Set<string>();
    await drills.nth(12).focus();
    for (let tabs = 0; tabs < 20; tabs++) {
      const cover = await coverOfFocused(page);
      if (cover) covered.add(cover);
      await page.keyboard.press('Shift+Tab');
    }
    expect.soft([...covered], `${fontSizePx} px text`).toEqual([]);
  }
});

test('the chat lies between the bars of the page, at any text size', async ({ member, open }) => {
  const page = await openAsChild(await member('Ada'), open);
  await page.goto('/app/chat');
  const field = page.getByRole('textbox', { name: 'Your question' });
  await expect(field).toBeEnabled();
  for (const fontSizePx of fontSizesPx) {
    await setFontSize(page, fontSizePx);
    await expect
      .poll(() =>
        page.evaluate(() => {
          const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
          const top = boxOf('main header')?.top ?? 0;
          const bottom = boxOf('main form')?.bottom ?? 0;
          const bar = boxOf('nav.fixed')?.top ?? 0;
          return { overlap: (boxOf('body header')?.bottom ?? 0) - top, isAboveBar: bottom <= bar };
        }),
      )
      .toEqual({ overlap: 0, isAboveBar: true });
    await field.focus();
    expect.soft(await coverOfFocused(page), `${fontSizePx} px text`).toBeNull();
  }
});

test('the words of a profile stay clear of the edges of buttons and cards, at any text size', async ({
  member,
  open,
}) => {
  const page = await open((await member('Ada')).session, phone);
  await page.goto('/app/profile');
  await expect(page.getByRole('link', { name: 'Add Highlight' }).first()).toBeVisible();
  for (const fontSizePx of fontSizesPx) {
    await setFontSize(page, fontSizePx);
    const touching = await page
      .locator('main :is(a, button):has(svg), [aria-label=Career] dl > div')
      .evaluateAll((boxes) =>
        boxes.flatMap((box) => {
          const { left, right } = box.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(box);
          const text = document.createRange();
          text.selectNodeContents(box.querySelector('dt') ?? box);
          const isClear = [...text.getClientRects()].every(
            (rect) =>
              rect.width <= 1 ||
              (rect.left >= left + Number.parseFloat(paddingLeft) - 1 &&
                rect.right <= right - Number.parseFloat(paddingRight) + 1),
          );
          return isClear ? [] : [box.textContent];
        }),
      );
    expect.soft(touching, `${fontSizePx} px text`).toEqual([]);
  }
});

test('the arrow of a live card stands next to the score, at any text size', async ({ member, open }) => {
  const [noor, ben] = await Promise.all([member('Noor'), member('Ben')]);
  await ben.person.call(followRoutes.follow, { params: { id: noor.person.id } });
  await startLiveGame(noor.person);
  const page = await open(ben.session, phone);
  await page.goto('/app/dashboard');
  const card = page.getByRole('link', { name: /^Live: Noor/ });
  await expect(card).toBeVisible();
  const goals = card.locator('.numeral');
  const boxOf = (part: Locator) =>
    part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  for (const fontSizePx of fontSizesPx) {
    await setFontSize(page, fontSizePx);
    const arrow = await boxOf(card.locator('svg.lucide-chevron-right'));
    const [ours, theirs] = [await boxOf(goals.first()), await boxOf(goals.last())];
    const middle = arrow.y + arrow.height / 2;
    expect.soft(arrow.x, `${fontSizePx} px text`).toBeGreaterThan(ours.x);
    expect.soft(middle, `${fontSizePx} px text`).toBeGreaterThan(ours.y);
    expect.soft(middle, `${fontSizePx} px text`).toBeLessThan(theirs.y + theirs.height);
  }
});
