import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect as baseExpect, type Locator, type Page, test } from '@playwright/test';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { seasonOf } from '@rinkside/contracts/season';
import { teamRoutes, teamRules, type TeamLinkView } from '@rinkside/contracts/team';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';
import { childEnv } from '@rinkside/platform/env';
import { openPool } from '@rinkside/testkit/test-database';
import { linkIn, startMailServer } from '../../apps/identity/testing/mail-server.js';
import { checkScreen } from './a11y.js';
import { chooseOption, continueOnboarding } from './onboarding-steps.js';
import { confirmAddress, emailOf, typeSignUp } from './sign-up-steps.js';
import { signUpAndOnboard, type OnboardedUser } from './users.js';

/** Several devices share the processor. */
const expect = baseExpect.configure({ timeout: 30_000 });

let home: string;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let own: Product;
let pool: ReturnType<typeof openPool>;
let coach: OnboardedUser;
let teamId: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  home = await mkdtemp(join(tmpdir(), 'rinkside-teams-'));
  mailServer = await startMailServer();
  own = await startProduct({
    home,
    mode: 'single',
    demo: false,
    durable: false,
    env: {
      ...childEnv(),
      DATABASE_URL: '',
      REDIS_URL: '',
      SMTP_URL: mailServer.url,
      // More sign-ins in a minute than people do.
      RATE_LIMIT_FACTOR: '10',
    },
  });
  pool = openPool(own.databaseUrl, 1);
  coach = await signUpAndOnboard(own, 'Dana', { role: 'coach', age: '14U', level: 'AA' });
  await confirmWithoutMail(coach);
  const team = await coach.person.call(teamRoutes.create, {
    params: { id: coach.person.organizationId },
    body: { name: '14U AA', age_level: '14U', level: 'AA', season: seasonOf('dashboard', todayUtc()) },
  });
  teamId = team.id;
});
test.afterAll(async () => {
  await pool?.end();
  await own?.stop();
  await mailServer?.close();
  await rm(home, { recursive: true, force: true });
});

const phone = { viewport: { width: 390, height: 844 } } as const;

const confirmWithoutMail = ({ person }: OnboardedUser) =>
  pool.query('update player set email_verified = true where id = $1', [person.id]);

const makeLink = (body: { uses?: number } = {}) =>
  coach.person.call(teamRoutes.addLink, { params: { id: teamId }, body });
const readTeam = () => coach.person.call(teamRoutes.one, { params: { id: teamId } });
const roster = async () => {
  const { members } = await readTeam();
  return members.flatMap(({ player, number }) => (player ? [`${player.first_name} ${number ?? '–'}`] : []));
};

interface Effort {
  taps: number;
  keys: number;
}

const openPhone = async (browser: Browser) => {
  const context = await browser.newContext({ ...phone, baseURL: own.origins[0] ?? '' });
  const page = await context.newPage();
  const effort: Effort = { taps: 0, keys: 0 };
  await context.exposeBinding('countEffort', (source, kind: keyof Effort) => {
    // The mail is opened in another tab.
    if (source.page === page) effort[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: string) => Reflect.get(window, 'countEffort')(kind);
    addEventListener('pointerdown', () => count('taps'), { capture: true });
    addEventListener('keydown', () => count('keys'), { capture: true });
  });
  return { page, effort };
};

const secondsOf = ({ taps, keys }: Effort) => taps + keys * 0.25;

const type = async (page: Page, field: Locator, text: string) => {
  await field.click();
  await page.keyboard.type(text);
};

/** From the link or the code to the question who plays. */
const signUp = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await typeSignUp(page, { name }, (field, text) => type(page, field, text));
  await expect(page.getByRole('heading', { name: 'Join 14U AA' })).toBeVisible();
};

const choosePlays = async (page: Page, answer: string) => {
  await chooseOption(page, 'Who plays?', answer);
};

