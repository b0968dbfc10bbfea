import type { Page } from '@playwright/test';
import type { Cast, Part } from './cast.js';
import { runner, startDrill } from './drills.js';
import { choose, expectStep, fillBirthday, proceed } from './onboarding.js';
import { expect, paintPicture } from './test.js';

/** What a screen shows: demo data, a new account's nothing, or calls that fail. */
export type State = 'full' | 'empty' | 'error';

/** What calls that fail are answered in tests of that. */
export const broken = 'The ice machine is broken.';

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
  /** What a new account reads there. */
  empty?: string;
  /** What is read there when its calls fail; without it, the screen needs none. */
  failed?: string;
  /** What is read there by whom it is not for, or of what is not there. */
  refused?: string;
  /** The test of its own that looks at it, in states of its own. */
  looked?: string;
}

export const statesOf = ({ empty, failed }: Screen): State[] => [
  'full',
  ...(empty ? ['empty' as const] : []),
  ...(failed ? ['error' as const] : []),
];

type Rest = Omit<Screen, 'name' | 'as' | 'at'>;

const outside = (name: string, at?: Screen['at'], rest: Rest = {}): Screen => ({
  name,
  as: 'visitor',
  ...(at && { at }),
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
  ...rest,
});
const step = (name: string, reach: (page: Page) => Promise<unknown>): Screen => ({
  name: `onboarding ${name}`,
  as: 'newcomer',
  reach,
});

const noGames = 'Failed to fetch games';
const noProfile = 'Failed to load user profile';
const noClub = 'Failed to load organization';
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
    failed: 'Failed to load highlight',
    looked: 'public',
  }),
  outside('public highlight that is not there', `/highlight/${nobody}`, {
    refused: 'This highlight could not be found or is not public.',
  }),
  outside('public player', ({ player }) => `/player/${player}`, {
    failed: 'Player Not Found',
    looked: 'public',
  }),
  outside('public player who is not there', `/player/${nobody}`, {
    refused: 'This player could not be found or has no public page.',
  }),
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
  app('dashboard', 'dashboard', { empty: 'No activity from friends yet', failed: 'Error loading feed' }),
  app('dashboard of a goalie', 'dashboard', { as: 'goalie', failed: 'Error loading feed' }),
  app('games', 'games', { empty: 'No games yet', failed: noGames, looked: 'games-screens' }),
  app('games of a goalie', 'games', { as: 'goalie', failed: noGames, looked: 'games-screens' }),
  app('game', ({ game }) => `games/${game}`, { failed: noGames, looked: 'games-screens' }),
  app('game that is not there', `games/${nobody}`, { refused: 'This game is not here' }),
  app('add game', 'add-game', { empty: 'Save game' }),
  app('add game of a goalie', 'add-game', { as: 'goalie', looked: 'games-screens' }),
  app('edit game', ({ game }) => `add-game?edit=${game}`, { failed: noGames }),
  app('edit game of somebody else', ({ game }) => `add-game?edit=${game}`, {
    as: 'goalie',
    refused: 'Only who logged a game can change it',
  }),
  app('season', 'season', {
    empty: 'No highlights yet',
    failed: 'Failed to load highlight',
    looked: 'games-screens',
  }),
  app('season of a goalie', 'season', {
    as: 'goalie',
    failed: 'Failed to load highlight',
    looked: 'games-screens',
  }),
  app('drills and plan', 'drills', {
    empty: 'No games yet: this plan fits your age and position.',
    failed: 'Failed to load drills',
    looked: 'drill',
  }),
  app('drill', 'drills/edge-circles', { failed: 'Failed to load drills', looked: 'drill' }),
  app('drill that is not there', 'drills/no-such-drill', { refused: 'Drill not found' }),
  app('drill runner', 'drills/edge-circles', {
    looked: 'drill',
    reach: async (page) => {
      await startDrill(page, 'edge-circles', 'Edge Circles');
      await expect(runner(page, 'Edge Circles').getByText('Go', { exact: true })).toBeVisible();
    },
  }),
  app('chat', 'chat', { empty: "I'm your AI coach.", failed: 'Coach Mack cannot be reached' }),
  app('profile', 'profile', { empty: 'No content to display', failed: noProfile, looked: 'profile' }),
  app('profile of somebody else', ({ friend }) => `profile/${friend}`, {
    failed: noProfile,
    looked: 'profile',
  }),
  app('profile that is not there', `profile/${nobody}`, {
    refused: "This profile isn't available",
    looked: 'profile',
  }),
  app('edit profile', 'profile?edit=profile', { failed: noProfile, looked: 'profile' }),
  app('following', 'friends', { empty: 'Not Following Anyone', failed: broken, looked: 'friends' }),
  app('followers', 'friends#followers', { empty: 'No Followers Yet', failed: broken, looked: 'friends' }),
  app('discover', 'discover', {
    failed: 'Search is not answering right now.',
    looked: 'discover',
  }),
  app('organization', 'organization', {
    empty: 'No recent activity found',
    failed: noClub,
    looked: 'organization',
  }),
  app('members', 'organization#members', { failed: noClub, looked: 'organization' }),
  app('another organization', ({ otherClub }) => `organization/${otherClub}`, {
    failed: noClub,
    looked: 'organization',
  }),
  app('organization that is not there', `organization/${nobody}`, {
    refused: "This organization isn't here",
  }),
  app('edit organization', 'organization?edit=organization', {
    as: 'coach',
    failed: noClub,
    looked: 'organization',
  }),
  app('team table', 'organization#team', { as: 'coach', failed: noClub, looked: 'organization' }),
  app('feed', 'feed', { empty: 'No content to display', failed: 'Error loading feed', looked: 'feed' }),
  app('post', ({ post }) => `posts/${post}`, { failed: 'Failed to load post' }),
  app('post that is not there', `posts/${nobody}`, { refused: 'This post is not here' }),
  app('upload', 'season?add=highlight', { looked: 'screens' }),
  app('notifications', 'notifications', {
    empty: 'No notifications yet',
    failed: 'Failed to load notifications',
    looked: 'notifications',
  }),
  app('settings', 'settings', { failed: 'Failed to load blocked people', looked: 'settings' }),
  app('moderation', 'moderation', {
    as: 'moderator',
    failed: 'Failed to load the queue',
    looked: 'moderation',
  }),
  app('moderation of a player', 'moderation', { refused: 'You are not allowed to see this' }),
];
