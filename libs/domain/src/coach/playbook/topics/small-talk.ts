import { product } from '@rinkside/contracts/product';
import { isYoung, plainTopic, type Talk } from '../talk.js';
import type { Chip } from '../chips.js';
import type { QuestionName } from '../questions.js';
import type { Voice } from '../voice.js';

const starters: Record<Voice, Chip[]> = {
  play: ['Something fun at home', 'Quick warm-up', 'How can I improve my skating?'],
  games: ['What happened in my last game?', 'A drill at home', 'Quick warm-up'],
  cues: ["What's my game analysis?", 'A drill at home', 'What is my next milestone?'],
  why: ["What's my game analysis?", 'Put my training week together', 'Am I getting better?'],
  direct: ["What's my game analysis?", 'Put my training week together', 'Am I getting better?'],
  parent: ['What to say on the car ride home?', 'A drill at home', 'How often should kids train?'],
  coach: ['60-minute half-ice practice', 'How is my team doing?', 'Keep kids moving'],
};

const name = ({ persona }: Talk) =>
  persona.firstName ? ` ${persona.firstName.replace(/[^\p{L}\p{M} '’-]/gu, '')}` : '';

const greetings: Partial<Record<Voice, QuestionName>> = { coach: 'practice', parent: 'enjoy', play: 'fun' };

export const hello = plainTopic((talk) => ({
  say: [`Hi${name(talk)}! Good to see you. I'm ${product.coach}, your AI hockey coach.`],
  ask: greetings[talk.voice] ?? (talk.persona.onboarded ? 'analysis' : 'tell'),
  chips: starters[talk.voice],
}));

export const thanks = plainTopic((talk) => ({
  say: ['Any time. Have fun out there!'],
  chips: starters[talk.voice],
}));
export const bye = plainTopic(() => ({ say: ['See you at the rink. Rest well!'] }));

export const identity = plainTopic((talk) => ({
  say: [
    `I'm ${product.coach}, and I'm an AI: a computer program, not a person. ${
      isYoung(talk)
        ? 'I know hockey and your games here, and I can be wrong. For big things, talk to a grown-up you trust.'
        : 'I read the games logged here and know hockey, and I can be wrong. Your team coach knows you; I do not replace them.'
    }`,
  ],
  chips: starters[talk.voice],
}));

export const company = plainTopic((talk) => ({
  say: [
    "That is kind! I'm an AI, so I can help with hockey, and real friends are the people around you.",
    'If you feel alone or down, tell somebody you trust today: they will want to know.',
  ],
  chips: starters[talk.voice],
}));

export const cheer = plainTopic((talk) => ({
  say: [
    isYoung(talk) ? 'Yay, that is great! High five!' : 'That is great to hear, well earned!',
    'Remember what it felt like: that is what the practice is for.',
  ],
  ask: 'log',
  chips: ['Log a game', ...starters[talk.voice].slice(0, 2)],
}));

const can: Record<Voice, string> = {
  play: 'I know fun hockey games, and I can help you skate, shoot and pass.',
  games: 'I can look at your games, explain numbers, and find drills that are fun.',
  cues: 'I can look at your games, explain your numbers, find drills, and put a week together.',
  why: 'I read your games and trends, explain your numbers, do what-if sums, find drills, and draft a training week.',
  direct:
    'I read your games and trends, explain your numbers, do what-if sums, find drills, and draft a training week.',
  parent: 'I explain the numbers, find drills for your player, and talk about keeping hockey fun.',
  coach: 'I build practices by ice, minutes and numbers, and sum up your team table.',
};
export const abilities = plainTopic((talk) => ({
  say: [
    can[talk.voice],
    'Every figure I name comes from games that were logged, and I say when there are few.',
  ],
  chips: starters[talk.voice],
}));

export const noPredictions = plainTopic((talk) => ({
  say: [
    'I do not make predictions, so nothing about who wins, who gets picked, or bets.',
    isYoung(talk)
      ? 'What you can do: have fun, try hard, and get a little better every week.'
      : 'What you control is the process: one habit each practice, honest effort, good rest. That opens whatever doors there are.',
  ],
  ask: 'tell',
  chips: starters[talk.voice],
}));

export const others = plainTopic((talk) => ({
  say: [
    talk.voice === 'coach'
      ? 'I sum up your own team and rank nobody. Other players’ numbers are theirs.'
      : 'I can look at your own numbers and nobody else’s, and I do not rank players. The fair match is you against you a month ago.',
  ],
  ask: talk.voice === 'coach' ? 'team' : 'season',
  chips: starters[talk.voice],
}));

export const unknown = plainTopic((talk) => ({
  say: ['That one is outside my rink, but I am glad to talk hockey!'],
  ask: 'tell',
  chips: starters[talk.voice],
}));

/** Instead of a drill, while a knock to the head is open. */
export const heldBack = plainTopic(() => ({
  say: ['I hear you. That one can wait: your head comes first, and hockey will still be there.'],
}));

export const no = plainTopic((talk) => ({
  say: ['All good. I am here when you want to talk hockey.'],
  chips: starters[talk.voice],
}));
