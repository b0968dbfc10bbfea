import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { commonPasswords } from './common-passwords.js';
import { isTrivialPassword } from './password.js';

const isRefused = (password: string) => isTrivialPassword(password, 'noor@rink.example');
const anyCase = (text: string) => fc.constantFrom(text, text.toUpperCase());

it.each([
  '654321',
  '121212',
  'abcdef',
  '101010',
  'aaaaaa',
  '      ',
  '\u0430\u0431\u0432\u0433\u0434\u0435',
  '246802',
  '13579135',
  '97531975',
  'acegik',
  'zyxwvu',
  '890123',
  'xyzabc',
  '741852',
  '123456123456',
  'hockeyhockey',
  'abcabcab',
  'xyxyxyxyx',
  'пароль пароль ',
  'qwertz',
  'azerty',
  'poiuyt',
  'lkjhgf',
  'mnbvcx',
  'йцукен',
  'aoeuid',
  '!@#$%^',
  '":LKJH',
  '=-0987',

  'abc123',
  'qweasd',
  'qwe123',
  'asdf1234',
  '123321',
  '1qaz2wsx',
  '!QAZ@WSX',
  'zaq12wsx',
  '111222',
  '741852963',
  '112233',
  'aabbcc',
  'qqqwwweee',
  'a1b2c3',
  '1q2w3e4r',
  '918273',
  '1-2-3-4-5-6',
  '123 456',
  'abc_def',
])('refuses %j', (password) => {
  expect(isRefused(password)).toBe(true);
});

it.each([
  'five-hole',
  'two skates on ice',
  'top-shelf-corner',
  'aaaaab',
  'Quiet-harbor-71',
  'correct horse battery staple',

  'Tr0ub4dor&3',
  'was it a car',
  'kayak trip 7',
  'poetry',
  'treetop',
  'banana split',
  '4lines2wings1goalie',
])('accepts %j', (password) => {
  expect(isRefused(password)).toBe(false);
});

it('refuses every sequence of digits or letters with any step, up or down', () => {
  const rings = ['0123456789', 'abcdefghijklmnopqrstuvwxyz'];
  const sequence = fc
    .tuple(fc.constantFrom(...rings), fc.nat(25), fc.nat(25), fc.integer({ min: 6, max: 30 }))
    .map(([ring, start, step, length]) =>
      Array.from({ length }, (_, at) => ring[(start + step * at) % ring.length]).join(''),
    );
  fc.assert(fc.property(sequence.chain(anyCase), isRefused));
});

it('refuses every repeated unit', () => {
  const repeat = fc
    .tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.integer({ min: 6, max: 12 }))
    .map(([unit, times]) => unit.repeat(times));
  fc.assert(fc.property(repeat, isRefused));
});

it('accepts nearly every random password', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz0123456789')),
    minLength: 8,
    maxLength: 12,
  });
  fc.assert(
    fc.property(
      letters.filter((text) => new Set(text).size > 5),
      (text) => !isRefused(text),
    ),
    {
      numRuns: 2000,
      seed: 1,
    },
  );
});

it('lists the 10,000 commonest passwords of six characters and more', () => {
  expect(commonPasswords.size).toBe(10_000);
  expect([...commonPasswords].filter((text) => text.length < 6 || text !== text.toLowerCase())).toEqual([]);
  for (const password of ['123456', 'password', 'sunshine', 'hockey1'])
    expect(commonPasswords.has(password)).toBe(true);
});
