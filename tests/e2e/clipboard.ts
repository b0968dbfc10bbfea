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

/** Pastes a text with the keyboard, as people do it, into the field that has the focus. */
export const pasteText = async (page: Page, text: string): Promise<void> => {
  const writer = await page.context().newPage();
  await writer.setContent('<textarea autofocus></textarea>');
  const field = writer.locator('textarea');
  await field.fill(text);
  await field.press('ControlOrMeta+A');
  await field.press('ControlOrMeta+C');
  await writer.close();
  await page.bringToFront();
  await page.keyboard.press('ControlOrMeta+V');
};
