import type { Page } from '@playwright/test';
import type { Cast, Part } from './cast.js';
import { runner, startDrill } from './drills.js';
import { choose, expectStep, fillBirthday, proceed } from './onboarding.js';
import { expect, paintPicture } from './test.js';

/** What a screen shows: demo data, a new account's nothing, or calls that fail. */
export type State = 'full' | 'empty' | 'error';

export interface Screen {
  name: string;
  /** Whose window it is. */
  as: Part;
  /** Its address; none goes on from the screen before. */
  at?: string | ((cast: Cast) => string);
  /** What has to be prepared before. */
  before?: (page: Page) => Promise<unknown>;
  /** What leads to it from its address. */
  reach?: (page: Page) => Promise<unknown>;
  /** What it can be seen in; with demo data always. */
  states: readonly State[];
  /** Some test of its own looks at it already, in states of its own. */
  looked?: true;
}

type Rest = Omit<Screen, 'name' | 'as' | 'at' | 'states'> & { states?: readonly State[] };
const all = ['full', 'empty', 'error'] as const;
const alone = ['full'] as const;
const failing = ['full', 'error'] as const;

const outside = (name: string, at?: Screen['at'], rest: Rest = {}): Screen => ({
  name,
  as: 'visitor',
  ...(at && { at }),
  states: alone,
  ...rest,
});
const app = (
  name: string,
  at: string | ((cast: Cast) => string),
  rest: Rest & { as?: Part } = {},
): Screen => ({
  name,
  as: 'skater',
  at: typeof at === 'string' ? `/app/${at}` : (cast) => `/app/${at(cast)}`,
  states: all,
  ...rest,
});
const step = (name: string, reach: (page: Page) => Promise<unknown>): Screen => ({
  name: `onboarding ${name}`,
  as: 'newcomer',
  reach,
  states: alone,
});

const nobody = '0198c0de-0000-7000-8000-000000000000';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const never = () => new Promise<void>(() => undefined);

/** Somebody who comes back from the provider, and waits. */
const comeBack = async (page: Page) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('rinkside.code_flow', JSON.stringify({ state: 'here', verifier: 'there' })),
  );
  await page.route('**/config.json', never);
};

/** Every screen of the product once: what is held to WCAG and to widths, and what `npm run screenshots` shows. */
export const screens: readonly Screen[] = [
  outside('landing', '/'),
  outside('login', '/login'),
  outside('login with errors', undefined, { reach: (page) => press(page, 'Sign In') }),
  outside('sign-up', '/login?mode=signup'),
  outside('callback', '/callback?code=once&state=here', { before: comeBack }),
  outside('public highlight', ({ highlight }) => `/highlight/${highlight}`, {
    states: failing,
    looked: true,
  }),
  outside('public highlight that is not there', `/highlight/${nobody}`),
  outside('public player', ({ player }) => `/player/${player}`, { states: failing, looked: true }),
  outside('public player who is not there', `/player/${nobody}`),
  outside('router error', '/login', {
    before: (page) => page.route('**/assets/login-*.js', (route) => route.abort()),
  }),
  {
    ...step('names', (page) => expectStep(page, 'Step 1 of 5')),
    at: '/onboarding/names',
  },
  step('avatar', async (page) => {
    await proceed(page);
    await page.getByLabel('Profile picture').setInputFiles(await paintPicture(page));
    await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
  }),
  step('role', async (page) => {
    await press(page, 'Skip');
    await choose(page, 'Your role', 'Player/Parent');
  }),
  step('position', async (page) => {
    await proceed(page);
    await expectStep(page, 'Step 4 of 6');
    await choose(page, 'Position', 'Goalie');
  }),
  step('birthday', async (page) => {
    await proceed(page);
    await fillBirthday(page, `${new Date().getFullYear() - 9}-01-15`, '55101');
    await proceed(page);
    await expect(page.getByText('A parent or guardian must confirm for players under 13.')).toBeVisible();
  }),
  step('team', async (page) => {
    await page.getByRole('checkbox', { name: "I am this player's parent or guardian" }).check();
    await proceed(page);
    await page.getByRole('combobox', { name: 'Organization' }).fill('ice');
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  step('add organization', async (page) => {
    await page.getByRole('option', { name: "Can't find it?" }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  app('dashboard', 'dashboard'),
  app('dashboard of a goalie', 'dashboard', { as: 'goalie', states: alone }),
  app('games', 'games', { looked: true }),
  app('games of a goalie', 'games', { as: 'goalie', states: alone, looked: true }),
  app('game', ({ game }) => `games/${game}`, { states: failing, looked: true }),
  app('game that is not there', `games/${nobody}`, { states: alone }),
  app('add game', 'add-game', { states: ['full', 'empty'], looked: true }),
  app('add game of a goalie', 'add-game', { as: 'goalie', states: alone, looked: true }),
  app('edit game', ({ game }) => `add-game?edit=${game}`, { states: failing, looked: true }),
  app('season', 'season', { looked: true }),
  app('season of a goalie', 'season', { as: 'goalie', states: alone, looked: true }),
  app('drills and plan', 'drills', { looked: true }),
  app('drill', 'drills/edge-circles', { states: failing, looked: true }),
  app('drill runner', 'drills/edge-circles', {
    states: alone,
    looked: true,
    reach: async (page) => {
      await startDrill(page, 'edge-circles', 'Edge Circles');
      await expect(runner(page, 'Edge Circles').getByText('Go', { exact: true })).toBeVisible();
    },
  }),
  app('chat', 'chat'),
  app('profile', 'profile', { looked: true }),
  app('profile of somebody else', ({ friend }) => `profile/${friend}`, { states: failing, looked: true }),
  app('profile that is not there', `profile/${nobody}`, { states: alone, looked: true }),
  app('edit profile', 'profile?edit=profile', { states: alone, looked: true }),
  app('following', 'friends', { looked: true }),
  app('followers', 'friends#followers', { looked: true }),
  app('discover', 'discover', { looked: true }),
  app('organization', 'organization', { looked: true }),
  app('members', 'organization#members', { states: failing, looked: true }),
  app('another organization', ({ otherClub }) => `organization/${otherClub}`, {
    states: alone,
    looked: true,
  }),
  app('organization that is not there', `organization/${nobody}`, { states: alone, looked: true }),
  app('edit organization', 'organization?edit=organization', { as: 'coach', states: alone, looked: true }),
  app('team table', 'organization#team', { as: 'coach', states: failing, looked: true }),
  app('feed', 'feed', { looked: true }),
  app('post', ({ post }) => `posts/${post}`, { states: failing, looked: true }),
  app('post that is not there', `posts/${nobody}`, { states: alone }),
  app('upload', 'season?add=highlight', { states: alone, looked: true }),
  app('notifications', 'notifications', { looked: true }),
  app('settings', 'settings', { states: failing, looked: true }),
  app('moderation', 'moderation', { as: 'moderator', states: failing, looked: true }),
];
