import type { KnowledgeEntry } from '../../content/entry.js';
import { staticTopic } from '../topic-context.js';
import { answerOf } from './entry.js';
import type { CoachTone } from '@rinkside/safety/tone';

const empathyTexts: Record<CoachTone, string> = {
  play: 'Oh, that feels yucky, and it is okay to be sad. Every hockey player has days like that, even the big ones!',
  games: 'That hurts, and it is okay to be sad about it. One game is one game, and you are still you.',
  cues: 'That hurts, and it is okay to feel it. Everybody who plays long enough has games like that. You are more than a score.',
  why: 'That stings, and it is fine to feel it for a while. One rough game says little about you as a player and nothing about you as a person.',
  direct: 'Tough one. Give it the evening, then let it go: one game is noise.',
  parent:
    'Those evenings are hard to watch. Stay close, let your player feel it, and skip the review: a hug and food say more.',
  coach:
    'A hard one. Let the players feel it, thank them for the effort you saw, and keep the review for the next practice.',
};
const nextStepTexts: Record<CoachTone, string> = {
  play: 'Get a hug, drink some water, and tell somebody the funniest thing that happened!',
  games: 'Tell somebody you love one thing you did well. Then do something fun.',
  cues: 'Tonight: name one thing you did well. Tomorrow: choose one small thing to try next time. If the sad feeling stays, tell a grown-up.',
  why: 'When you are ready, name one thing that worked and one to try next time. If it stays heavy, talk to somebody you trust or to your team coach.',
  direct:
    'Then pick one thing that worked and one to change. I can look at the numbers with you whenever you like.',
  parent: 'Tomorrow is early enough for "What was fun?". If the joy stays away, talk with the team coach.',
  coach: 'Then choose one theme for the next practice, and end it with a game they love.',
};

/** Responds to feelings without any numbers. */
export const feelingsTopic = staticTopic(({ tone }) => ({
  paragraphs: [empathyTexts[tone], nextStepTexts[tone]],
  followUp: 'now' as const,
  chips:
    tone === 'parent'
      ? ['What to say on the car ride home?']
      : ["What's my game analysis?", 'Something fun at home'],
}));

/** What helps in the evening after a bad game: people. */
export const comfortTopic = staticTopic(({ tone }) => ({
  paragraphs: [
    tone === 'parent' || tone === 'coach' || tone === 'direct'
      ? 'You do not have to solve it tonight. Call or sit with somebody who listens.'
      : 'You do not have to know or solve anything tonight. Go to a parent or another grown-up you trust and say: "Today was hard. Can I have a hug?" or "Can you just listen?"',
    'Then water, food and something that makes you laugh. Hockey can wait until tomorrow.',
  ],
  knownText: true,
}));

/** Answers from an entry after words of comfort. A bad day is no time for a drill. */
export const consoledEntryTopic = (entry: KnowledgeEntry) =>
  staticTopic((context) => ({
    paragraphs: [empathyTexts[context.tone], answerOf(context, entry)],
    knownText: true,
  }));
