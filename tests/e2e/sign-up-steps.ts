import { expect, type Locator, type Page } from '@playwright/test';

/** Types a text into a field, by default without a tap on it. */
type TypeText = (field: Locator, text: string) => Promise<void>;
const typeText: TypeText = (field, text) => field.pressSequentially(text);

export const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@rink.example`;

/** Types a sign-up on the page that is open. */
export const typeSignUp = async (
  page: Page,
  { name, password = 'five-hole rebound' }: { name: string; password?: string },
  type = typeText,
): Promise<void> => {
  const [first = '', last = ''] = name.split(' ');
  await type(page.getByLabel('First name'), first);
  await type(page.getByLabel('Last name'), last);
  await type(page.getByLabel('Email'), emailOf(name));
  await type(page.getByLabel('Password', { exact: true }), password);
  await type(page.getByLabel('Confirm password'), password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
};

/** Opens the link of a mail in another tab of the device, and confirms the address. */
export const confirmAddress = async (page: Page, link: string): Promise<void> => {
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(tab.getByRole('heading', { name: 'Your email address is confirmed' })).toBeVisible({
    timeout: 30_000,
  });
  await tab.close();
  await page.bringToFront();
};
