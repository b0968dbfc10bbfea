import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect as baseExpect, type Page, test } from '@playwright/test';
import { childRoutes } from '@rinkside/contracts/child';
import { circleRoutes } from '@rinkside/contracts/circle';
import { childEnv } from '@rinkside/platform/env';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';
import { openPool } from '@rinkside/testkit/test-database';
import { linkIn, startMailServer } from '../../apps/identity/testing/mail-server.js';
import { checkScreen } from './a11y.js';
import {
  addOrganization,
  chooseOption,
  continueOnboarding,
  fillBirthday,
  findOrganization,
} from './onboarding-steps.js';
import { toast } from './playwright-test.js';
import { confirmAddress, emailOf, typeSignUp } from './sign-up-steps.js';
import { childBodyOf, type OnboardedUser, signUpAndOnboard } from './users.js';

/** Four devices share the processor. */
const expect = baseExpect.configure({ timeout: 30_000 });

let home: string;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let own: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  home = await mkdtemp(join(tmpdir(), 'rinkside-circles-'));
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
});
test.afterAll(async () => {
  await own?.stop();
  await mailServer?.close();
  await rm(home, { recursive: true, force: true });
});

const origin = () => own.origins[0] ?? '';
const phone = { viewport: { width: 390, height: 844 } } as const;

interface Effort {
  taps: number;
  /** Text fields that were filled in. */
  fields: number;
}

