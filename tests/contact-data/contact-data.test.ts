import {
  hasContactData,
  prepareContactData,
  readContactData,
} from '@rinkside/safety/contact-data/contact-data';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (name: string): string[] =>
  readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8')
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

/** CPU time in ms: other processes of the machine do not count. */
const cpuOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage();
  return (user + system - before.user - before.system) / 1000;
};

test.each(
  [
    'a',
    'il',
    '5-',
    '5 ',
    'one',
    'a.',
    'a_',
    '@a',
    'snap is ',
    'add me ',
    'i i ',
    ' ',
    '1a',
    'x ',
    'gal',
    'e e ',
  ].concat(['\u33ff', '\u00bd', '\u2121', '\u33c2', '\ud55c', '\u1ec7 ', '\u0634\u064a\u0644 ']),
)('reads 5,000 characters of %j in linear time', async (text) => {
  await prepareContactData();
  hasContactData(text.repeat(5000 / text.length));
  // The least of three: other work on the machine adds to CPU time, too.
  const cpuMsOf = (characters: number) => {
    const long = text.repeat(characters / text.length);
    return Math.min(...[1, 2, 3].map(() => cpuOf(() => void hasContactData(long, Infinity))));
  };
  const whole = cpuMsOf(5000);
  expect(whole).toBeLessThan(1000);
  // Twice the text takes four times as long in quadratic time.
  expect(whole).toBeLessThan(3 * cpuMsOf(2500) + 50);
});

test('lets no text pass that it cannot read within the budget', () => {
  const text = 'We skate at dawn. '.repeat(60);
  expect(hasContactData(text)).toBe(false);
  // Some systems count CPU time in steps, so a budget of 0 may last.
  expect(hasContactData(text, -1)).toBe(true);
});

test('reads a long text in turns and answers from what it read', async () => {
  const text = 'a.'.repeat(2500);
  let turns = 0;
  const counter = setInterval(() => turns++, 0);
  await readContactData(text);
  clearInterval(counter);
  expect(turns).toBeGreaterThan(1);
  expect(hasContactData(text, 0)).toBe(false);
});
