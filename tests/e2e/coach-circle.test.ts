import { circleRoutes } from '@rinkside/contracts/circle';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { shareCircle } from '@rinkside/testkit/share-circle';
import { openPool } from '@rinkside/testkit/test-database';
import { checkScreen } from './a11y.js';
import { makeModerator } from './make-moderator.js';
import { expect, test, toast } from './playwright-test.js';
import type { ProductAddress } from './product-fixture.js';
import type { OnboardedUser } from './users.js';

/** Gives adults with confirmed addresses places in the own circle of their organization, which has no coach. */
const openClub = async ({ databaseUrl }: ProductAddress, people: OnboardedUser[]): Promise<void> => {
  const pool = openPool(databaseUrl, 1);
  await shareCircle(
    pool,
    people.map(({ person }) => person),
  );
  await pool.query('update player set email_verified = true where id = any($1)', [
    people.map(({ person }) => person.id),
  ]);
  await pool.end();
};
const circleOf = async ({ person }: OnboardedUser): Promise<string> =>
  (await person.call(circleRoutes.mine))[0]?.id ?? '';

test('two families say that a coach is theirs, and the coach hands the group over', async ({
  product,
  member,
  open,
  otherBrowser,
}) => {
  const ada = await member('Ada');
  const { organizationId: organization_id } = ada.person;
  const ben = await member('Ben', { organization_id });
  await openClub(product, [ada, ben]);
  const dana = await member('Dana', { role: 'coach', position: null, organization_id });
  const kid = await member('Kit', { organization_id, birthdate: '2012-04-05', age: '14U' });
  await openClub(product, [kid]);

  const page = await open(ada.session);
  await page.goto('/app/dashboard');
  const card = page.getByRole('region', { name: 'Is this your coach?' });
  await expect(card).toContainText('Nobody comes along so far.');
  await card.getByRole('button', { name: `Yes, our coach: ${dana.name}` }).click();
  await expect(toast(page, 'Thank you. Another family has to say yes, too.')).toBeVisible();
  await expect(card).toContainText('You said yes.');
  await checkScreen(page, 'the question whether a coach is known');

  const coachPage = await open(dana.session, {}, otherBrowser);
  await coachPage.goto('/app/organization');
  await coachPage.getByRole('button', { name: 'Propose an edit' }).click();
  const dialog = coachPage.getByRole('dialog', { name: 'Propose an edit' });
  await dialog.getByLabel('Team name (optional)').fill('Otters');
  await dialog.getByRole('button', { name: 'Send proposal' }).click();
  await expect(toast(coachPage, 'Proposed. A coach of the club or a moderator decides.')).toBeVisible();
  await coachPage.getByRole('tab', { name: 'Team' }).click();
  await expect(coachPage.getByRole('region', { name: 'Proposed edits' })).toContainText('Otters');
  await expect(coachPage.getByRole('region', { name: 'Your group' })).toContainText('Families of the club');
  await checkScreen(coachPage, 'the group of a first coach');

  const benPage = await open(ben.session);
  await benPage.goto('/app/organization');
  await benPage.getByRole('button', { name: `Yes, our coach: ${dana.name}` }).click();
  await expect(toast(benPage, 'Your groups are one now')).toBeVisible();
  await expect(benPage.getByText('Is this your coach?')).toBeHidden();

  await coachPage.reload();
  await expect(coachPage.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  const check = coachPage.getByRole('region', { name: 'Do you know these members?' });
  await check.getByRole('button', { name: `End place: ${kid.name}` }).click();
  await expect(toast(coachPage, 'Place ended')).toBeVisible();
  await checkScreen(coachPage, 'the team of the own group');
  await check.getByRole('button', { name: 'I know all others' }).click();
  await expect(check).toBeHidden();

  const finn = await member('Finn', { role: 'coach', position: null, organization_id });
  await openClub(product, [finn]);
  await coachPage.reload();
  await coachPage.getByRole('button', { name: 'Leave as a coach' }).click();
  const leave = coachPage.getByRole('dialog', { name: 'Leave as a coach?' });
  await expect(leave.getByRole('radio', { name: finn.name })).toBeChecked();
  await leave.getByRole('button', { name: 'Hand over and leave' }).click();
  await expect(toast(coachPage, 'Handed over')).toBeVisible();
  await expect(coachPage.getByRole('region', { name: 'Your group' })).toBeHidden();
  const finnPage = await open(finn.session);
  await finnPage.goto('/app/organization#team');
  await expect(finnPage.getByRole('region', { name: 'Your group' })).toBeVisible();
});

test('two coaches make their groups one, and a moderator makes it the group of the club', async ({
  product,
  member,
  open,
  otherBrowser,
}) => {
  const [ada, mod] = await Promise.all([member('Ada'), member('Mo')]);
  const { organizationId: organization_id } = ada.person;
  await makeModerator(product, mod);
  const dana = await member('Dana', { role: 'coach', position: null, organization_id });
  const eli = await member('Eli', { role: 'coach', position: null, organization_id });
  await ada.person.call(circleRoutes.ask, { params: { id: await circleOf(dana) } });

  const [page, other] = await Promise.all([open(dana.session), open(eli.session, {}, otherBrowser)]);
  await page.goto('/app/organization#team');
  await page.getByRole('button', { name: `Offer one group to ${eli.name}` }).click();
  await expect(toast(page, 'Offer sent. The other coach has to agree.')).toBeVisible();
  await other.goto('/app/organization#team');
  await other.getByRole('button', { name: `Become one group with ${dana.name}` }).click();
  await expect(toast(other, 'Your groups are one now')).toBeVisible();
  await expect(other.getByText('Other groups of this club')).toBeHidden();
  const coaches = await dana.person.call(rosterRoutes.coaches, { params: { id: organization_id } });
  expect(coaches.map(({ confirmed }) => confirmed)).toEqual([true, true]);

  const moderation = await open(mod.session);
  await moderation.goto('/app/moderation#groups');
  const { name } = await page.evaluate(() => ({ name: document.querySelector('h1')?.textContent ?? '' }));
  const card = moderation.getByRole('article', { name, exact: true });
  await expect(card).toContainText('Nobody can be asked');
  await checkScreen(moderation, 'groups in the moderation');
  await card.getByRole('button', { name: 'Agree' }).click();
  const dialog = moderation.getByRole('dialog', { name: /coaches of this club/u });
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason, for the log').fill('The club confirmed both coaches.');
  await dialog.getByRole('button', { name: 'Agree' }).click();
  await expect(toast(moderation, 'Agreed')).toBeVisible();
  await expect(card).toBeHidden();
});
