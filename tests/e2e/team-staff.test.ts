import { readFile } from 'node:fs/promises';
import { todayUtc } from '@rinkside/contracts/player';
import { seasonOf } from '@rinkside/contracts/season';
import { teamRoutes, teamRules, type TeamView } from '@rinkside/contracts/team';
import type { Page } from '@playwright/test';
import { checkScreen } from './a11y.js';
import { confirmAddresses } from './confirm-addresses.js';
import { expect, type Fixtures, test, toast } from './playwright-test.js';
import type { ProductAddress } from './product-fixture.js';
import type { OnboardedUser } from './users.js';

const phone = { viewport: { width: 390, height: 844 } } as const;
const group = { age: '14U', level: 'AA' } as const;
const teamFields = { age_level: '14U', level: 'AA', season: seasonOf('dashboard', todayUtc()) } as const;

interface Club {
  coach: OnboardedUser;
  teams: TeamView[];
  /** Brings people into the first team by a link. */
  bring: (people: OnboardedUser[], numbers?: string[]) => Promise<void>;
}

/** A coach with teams. */
const createClub = async (
  product: ProductAddress,
  member: Fixtures['member'],
  names: string[],
): Promise<Club> => {
  const coach = await member('Dana', { ...group, role: 'coach', position: null, birthdate: '1985-05-01' });
  await confirmAddresses(product, [coach]);
  const { organizationId } = coach.person;
  const teams: TeamView[] = [];
  for (const name of names)
    teams.push(
      await coach.person.call(teamRoutes.create, {
        params: { id: organizationId },
        body: { name, ...teamFields },
      }),
    );
  const bring = async (people: OnboardedUser[], numbers: string[] = []) => {
    await confirmAddresses(product, people);
    const { token } = await coach.person.call(teamRoutes.addLink, {
      params: { id: teams[0]?.id ?? '' },
      body: {},
    });
    for (const [at, { person }] of people.entries())
      await person.call(teamRoutes.acceptLink, {
        body: { token, ...(numbers[at] && { number: numbers[at] }) },
      });
  };
  return { coach, teams, bring };
};

const playersOf = async (member: Fixtures['member'], { coach }: Club, names: string[]) => {
  const players: OnboardedUser[] = [];
  for (const name of names)
    players.push(
      await member(name, {
        ...group,
        organization_id: coach.person.organizationId,
        birthdate: '2012-04-05',
      }),
    );
  return players;
};

