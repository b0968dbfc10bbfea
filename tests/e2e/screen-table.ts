import type { Page } from '@playwright/test';
import type { ScreenFixtures, ViewerKind } from './screen-fixtures.js';
import { runner, startDrill } from './drill-page.js';
import { chooseOption, expectStep, fillBirthday, continueOnboarding } from './onboarding-steps.js';
import { expect, createPng } from './playwright-test.js';

/** What a screen shows: demo data, the empty state of a new account, or an error. */
export type ScreenState = 'full' | 'empty' | 'error';

/** Error message of failing requests in tests. */
export const serverErrorMessage = 'The ice machine is broken.';

export interface ProductScreen {
  name: string;
  viewer: ViewerKind;
  /** Path of the screen; without it, the screen continues from the one before. */
  path?: string | ((cast: ScreenFixtures) => string);
  /** Runs before the navigation. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Leads from the path to the screen. */
  navigate?: (page: Page) => Promise<unknown>;
  /** Text of the empty state. */
  emptyText?: string;
  /** Text shown when its requests fail; without it, the screen needs no requests. */
  errorText?: string;
  /** Text shown when the content is missing or forbidden. */
  deniedText?: string;
  /** The separate test that checks this screen. */
  coveredBy?: string;
}

export const statesOf = ({ emptyText, errorText }: ProductScreen): ScreenState[] => [
  'full',
  ...(emptyText ? ['empty' as const] : []),
  ...(errorText ? ['error' as const] : []),
];

type Options = Omit<ProductScreen, 'name' | 'viewer' | 'path'>;

const publicScreen = (name: string, path?: ProductScreen['path'], options: Options = {}): ProductScreen => ({
  name,
  viewer: 'visitor',
  ...(path && { path }),
  ...options,
});
const appScreen = (
  name: string,
  path: string | ((cast: ScreenFixtures) => string),
  options: Options & { viewer?: ViewerKind } = {},
): ProductScreen => ({
  name,
  viewer: 'skater',
  path: typeof path === 'string' ? `/app/${path}` : (cast) => `/app/${path(cast)}`,
  ...options,
});
const onboardingStep = (name: string, navigate: (page: Page) => Promise<unknown>): ProductScreen => ({
  name: `onboarding ${name}`,
  viewer: 'newcomer',
  navigate,
});

const gamesError = 'Failed to fetch games';
const profileError = 'Failed to load user profile';
const organizationError = 'Failed to load organization';
const teamError = 'Failed to load the team';
const unknownId = '0198c0de-0000-7000-8000-000000000000';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const neverResolves = () => new Promise<void>(() => undefined);

/** Simulates a return from the identity provider with a pending code exchange. */
const pendingCodeExchange = async (page: Page) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('rinkside.code_flow', JSON.stringify({ state: 'here', verifier: 'there' })),
  );
  await page.route('**/config.json', neverResolves);
};

