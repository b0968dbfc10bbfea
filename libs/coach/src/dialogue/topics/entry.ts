import type { DrillView } from '@rinkside/contracts/drill';
import { drillById } from '@rinkside/domain/drill/drill.library';
import { suitsAge } from '@rinkside/domain/drill/drill.search';
import type { AnswerTier, KnowledgeEntry } from '../../content/entry.js';
import { drillCard, drillDetails } from '../../tools/drill-card.js';
import { tokenize } from '../pattern-matcher.js';
import { drillText } from '../pick-drill.js';
import { effectiveAge } from '@rinkside/safety/tone';
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

/** Whether the chat has the drill already. */
export const wasOffered = ({ history }: TopicContext, { title }: DrillView): boolean =>
  history.some(({ text }) => text.includes(`**${title}**`));

/** Returns the first drill of the entries that suits the reader and was not offered in this chat. */
export const entryDrill = (
  context: TopicContext,
  entries: readonly KnowledgeEntry[],
): DrillView | undefined => {
  const { persona, noDrills, tone } = context;
  if (noDrills || tone === 'parent') return undefined;
  const suitable = entries
    .flatMap(({ drills = [] }) => drills)
    .flatMap((id) => drillById(id) ?? [])
    .filter((drill) => suitsAge(drill, effectiveAge(persona)));
  return suitable.find((drill) => !wasOffered(context, drill)) ?? suitable[0];
};

const knowledgeQuestion =
  /^(?:(?:hey|hi|so|ok|and|but|coach|mack|also|wait|um|lol) )*(?:whats?(?! (?:can|do|should|could) )|who|when|where|which|whose|is|are|does|do|am|was|why)\b/;
const feeling = /\b(?:scared|afraid|hates?|sad|cry|cries|crying|upset|hurts?|fault|quit)\b/;
const practiceAsked =
  /\bhow (?:do|can|to|should|could|would)\b|\b(?:drills?|exercises?|practi[cs]\w+|improve|better|work on|tips?|help|teach\w*|learn\w*|train\w*|at home|games?)\b/;
/** Whether the message asks what something is, or reports a feeling. Then it does not ask for a drill. */
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
/** The first sentences of an answer. */
export const brieflyOf = (context: TopicContext, entry: KnowledgeEntry): string =>
  sentencesOf(answerOf(context, entry)).slice(0, briefSentences).join(' ');

/** Answers from the likelier of two entries, and briefly from the other. */
export const eitherTopic = (likely: KnowledgeEntry, other: KnowledgeEntry): TopicHandler =>
  withDrill([likely], (context) => ({
    paragraphs: [answerOf(context, likely), `**If you mean ${other.title}:** ${brieflyOf(context, other)}`],
    topicChips: [capitalize(other.title)],
  }));
