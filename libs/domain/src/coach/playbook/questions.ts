import type { Topic } from './intents.js';
import type { Voice } from './voice.js';

/** What the coach ends an answer with, and what a 'yes' to it is about. */
export const questions = {
  felt: { ask: 'How did it feel out there?', yes: 'feelings' },
  fun: { ask: 'What was the most fun part for you?', yes: 'drills' },
  plan: { ask: 'Shall I put a week together for you?', yes: 'plan' },
  drill: { ask: 'Want a drill for it?', yes: 'drills' },
  analysis: { ask: 'Shall I look at your last games?', yes: 'recent' },
  season: { ask: 'Want to see your whole season?', yes: 'season' },
  where: { ask: 'Where do you train, at home or on the ice?', yes: 'drills' },
  log: { ask: 'Did you play lately? Tell me the score and I start the game sheet.', yes: 'logGame' },
  tell: { ask: 'What would you like to get better at?', yes: 'drills' },
  team: { ask: 'Want to see your team’s numbers?', yes: 'team' },
  practice: { ask: 'Shall I build the next practice?', yes: 'practice' },
  enjoy: { ask: 'What does your player enjoy most at the rink?', yes: 'drills' },
  now: { ask: 'What would help you right now?', yes: 'drills' },
  ready: { ask: 'Ready to try it?', yes: 'drills' },
} as const satisfies Record<string, { ask: string; yes: Topic }>;
export type QuestionName = keyof typeof questions;

/** Who does not play themselves, or plays and does not train, is asked something else. */
const instead: Partial<Record<Voice, Partial<Record<QuestionName, QuestionName>>>> = {
  parent: { tell: 'enjoy', felt: 'enjoy', fun: 'enjoy', now: 'enjoy' },
  coach: {
    tell: 'practice',
    felt: 'team',
    drill: 'practice',
    plan: 'practice',
    now: 'practice',
    ready: 'practice',
  },
  play: { tell: 'fun', felt: 'fun', drill: 'fun', plan: 'fun', season: 'fun', log: 'fun' },
};

/** The question as it is put to whoever asks. */
export const questionFor = (voice: Voice, name: QuestionName): string =>
  questions[instead[voice]?.[name] ?? name].ask;
