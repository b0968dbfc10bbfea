import { careKinds, type CareKind } from '@rinkside/contracts/coach';
import { expect, it } from 'vitest';
import { careActionFor, isGrave } from './care-decision.js';
import { careQuestionFor, kindAskedIn } from './care-questions.js';

const grave: ReadonlySet<CareKind> = new Set(['self_harm', 'abuse', 'bullying', 'head', 'eating']);

it.each([
  ['certain', true, 'alone', 'line'],
  ['certain', false, 'alone', 'line'],
  ['possible', true, 'alone', 'line'],
  ['possible', false, 'line', 'line'],
] as const)(
  'a %s reading, the whole message agrees: %s, comes %s if it is grave, else as a %s',
  (grade, wholeAgrees, ofGrave, ofOther) => {
    for (const kind of careKinds)
      expect(careActionFor({ kind, grade, wholeAgrees }), kind).toBe(grave.has(kind) ? ofGrave : ofOther);
  },
);

it('does nothing without a reading', () => {
  expect(careActionFor(undefined)).toBe('nothing');
});

it('asks a question of its own for each grave kind', () => {
  for (const kind of careKinds)
    for (const isAdult of [true, false]) {
      const question = careQuestionFor(kind, isAdult);
      expect(question !== undefined, kind).toBe(isGrave(kind));
      if (question) expect(kindAskedIn(`Thank you.\n\n${question}\n\nA line.`)).toBe(kind);
    }
  expect(kindAskedIn('How did it feel out there?')).toBeUndefined();
});
