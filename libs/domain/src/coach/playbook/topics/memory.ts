import { mayRemember, memoryRules } from '../../coach.memory.js';
import { plainTopic, type Talk } from '../talk.js';

/** Goals and preferences. */
const isOurs =
  /\b(goals?|want|like|love|prefer\w*|favou?rite|hard|easy|better|improve|work(ing)? on|practi[cs]e|train|play|hate|backhand|forehand|shot|shoot\w*|skat\w*|pass\w*|stick\w*|edges?|speed|faceoffs?|rebounds?|glove|drills?|ice|captain|team|wing|cent(er|re)|defen[cs]e)\b/i;

const second: readonly [RegExp, string][] = [
  [/\bi am\b|\bi'm\b|\bim\b/gi, 'you are'],
  [/\bmy\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
  [/\bi\b/gi, 'you'],
];

/** 'my backhand is hard' as 'your backhand is hard'; undefined when there is nothing to keep. */
const noteOf = (text: string): string | undefined => {
  const said =
    /(?:remember|keep in mind|note)(?:\s+that|:)?\s+(.+)$/is.exec(text)?.[1] ??
    /\b(my goals? (?:is|are) .+)$/is.exec(text)?.[1];
  const plain = said
    ?.replace(/\s+/g, ' ')
    .replace(/[*_`#[\]<>|]/g, '')
    .replace(/[.!\s]+$/, '');
  return (
    plain && second.reduce((note, [from, to]) => note.replace(from, to), plain).slice(0, memoryRules.longest)
  );
};

const declined =
  'I keep hockey goals and what you like or find hard, nothing about health, family or where you live. Those are for people you trust.';

export const remember = plainTopic((talk: Talk) => {
  const note = noteOf(talk.text);
  if (!note) return { say: ['Tell me what to keep in mind: a goal, or what you like or find hard.'] };
  if (!isOurs.test(note) || !mayRemember(note, talk.persona)) return { say: [declined], ask: 'tell' };
  return {
    say: ['Got it, I will keep that in mind. You can see and delete what I remember in Settings.'],
    ask: 'drill',
    remember: [note],
    chips: ['What drills should I practice?', 'What do you remember?'],
  };
});

export const memories = plainTopic(({ memories: notes }: Talk) => ({
  say: [
    notes.length > 0
      ? `You told me:\n${notes
          .slice(0, 5)
          .map((note) => `- ${note}`)
          .join('\n')}`
      : 'Nothing so far. Say "Remember that my backhand is hard", and I keep it in mind.',
    'You can see and delete all of it in Settings.',
  ],
  ask: 'tell' as const,
}));
