import { mayRemember, memoryRules } from '@rinkside/domain/coach/coach.memory';
import { numbersIn } from '@rinkside/safety/numbers';
import { staticTopic, type AnswerDraft, type TopicContext } from '../topic-context.js';
import { usesNumbers } from '@rinkside/safety/tone';

/** Hockey goals and preferences. */
const hockeyTopics =
  /\b(goals?|want|like|love|prefer\w*|favou?rite|hard|easy|better|improve|work(ing)? on|practi[cs]e|train|play|hate|backhand|forehand|shot|shoot\w*|skat\w*|pass\w*|stick\w*|edges?|speed|faceoffs?|rebounds?|glove|drills?|ice|captain|team|wing|cent(er|re)|defen[cs]e)\b/i;

const toSecondPerson: readonly [RegExp, string][] = [
  [/\bi am\b|\bi'm\b|\bim\b/gi, 'you are'],
  [/\bmy\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
  [/\bi\b/gi, 'you'],
];

/**
 * Extracts the note in the second person: 'my backhand is hard' becomes 'your backhand is hard'.
 * @returns undefined when the text has no note.
 */
const noteOf = (text: string): string | undefined => {
  const match =
    /(?:remember|keep in mind|note|don['’]?t forget)(?:\s+that|:)?\s+(.+)$/is.exec(text)?.[1] ??
    /\b(my (?:\w+ )?goals?(?: \w+){0,3} (?:is|are) .+)$/is.exec(text)?.[1];
  const note = match
    ?.replace(/\s+/g, ' ')
    .replace(/[*_`#[\]<>|]/g, '')
    .replace(/[.!?\s]+$/, '');
  return (
    note &&
    toSecondPerson
      .reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), note)
      .slice(0, memoryRules.maxCharacters)
  );
};

const refusalText =
  'I keep hockey goals and what you like or find hard, nothing about health, family or where you live. Those are for people you trust.';

/** 'Can you remember my goals?' asks for the saved goals and has no note. */
const recallRequest = /^you(?:r (?:\w+ )?(?:goals?|games?|stats|numbers|notes?|plans?|drills?|name))?$/i;

const recall = ({ memories: notes, tone }: TopicContext): AnswerDraft => {
  const shownNotes = notes.filter((note) => usesNumbers(tone) || numbersIn(note).length === 0).slice(0, 5);
  return {
    paragraphs: [
      shownNotes.length > 0
        ? ['You told me:', ...shownNotes.map((note) => `- ${note}`)].join('\n')
        : notes.length > 0
          ? 'I keep what you told me in mind.'
          : 'Nothing so far. Say "Remember that my backhand is hard", and I keep it in mind.',
      'You can see and delete all of it in Settings.',
    ],
    followUp: 'tell',
  };
};
export const memoriesTopic = staticTopic(recall);

export const rememberTopic = staticTopic((context: TopicContext) => {
  const note = noteOf(context.text);
  if (note && recallRequest.test(note)) return recall(context);
  if (!note) return { paragraphs: ['Tell me what to keep in mind: a goal, or what you like or find hard.'] };
  if (!hockeyTopics.test(note) || !mayRemember(note, context.persona))
    return { paragraphs: [refusalText], followUp: 'tell' };
  return {
    paragraphs: ['Got it, I will keep that in mind. You can see and delete what I remember in Settings.'],
    followUp: 'drill',
    newMemories: [note],
    chips: ['What drills should I practice?', 'What do you remember?'],
  };
});
