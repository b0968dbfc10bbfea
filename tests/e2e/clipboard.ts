import type { Page } from '@playwright/test';

/** Pastes what a page copied into an empty page: the app's permissions policy lets no script read the clipboard. */
export const copiedText = async (page: Page): Promise<string> => {
  const reader = await page.context().newPage();
  await reader.setContent('<textarea autofocus></textarea>');
  const field = reader.locator('textarea');
  await field.focus();
  await reader.keyboard.press('ControlOrMeta+V');
  const text = await field.inputValue();
  await reader.close();
  return text;
};