/** The onboarding of a guest: organization, age level and level are filled in, and the role is known. */
const typeOnboarding = async (page: Page, birthday: string) => {
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  await continueOnboarding(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await chooseOption(page, 'Position', 'Skater');
  await continueOnboarding(page);
  await type(page, page.getByLabel('Birthday'), birthday);
  await type(page, page.getByLabel('Zip code'), '55101');
  await continueOnboarding(page);
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(/Dana/);
  await expect(page.getByRole('radio', { name: '14U', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'AA', exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { name: 'Join 14U AA' })).toBeVisible();
};

/** Adds a child and joins with one button. */
const typeChild = async (
  page: Page,
  firstName: string,
  lastName: string,
  { number = '', forgetsConsent = false } = {},
) => {
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await expect(dialog.getByRole('radio', { name: '14U', exact: true })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'AA', exact: true })).toBeChecked();
  await type(page, dialog.getByRole('textbox', { name: 'First name' }), firstName);
  await type(page, dialog.getByRole('textbox', { name: 'Last name' }), lastName);
  await type(page, dialog.getByRole('textbox', { name: 'Birthday' }), '03/05/2013');
  if (!(await dialog.getByRole('radio', { name: 'Skater' }).isChecked()))
    await chooseOption(page, 'Position', 'Skater');
  if (number) await type(page, dialog.getByLabel('Jersey number, if you know it'), number);
  if (forgetsConsent) {
    await dialog.getByRole('button', { name: 'Add and join' }).click();
    // Not below the edge of the part that scrolls.
    await expect(dialog.getByText('Please confirm that')).toBeInViewport({ ratio: 1 });
    await checkScreen(page, 'a child who joins a team, without the consent');
  }
  await dialog.getByRole('checkbox', { name: /parent or guardian/ }).click();
  await dialog.getByRole('button', { name: 'Add and join' }).click();
  await expect(dialog).toBeHidden();
};

const confirmMail = async (page: Page, name: string) => {
  await expect.poll(() => mailServer.mailsTo(emailOf(name)).length).toBeGreaterThan(0);
  await confirmAddress(page, mailServer.mailsTo(emailOf(name)).map(linkIn)[0] ?? '');
};

const result = (page: Page) => page.getByRole('list', { name: 'Result' });
const report = (what: string, effort: Effort) =>
  test.info().annotations.push({
    type: 'effort',
    description: `${what}: ${effort.taps} taps, ${effort.keys} keys, ${secondsOf(effort)} s`,
  });

