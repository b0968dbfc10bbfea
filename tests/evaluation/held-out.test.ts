// @module-tag extended
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HeldOutSession, type JudgedQuestion } from './held-out.session.js';
import { heldOutQuestions, verdictTable } from './held-out.js';

/** The reached level, in percent of the questions. It may rise. */
const level = { well: 75, wrong: 11 };

let session: HeldOutSession;
beforeAll(async () => {
  session = await HeldOutSession.open();
});
afterAll(() => session?.close());

it('answers the held-out questions at the reached level', { timeout: 300_000 }, async () => {
  const judged: JudgedQuestion[] = [];
  for (const question of heldOutQuestions) judged.push(await session.judge(question));
  const table = verdictTable(judged);
  const percentOf = (wanted: string) =>
    (100 * judged.filter(({ verdict }) => verdict === wanted).length) / judged.length;
  expect(percentOf('well'), table).toBeGreaterThanOrEqual(level.well);
  expect(percentOf('wrong'), table).toBeLessThanOrEqual(level.wrong);
});
