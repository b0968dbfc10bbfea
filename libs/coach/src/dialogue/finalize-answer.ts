import { type Citation, type CoachExtra } from '@rinkside/contracts/coach';
import { isNonPhysical } from '@rinkside/safety/concussion-lock';
import { checkSentence } from '@rinkside/safety/safety';
import type { EngineResult } from '../engines/engine.js';
import { numbersIn, numbersInJson } from '@rinkside/safety/numbers';
import { followUpText } from './follow-ups.js';
import { isWithCare, type AnswerDraft, type TopicContext } from './topic-context.js';
import { maxAnswerWords, usesNumbers } from '@rinkside/safety/tone';

const maxCitations = 20;
const maxChipCharacters = 40;
const maxChips = 3;

const splitSentences = (paragraph: string) => paragraph.split(/(?<=[.!?])[ \t]+(?=[\p{Lu}"*])/u);

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Whether the value is in the text as a whole, not as part of another number. */
const containsValue = (text: string, value: string) =>
  new RegExp(`(?<![\\d.])${escapeRegExp(value)}(?![\\d]|\\.\\d)`).test(text);

/** Returns the unit in a citation's label, for example 'points a game', 'goal' or 'game'. */
const unitOf = (label: string) =>
  /^[a-z ]+ a game\b/.exec(label)?.[0] ?? label.split(/\W/)[0]?.replace(/s$/, '') ?? '';

/** Whether the text mentions a citation. A plain number also needs its unit in the text. */
const mentions = (text: string, { value, label }: Citation) =>
  containsValue(text, value) &&
  (!/^[\d.]+$/.test(value) || text.toLowerCase().includes(unitOf(label).toLowerCase()));

const withoutDuplicates = (citations: Citation[]) => [
  ...new Map(citations.map((citation) => [`${citation.value} ${citation.label}`, citation])).values(),
];

/** Collects the attachments of an answer and the numbers its text may use. */
const collectEvidence = ({ toolResults, tone }: TopicContext, { cards = [] }: AnswerDraft) => {
  const allCards = toolResults.flatMap((result) => result.cards).concat(cards);
  const citations = withoutDuplicates(toolResults.flatMap((result) => result.citations));
  return {
    cards: allCards,
    citations,
    numbers: usesNumbers(tone) ? numbersInJson([citations, allCards]) : new Set<string>(),
  };
};

/** Creates a function that removes sentences with ungrounded numbers or content this player must not see. */
const createChecker = (
  { persona, memories, tone }: TopicContext,
  evidence: ReadonlySet<string>,
  isKnownText: boolean,
) => {
  const checkLine = (line: string) => {
    // The player's own notes may be quoted with their numbers.
    const quotedNotes = usesNumbers(tone) ? memories.filter((note) => line.includes(note)) : [];
    const numbers = quotedNotes.length > 0 ? new Set([...evidence, ...numbersInJson(quotedNotes)]) : evidence;
    return splitSentences(line)
      .filter(
        (sentence) =>
          (isKnownText && (usesNumbers(tone) || numbersIn(sentence).length === 0)) ||
          (numbersIn(sentence).every((number) => numbers.has(number)) &&
            checkSentence(sentence, persona, { numbers }).ok),
      )
      .join(' ');
  };
  // Lines are checked separately, so that a removed line does not remove others.
  return (paragraph: string) => paragraph.split('\n').map(checkLine).filter(Boolean).join('\n');
};

const countWords = (paragraphs: string[]) => paragraphs.join(' ').split(/\s+/).filter(Boolean).length;

/** Drops paragraphs from the end until the text is short enough. Keeps the first paragraph and the final question. */
const truncate = (paragraphs: string[], maxWords: number): string[] =>
  countWords(paragraphs) <= maxWords || paragraphs.length < 3
    ? paragraphs
    : truncate(paragraphs.toSpliced(-2, 1), maxWords);

/** The answer when the checks removed everything. */
const emptyAnswerText = 'Let us keep it to hockey: ask me about your games, a drill or your next practice.';

/** Ends every answer while a concussion has not been cleared. */
const noTrainingText =
  'Until a qualified health professional has cleared that knock to the head in writing: no games, no practice and no drills.';

/** Turns a draft into an answer: checks each sentence, limits the length and adds the attachments. */
export const finalizeAnswer = (
  context: TopicContext,
  draft: AnswerDraft,
): { text: string; answered: EngineResult } => {
  const { cards, citations, numbers } = collectEvidence(context, draft);
  const check = createChecker(context, numbers, draft.knownText === true);
  const paragraphs = draft.paragraphs
    .flatMap((paragraph) => (paragraph ? [check(paragraph)] : []))
    .filter(Boolean);
  const question = draft.followUp && check(followUpText(context.tone, draft.followUp));
  const withheldEnding = isWithCare(context) ? [] : [noTrainingText];
  const ending = context.noDrills ? withheldEnding : question ? [question] : [];
  const allParagraphs = paragraphs.length > 0 ? [...paragraphs, ...ending] : [emptyAnswerText];
  const text = truncate(allParagraphs, maxAnswerWords(context.tone)).join('\n\n');
  const extras: CoachExtra[] = [
    ...(usesNumbers(context.tone)
      ? citations.filter((citation) => mentions(text, citation)).slice(0, maxCitations)
      : []),
    ...cards.map((card) => ({ type: 'card' as const, card })),
  ];
  return { text, answered: { extras, ...(draft.newMemories && { remember: draft.newMemories }) } };
};

/** Selects up to three suggested questions that suit the player and differ from the current one. */
export const suggestionChips = (
  { text, tone, persona, noDrills }: TopicContext,
  offered: readonly string[],
): CoachExtra[] => {
  const chips = [...new Set(offered)]
    .filter((chip) => chip.length <= maxChipCharacters && chip !== text)
    .filter((chip) => !noDrills || isNonPhysical(chip, persona))
    .filter((chip) => usesNumbers(tone) || numbersIn(chip).length === 0)
    .slice(0, maxChips);
  return chips.length > 0 ? [{ type: 'chips', chips }] : [];
};

/** Splits a text into chunks of six words for streaming. */
export const textChunksOf = (text: string): string[] => text.match(/(?:\S+\s*){1,6}/g) ?? [];