/** All screens of the product, for the accessibility and layout tests and for `npm run screenshots`. */
export const screens: readonly ProductScreen[] = [
  publicScreen('landing', '/'),
  publicScreen('login', '/login'),
  publicScreen('login with errors', undefined, { navigate: (page) => press(page, 'Sign In') }),
  publicScreen('sign-up', '/login?mode=signup'),
  publicScreen('callback', '/callback?code=once&state=here', { prepare: pendingCodeExchange }),
  publicScreen('public highlight', ({ highlight }) => `/highlight/${highlight}`, {
    errorText: 'Failed to load highlight',
    coveredBy: 'public',
  }),
  publicScreen('public highlight that is not there', `/highlight/${unknownId}`, {
    deniedText: 'This highlight could not be found or is not public.',
  }),
  publicScreen('public player', ({ player }) => `/player/${player}`, {
    errorText: 'Player Not Found',
    coveredBy: 'public',
  }),
  publicScreen('public player who is not there', `/player/${unknownId}`, {
    deniedText: 'This player could not be found or has no public page.',
  }),
  publicScreen("link to a child's profile", '/join#token'),
  publicScreen('invitation to a group', '/circle#token'),
  publicScreen('invitation to a team', '/team#token-of-a-team'),
  publicScreen('code of a team', '/team'),
  publicScreen('live link that has ended', `/live/${unknownId}`, { coveredBy: 'live-link' }),
  publicScreen('invitation of a scorer that has ended', `/score#${unknownId}`, {
    deniedText: 'This link does not work any more',
  }),
  publicScreen('router error', '/login', {
    prepare: (page) => page.route('**/assets/login-*.js', (route) => route.abort()),
  }),
  {
    ...onboardingStep('names', (page) => expectStep(page, 'Step 1 of 5')),
    path: '/onboarding/names',
  },
  onboardingStep('avatar', async (page) => {
    await continueOnboarding(page);
    await page.getByLabel('Profile picture').setInputFiles(await createPng(page));
    await expect(page.getByRole('button', { name: 'Choose another photo' })).toBeVisible();
  }),
  onboardingStep('role', async (page) => {
    await press(page, 'Skip');
    await chooseOption(page, 'Your role', 'Player/Parent');
  }),
  onboardingStep('position', async (page) => {
    await continueOnboarding(page);
    await expectStep(page, 'Step 4 of 6');
    await chooseOption(page, 'Position', 'Goalie');
  }),
  onboardingStep('birthday', async (page) => {
    await continueOnboarding(page);
    await fillBirthday(page, `${new Date().getFullYear() - 9}-01-15`, '55101');
    await continueOnboarding(page);
    await expect(page.getByText('A parent or guardian must confirm for players under 13.')).toBeVisible();
  }),
  onboardingStep('team', async (page) => {
    await page.getByRole('checkbox', { name: "I am this player's parent or guardian" }).check();
    await continueOnboarding(page);
    await page.getByRole('combobox', { name: 'Organization' }).fill('ice');
    await expect(page.getByRole('option').first()).toBeVisible();
  }),
  onboardingStep('add organization', async (page) => {
    await page.getByRole('option', { name: "Can't find it?" }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  appScreen('dashboard', 'dashboard', {
    emptyText: 'No activity from friends yet',
    errorText: 'Error loading feed',
  }),
  appScreen('dashboard of a goalie', 'dashboard', { viewer: 'goalie', errorText: 'Error loading feed' }),
  appScreen('games', 'games', {
    emptyText: 'No games yet',
    errorText: gamesError,
    coveredBy: 'games-screens',
  }),
  appScreen('games of a goalie', 'games', {
    viewer: 'goalie',
    errorText: gamesError,
    coveredBy: 'games-screens',
  }),
  appScreen('game', ({ game }) => `games/${game}`, { errorText: gamesError, coveredBy: 'games-screens' }),
  appScreen('game that is not there', `games/${unknownId}`, { deniedText: 'This game is not here' }),
  appScreen('add game', 'add-game', { emptyText: 'Save game' }),
  appScreen('go live', 'live', { coveredBy: 'live-game' }),
  appScreen('live game that is not there', 'live/0199a3f2-0000-7000-8000-000000000000', {
    deniedText: 'This live game is not here',
  }),
  appScreen('add game of a goalie', 'add-game', { viewer: 'goalie', coveredBy: 'games-screens' }),
  appScreen('edit game', ({ game }) => `add-game?edit=${game}`, { errorText: gamesError }),
  appScreen('edit game of another player', ({ game }) => `add-game?edit=${game}`, {
    viewer: 'goalie',
    deniedText: 'Only who logged a game can change it',
  }),
  appScreen('season', 'season', {
    emptyText: 'No highlights yet',
    errorText: 'Failed to load highlight',
    coveredBy: 'games-screens',
  }),
  appScreen('season of a goalie', 'season', {
    viewer: 'goalie',
    errorText: 'Failed to load highlight',
    coveredBy: 'games-screens',
  }),
  appScreen('drills and plan', 'drills', {
    emptyText: 'No games yet: this plan fits your age and position.',
    errorText: 'Failed to load drills',
    coveredBy: 'drill',
  }),
  appScreen('drill', 'drills/edge-circles', { errorText: 'Failed to load drills', coveredBy: 'drill' }),
  appScreen('drill that is not there', 'drills/no-such-drill', { deniedText: 'Drill not found' }),
  appScreen('drill runner', 'drills/edge-circles', {
    coveredBy: 'drill',
    navigate: async (page) => {
      await startDrill(page, 'edge-circles', 'Edge Circles');
      await expect(runner(page, 'Edge Circles').getByText('Go', { exact: true })).toBeVisible();
    },
  }),
  appScreen('chat', 'chat', { emptyText: "I'm your AI coach.", errorText: 'Coach Mack cannot be reached' }),
  appScreen('profile', 'profile', {
    emptyText: 'No content to display',
    errorText: profileError,
    coveredBy: 'profile',
  }),
  appScreen('profile of another player', ({ friend }) => `profile/${friend}`, {
    errorText: profileError,
    coveredBy: 'profile',
  }),
  appScreen('profile that is not there', `profile/${unknownId}`, {
    deniedText: "This profile isn't available",
    coveredBy: 'profile',
  }),
  appScreen('edit profile', 'profile?edit=profile', { errorText: profileError, coveredBy: 'profile' }),
  appScreen('following', 'friends', {
    emptyText: 'Not Following Anyone',
    errorText: serverErrorMessage,
    coveredBy: 'friends',
  }),
  appScreen('followers', 'friends#followers', {
    emptyText: 'No Followers Yet',
    errorText: serverErrorMessage,
    coveredBy: 'friends',
  }),
  appScreen('search', 'search?search=noor', {
    errorText: 'Search is not answering right now.',
    coveredBy: 'search',
  }),
  appScreen('discover', 'discover', {
    errorText: 'Search is not answering right now.',
    coveredBy: 'discover',
  }),
  appScreen('organization', 'organization', {
    emptyText: 'No recent activity found',
    errorText: organizationError,
    coveredBy: 'organization',
  }),
  appScreen('members', 'organization#members', { errorText: organizationError, coveredBy: 'organization' }),
  appScreen('groups', 'organization#groups', {
    errorText: organizationError,
    coveredBy: 'organization',
  }),
  appScreen('people who ask to join', 'organization#waiting', {
    viewer: 'coach',
    errorText: organizationError,
    coveredBy: 'organization',
  }),
  appScreen('another organization', ({ otherOrganization }) => `organization/${otherOrganization}`, {
    errorText: organizationError,
    coveredBy: 'organization',
  }),
  appScreen('organization that is not there', `organization/${unknownId}`, {
    deniedText: "This organization isn't here",
  }),
  appScreen('club night', ({ organization }) => `organization/${organization}/live`, {
    emptyText: 'No game right now',
    errorText: organizationError,
    coveredBy: 'club-night',
  }),
  appScreen('club night on a TV', ({ organization }) => `organization/${organization}/live?tv=1`, {
    errorText: organizationError,
    coveredBy: 'club-night',
  }),
  appScreen('club night of an organization that is not there', `organization/${unknownId}/live`, {
    deniedText: "This organization isn't here",
  }),
  appScreen('edit organization', 'organization?edit=organization', {
    viewer: 'coach',
    errorText: organizationError,
    coveredBy: 'organization',
  }),
  appScreen('team table', 'organization#team', {
    viewer: 'coach',
    errorText: organizationError,
    coveredBy: 'organization',
  }),
  appScreen('teams', 'teams', {
    viewer: 'coach',
    emptyText: 'No team yet',
    errorText: 'Failed to load the teams',
    coveredBy: 'team',
  }),
  appScreen('team', ({ team }) => `team/${team}`, { errorText: teamError, coveredBy: 'team' }),
  appScreen('team of its staff', ({ team }) => `team/${team}`, {
    viewer: 'coach',
    errorText: teamError,
    coveredBy: 'team',
  }),
  appScreen('team that is not there', `team/${unknownId}`, { deniedText: 'This team is not here' }),
  appScreen('feed', 'feed', {
    emptyText: 'No content to display',
    errorText: 'Error loading feed',
    coveredBy: 'feed',
  }),
  appScreen('post', ({ post }) => `posts/${post}`, { errorText: 'Failed to load post' }),
  appScreen('post that is not there', `posts/${unknownId}`, { deniedText: 'This post is not here' }),
  appScreen('upload', 'season?add=highlight', { coveredBy: 'screens' }),
  appScreen('notifications', 'notifications', {
    emptyText: 'No notifications yet',
    errorText: 'Failed to load notifications',
    coveredBy: 'notifications',
  }),
  appScreen('settings', 'settings', { errorText: 'Failed to load blocked people', coveredBy: 'settings' }),
  appScreen("guardian's room of another family", `children/${unknownId}`, {
    deniedText: 'This child is not here',
    coveredBy: 'guardian',
  }),
  appScreen('help', 'help'),
  appScreen('moderation', 'moderation', {
    viewer: 'moderator',
    errorText: 'Failed to load the queue',
    coveredBy: 'moderation',
  }),
  appScreen('moderation of a player', 'moderation', { deniedText: 'You are not allowed to see this' }),
];
