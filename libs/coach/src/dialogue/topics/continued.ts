import { knowledgeThemes, withTheme } from '../../content/content.js';
import type { Role } from '@rinkside/contracts/player';
import type { AnswerTier, KnowledgeEntry } from '../../content/entry.js';
import type { AskedPerson } from '../../reading/asked-person.js';
import { moreLead } from '../last-answer.js';
import { stemsIn } from '../../retrieval/lexical-scores.js';
import { drillCard, drillDetails } from '../../tools/drill-card.js';
import { tokenize } from '../pattern-matcher.js';
import { drillText } from '../pick-drill.js';
import {
  capitalize,
  isYoungTone,
  sentencesOf,
  staticTopic,
  type AnswerDraft,
  type TopicContext,
  type TopicHandler,
} from '../topic-context.js';
import { answerOf, brieflyOf, entryDrill, wasOffered } from './entry.js';

const maxRelated = 3;
/** Entries on the same theme, the next ones first. */
export const relatedEntries = (entry: KnowledgeEntry, role: Role | null): KnowledgeEntry[] => {
  const theme = knowledgeThemes.find(({ name }) => name === entry.theme)?.entries ?? [];
  const at = theme.indexOf(entry);
  return [...theme.slice(at + 1), ...theme.slice(0, at)]
    .filter(({ roles }) => roles === undefined || role === null || roles.includes(role))
    .slice(0, maxRelated);
};

/** Says that there is no more on an entry and names related ones. */
export const nothingMore = ({ persona }: TopicContext, entry: KnowledgeEntry): AnswerDraft => {
  const related = relatedEntries(entry, persona.role).map(({ title }) => title);
  return {
    paragraphs: [
      `${moreLead} ${entry.title}.`,
      related.length > 1 &&
        `I can tell you more about ${related.slice(0, -1).join(', ')} or ${related.at(-1)}.`,
    ],
    topicChips: related.map(capitalize),
    knownText: true,
  };
};

/** How many replies of the chat contain a text. */
const timesSaid = ({ history }: TopicContext, text: string) =>
  history.filter((turn) => turn.role === 'assistant' && turn.text.includes(text)).length;

/** The answers of an entry to other readers, the closest first. */
const otherAnswers = (context: TopicContext, { answers }: KnowledgeEntry) => {
  const isAdult = context.tone === 'parent' || context.tone === 'coach';
  const tiers: readonly AnswerTier[] = isAdult
    ? ['older', 'coach', 'youth', 'parent']
    : isYoungTone(context)
      ? ['youth']
      : ['youth', 'coach'];
  return tiers.flatMap((tier) => {
    const text = answers[tier];
    return text === undefined ? [] : [{ tier, sentences: sentencesOf(text) }];
  });
};

const maxSentences = 3;
const minSentences = 2;
/** A sentence with a larger share of words that the chat has already says nothing new. */
const maxSaidShare = 0.75;
/** The first sentences on an entry that the chat does not have yet. */
export const unsaidPart = (context: TopicContext, entry: KnowledgeEntry) => {
  const said = new Set(
    context.history.flatMap(({ role, text }) => (role === 'assistant' ? stemsIn(text) : [])),
  );
  const isNew = (sentence: string) => {
    const stems = stemsIn(sentence);
    return (
      timesSaid(context, sentence) === 0 &&
      stems.filter((stem) => said.has(stem)).length <= maxSaidShare * stems.length
    );
  };
  return otherAnswers(context, entry)
    .map(({ tier, sentences }) => ({ tier, sentences: sentences.filter(isNew) }))
    .filter(({ sentences }) => sentences.length >= minSentences)
    .map(({ tier, sentences }) => ({ tier, text: sentences.slice(0, maxSentences).join(' ') }))[0];
};

