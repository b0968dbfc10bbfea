import { mayRemember, memoryRules } from '../../coach.memory.js';
import { numbersIn } from '../../tools/numbers.js';
import { plainTopic, type Draft, type Talk } from '../talk.js';
import { saysNumbers } from '../voice.js';

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
    /(?:remember|keep in mind|note|don['’]?t forget)(?:\s+that|:)?\s+(.+)$/is.exec(text)?.[1] ??
    /\b(my (?:\w+ )?goals?(?: \w+){0,3} (?:is|are) .+)$/is.exec(text)?.[1];
  const plain = said
    ?.replace(/\s+/g, ' ')
    .replace(/[*_`#[\]<>|]/g, '')
    .replace(/[.!?\s]+$/, '');
  return (
    plain && second.reduce((note, [from, to]) => note.replace(from, to), plain).slice(0, memoryRules.longest)
  );
};

const declined =
  'I keep hockey goals and what you like or find hard, nothing about health, family or where you live. Those are for people you trust.';

/** 'Can you remember my goals?' asks for them: there is nothing in it to keep. */
const asksBack = /^you(?:r (?:\w+ )?(?:goals?|games?|stats|numbers|notes?|plans?|drills?|name))?$/i;

const recall = ({ memories: notes, voice }: Talk): Draft => {
  const said = notes.filter((note) => saysNumbers(voice) || numbersIn(note).length === 0).slice(0, 5);
  return {
    say: [
      said.length > 0
        ? ['You told me:', ...said.map((note) => `- ${note}`)].join('\n')
        : notes.length > 0
          ? 'I keep what you told me in mind.'
          : 'Nothing so far. Say "Remember that my backhand is hard", and I keep it in mind.',
      'You can see and delete all of it in Settings.',
    ],
    ask: 'tell',
  };
};
export const memories = plainTopic(recall);

export const remember = plainTopic((talk: Talk) => {
  const note = noteOf(talk.text);
  if (note && asksBack.test(note)) return recall(talk);
  if (!note) return { say: ['Tell me what to keep in mind: a goal, or what you like or find hard.'] };
  if (!isOurs.test(note) || !mayRemember(note, talk.persona)) return { say: [declined], ask: 'tell' };
  return {
    say: ['Got it, I will keep that in mind. You can see and delete what I remember in Settings.'],
    ask: 'drill',
    remember: [note],
    chips: ['What drills should I practice?', 'What do you remember?'],
  };
});
