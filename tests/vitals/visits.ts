import type { Page } from '@playwright/test';
import type { Cast } from '../browser/cast.js';
import { StandInCoach } from '../browser/coach.js';
import { expect } from '../browser/test.js';
import type { Visit } from './measure.js';

/** What must hold, of P18 and P19: kilobytes of script, and whether the four speeds do. */
export interface Row {
  name: string;
  script: number;
  /** Held to LCP, INP, CLS and TBT. */
  speed: boolean;
  /** Held to 1.3 times a page that runs nothing. */
  floor?: true;
  visit: Omit<Visit, 'origin'>;
}

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

/** Opens the first menu of an item and leaves it. */
const openMenu = async (page: Page) => {
  await tap(page, /actions$/);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
};

const like = async (page: Page) => {
  const heart = page.getByRole('feed').getByRole('button', { name: /^Like/ }).first();
  const liked = (await heart.getAttribute('aria-pressed')) === 'true';
  await heart.tap();
  await expect(heart).toHaveAttribute('aria-pressed', String(!liked));
};

/** How fast a model may write, and for how long. */
const stream = { each: 10, tokens: 400 };

/** A coach who answers with 100 tokens a second, while the reader reads back and writes on. */
const listen = async (page: Page, coach: StandInCoach) => {
  await page.getByRole('textbox').fill('How do I get faster?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('the coach is thinking...')).toBeVisible();
  coach.begin('Looking at your last 5 games');
  let told = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      coach.write(told % 40 === 39 ? `\n\n${told + 1}. ` : ' **edges** first, then');
      told += 1;
      if (told < stream.tokens) return;
      clearInterval(timer);
      resolve();
    }, stream.each);
  });
  coach.finish();
  await expect(page.getByRole('button', { name: 'Regenerate' })).toBeVisible();
};

export const rowsOf = ({ sessions, highlight, player }: Cast): Row[] => {
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

/** The chat, whose coach writes as fast as any. */
const chat = (session: Cast['sessions']['skater']): Row => {
  let coach = new StandInCoach();
  return {
    name: 'chat at 100 tokens a second',
    script: 300,
    speed: true,
    visit: {
      path: '/app/chat',
      session,
      before: (page) => {
        coach = new StandInCoach();
        coach.greet();
        return coach.attend(page);
      },
      use: (page) => listen(page, coach),
    },
  };
};
