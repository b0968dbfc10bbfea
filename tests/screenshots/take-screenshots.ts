import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ScreenState } from '../e2e/screen-table.js';

/** Viewports of a phone, a tablet and a laptop. */
export const viewports = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

/** Maximum height of a screenshot, px. */
const maxHeight = 2400;

export interface Screenshot {
  file: string;
  width: number;
  label: string;
}

const slug = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-');

/** Takes six screenshots of the current page: three widths in two themes. */
export const takeScreenshots = async (
  page: Page,
  folder: string,
  name: string,
  state: ScreenState,
): Promise<Screenshot[]> => {
  const screenshots: Screenshot[] = [];
  for (const { width, height } of viewports) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const label = `${state} ${width} ${colorScheme}`;
      const file = join(folder, `${slug(`${name} ${label}`)}.png`);
      // The viewport is as tall as the page, so that fixed bars appear at its bottom.
      const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, Math.min(pageHeight, maxHeight)) });
      await page.screenshot({ path: file, animations: 'disabled' });
      screenshots.push({ file, width, label });
    }
  }
  return screenshots;
};

/** Size of each screenshot on a contact sheet, px. */
const cell = { width: 380, height: 560, gap: 12 };

/** Combines all screenshots of a screen into a contact sheet with one row per state. */
export const createContactSheet = async (
  folder: string,
  name: string,
  pictures: readonly Screenshot[],
): Promise<void> => {
  const columns = viewports.length * schemes.length;
  const rows = Math.ceil(pictures.length / columns);
  const step = { x: cell.width + cell.gap, y: cell.height + cell.gap };
  const input = await Promise.all(
    pictures.map(({ file }) =>
      sharp(file)
        .resize({
          width: cell.width,
          height: cell.height,
          fit: 'contain',
          position: 'top',
          background: '#777',
        })
        .toBuffer(),
    ),
  );
  await sharp({
    create: { width: columns * step.x, height: rows * step.y, channels: 3, background: '#777' },
  })
    .composite(
      input.map((image, at) => ({
        input: image,
        left: (at % columns) * step.x,
        top: Math.floor(at / columns) * step.y,
      })),
    )
    .png({ palette: true })
    .toFile(join(folder, `sheet-${slug(name)}.png`));
};
