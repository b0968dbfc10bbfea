import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../apps/web/src/styles/tokens.css', import.meta.url), 'utf8');

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** Returns the hex color of a design token in a theme. @throws when the token does not exist. */
const valueOf = (name: string, theme: 'light' | 'dark'): string => {
  const [, light, dark, both] =
    new RegExp(`--${name}: (?:light-dark\\((#\\w{6}), (#\\w{6})\\)|(#\\w{6}));`).exec(css) ?? [];
  const value = both ?? (theme === 'light' ? light : dark);
  if (!value) throw new Error(`no color token named ${name}`);
  return value;
};

const surfaces = ['rink', 'sunk', 'board', 'raised'];
const text = [
  ...['ink', 'soft', 'blue', 'lamp-ink', 'red', 'good'].flatMap((ink) => surfaces.map((on) => [ink, on])),
  ...['blue', 'lamp', 'red', 'good'].map((tone) => ['ink', `${tone}-wash`]),
  ['blue', 'blue-wash'],
  ['lamp-ink', 'lamp-wash'],
  ['red', 'red-wash'],
  ['good', 'good-wash'],
  ['on-blue', 'blue'],
  ['on-lamp', 'lamp'],
  ['on-lamp', 'lamp-press'],
  ['on-red', 'red-solid'],
  ['on-red', 'red-press'],
] as [string, string][];
const outlines = ['edge', 'focus'].flatMap((outline) => surfaces.map((on) => [outline, on])) as [
  string,
  string,
][];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  test.each(text)('%s on %s has a text contrast of at least 4.5', (ink, on) => {
    expect(contrast(valueOf(ink, theme), valueOf(on, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(outlines)('%s on %s has an outline contrast of at least 3', (line, on) => {
    expect(contrast(valueOf(line, theme), valueOf(on, theme))).toBeGreaterThanOrEqual(3);
  });
});

test.each(['ink', 'soft', 'blue', 'lamp-ink'])(
  '%s has a text contrast of at least 4.5 on dark panels',
  (ink) => {
    for (const theme of ['light', 'dark'] as const)
      expect(contrast(valueOf(ink, 'dark'), valueOf('night', theme))).toBeGreaterThanOrEqual(4.5);
  },
);
