import { product } from '@rinkside/contracts/product';
import { careOpenings, withheldAdvice } from '@rinkside/safety/care-lines';
import {
  isWithCare,
  isYoungTone,
  staticTopic,
  type TopicContext,
  type TopicHandler,
} from '../topic-context.js';
import { asksAdvice } from '../statement-patterns.js';
import { comfortTopic } from './feelings.js';
import type { Chip } from '../chips.js';
import type { FollowUpName } from '../follow-ups.js';
import type { CoachTone } from '@rinkside/safety/tone';

const starters: Record<CoachTone, Chip[]> = {
  play: ['Something fun at home', 'Quick warm-up', 'How can I improve my skating?'],
  games: ['What happened in my last game?', 'A drill at home', 'Quick warm-up'],
  cues: ["What's my game analysis?", 'A drill at home', 'What is my next milestone?'],
  why: ["What's my game analysis?", 'Put my training week together', 'Am I getting better?'],
  direct: ["What's my game analysis?", 'Put my training week together', 'Am I getting better?'],
  parent: ['What to say on the car ride home?', 'A drill at home', 'How often should kids train?'],
  coach: ['60-minute half-ice practice', 'How is my team doing?', 'Keep kids moving'],
};

const namePart = ({ persona }: TopicContext) =>
  persona.firstName ? ` ${persona.firstName.replace(/[^\p{L}\p{M} '’-]/gu, '')}` : '';

const greetingQuestions: Partial<Record<CoachTone, FollowUpName>> = {
  coach: 'practice',
  parent: 'enjoy',
  play: 'fun',
};

export const helloTopic = staticTopic((context) => ({
  paragraphs: [`Hi${namePart(context)}! Good to see you. I'm ${product.coach}, your AI hockey coach.`],
  followUp: greetingQuestions[context.tone] ?? (context.persona.onboarded ? 'analysis' : 'tell'),
  chips: starters[context.tone],
}));

export const thanksTopic = staticTopic((context) => ({
  paragraphs: ['Any time. Have fun out there!'],
  chips: starters[context.tone],
}));
export const byeTopic = staticTopic(() => ({ paragraphs: ['See you at the rink. Rest well!'] }));

export const identityTopic = staticTopic((context) => ({
  paragraphs: [
    `I'm ${product.coach}, and I'm an AI: a computer program, not a person. ${
      isYoungTone(context)
        ? 'I know hockey and your games here, and I can be wrong. For big things, talk to a grown-up you trust.'
        : 'I read the games logged here and know hockey, and I can be wrong. Your team coach knows you; I do not replace them.'
    }`,
  ],
  chips: starters[context.tone],
}));

export const companyTopic = staticTopic((context) => ({
  paragraphs: [
    "That is kind! I'm an AI, so I can help with hockey, and real friends are the people around you.",
    'If you feel alone or down, tell somebody you trust today: they will want to know.',
  ],
  chips: starters[context.tone],
}));

export const cheerTopic = staticTopic((context) => ({
  paragraphs: [
    isYoungTone(context) ? 'Yay, that is great! High five!' : 'That is great to hear, well earned!',
    'Remember what it felt like: that is what the practice is for.',
  ],
  followUp: 'log',
  chips: ['Log a game', ...starters[context.tone].slice(0, 2)],
}));

export const abilityTexts: Record<CoachTone, string> = {
  play: 'I know fun hockey games, and I can help you skate, shoot and pass.',
  games: 'I can look at your games, explain numbers, and find drills that are fun.',
  cues: 'I can look at your games, explain your numbers, find drills, and put a week together.',
  why: 'I read your games and trends, explain your numbers, do what-if sums, find drills, and draft a training week.',
  direct:
    'I read your games and trends, explain your numbers, do what-if sums, find drills, and draft a training week.',
  parent: 'I explain the numbers, find drills for your player, and talk about keeping hockey fun.',
  coach: 'I build practices by ice, minutes and numbers, and sum up your team table.',
};
export const abilitiesTopic = staticTopic((context) => ({
  paragraphs: [
    abilityTexts[context.tone],
    'Every figure I name comes from games that were logged, and I say when there are few.',
  ],
  chips: starters[context.tone],
}));

export const noPredictionsTopic = staticTopic((context) => ({
  paragraphs: [
    'I do not make predictions, so nothing about who wins, who gets picked, or bets.',
    isYoungTone(context)
      ? 'What you can do: have fun, try hard, and get a little better every week.'
      : 'What you control is the process: one habit each practice, honest effort, good rest. That opens whatever doors there are.',
  ],
  followUp: 'tell',
  chips: starters[context.tone],
}));

export const othersTopic = staticTopic((context) => ({
  paragraphs: [
    context.tone === 'coach'
      ? 'I sum up your own team and rank nobody. Other players’ numbers are theirs.'
      : 'I can look at your own numbers and nobody else’s, and I do not rank players. The fair match is you against you a month ago.',
  ],
  followUp: context.tone === 'coach' ? 'team' : 'season',
  chips: starters[context.tone],
}));

export const unknownTopic = staticTopic((context) => ({
  paragraphs: ['That one is outside my rink, but I am glad to talk hockey!'],
  followUp: 'tell',
  chips: starters[context.tone],
}));

/** Replaces physical advice while a concussion has not been cleared, or after a possible disclosure. */
export const trainingWithheldTopic: TopicHandler = (context) => {
  if (!isWithCare(context)) return lockedTopic(context);
  if (context.care?.grade === 'certain') return careTopic(context);
  return asksAdvice(context.text) ? withheldTopic(context) : comfortTopic(context);
};
/** Opens the answer to a message that discloses something and gets no other answer. The line of care ends it. */
export const careTopic = staticTopic(({ care }) => ({
  paragraphs: [(care && careOpenings[care.kind]) ?? withheldAdvice],
  knownText: true,
}));
const withheldTopic = staticTopic(() => ({ paragraphs: [withheldAdvice], knownText: true }));
const lockedTopic = staticTopic(() => ({
  paragraphs: ['I hear you. That one can wait: your head comes first, and hockey will still be there.'],
}));

export const noTopic = staticTopic((context) => ({
  paragraphs: ['All good. I am here when you want to talk hockey.'],
  chips: starters[context.tone],
}));
