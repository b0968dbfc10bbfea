import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { State } from '../browser/screen-table.js';

/** A phone, a tablet, a laptop. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const schemes = ['light', 'dark'] as const;

/** How much of a long page is kept, px. */
const tallest = 2400;

export interface Picture {
  file: string;
  width: number;
  label: string;
}

const slug = (name: string) => name.replaceAll(/[^a-z0-9]+/g, '-');

/** Six pictures of what stands: three widths, two themes. */
export const shoot = async (page: Page, folder: string, name: string, state: State): Promise<Picture[]> => {
  const pictures: Picture[] = [];
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const label = `${state} ${width} ${colorScheme}`;
      const file = join(folder, `${slug(`${name} ${label}`)}.png`);
      // A window as tall as the page: bars stand where they stand at its end.
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height: Math.max(height, Math.min(whole, tallest)) });
      await page.screenshot({ path: file, animations: 'disabled' });
      pictures.push({ file, width, label });
    }
  }
  return pictures;
};

/** Width and height of each picture on a sheet, px. */
const cell = { width: 380, height: 560, gap: 12 };

/** All pictures of a screen on one: a row for each state and theme. */
export const sheet = async (folder: string, name: string, pictures: readonly Picture[]): Promise<void> => {
  const columns = sizes.length * schemes.length;
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
      input.map((picture, at) => ({
        input: picture,
        left: (at % columns) * step.x,
        top: Math.floor(at / columns) * step.y,
      })),
    )
    .png({ palette: true })
    .toFile(join(folder, `sheet-${slug(name)}.png`));
};