const openTeam = async (page: Page, team: TeamView | undefined) => {
  await page.goto(`/app/team/${team?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: team?.name ?? '' })).toBeVisible();
};
const openMenu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const rows = (page: Page) => page.getByRole('list', { name: 'Roster' }).getByRole('listitem');

test('a coach ends a link from the desk, and the guest reads what to do', async ({
  product,
  member,
  open,
}) => {
  const { coach, teams } = await createClub(product, member, ['14U AA']);
  const page = await open(coach.session, phone);
  await openTeam(page, teams[0]);
  await page.getByRole('button', { name: 'Invite families' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite families' });
  await dialog.getByLabel('It works for').selectOption('60 places');
  await dialog.getByLabel('It ends after').selectOption('2 days');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(
    dialog.getByText(
      /^60 places: each child and each parent takes one, about 30 families\. It works for 2 days\./,
    ),
  ).toBeVisible();
  const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const links = page.getByRole('list', { name: 'Invitation links' });
  await expect(links.getByText(/0 of 60 used/)).toBeVisible();
  const guest = await member('Kit', { ...group, birthdate: '2012-04-05' });
  const guestPage = await open(guest.session, phone);
  await guestPage.goto(url);
  await expect(guestPage.getByRole('heading', { name: /^Join/ })).toBeVisible();
  await links.getByRole('button', { name: /^End link of/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End link' }).click();
  await expect(toast(page, 'Link ended. Who came by it stays.')).toBeVisible();
  await expect(links.getByText(/^Ended/)).toBeVisible();
  // The page was open before.
  await guestPage.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(guestPage.getByText(teamRules.linkEnded)).toBeVisible();
  await guestPage.reload();
  await expect(guestPage.getByText('This link does not work any more')).toBeVisible();
  await expect(guestPage.getByText(teamRules.linkEnded)).toBeVisible();
  await checkScreen(guestPage, 'a link to a team that has ended');
});

test('a coach moves a player to another team and makes a team that exists twice one', async ({
  product,
  member,
  open,
}) => {
  test.slow();
  const club = await createClub(product, member, ['14U AA', '14U AA Blades']);
  const { coach, teams, bring } = club;
  const [kit, lou] = await playersOf(member, club, ['Kit', 'Lou']);
  if (!kit || !lou) throw new Error('two players join');
  await bring([kit, lou], ['7', '9']);
  await coach.person.call(teamRoutes.addMembers, {
    params: { id: teams[1]?.id ?? '' },
    body: { places: [{ name: 'Sam Okafor', number: '7' }] },
  });
  const page = await open(coach.session, phone);
  await openTeam(page, teams[0]);
  await page.getByRole('button', { name: `Edit ${kit.name}` }).click();
  const edit = page.getByRole('dialog', { name: kit.name });
  await edit.getByLabel('Team', { exact: true }).selectOption({ index: 1 });
  await checkScreen(page, 'a player moves to another team');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/ is on .*14U AA Blades.* now$/)).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await openTeam(page, teams[1]);
  await expect(rows(page)).toHaveCount(2);
  // Number 7 belongs to the place.
  await expect(rows(page).filter({ hasText: kit.name })).toContainText('No number');

  await openTeam(page, teams[0]);
  await openMenu(page, 'This team exists twice');
  const merge = page.getByRole('alertdialog', { name: 'This team exists twice' });
  await expect(merge.getByLabel('The team that stays').locator('option')).toHaveCount(1);
  await checkScreen(page, 'two teams become one');
  await merge.getByRole('button', { name: 'Make them one' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '14U AA Blades' })).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: lou.name })).toContainText('Number 9');

  await openMenu(page, 'Delete team');
  const question = page.getByRole('alertdialog', { name: /^Delete/ });
  await checkScreen(page, 'the question before a team is deleted');
  await question.getByRole('button', { name: 'Delete team' }).click();
  await expect(toast(page, 'Team deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/organization\//);
  await page.goto(`/app/team/${teams[1]?.id}`);
  await expect(page.getByText('This team is not here')).toBeVisible();
  await checkScreen(page, 'a team that is not here');
});

test('a coach names a manager, who runs the team until the coach removes them', async ({
  product,
  member,
  open,
}) => {
  test.slow();
  const club = await createClub(product, member, ['14U AA']);
  const { coach, teams, bring } = club;
  const pat = await member('Pat', {
    ...group,
    role: 'parent',
    organization_id: coach.person.organizationId,
    birthdate: '1984-03-02',
  });
  const [kit] = await playersOf(member, club, ['Kit']);
  if (!kit) throw new Error('a player joins');
  await bring([pat, kit]);
  const parent = await open(pat.session, phone);
  await openTeam(parent, teams[0]);
  await expect(parent.getByText('You are not on this team, so you see first names')).toBeVisible();
  await checkScreen(parent, 'a team, for another person of the group');
  const page = await open(coach.session, phone);
  await openTeam(page, teams[0]);
  const choose = async (isChecked: boolean) => {
    await openMenu(page, 'Managers');
    const dialog = page.getByRole('dialog', { name: 'Managers' });
    await dialog.getByRole('checkbox', { name: pat.name }).setChecked(isChecked);
    await checkScreen(page, 'the managers of a team');
    await dialog.getByRole('button', { name: 'Save managers' }).click();
    await expect(toast(page, 'Managers updated')).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  await choose(true);
  const staff = page.getByRole('list', { name: 'Coaches and managers' });
  await expect(staff.getByRole('listitem').filter({ hasText: pat.name })).toContainText('Manager');
  // Without a reload.
  await parent.getByRole('button', { name: `Edit ${kit.name}` }).click();
  const edit = parent.getByRole('dialog', { name: kit.name });
  await edit.getByLabel('Number').pressSequentially('12');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).filter({ hasText: kit.name })).toContainText('Number 12');
  await choose(false);
  await expect(staff.getByText(pat.name)).toBeHidden();
  await expect(parent.getByRole('button', { name: 'Invite families' })).toBeHidden();
});

test('a coach prints the roster by name and saves it as a file', async ({ product, member, open }) => {
  test.slow();
  const club = await createClub(product, member, ['14U AA']);
  const { coach, teams, bring } = club;
  const players = await playersOf(member, club, ['Kit', 'Zoe']);
  await bring(players, ['00', '3']);
  await coach.person.call(teamRoutes.addMembers, {
    params: { id: teams[0]?.id ?? '' },
    body: { places: [{ name: '=Sam Okafor', birth_year: 2012 }] },
  });
  const page = await open(coach.session, phone);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await openTeam(page, teams[0]);
  await openMenu(page, 'Stats table');
  const dialog = page.getByRole('dialog', { name: 'Stats table' });
  await expect(dialog.getByRole('row')).toHaveCount(4);
  // Names and headings stay in view.
  const table = dialog.getByRole('region', { name: 'Stats table' });
  const names = table.getByRole('rowheader');
  const before = await names.first().boundingBox();
  await table.evaluate((region) => region.scrollTo(region.scrollWidth, 0));
  await expect(table.getByRole('columnheader').last()).toBeInViewport();
  expect((await names.first().boundingBox())?.x).toBe(before?.x);
  await table.getByRole('button', { name: /^#/ }).click();

  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  const paper = page.getByRole('table');
  await expect(paper).toHaveCount(1);
  await expect(paper.getByRole('rowheader')).toHaveText(['=Sam Okafor', ...players.map(({ name }) => name)]);
  await page.emulateMedia({ media: 'screen' });

  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  const [head, ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n');
  expect(head).toMatch(/^Number,Last name,/);
  expect(lines).toHaveLength(3);
  expect(csv).toContain("'=Sam Okafor");
  expect(lines.find((line) => line.includes('Kit'))).toMatch(/^00,/);
});
