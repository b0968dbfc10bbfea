import type { DrillView } from '@rinkside/contracts/drill';
import type { KnowledgeEntry } from '../knowledge/entry.js';
import { tokenize } from '../playbook/pattern-matcher.js';
import { entryWithTitle, type LastAnswer } from './last-answer.js';

/** A message that refers to the last reply. */
export type DialogueMove =
  /** The last answer again: the first sentences only, or for an older reader. */
  | { kind: 'shorter' | 'longer'; entry: KnowledgeEntry }
  /** What the suggested drill is for, or how it begins. */
  | { kind: 'drill reason' | 'drill start'; drill: DrillView }
  /** None of the offered entries. */
  | { kind: 'none' }
  /** Another answer or drill than the last. */
  | { kind: 'another'; entry: KnowledgeEntry }
  /** One of the offered entries. */
  | { kind: 'chosen'; entry: KnowledgeEntry }
  /** The message that the last answer suggests, to copy. */
  | { kind: 'draft'; entry?: KnowledgeEntry }
  /** May the player use what the last answer suggests? */
  | { kind: 'permission'; entry: KnowledgeEntry };

/** A longer message is a question of its own. */
const maxMoveWords = 9;

const patterns = {
  shorter:
    /\b(?:short(?:er)?|too long|tl ?dr|simpl(?:er|y|e)|sum it up|summar\w+|briefly|brief|quick version|in (?:one|a) sentence|less words|fewer words|easier words)\b/,
  longer:
    /^(?:(?:but|ok|and|so) )?why\b|^how come\b|\b(?:more detail\w*|explain (?:that|it|more)|tell me more|go on|i (?:dont|do not) (?:get|understand) (?:it|that))\b/,
  another:
    /^(?:(?:ok|and|can i (?:get|have)|give me|show me|got|do you have|have you got|any) )*(?:another|an other|a different|something (?:else|different)|something new|what else|one more|anything else|other ideas?|more ideas?)\b/,
  draft:
    /\b(?:write|draft|type|word|phrase|compose) (?:it|that|this|one|a (?:text|message|note|email))\b|\b(?:write|draft) (?:me )?(?:a|the|an) (?:text|message|note|email)\b|\bwhat (?:do|should|would) i (?:write|text)\b|\bhow (?:do|should|can|would) i (?:say|word|put|tell|phrase) (?:it|that|this)\b/,
  permission:
    /^(?:(?:so|ok|and) )*(?:can|could|may|should) (?:i|we) (?:use|send|say|copy|try|do|take|show|share) (?:it|that|this|them|those)\b/,
} as const;

const ordinals: readonly RegExp[] = [
  /\b(?:first|1st|number one|number 1|no 1)\b|^1$/,
  /\b(?:second|2nd|middle|number two|number 2)\b|^2$/,
  /\b(?:third|3rd|last|number three|number 3)\b|^3$/,
];

const nonePattern =
  /^(?:no(?:ne|pe)?|neither|nah|what else|(?:none|neither|not any) of (?:them|these|those|that)|something (?:else|different))$/;

/** Words that may stand before a move: 'thanks, another one'. */
const politeStart =
  /^(?:(?:thanks|thank you|thx|ty|ok|okay|cool|nice|great|awesome|got it|please|coach) )+(?=\S)/;

/** Returns the offered entry that the message names by its place or by words of its title. */
const chosenEntry = (text: string, { choices }: LastAnswer): KnowledgeEntry | undefined => {
  const place = ordinals.findIndex((pattern) => pattern.test(text));
  if (place >= 0) return choices[place];
  const words = new Set(text.split(' ').map((word) => word.replace(/s$/, '')));
  const sharedWords = ({ title }: KnowledgeEntry) =>
    tokenize(title).filter((word) => word.length > 2 && words.has(word.replace(/s$/, ''))).length;
  const [best, second] = choices.toSorted((a, b) => sharedWords(b) - sharedWords(a));
  return best && sharedWords(best) > (second ? sharedWords(second) : 0) ? best : undefined;
};

/** Recognizes a short message that refers to the last reply. Undefined for a question of its own. */
export const dialogueMoveOf = (message: string, last: LastAnswer | undefined): DialogueMove | undefined => {
  const words = tokenize(message);
  const text = words.join(' ').replace(politeStart, '');
  if (!last || words.length > maxMoveWords) return undefined;
  const chosen = last.choices.length > 0 ? chosenEntry(text, last) : undefined;
  if (chosen) return { kind: 'chosen', entry: chosen };
  if (last.choices.length > 0 && nonePattern.test(text)) return { kind: 'none' };
  const { entry, drill } = last;
  if (patterns.draft.test(text)) return { kind: 'draft', ...(entry && { entry }) };
  if (!entry) {
    if (drill && patterns.shorter.test(text)) return { kind: 'drill start', drill };
    return drill && patterns.longer.test(text) ? { kind: 'drill reason', drill } : undefined;
  }
  const kind = (['shorter', 'permission', 'another', 'longer'] as const).find((name) =>
    patterns[name].test(text),
  );
  return kind && { kind, entry };
};

/** Whether the message asks why the coach offered a choice. */
export const asksWhyChoice = (message: string, { choices }: LastAnswer): boolean =>
  choices.length > 0 &&
  /^(?:(?:but|ok|and|so|huh) )*(?:why|how come|what|huh)(?: (?:is that|do you ask|so|do you mean|not))?$/.test(
    tokenize(message).join(' '),
  );

const continuationPattern =
  /^(?:(?:ok|so|but) )*(?:and|what about|how about|what if|same for|is it the same)\b/;
/** Whether the message may be a part of the previous question: 'and for goalies'. */
export const continuesQuestion = (message: string): boolean =>
  continuationPattern.test(tokenize(message).join(' '));

/** Returns the entry whose title is the whole message, as sent by a suggestion. */
export const titledEntry = (message: string): KnowledgeEntry | undefined => entryWithTitle(message);
