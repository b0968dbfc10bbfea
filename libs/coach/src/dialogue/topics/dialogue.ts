import { knowledgeEntries } from '../../content/content.js';
import type { KnowledgeEntry } from '../../content/entry.js';
import type { DialogueMove } from '../dialogue.js';
import { choiceLead, draftLead, notUnderstoodLead, outsideLead, unclearLead } from '../last-answer.js';
import { capitalize, sentencesOf, isYoungTone, staticTopic, type TopicHandler } from '../topic-context.js';
import { abilityTexts } from './small-talk.js';
import { drillCard, drillDetails } from '../../tools/drill-card.js';
import { drillText } from '../pick-drill.js';
import { asksRule, nothingMore, relatedEntries, ruleSource, triedTopic, unsaidPart } from './continued.js';
import { answerOf, entryDrill, entryTopic, wasOffered } from './entry.js';

const shortSentences = 2;

/** Returns the message in quotation marks that an answer suggests. */
const draftIn = (text: string): string | undefined =>
  text.match(/[“"]([^“”"]{25,})[”"]/g)?.toSorted((a, b) => b.length - a.length)[0];

/** The first sentences of a message in quotation marks. */
const shortDraft = (draft: string): string => {
  const sentences = sentencesOf(draft.slice(1, -1));
  return `"${sentences.slice(0, shortSentences).join(' ')}"`;
};

const messageEntry = knowledgeEntries.find(({ id }) => id === 'message-to-coach');

const choiceAgainTopic = staticTopic(() => ({
  paragraphs: ['Tell me: the first, the second or the third?'],
  knownText: true,
}));

const noChoiceTopic = staticTopic(() => ({
  paragraphs: ['Then I took it the wrong way. Tell me in a full sentence what you want to know.'],
  knownText: true,
}));

/** Answers a question about a suggested drill. */
const drillMoveTopic = ({ kind, drill }: Extract<DialogueMove, { drill: unknown }>): TopicHandler =>
  staticTopic(() => ({
    paragraphs: {
      'drill reason': [
        `**${drill.title}** is for ${drill.skill}. What it trains: ${drill.key_points.map((point) => point.toLowerCase()).join('; ')}.`,
        `The count shows you whether it gets better: ${drill.measure}.`,
      ],
      'drill start': [`**${drill.title}**: ${drill.steps[0]}`],
      'drill partner': [
        `Yes, **${drill.title}** works with two: one does it, the other passes, watches or counts. Then change.`,
        `Compare your counts: ${drill.measure}.`,
      ],
      'drill length': [
        `**${drill.title}** takes ${drill.minutes} minutes. Two or three times a week is plenty.`,
        `Stop while it still looks good. Count it: ${drill.measure}.`,
      ],
      'drill steps': [
        `**${drill.title}** is the one for that, step by step:`,
        drill.steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      ],
    }[kind],
    cards: kind === 'drill steps' ? [drillCard(drill)] : [],
    chips: ['Another drill'],
    knownText: true,
  }));

/** Answers 'another' with the next drill of the entry. */
const anotherTopic = (entry: KnowledgeEntry): TopicHandler =>
  staticTopic((context) => {
    const drill = entryDrill(context, [entry]);
    return drill && !wasOffered(context, drill)
      ? {
          paragraphs: [
            drillText(context, drillDetails(drill)),
            context.tone !== 'play' && `First step: ${drill.steps[0]}`,
          ],
          cards: [drillCard(drill)],
          knownText: true,
          chips: ['Another drill'],
        }
      : nothingMore(context, entry);
  });

/** Answers a message that refers to the last answer. */
export const dialogueTopic = (move: DialogueMove): TopicHandler => {
  if (move.kind === 'none') return noChoiceTopic;
  if (move.kind === 'choice again') return choiceAgainTopic;
  if (move.kind === 'first sentence') {
    const [first = move.text] = sentencesOf(move.text.split('\n')[0] ?? '');
    const draft = move.text.startsWith(draftLead) ? draftIn(move.text) : undefined;
    return staticTopic(() => ({
      paragraphs: [draft ? shortDraft(draft) : first],
      knownText: true,
    }));
  }
  if ('drill' in move) return drillMoveTopic(move);
  const { kind, entry = messageEntry } = move;
  if (!entry) return staticTopic(() => ({ paragraphs: [] }));
  if (kind === 'chosen') return entryTopic([entry]);
  if (kind === 'another') return anotherTopic(entry);
  if (kind === 'tried') return triedTopic(entry);
  return staticTopic((context) => {
    const answer = answerOf(context, entry);
    const sentences = sentencesOf(answer);
    const draft = draftIn(answer) ?? (messageEntry && draftIn(answerOf(context, messageEntry)));
    const last = sentences.at(-1);
    const fuller = unsaidPart(context, entry);
    if (kind === 'longer' && fuller === undefined) return nothingMore(context, entry);
    const paragraphs = {
      shorter: [sentences.slice(0, shortSentences).join(' ')],
      longer: [
        fuller &&
          `${fuller.tier === 'coach' ? 'This is what coaches look at, and why:' : 'Here is the reason in more words.'} ${fuller.text}`,
      ],
      draft: draft ? [draftLead, draft] : [answer],
      permission: [
        'Yes. Change the words so that they sound like you.',
        isYoungTone(context) ? 'Show it to a parent first.' : last,
      ],
    }[kind];
    return { paragraphs, knownText: true };
  });
};

/** Offers the entries that may be meant. */
export const choiceTopic = (
  entries: readonly KnowledgeEntry[],
  { withReason = false }: { withReason?: boolean } = {},
): TopicHandler =>
  staticTopic((context) => {
    const titles = entries.map(({ title }) => title);
    return {
      paragraphs: [
        withReason && 'I ask because your question fits more than one topic.',
        `${choiceLead} ${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}?`,
        asksRule(context) && `If none of them, I do not know that rule. ${ruleSource}`,
      ],
      topicChips: titles.map(capitalize),
      knownText: true,
    };
  });

const askAdult = 'For anything else, ask a parent, your coach or another grown-up you trust.';

/** Asks for the question in a full sentence: no word of the message names a subject. */
export const unclearTopic = (subject?: KnowledgeEntry): TopicHandler =>
  staticTopic((context) => ({
    paragraphs: [
      `${unclearLead} Can you ask it in a full sentence?`,
      context.persona.minor && context.persona.role === 'player' ? askAdult : false,
    ],
    topicChips: subject
      ? [subject, ...relatedEntries(subject, context.persona.role)].map(({ title }) => capitalize(title))
      : [],
    chips: subject
      ? []
      : ['What drills should I practice?', 'How is my season going?', 'Am I getting better?'],
    knownText: true,
  }));

/** Answers 'why so few' after a figure. */
export const noReasonTopic: TopicHandler = staticTopic(() => ({
  paragraphs: [
    'The game sheets say how many, not why, so I do not guess. A coach who sees the games can say more.',
    'I can compare it with another month or opponent, show the game analysis, or suggest a drill.',
  ],
  chips: ["What's my game analysis?", 'Am I getting better?', 'What drills should I practice?'],
  knownText: true,
}));

/** Says that the question was not understood, what the coach can do, and for minors which adult can help. */
export const notUnderstoodTopic = (near: readonly KnowledgeEntry[]): TopicHandler =>
  staticTopic((context) => ({
    paragraphs: [
      near.length > 0
        ? asksRule(context)
          ? `I do not know that rule. ${ruleSource}`
          : `${notUnderstoodLead} Can you ask it in other words?`
        : `${outsideLead}, but I am glad to talk hockey!`,
      abilityTexts[context.tone],
      context.persona.minor && context.persona.role === 'player' ? askAdult : false,
    ],
    topicChips: near.map(({ title }) => capitalize(title)),
    chips: near.length > 0 ? [] : ['What drills should I practice?', 'How is my season going?'],
    knownText: true,
  }));