test.describe('a coach brings 15 families in', () => {
  test.describe.configure({ mode: 'serial', timeout: 240_000 });
  let link: TeamLinkView & { token: string };
  test.beforeAll(async () => {
    link = await makeLink();
  });

  test('a new family is on the roster within 90 seconds of taps and keys', async ({ browser }) => {
    const { page, effort } = await openPhone(browser);
    await page.goto(`/team#${link.token}`);
    await expect(page.getByRole('heading', { name: 'You are invited to a team' })).toBeVisible();
    await signUp(page, 'Omar Haddad');
    await checkScreen(page, 'who plays, of a new account');
    await choosePlays(page, 'My child');
    await page.getByRole('button', { name: 'Continue' }).click();
    await typeOnboarding(page, '05/01/1985');
    await expect(page.getByRole('radio', { name: /^My child/ })).toBeChecked();
    await page.getByRole('button', { name: 'Add your child' }).click();
    await typeChild(page, 'Sam', 'Haddad', { number: '7' });
    await expect(result(page).getByText('Sam: Confirm your email address first')).toBeVisible();
    await checkScreen(page, 'a team waits for the address');
    await confirmMail(page, 'Omar Haddad');
    // Without another tap.
    await expect(result(page).getByText('Sam: On the roster with number 7')).toBeVisible();
    await expect(result(page).getByText('You: In the group of the team')).toBeVisible();
    await checkScreen(page, 'a child on the roster');
    report('a new family, from the link to the roster', effort);
    expect(secondsOf(effort)).toBeLessThanOrEqual(90);
    expect(effort.keys).toBeGreaterThan(80);
    expect(await roster()).toEqual(['Sam 7']);
    const { links } = (await readTeam()).desk ?? { links: [] };
    expect(links.find(({ id }) => id === link.id)?.joined.length).toBe(2);
    await expect(page.getByRole('link', { name: 'Go to the team' })).toHaveAttribute(
      'href',
      `/app/team/${teamId}`,
    );
    await page.context().close();
  });

  test('a player closes the tab during onboarding and is in the team afterwards', async ({ browser }) => {
    const { page, effort } = await openPhone(browser);
    await page.goto(`/team#${link.token}`);
    await signUp(page, 'Mia Larsen');
    await choosePlays(page, 'Me');
    await type(page, page.getByLabel('Jersey number, if you know it'), '#7');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await confirmMail(page, 'Mia Larsen');
    const device = page.context();
    await page.close();
    const later = await device.newPage();
    await later.goto('/onboarding');
    await continueOnboarding(later);
    await later.getByRole('button', { name: 'Skip' }).click();
    // Another tab knows nothing of the link, but the answers are kept on the device.
    await chooseOption(later, 'Position', 'Goalie');
    await continueOnboarding(later);
    await type(later, later.getByLabel('Birthday'), '06/01/2012');
    await type(later, later.getByLabel('Zip code'), '55101');
    await continueOnboarding(later);
    await expect(later.getByRole('combobox', { name: 'Organization' })).toHaveValue(/Dana/);
    await later.getByRole('button', { name: 'Finish' }).click();
    await expect(later).toHaveURL(/\/app\/dashboard/);
    // Number 7 is Sam's.
    await expect.poll(roster).toEqual(['Sam 7', 'Mia –']);
    await later.goto('about:blank');
    await later.goto(`/team#${link.token}`);
    await expect(later.getByRole('heading', { name: /^You are on/ })).toBeVisible();
    await checkScreen(later, 'a link to the own team');
    await expect(later.getByRole('link', { name: 'Go to the team' })).toBeVisible();
    expect(effort.keys).toBeGreaterThan(0);
    await device.close();
  });

  test('a family with two children comes by a code and waits for the coach', async ({ browser }) => {
    const { page, effort } = await openPhone(browser);
    const code = link.code ?? '';
    await page.goto('/team');
    const field = page.getByRole('textbox', { name: 'Team code' });
    await type(page, field, code.slice(0, 5));
    await page.keyboard.press('Enter');
    await expect(page.getByText(teamRules.code)).toBeVisible();
    await checkScreen(page, 'a code that is too short');
    await field.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(`- ${code.slice(3).toLowerCase()}`);
    await page.keyboard.press('Enter');
    await signUp(page, 'Priya Nair');
    await choosePlays(page, 'My child');
    await page.getByRole('button', { name: 'Continue' }).click();
    await typeOnboarding(page, '05/01/1985');
    await page.getByRole('button', { name: 'Add your child' }).click();
    await typeChild(page, 'Asha', 'Nair', { forgetsConsent: true });
    await page.getByRole('button', { name: 'Add another player' }).click();
    await typeChild(page, 'Dev', 'Nair');
    await confirmMail(page, 'Priya Nair');
    await expect(result(page).getByText('Asha: Waits for a tap of the coach')).toBeVisible();
    await expect(result(page).getByText('Dev: Waits for a tap of the coach')).toBeVisible();
    await checkScreen(page, 'a family waits for the coach');
    report('a family of two children by a code', effort);
    expect(await roster()).toEqual(['Sam 7', 'Mia –']);

    const waiting = async () => (await readTeam()).desk?.waiting ?? [];
    await expect
      .poll(async () => (await waiting()).map(({ needs }) => needs))
      .toEqual(['staff', 'staff', 'staff']);
    await coach.person.call(teamRoutes.addMembers, {
      params: { id: teamId },
      body: { confirm: (await waiting()).map(({ player }) => ({ user_id: player.id })) },
    });
    // Without a tap.
    await expect(result(page).getByText('Asha: On the roster')).toBeVisible();
    await expect(result(page).getByText('Dev: On the roster')).toBeVisible();
    await expect(result(page).getByText('You: In the group of the team')).toBeVisible();
    await page.context().close();
  });

  test('twelve more come at once, and nobody is lost or there twice', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        signUpAndOnboard(own, `Player${'ABCDEFGHIJKL'[index]}`, {
          organization_id: coach.person.organizationId,
          birthdate: '2012-06-01',
          age: '14U',
        }),
      ),
    );
    await Promise.all(people.map(confirmWithoutMail));
    const { token } = link;
    const replies = await Promise.all(
      people.map(({ person }, index) =>
        person.call(teamRoutes.acceptLink, { body: { token, number: String(20 + Math.floor(index / 2)) } }),
      ),
    );
    expect(replies.map(({ state }) => state)).toEqual(people.map(() => 'member'));
    expect(replies.filter(({ number_taken }) => number_taken).length).toBe(6);
    const { members } = await readTeam();
    // Sam, Mia, Asha, Dev and the twelve.
    expect(members.length).toBe(16);
    expect(new Set(members.map(({ player }) => player?.id)).size).toBe(16);
  });
});

