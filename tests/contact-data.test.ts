import { hasContactData } from '@rinkside/domain/safety/contact-data/contact-data';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string[] =>
  readFileSync(new URL(`contact-data/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replaceAll('\\n', '\n'));

/** Rules are written for the development half only; the other half measures them. */
test.each(['development', 'held-out'])('distinguishes contact data from hockey comments: %s half', (half) => {
  const refused = read(`refused.${half}`);
  const innocent = read(`innocent.${half}`);
  const missed = refused.filter((text) => !hasContactData(text));
  const wrong = innocent.filter(hasContactData);
  expect(missed.length / refused.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  expect(wrong.length / innocent.length, wrong.join('\n')).toBeLessThanOrEqual(0.01);
});

test.each(['a', 'il', '5-', '5 ', 'one', 'a.', 'a_', '@a', 'snap is ', 'add me ', 'i i ', ' '])(
  'needs less than two seconds for 5,000 characters of %j',
  (text) => {
    const startMs = performance.now();
    hasContactData(text.repeat(5000 / text.length));
    expect(performance.now() - startMs).toBeLessThan(2000);
  },
);
