import { drillById } from '../../../drill/drill.library.js';
import { suitsAge } from '../../../drill/drill.search.js';
import type { AnswerTier, KnowledgeEntry } from '../../knowledge/entry.js';
import { stemsIn } from '../../understanding/lexical-scores.js';
import { drillCard, drillDetails } from '../../tools/drill-card.js';
import { tokenize } from '../pattern-matcher.js';
import { drillText } from '../pick-drill.js';
import { effectiveAge } from '../tone.js';
import {
  capitalize,
  sentencesOf,
  staticTopic,
  type TopicContext,
  type TopicHandler,
} from '../topic-context.js';

const maxChildAge = 10;
const maxYouthAge = 14;

/** Tiers to use when an entry has no answer for the reader's own. */
const tierOrder: readonly AnswerTier[] = ['older', 'youth', 'parent', 'coach', 'child'];

const tierOf = ({ persona }: TopicContext): AnswerTier => {
  if (persona.role === 'parent' || persona.role === 'coach') return persona.role;
  const age = effectiveAge(persona);
  return age <= maxChildAge ? 'child' : age <= maxYouthAge ? 'youth' : 'older';
};

/** Returns the answer for the reader. */
export const answerOf = (context: TopicContext, { answers }: KnowledgeEntry): string => {
  const tier = [tierOf(context), ...tierOrder].find((name) => answers[name] !== undefined);
  return (tier && answers[tier]) ?? '';
};

/** Returns the first drill of the entries that suits the reader and was not offered in this chat. */
export const entryDrill = (
  { persona, history, noDrills, tone }: TopicContext,
  entries: readonly KnowledgeEntry[],
) => {
  if (noDrills || tone === 'parent') return undefined;
  const replies = history.flatMap(({ role, text }) => (role === 'assistant' ? [text] : [])).join('\n');
  const suitable = entries
    .flatMap(({ drills = [] }) => drills)
    .flatMap((id) => drillById(id) ?? [])
    .filter((drill) => suitsAge(drill, effectiveAge(persona)));
  return suitable.find(({ title }) => !replies.includes(`**${title}**`)) ?? suitable[0];
};

const knowledgeQuestion =
  /^(?:(?:hey|hi|so|ok|and|but|coach|mack|also|wait|um|lol) )*(?:whats?(?! (?:can|do|should|could) )|who|when|where|which|whose|is|are|does|do|am|was|why)\b/;
const feeling = /\b(?:scared|afraid|hates?|sad|cry|cries|crying|upset|hurts?|fault|quit)\b/;
const practiceAsked =
  /\bhow (?:do|can|to|should|could|would)\b|\b(?:drills?|exercises?|practi[cs]\w+|improve|better|work on|tips?|help|teach\w*|learn\w*|train\w*|at home|games?)\b/;
/** Whether the message asks what something is, or tells a feeling: a drill is not asked for. */
const asksForKnowledge = ({ text, persona }: TopicContext): boolean => {
  const words = tokenize(text).join(' ');
  return (
    (knowledgeQuestion.test(words) || (persona.role === 'player' && feeling.test(words))) &&
    !practiceAsked.test(words)
  );
};

const withDrill = (
  entries: readonly KnowledgeEntry[],
  write: (context: TopicContext) => { paragraphs: string[]; topicChips?: string[] },
): TopicHandler =>
  staticTopic((context) => {
    const drill = asksForKnowledge(context) ? undefined : entryDrill(context, entries);
    const { paragraphs, ...chips } = write(context);
    return {
      ...chips,
      paragraphs: [...paragraphs, drill && drillText(context, drillDetails(drill))],
      cards: drill ? [drillCard(drill)] : [],
      knownText: true,
      chips: drill ? ['Another drill'] : [],
    };
  });

/** Answers from knowledge entries, one paragraph each, with a drill if an entry has one and it fits the question. */
export const entryTopic = (entries: readonly KnowledgeEntry[]): TopicHandler =>
  withDrill(entries, (context) => ({ paragraphs: entries.map((entry) => answerOf(context, entry)) }));

const briefSentences = 2;
const brieflyOf = (context: TopicContext, entry: KnowledgeEntry): string =>
  sentencesOf(answerOf(context, entry)).slice(0, briefSentences).join(' ');

/** The sentences of an answer that share words with the message, else the first ones. */
const partOf = (context: TopicContext, entry: KnowledgeEntry): string => {
  const asked = new Set(stemsIn(context.text));
  const sentences = sentencesOf(answerOf(context, entry));
  const shared = (sentence: string) => stemsIn(sentence).filter((stem) => asked.has(stem)).length;
  const chosen = new Set(sentences.toSorted((a, b) => shared(b) - shared(a)).slice(0, briefSentences));
  return sentences.filter((sentence) => chosen.has(sentence)).join(' ');
};

/** Answers from a part of the last answer, and briefly from the entry that may be meant instead. */
export const continuedTopic = (entry: KnowledgeEntry, other?: KnowledgeEntry): TopicHandler =>
  staticTopic((context) => ({
    paragraphs: [
      `In short: ${partOf(context, entry)}`,
      other
        ? `**If you mean ${other.title}:** ${brieflyOf(context, other)}`
        : 'If you mean something else, ask me in other words.',
    ],
    topicChips: other ? [capitalize(other.title)] : [],
    knownText: true,
  }));

/** Answers from the likelier of two entries, and briefly from the other. */
export const eitherTopic = (likely: KnowledgeEntry, other: KnowledgeEntry): TopicHandler =>
  withDrill([likely], (context) => ({
    paragraphs: [answerOf(context, likely), `**If you mean ${other.title}:** ${brieflyOf(context, other)}`],
    topicChips: [capitalize(other.title)],
  }));
