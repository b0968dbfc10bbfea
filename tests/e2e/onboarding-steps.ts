import { expect, type Page } from '@playwright/test';

/** Expects the progress text, such as 'Step 2 of 5'. */
export const expectStep = (page: Page, progress: string) =>
  expect(page.getByText(progress, { exact: true })).toBeVisible();

export const continueOnboarding = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();

/** Chooses an option by its label, because the radio input is visually hidden. */
export const chooseOption = (page: Page, group: string, option: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(option, { exact: true }).click();

export const fillBirthday = async (page: Page, birthday: string, zip: string) => {
  await page.getByLabel('Birthday').fill(birthday);
  await page.getByLabel('Zip code').fill(zip);
};

/** Adds a new organization and selects it. */
export const addOrganization = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Organization' }).fill(name);
  await page.getByRole('option', { name: `Can't find it? Add '${name}'` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your organization' });
  await expect(dialog.getByLabel('Organization name')).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Add organization' }).click();
  // Other tests may have added a name like this one.
  const another = dialog.getByRole('button', { name: 'No, add a new one' });
  await expect(async () => {
    if (await another.isVisible()) await another.click();
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue(name);
};

/** Selects an existing organization. */
export const findOrganization = async (page: Page, name: string) => {
  const search = page.getByRole('combobox', { name: 'Organization' });
  await search.fill(name);
  await page.getByRole('option', { name }).filter({ hasNotText: "Can't find it?" }).click();
  await expect(search).toHaveValue(name);
};
