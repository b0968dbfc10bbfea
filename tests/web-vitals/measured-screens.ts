import type { Page } from '@playwright/test';
import type { ScreenFixtures } from '../e2e/screen-fixtures.js';
import { FakeCoach } from '../e2e/fake-coach.js';
import { expect } from '../e2e/playwright-test.js';
import type { Visit } from './measure-visit.js';

/** A measured screen with its limits. `script` is the maximum script size in KB. */
export interface MeasuredScreen {
  name: string;
  script: number;
  /** Whether the limits for LCP, INP and TBT apply. */
  speed: boolean;
  /** Whether LCP is compared with the static page. */
  floor?: true;
  visit: Omit<Visit, 'origin'>;
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

/** Opens the first item menu and closes it. */
const openMenu = async (page: Page) => {
  await tap(page, /actions$/);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
};

const like = async (page: Page) => {
  const likeButton = page.getByRole('feed').getByRole('button', { name: /^Like/ }).first();
  const liked = (await likeButton.getAttribute('aria-pressed')) === 'true';
  await likeButton.tap();
  await expect(likeButton).toHaveAttribute('aria-pressed', String(!liked));
};

/** 100 tokens per second, the fastest expected model. */
const stream = { tokenIntervalMs: 10, tokens: 400 };

/** Asks the coach and waits for its streamed answer. */
const receiveAnswer = async (page: Page, coach: FakeCoach) => {
  await page.getByRole('textbox').fill('How do I get faster?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('the coach is thinking...')).toBeVisible();
  coach.showStatus('Looking at your last 5 games');
  let tokens = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      coach.write(tokens % 40 === 39 ? `\n\n${tokens + 1}. ` : ' **edges** first, then');
      tokens += 1;
      if (tokens < stream.tokens) return;
      clearInterval(timer);
      resolve();
    }, stream.tokenIntervalMs);
  });
  coach.finish();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
};

export const measuredScreens = ({ sessions, highlight, player }: ScreenFixtures): MeasuredScreen[] => {
  const { visitor, skater } = sessions;
  return [
    {
      name: 'landing',
      script: 105,
      speed: true,
      floor: true,
      visit: { path: '/', session: visitor, use: (page) => tap(page, 'goalie') },
    },
    {
      name: 'login',
      script: 150,
      speed: false,
      visit: { path: '/login', session: visitor, use: (page) => tap(page, 'Sign In') },
    },
    {
      name: 'public highlight',
      script: 150,
      speed: false,
      visit: { path: `/highlight/${highlight}`, session: visitor },
    },
    {
      name: 'public player',
      script: 150,
      speed: false,
      visit: { path: `/player/${player}`, session: visitor },
    },
    {
      name: 'dashboard',
      script: 200,
      speed: true,
      visit: {
        path: '/app/dashboard',
        session: skater,
        use: async (page) => {
          await like(page);
          await openMenu(page);
        },
      },
    },
    {
      name: 'games',
      script: 250,
      speed: false,
      visit: { path: '/app/games', session: skater, use: openMenu },
    },
    {
      name: 'organization feed',
      script: 250,
      speed: true,
      visit: {
        path: '/app/organization',
        session: skater,
        use: async (page) => {
          await like(page);
          await openMenu(page);
          await page.getByRole('tab', { name: /^Members/ }).tap();
          await expect(page.getByRole('list', { name: 'Members' })).toBeVisible();
        },
      },
    },
    chat(skater),
  ];
};

/** The chat with a coach that streams 100 tokens per second. */
const chat = (session: ScreenFixtures['sessions']['skater']): MeasuredScreen => {
  let coach = new FakeCoach();
  return {
    name: 'chat at 100 tokens a second',
    script: 300,
    speed: true,
    visit: {
      path: '/app/chat',
      session,
      before: (page) => {
        coach = new FakeCoach();
        coach.greet();
        return coach.attachTo(page);
      },
      use: (page) => receiveAnswer(page, coach),
    },
  };
};
