import type { Topic } from './intents.js';
import type { CoachTone } from '@rinkside/safety/tone';

/** The questions that end an answer. `yesTopic` is the topic that a 'yes' leads to. */
export const followUpQuestions = {
  felt: { text: 'How did it feel out there?', yesTopic: 'feelings' },
  fun: { text: 'What was the most fun part for you?', yesTopic: 'drills' },
  plan: { text: 'Shall I put a week together for you?', yesTopic: 'plan' },
  drill: { text: 'Want a drill for it?', yesTopic: 'drills' },
  analysis: { text: 'Shall I look at your last games?', yesTopic: 'recent' },
  season: { text: 'Want to see your whole season?', yesTopic: 'season' },
  where: { text: 'Where do you train, at home or on the ice?', yesTopic: 'drills' },
  log: { text: 'Did you play lately? Tell me the score and I start the game sheet.', yesTopic: 'logGame' },
  tell: { text: 'What would you like to get better at?', yesTopic: 'drills' },
  team: { text: 'Want to see your team’s numbers?', yesTopic: 'team' },
  practice: { text: 'Shall I build the next practice?', yesTopic: 'practice' },
  enjoy: { text: 'What does your player enjoy most at the rink?', yesTopic: 'drills' },
  now: { text: 'What would help you right now?', yesTopic: 'drills' },
  ready: { text: 'Ready to try it?', yesTopic: 'drills' },
} as const satisfies Record<string, { text: string; yesTopic: Topic }>;
export type FollowUpName = keyof typeof followUpQuestions;

/** Replacement questions for parents, coaches and the youngest players. */
const replacements: Partial<Record<CoachTone, Partial<Record<FollowUpName, FollowUpName>>>> = {
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

/** Returns the text of a follow-up question in the player's tone. */
export const followUpText = (tone: CoachTone, name: FollowUpName): string =>
  followUpQuestions[replacements[tone]?.[name] ?? name].text;
