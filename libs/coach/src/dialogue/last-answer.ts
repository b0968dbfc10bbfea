import { knowledgeEntries } from '../content/content.js';
import type { DrillView } from '@rinkside/contracts/drill';
import { drillLibrary } from '@rinkside/domain/drill/drill.library';
import type { ChatTurn } from '../engines/engine.js';
import type { KnowledgeEntry } from '../content/entry.js';

/** What the coach's last reply was about. */
export interface LastAnswer {
  text: string;
  entry?: KnowledgeEntry;
  /** The entry before it, if it has none itself and is no answer on figures. */
  subject?: KnowledgeEntry;
  /** The drill it suggested. */
  drill?: DrillView;
  /** The drills of a plan or a practice, in order. */
  drills: readonly DrillView[];
  /** The entries it offered. */
  choices: readonly KnowledgeEntry[];
}

/** The text before a message to copy. */
export const draftLead = 'Here is a message you can change as you like:';

/** The text before the offered titles. */
export const choiceLead = 'Which of these do you mean:';

/** The texts before a question that was not understood, and before the end of an entry. */
export const unclearLead = 'I am not sure what that is about.';
export const notUnderstoodLead = 'I am not sure that I understand.';
export const outsideLead = 'That one is outside my rink';
export const moreLead = 'That is what I know about';
const asksBack = [unclearLead, notUnderstoodLead, outsideLead, moreLead, draftLead, choiceLead];

const minSentenceCharacters = 20;
const sentencesIn = (text: string) =>
  text
    .split(/(?<=[.!?])["”]?\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(({ length }) => length >= minSentenceCharacters);

let bySentence: ReadonlyMap<string, KnowledgeEntry> | undefined;
const entryBySentence = () =>
  (bySentence ??= new Map(
    knowledgeEntries
      .flatMap((entry) =>
        Object.values(entry.answers).flatMap((answer) =>
          sentencesIn(answer).map((sentence) => [sentence, entry] as const),
        ),
      )
      .toReversed(),
  ));

const byTitle = new Map(knowledgeEntries.map((entry) => [entry.title.toLowerCase(), entry]));

/** Returns the entry with this title. */
export const entryWithTitle = (title: string): KnowledgeEntry | undefined =>
  byTitle.get(
    title
      .trim()
      .toLowerCase()
      .replace(/[.?!]+$/, ''),
  );

/** Titles may contain commas and 'or', so the longest title at the start of the rest counts. */
const choicesIn = (text: string): KnowledgeEntry[] => {
  const line = text.split('\n').find((candidate) => candidate.startsWith(choiceLead));
  let rest = line?.slice(choiceLead.length).toLowerCase().trim() ?? '';
  const choices: KnowledgeEntry[] = [];
  for (;;) {
    const title = [...byTitle.keys()]
      .filter((candidate) => rest.startsWith(candidate))
      .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '');
    const entry = byTitle.get(title);
    if (!entry) return choices;
    choices.push(entry);
    rest = rest.slice(title.length).replace(/^(?:, | or )/, '');
  }
};

const answerIn = (text: string): LastAnswer => {
  // Sentences about a drill may be in an entry, too.
  const entry = text.startsWith('**')
    ? undefined
    : sentencesIn(text)
        .map((sentence) => entryBySentence().get(sentence))
        .find((found) => found !== undefined);
  const title = /(?:\*\*Try this:\*\* |^)\*\*([^*]+)\*\*(?:,| is for| takes| is the one)/m.exec(text)?.[1];
  const drill = drillLibrary.find((one) => one.title === title);
  const drills = [...text.matchAll(/\*\*([^*]+)\*\*/g)].flatMap(
    ([, name]) => drillLibrary.find((one) => one.title === name) ?? [],
  );
  return { text, choices: choicesIn(text), drills, ...(entry && { entry }), ...(drill && { drill }) };
};

const maxRecentAnswers = 3;
const recentAnswersIn = (history: readonly ChatTurn[]): LastAnswer[] =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-maxRecentAnswers)
    .map(({ text }) => answerIn(text));

/** The entry that the last replies are about. A reply on figures or another subject ends it. */
const subjectIn = (history: readonly ChatTurn[]): KnowledgeEntry | undefined => {
  const answers = recentAnswersIn(history).toReversed();
  const end = answers.find(
    ({ entry, drill, text }) =>
      entry ?? (drill === undefined && !asksBack.some((lead) => text.includes(lead))),
  );
  return end?.entry;
};

/** Finds out what the last reply in a chat was about. Only the text of a chat is stored. */
export const lastAnswerIn = (history: readonly ChatTurn[]): LastAnswer | undefined => {
  const text = history.findLast(({ role }) => role === 'assistant')?.text;
  if (text === undefined) return undefined;
  const answer = answerIn(text);
  const subject = answer.entry ? undefined : subjectIn(history);
  return { ...answer, ...(subject && { subject }) };
};

/** The entry of one of the last replies. */
export const recentEntryIn = (history: readonly ChatTurn[]): KnowledgeEntry | undefined =>
  recentAnswersIn(history)
    .map(({ entry }) => entry)
    .findLast((entry) => entry !== undefined);