/** Counts what a person did since the last call. */
const countEffort = async (context: BrowserContext) => {
  const effort: Effort = { taps: 0, fields: 0 };
  await context.exposeBinding('countEffort', (_source, kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await context.addInitScript(() => {
    const count = (kind: string) => Reflect.get(window, 'countEffort')(kind);
    addEventListener('pointerdown', () => count('taps'), { capture: true });
    addEventListener(
      'change',
      ({ target }) => {
        if (target instanceof HTMLInputElement && !/^(?:checkbox|radio|file)$/u.test(target.type))
          count('fields');
      },
      { capture: true },
    );
  });
  return (): Effort => {
    const counted = { ...effort };
    effort.taps = 0;
    effort.fields = 0;
    return counted;
  };
};

/** A row of the table of efforts in the page on circles. */
const report = (what: string, { taps, fields }: Effort) =>
  test.info().annotations.push({ type: 'effort', description: `${what}: ${taps} taps, ${fields} fields` });

/** Goes through onboarding as a parent or a coach; `chooseClub` fills in the last step. */
const typeOnboarding = async (page: Page, role: 'Parent' | 'Coach', chooseClub: () => Promise<void>) => {
  await expect(page).toHaveURL(/\/onboarding\/names/);
  await continueOnboarding(page);
  await page.getByRole('button', { name: 'Skip' }).click();
  await chooseOption(page, 'Your role', role === 'Coach' ? 'Coach' : 'Player/Parent');
  if (role === 'Parent') await chooseOption(page, 'And you are the …', 'Parent');
  await continueOnboarding(page);
  if (role === 'Parent') {
    await chooseOption(page, 'Position', 'Skater');
    await continueOnboarding(page);
  }
  await fillBirthday(page, '1985-05-01', '55101');
  await continueOnboarding(page);
  await chooseClub();
  await chooseOption(page, 'Age level', '10U');
  await chooseOption(page, 'Level', 'House');
  await page.getByRole('button', { name: 'Finish' }).click();
};

const linkInMail = async (name: string) => {
  await expect.poll(() => mailServer.mailsTo(emailOf(name)).length).toBeGreaterThan(0);
  return mailServer.mailsTo(emailOf(name)).map(linkIn)[0] ?? '';
};
const typeChild = async (page: Page, firstName: string, lastName: string) => {
  const dialog = page.getByRole('dialog', { name: 'Add a child' });
  await dialog.getByRole('textbox', { name: 'First name' }).pressSequentially(firstName);
  await dialog.getByRole('textbox', { name: 'Last name' }).pressSequentially(lastName);
  await dialog.getByRole('textbox', { name: 'Birthday' }).pressSequentially('03/05/2017');
  await chooseOption(page, 'Position', 'Skater');
  await chooseOption(page, 'Age level', '10U');
  await dialog.getByRole('checkbox', { name: /parent or guardian/ }).check();
  await dialog.getByRole('button', { name: 'Add child' }).click();
  await expect(dialog).toBeHidden();
};

type Device = Awaited<ReturnType<typeof openPhone>>;
const openPhone = async (browser: Browser) => {
  const context = await browser.newContext({ ...phone, baseURL: origin() });
  const taps = await countEffort(context);
  return { page: await context.newPage(), taps };
};

const result = (page: Page) => page.getByRole('list', { name: 'Result' });

test.describe('a new club', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });
  const club = 'Falcon Ridge Hockey';
  let link = '';
  let nora: Device;
  let omar: Device;
  let priya: Device;
  let dana: Device;
  test.beforeAll(async ({ browser }) => {
    nora = await openPhone(browser);
    omar = await openPhone(browser);
    priya = await openPhone(browser);
    dana = await openPhone(browser);
  });
  test('the first family creates the club and makes a link', async () => {
    const { page, taps } = nora;
    await page.goto('/login?mode=signup');
    await typeSignUp(page, { name: 'Nora Winters' });
    await typeOnboarding(page, 'Parent', () => addOrganization(page, club));
    await expect(page.getByRole('heading', { name: `Bring your team together at ${club}` })).toBeVisible();
    await checkScreen(page, 'a club without anybody');
    report('sign up, onboard and add a club', taps());
    await page.getByRole('button', { name: 'Invite your team' }).click();
    await expect(page.getByText(/^Please confirm your email address first/).first()).toBeVisible();
    await checkScreen(page, 'a link without a confirmed address');
    await confirmAddress(page, await linkInMail('Nora Winters'));
    // Without another tap.
    await expect(page.getByRole('dialog', { name: 'Invite your team' })).toBeVisible();
    await checkScreen(page, 'a new invitation link');
    report('invite the team', taps());
    link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('heading', { name: `Bring your team together at ${club}` })).toBeHidden();
  });

  test('the second family opens the link, signs up and joins with a child', async () => {
    const { page, taps } = omar;
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'You are invited to a team' })).toBeVisible();
    await checkScreen(page, 'an invitation, signed out');
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await typeSignUp(page, { name: 'Omar Haddad' });
    await expect(page.getByRole('heading', { name: `Join the team at ${club}` })).toBeVisible();
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await typeOnboarding(page, 'Parent', () =>
      expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(club),
    );
    await expect(page.getByText('Nora Winters invites your family.')).toBeVisible();
    report('sign up and onboard by the link', taps());
    await page.getByRole('button', { name: 'Add a child' }).click();
    await typeChild(page, 'Sam', 'Haddad');
    report('add a child by the link', taps());
    await expect(page.getByRole('checkbox', { name: 'Sam' })).toBeChecked();
    await checkScreen(page, 'who joins');
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(result(page).getByText('You wait')).toBeVisible();
    await expect(result(page).getByText('Sam waits')).toBeVisible();
    await checkScreen(page, 'waits for the address');
    await confirmAddress(page, await linkInMail('Omar Haddad'));
    await expect(result(page).getByText('You are in')).toBeVisible();
    await expect(result(page).getByText('Sam is in')).toBeVisible();
    report('join by the link', taps());
    await page.getByRole('link', { name: 'Go to the club' }).click();
    await page.getByRole('tab', { name: 'Groups' }).click();
    await expect(
      page.getByRole('list', { name: 'People of the group' }).getByText('Nora Winters'),
    ).toBeVisible();
    await checkScreen(page, 'a group');
  });

  test('the other parent of the child, who lives apart, becomes a guardian and joins', async ({
    browser,
  }) => {
    omar.taps();
    await omar.page.goto('/app/settings');
    await omar.page.getByRole('link', { name: /^Guardian's room of / }).click();
    await omar.page.getByRole('button', { name: 'Invite a guardian' }).click();
    const guardianLink = await omar.page.getByRole('textbox', { name: 'Link' }).inputValue();
    await omar.page.getByRole('button', { name: 'Done' }).click();
    report('invite the other parent', omar.taps());
    // The room acts as the child.
    await omar.page.getByRole('button', { name: 'Back to my profile' }).click();

    const { page, taps } = await openPhone(browser);
    await page.goto(guardianLink);
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await typeSignUp(page, { name: 'Olga Haddad' });
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await typeOnboarding(page, 'Parent', () => findOrganization(page, club));
    await expect(page.getByRole('heading', { name: 'Act for Sam' })).toBeVisible();
    report('sign up and onboard by the link of a guardian', taps());
    await confirmAddress(page, await linkInMail('Olga Haddad'));
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('link', { name: /^Guardian's room of / })).toBeVisible();
    report('become a guardian', taps());
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(result(page).getByText('You are in')).toBeVisible();
    report('join by the link as the other parent', taps());
    await page.goto('/app/organization#members');
    await expect(page.getByRole('list', { name: 'Members' }).getByText('Sam Haddad')).toBeVisible();
  });

  test('the third family tries a wrong link first', async () => {
    const { page, taps } = priya;
    await page.goto('/login?mode=signup');
    await typeSignUp(page, { name: 'Priya Nair' });
    await typeOnboarding(page, 'Parent', () => findOrganization(page, club));
    await confirmAddress(page, await linkInMail('Priya Nair'));
    report('sign up, onboard and confirm the address', taps());
    await page.goto('/circle#not-the-link');
    await expect(page.getByText('This link does not work any more')).toBeVisible();
    await checkScreen(page, 'a wrong link');
    // The address differs in the fragment only.
    await page.goto('about:blank');
    await page.goto(link);
    taps();
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(result(page).getByText('You wait').or(result(page).getByText('You are in'))).toBeVisible();
    await expect(result(page).getByText('You are in')).toBeVisible();
    report('join by the link with an account', taps());
    await page.goto('/app/organization#members');
    await expect(page.getByText('And 1 player you do not share a group with.')).toBeHidden();
    await expect(page.getByRole('list', { name: 'Members' }).getByText('Sam Haddad')).toBeVisible();
  });

  test('a grandparent of the third family joins by the link', async ({ browser }) => {
    const { page, taps } = await openPhone(browser);
    await page.goto(link);
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await typeSignUp(page, { name: 'Gopal Nair' });
    await page.getByRole('link', { name: 'Complete your profile' }).click();
    await typeOnboarding(page, 'Parent', () =>
      expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(club),
    );
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(result(page).getByText('You wait')).toBeVisible();
    await confirmAddress(page, await linkInMail('Gopal Nair'));
    await expect(result(page).getByText('You are in')).toBeVisible();
    report('join as a grandparent, from the sign-up on', taps());
  });

  test('a coach comes, families ask, and the coach confirms a family with one tap', async () => {
    const { page, taps } = dana;
    await page.goto('/login?mode=signup');
    await typeSignUp(page, { name: 'Dana Reyes' });
    await typeOnboarding(page, 'Coach', () => findOrganization(page, club));
    await expect(toast(page, 'Welcome to Rinkside!')).toBeVisible();
    await omar.page.goto('/app/dashboard');
    await expect(omar.page.getByRole('heading', { name: `Coach Dana Reyes is at ${club}` })).toBeVisible();
    await checkScreen(omar.page, 'a coach to ask');
    omar.taps();
    await omar.page.getByRole('button', { name: 'Ask Coach Dana Reyes' }).click();
    await expect(omar.page.getByText('You asked Coach Dana Reyes', { exact: true })).toBeVisible();
    await expect(omar.page.getByText('Sam waits for Coach Dana Reyes', { exact: true })).toBeVisible();
    report('ask a coach for a parent and a child', omar.taps());
    await checkScreen(omar.page, 'waits for a coach');

    await page.goto('/app/notifications');
    taps();
    await page
      .getByRole('link', { name: /asks to join your group/ })
      .first()
      .click();
    const waiting = page.getByRole('list', { name: 'People who ask to join' });
    await expect(waiting.getByRole('link', { name: 'Sam H.' })).toBeVisible();
    await checkScreen(page, 'people who ask a coach');
    await expect(waiting.getByRole('checkbox', { name: /Omar Haddad/ })).toBeChecked();
    await waiting.getByRole('button', { name: 'Confirm Sam H.' }).click();
    await expect(waiting).toBeHidden();
    report('confirm a child with its guardian', taps());
    // Live, on the page of the family.
    await expect(omar.page.getByText('Sam waits for Coach Dana Reyes')).toBeHidden();
    await page.goto('/app/organization#members');
    await expect(page.getByRole('list', { name: 'Members' }).getByText('Sam Haddad')).toBeVisible();
  });

  test('the maker of the link ends a place with one tap and a question', async () => {
    const { page, taps } = nora;
    await page.goto('/app/notifications');
    await page
      .getByRole('link', { name: /joined by your link/ })
      .first()
      .click();
    taps();
    await page
      .getByRole('list', { name: /^Who came by the link/ })
      .getByRole('button', { name: 'End the place of Priya Nair' })
      .click();
    await checkScreen(page, 'the end of a place');
    await page.getByRole('alertdialog').getByRole('button', { name: 'End place' }).click();
    await expect(toast(page, 'Priya Nair is no longer in the group')).toBeVisible();
    report('end a place', taps());
    await page.getByRole('button', { name: /^End link of/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
    await expect(toast(page, 'Link ended')).toBeVisible();
    // Live, on the list that was open.
    await expect(priya.page.getByText('And 1 player you do not share a group with.')).toBeVisible();
    await priya.page.goto('about:blank');
    await priya.page.goto(link);
    await expect(priya.page.getByText('This link does not work any more')).toBeVisible();
  });
});

test.describe('a club with a coach', () => {
  const signInByTyping = async (page: Page, { email, password }: OnboardedUser) => {
    await page.goto('/login');
    await page.getByLabel('Email').pressSequentially(email);
    await page.getByLabel('Password', { exact: true }).pressSequentially(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/app\//);
  };

  test('divorced parents have a place each, and a grandparent follows by a link', async ({ browser }) => {
    test.setTimeout(240_000);
    const coach = await signUpAndOnboard(own, 'Kim', { role: 'coach' });
    const { organizationId: organization_id } = coach.person;
    const [ava, ben, gran] = await Promise.all(
      ['Ava', 'Ben', 'Gran'].map((name) => signUpAndOnboard(own, name, { role: 'parent', organization_id })),
    );
    if (!ava || !ben || !gran) throw new Error('the family is incomplete');
    const ivy = await ava.person.call(childRoutes.add, { body: childBodyOf(ava) });
    const pool = openPool(own.databaseUrl, 1);
    await pool.query('update player set email_verified = true where id = any($1)', [
      [coach, ava, ben, gran].map(({ person }) => person.id),
    ]);
    await pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
      ben.person.id,
      ivy.id,
    ]);
    await pool.end();
    const whole = `Ivy ${ava.lastName}`;
    const members = (page: Page) => page.getByRole('list', { name: 'Members' });

    const mother = await openPhone(browser);
    await signInByTyping(mother.page, ava);
    mother.taps();
    await mother.page.getByRole('button', { name: `Ask Coach ${coach.name}` }).click();
    await expect(mother.page.getByText(`Ivy waits for Coach ${coach.name}`)).toBeVisible();
    report('ask for a parent and a child', mother.taps());

    const bench = await openPhone(browser);
    await signInByTyping(bench.page, coach);
    await bench.page.goto('/app/organization');
    const waiting = bench.page.getByRole('list', { name: 'People who ask to join' });
    await waiting.getByRole('button', { name: /^Confirm Ivy / }).click();
    await expect(waiting).toBeHidden();

    // The other parent reads what the child sees only as the child, until the coach says yes.
    const father = await openPhone(browser);
    await signInByTyping(father.page, ben);
    await father.page.goto('/app/organization#members');
    await expect(members(father.page).getByText(whole)).toBeVisible();
    await expect(father.page.getByRole('group', { name: 'Who joins?' })).toBeHidden();
    await father.page.getByRole('button', { name: `Ask Coach ${coach.name}` }).click();
    await expect(father.page.getByText(`You asked Coach ${coach.name}`, { exact: true })).toBeVisible();
    await waiting.getByRole('button', { name: `Confirm ${ben.name}` }).click();
    await expect(father.page.getByText(`You asked Coach ${coach.name}`, { exact: true })).toBeHidden();

    await mother.page.goto('/app/settings');
    const ownGroups = mother.page.getByRole('region', { name: 'Groups: You' });
    await ownGroups.getByRole('button', { name: /^Leave/ }).click();
    await mother.page.getByRole('alertdialog').getByRole('button', { name: 'Leave group' }).click();
    await expect(toast(mother.page, 'You left the group')).toBeVisible();
    await checkScreen(mother.page, 'the groups of a family');
    const states = (profile: OnboardedUser, actingAs?: string) =>
      profile.person
        .call(circleRoutes.mine, actingAs ? { actingAs } : {})
        .then((circles) => circles.map(({ state }) => state));
    expect(await states(ava)).toEqual([]);
    expect(await states(ben)).toEqual(['member']);
    expect(await states(ava, ivy.id)).toEqual(['member']);

    const { token } = await coach.person.call(circleRoutes.addLink, {
      params: { id: organization_id },
      body: {},
    });
    const rink = await openPhone(browser);
    await signInByTyping(rink.page, gran);
    await rink.page.goto('/app/organization#members');
    await expect(rink.page.getByText('And 1 player you do not share a group with.')).toBeVisible();
    await rink.page.goto(`/circle#${token}`);
    rink.taps();
    await rink.page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(result(rink.page).getByText('You are in')).toBeVisible();
    report('join by the link of a coach', rink.taps());
    await rink.page.goto('/app/organization#members');
    await expect(members(rink.page).getByText(whole)).toBeVisible();
  });
});