/** Words of a short question, and of the sentences that answer it. */
const askedFor: readonly (readonly [question: RegExp, sentence: RegExp])[] = [
  [
    /\bhow (?:often|long|many (?:times|minutes|days|hours|reps))\b/,
    /\b(?:minutes?|times|weeks?|daily|days?|often|once|twice|hours?|months?|seconds?|reps)\b/i,
  ],
  [
    /\b(?:how|too) much\b|\bexpensive\b|\bcosts?\b/,
    /\b(?:costs?|prices?|money|cheap\w*|expensive|lends?|used|budget)\b/i,
  ],
  [/\b(?:say|tell|ask|answer|write|words|example|cues?|mean)\b/, /["“]/],
  [/\bwho\b/, /\b(?:doctor|psychologist|coach|parents?|contact|adult|club|manager|teacher)\b/i],
  [/\b(?:normal|bad|ok|okay|wrong|common|worried)\b/, /\b(?:normal|common|often|okay|fine|most|rarely)\b/i],
];
const nextStepAsked = /\b(?:next|now|start|begin|what (?:can|should|do) (?:i|we) do)\b/;

/** Stems that most answers have. */
const commonStems = new Set(
  stemsIn('practice practise game play player hockey coach next time one day does first kid'),
);

const briefSentences = 2;
/** A shorter sentence is shown with the next one. */
const minPartCharacters = 70;
/**
 * The sentences of an answer that a short question asks for. Leaves out those that were said more than
 * `timesBefore` times in this chat.
 */
const askedSentences = (
  context: TopicContext,
  sentences: readonly string[],
  { timesBefore, minFit }: { timesBefore: number; minFit: number },
): string | undefined => {
  const text = tokenize(context.text).join(' ');
  const stems = new Set(stemsIn(text).filter((stem) => !commonStems.has(stem)));
  const patterns = askedFor.flatMap(([question, sentence]) => (question.test(text) ? [sentence] : []));
  const fit = (sentence: string) =>
    stemsIn(sentence).filter((stem) => stems.has(stem)).length +
    patterns.filter((pattern) => pattern.test(sentence)).length;
  const fitting = sentences
    .filter((sentence) => fit(sentence) >= minFit && timesSaid(context, sentence) <= timesBefore)
    .toSorted((a, b) => fit(b) - fit(a))
    .slice(0, briefSentences);
  const part = sentences.filter((sentence) => fitting.includes(sentence)).join(' ');
  if (part.length >= minPartCharacters || fitting.length > 1) return part;
  const [only] = fitting;
  if (only) return [only, sentences[sentences.indexOf(only) + 1]].filter(Boolean).join(' ');
  const step = sentences.at(-1);
  return step && nextStepAsked.test(text) && timesSaid(context, step) <= timesBefore ? step : undefined;
};

const leads: Readonly<Record<AnswerTier, string>> = {
  coach: 'What coaches look at:',
  parent: 'What I tell parents:',
  child: 'What I tell players:',
  youth: 'What I tell players:',
  older: 'What I tell players:',
};
const withLead = (context: TopicContext, { tier, text }: { tier: AnswerTier; text: string }) =>
  tier === context.tone || (tier !== 'coach' && context.tone !== 'parent' && context.tone !== 'coach')
    ? text
    : `${leads[tier]} ${text}`;

/** The part of an entry that a short question asks for. */
const partOf = (context: TopicContext, entry: KnowledgeEntry): string | undefined => {
  const own = askedSentences(context, sentencesOf(answerOf(context, entry)), {
    timesBefore: 1,
    minFit: 1,
  });
  if (own !== undefined) return own;
  const [part] = otherAnswers(context, entry).flatMap(({ tier, sentences }) => {
    const text = askedSentences(context, sentences, { timesBefore: 0, minFit: 2 });
    return text === undefined ? [] : [{ tier, text }];
  });
  return part && withLead(context, part);
};

/** The next drill of an entry that was not offered yet. */
const nextDrill = (context: TopicContext, entry: KnowledgeEntry) => {
  const drill = entryDrill(context, [entry]);
  return drill && !wasOffered(context, drill) ? drill : undefined;
};

/** Whether a message asks about a rule. An answer about another rule would be wrong. */
export const asksRule = ({ text }: TopicContext) =>
  /\b(?:rules?|legal|illegal|allowed|penalty|referee|ref)\b/i.test(text);
export const ruleSource = 'The rule book of your league has it, and officials know it.';

/** Asks for an amount, a place or a person, not for more on the subject. */
const asksFact =
  /^(?:(?:and|so|ok|but) )*(?:how (?:long|often|much|many)|when|where|who|which|is|are|will|can|have|has|did|do|does)\b/;

/** Continues with the part of the last answer that is asked for, else with what the chat does not have yet. */
export const continuedTopic = (entry: KnowledgeEntry, other?: KnowledgeEntry): TopicHandler =>
  staticTopic((context) => {
    const otherPart = other && `**If you mean ${other.title}:** ${brieflyOf(context, other)}`;
    const chips = { topicChips: other ? [capitalize(other.title)] : [], knownText: true };
    const part = partOf(context, entry);
    if (part !== undefined) return { ...chips, paragraphs: [part, otherPart] };
    if (asksRule(context))
      return { ...chips, paragraphs: [`I do not know that rule. ${ruleSource}`, otherPart] };
    const more = unsaidPart(context, entry);
    const drill = more ? undefined : nextDrill(context, entry);
    if (!more && !drill) return nothingMore(context, entry);
    const isFact = asksFact.test(tokenize(context.text).join(' '));
    return {
      ...chips,
      paragraphs: [
        isFact && `I have no exact answer to that. More on ${entry.title}:`,
        more && withLead(context, more),
        drill && drillText(context, drillDetails(drill)),
        otherPart,
      ],
      cards: drill ? [drillCard(drill)] : [],
    };
  });

const isForCoaches = withTheme('coaches-practice', 'coaches-team');
const maxChildAge = 10;
const maxYouthAge = 14;
const tierOfAge = (age: number): AnswerTier =>
  age <= maxChildAge ? 'child' : age <= maxYouthAge ? 'youth' : 'older';

/** Says the last answer for another player: 'for an 8 year old', 'and for goalies'. */
export const forPersonTopic = (entry: KnowledgeEntry, { name, age }: AskedPerson): TopicHandler =>
  staticTopic((context) => {
    const isForPlayers = !isForCoaches(entry);
    const own = age === undefined || !isForPlayers ? undefined : entry.answers[tierOfAge(age)];
    const isSaid = own !== undefined && timesSaid(context, own) > 0;
    if (own !== undefined && !isSaid)
      return { paragraphs: [`For ${name}, this is what I tell players:`, own], knownText: true };
    const more = unsaidPart(context, entry);
    return {
      paragraphs: [`The same holds for ${name}.`, more ? withLead(context, more) : brieflyOf(context, entry)],
      knownText: true,
    };
  });

/** Suggests a person to ask when the coach has no more advice. */
const nextHelp = ({ tone }: TopicContext, { drills = [] }: KnowledgeEntry): string => {
  if (drills.length === 0)
    return tone === 'parent' || tone === 'coach'
      ? 'If it goes on, talk about it with someone who knows the player well.'
      : 'If it goes on, talk about it with a parent or another grown-up you trust.';
  if (tone === 'coach') return 'I do not see it: have another coach watch and name one thing to change.';
  return `I do not see it, so ask the team’s coach to watch ${tone === 'parent' ? 'your player' : 'you'} once and to name one thing to change.`;
};

/** Answers 'I tried that' and 'it does not work' with the next advice and drill. */
export const triedTopic = (entry: KnowledgeEntry): TopicHandler =>
  staticTopic((context) => {
    const more = unsaidPart(context, entry);
    const drill = nextDrill(context, entry);
    const related = relatedEntries(entry, context.persona.role).map(({ title }) => title);
    return {
      paragraphs: [
        more || drill ? 'Then try it another way.' : nextHelp(context, entry),
        more && withLead(context, more),
        drill && drillText(context, drillDetails(drill)),
      ],
      cards: drill ? [drillCard(drill)] : [],
      chips: drill ? ['Another drill'] : [],
      topicChips: drill ? [] : related.map(capitalize),
      knownText: true,
    };
  });