test.describe('links and codes that do not work', () => {
  test.describe.configure({ timeout: 120_000 });

  const signInByTyping = async (page: Page, { email, password }: OnboardedUser) => {
    await page.goto('/login');
    await type(page, page.getByLabel('Email'), email);
    await type(page, page.getByLabel('Password', { exact: true }), password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/app\//);
  };

  const expectEnded = async (page: Page, token: string) => {
    await page.goto('about:blank');
    await page.goto(`/team#${token}`);
    await expect(page.getByText('This link does not work any more')).toBeVisible();
    await expect(page.getByText(teamRules.linkEnded)).toBeVisible();
  };

  test('each says its sentence', async ({ browser }) => {
    const [guest, first] = await Promise.all([
      signUpAndOnboard(own, 'Gus'),
      signUpAndOnboard(own, 'Una', { birthdate: '2012-06-01' }),
    ]);
    await confirmWithoutMail(first);
    const [expired, revoked, usedUp] = await Promise.all([makeLink(), makeLink(), makeLink({ uses: 1 })]);
    await pool.query("update circle_link set expires_at = now() - interval '1 minute' where id = $1", [
      expired.id,
    ]);
    await coach.person.call(teamRoutes.revokeLink, { params: { id: teamId, link_id: revoked.id } });
    await first.person.call(teamRoutes.acceptLink, { body: { token: usedUp.token } });

    const { page } = await openPhone(browser);
    await signInByTyping(page, guest);
    for (const { token } of [expired, revoked, usedUp]) await expectEnded(page, token);
    await expectEnded(page, 'not-the-link');
    await checkScreen(page, 'a link to a team that has ended');

    await page.goto('/team');
    const field = page.getByRole('textbox', { name: 'Team code' });
    await type(page, field, revoked.code ?? '');
    await page.keyboard.press('Enter');
    await expect(page.getByText(teamRules.codeUnknown)).toBeVisible();
    await expect(field).toHaveValue(revoked.code ?? '');
    await checkScreen(page, 'a code that has ended');

    // A code that ends in its two days.
    const short = await makeLink();
    await pool.query("update circle_link set code_expires_at = now() - interval '1 minute' where id = $1", [
      short.id,
    ]);
    await field.press('ControlOrMeta+a');
    await page.keyboard.type(short.code ?? '');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(short.code ?? '');
    await expect(page.getByText(teamRules.codeUnknown)).toBeVisible();

    // Without a connection the code stays.
    await page.context().setOffline(true);
    await field.press('ControlOrMeta+a');
    await page.keyboard.type('K7PX2M');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Failed to check the code/)).toBeVisible();
    await expect(field).toHaveValue('K7PX2M');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Find the team' }).click();
    await expect(page.getByText(teamRules.codeUnknown)).toBeVisible();
    await page.context().close();
  });

  test('ten wrong codes are enough for an hour', async ({ browser }) => {
    const guest = await signUpAndOnboard(own, 'Rudi');
    const { page } = await openPhone(browser);
    await signInByTyping(page, guest);
    await page.goto('/team');
    const field = page.getByRole('textbox', { name: 'Team code' });
    await type(page, field, 'ZZZZZ2');
    await page.keyboard.press('Enter');
    await expect(page.getByText(teamRules.codeUnknown)).toBeVisible();
    const open = () => guest.person.call(teamRoutes.openLink, { body: { code: 'ZZZZZ3' } });
    const statusOf = () =>
      open().then(
        () => 200,
        (error: unknown) => (error instanceof Error && 'status' in error ? error.status : error),
      );
    while ((await statusOf()) === 404);
    // The focus is still in the input.
    await page.keyboard.press('Enter');
    await expect(page.getByText(teamRules.tooManyCodes)).toBeVisible();
    await expect(field).toHaveValue('ZZZZZ2');
    await page.context().close();
  });

  test('a newcomer finds the page for a code', async ({ browser }) => {
    const guest = await signUpAndOnboard(own, 'Nell', { birthdate: '2012-06-01' });
    expect((await guest.person.call(playerRoutes.me)).onboarding_complete).toBe(true);
    const { page } = await openPhone(browser);
    await signInByTyping(page, guest);
    await page.getByRole('link', { name: 'Have a team code?' }).click();
    await expect(page.getByRole('heading', { name: 'Join your team' })).toBeVisible();
    await checkScreen(page, 'the code of a team');
    await page.context().close();
  });
});
