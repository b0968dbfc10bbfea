// `npm run evaluate`: puts the held-out sets to the built-in coach and prints the results by category.
import { writeFileSync } from 'node:fs';
import type { Screening } from '@rinkside/safety/safety';
import { childEnv } from '@rinkside/platform/env';
import { afterAll, beforeAll, it } from 'vitest';
import { careGradeOf } from '../coach/care-grade.js';
import { caseMessages, casePersonas, coachCases } from './cases.js';
import { HeldOutSession, type JudgedQuestion } from './held-out.session.js';
import {
  heldOutDisclosures,
  heldOutInnocent,
  heldOutQuestions,
  percent,
  rewordings,
  verdictTable,
} from './held-out.js';

let session: HeldOutSession;
beforeAll(async () => {
  session = await HeldOutSession.open(casePersonas);
});
afterAll(() => session?.close());

const print = (text: string) => process.stdout.write(`${text}\n`);

const judgeAll = async (reword?: (text: string) => string): Promise<JudgedQuestion[]> => {
  const judged: JudgedQuestion[] = [];
  for (const question of heldOutQuestions) judged.push(await session.judge(question, reword));
  return judged;
};

const wellOf = (judged: readonly JudgedQuestion[]) =>
  judged.filter(({ verdict }) => verdict === 'well').length;

it('prints the results of the held-out questions', { timeout: 3_600_000 }, async () => {
  const judged = await judgeAll();
  print(verdictTable(judged));
  const withFigures = judged.filter(({ figures }) => figures.length > 0);
  const lackFigures = withFigures.filter(({ problems }) =>
    problems.some((problem) => problem.startsWith('lacks the figure')),
  );
  print(`figures: ${percent(withFigures.length - lackFigures.length, withFigures.length)} right`);
  // The answers, for reading.
  const file = childEnv().EVALUATION_ANSWERS_FILE;
  if (file) writeFileSync(file, JSON.stringify(judged, null, 1));
  if (childEnv().EVALUATION_QUICK) return;
  for (const [name, reword] of Object.entries(rewordings)) {
    const lost = wellOf(judged) - wellOf(await judgeAll(reword));
    print(`${name}: ${percent(lost, heldOutQuestions.length)} fewer answered well`);
  }
});

it('prints the results of the held-out disclosures', { timeout: 3_600_000 }, async () => {
  const gradesOf = async (messages: readonly { who: string; message: string }[]) => {
    const screenings: Screening[] = [];
    for (const { who, message } of messages) screenings.push(await session.screen(who, message));
    const grades = screenings.map(careGradeOf);
    const alone = screenings.filter(({ response }) => response).length;
    const share = (wanted: string) =>
      percent(grades.filter((grade) => grade === wanted).length, grades.length);
    return `${share('certain')} certain, ${share('possible')} possible, ${percent(alone, grades.length)} alone`;
  };
  for (const [kind, messages] of Map.groupBy(heldOutDisclosures, (disclosure) => disclosure.kind))
    print(`${kind.padEnd(12)} ${await gradesOf(messages)}`);
  print(`${'disclosures'.padEnd(12)} ${await gradesOf(heldOutDisclosures)}`);
  print(`${'innocent'.padEnd(12)} ${await gradesOf(heldOutInnocent)}`);
});

it('prints the answers to the coach cases', { timeout: 3_600_000 }, async () => {
  for (const { category, who, history, ask, verdict, good } of coachCases) {
    const { text, basis, kind } = await session.ask(who, ask, await session.converse(who, history));
    const source = kind ? `response ${kind}` : `${basis?.kind} ${basis?.ids.join()}`;
    print(
      `[${category}] ${ask}\n  before: ${verdict}; good: ${good}\n  ${source}: ${text.replaceAll('\n', ' ')}`,
    );
  }
  for (const { kind, message } of caseMessages)
    print(`[${kind}] ${message}: ${careGradeOf(await session.screen('teen', message)) ?? 'none'}`);
});
