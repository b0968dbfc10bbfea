import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';

const publicFolder = join(import.meta.dirname, '../../apps/web/public');
const image = z.strictObject({
  src: z.string().startsWith('/'),
  sizes: z.string(),
  type: z.enum(['image/png', 'image/svg+xml']),
  purpose: z.literal('maskable').optional(),
});
const manifest = z.strictObject({
  id: z.literal('/app/dashboard'),
  name: z.string().min(1),
  short_name: z.string().max(12),
  description: z.string().min(1),
  lang: z.literal('en'),
  start_url: z.literal('/app/dashboard'),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string().regex(/^#[\da-f]{6}$/),
  theme_color: z.string().regex(/^#[\da-f]{6}$/),
  categories: z.array(z.string()),
  icons: z.array(image),
  shortcuts: z.array(z.strictObject({ name: z.string(), url: z.string(), icons: z.array(image) })),
});
const read = async () =>
  manifest.parse(JSON.parse(await readFile(join(publicFolder, 'manifest.webmanifest'), 'utf8')));

/** Reads width and height from a PNG header. */
const sizeOf = async (src: string) => {
  const file = await readFile(join(publicFolder, src));
  expect(file.subarray(1, 4).toString()).toBe('PNG');
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
};

test('the manifest is installable, and its images have the declared sizes', async () => {
  const { icons, shortcuts } = await read();
  const images = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)];
  for (const { src, sizes } of images.filter(({ type }) => type === 'image/png'))
    expect(await sizeOf(src), src).toBe(sizes);
  for (const purpose of [undefined, 'maskable'])
    expect(icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
  expect(await sizeOf('/apple-touch-icon.png')).toBe('180x180');
  expect(await readFile(join(publicFolder, 'icon.svg'), 'utf8')).toContain('<svg');
});

test('shortcuts lead to existing screens', async () => {
  const { shortcuts } = await read();
  const navigation = await readFile(join(publicFolder, '../src/pages/app/navigation.ts'), 'utf8');
  expect(shortcuts.map(({ name }) => name)).toEqual(['Add game', 'Coach', 'Add highlight']);
  for (const { url } of shortcuts) {
    const { pathname } = new URL(url, 'http://rink');
    expect(navigation).toContain(`path: '${pathname.replace('/app/', '')}'`);
  }
});
