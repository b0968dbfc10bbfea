import type { Page } from '@playwright/test';

const prefix = 'full ';

/** Fills the web storages of a page to their last byte. */
export const fillStorages = (page: Page) =>
  page.evaluate((name) => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
        for (let room = true, at = 0; room; at++)
          try {
            storage.setItem(`${name}${size} ${at}`, 'x'.repeat(size));
          } catch {
            room = false;
          }
  }, prefix);

export const freeStorages = (page: Page) =>
  page.evaluate((name) => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (key.startsWith(name)) storage.removeItem(key);
  }, prefix);
