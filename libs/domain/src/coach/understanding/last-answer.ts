import type { DrillView } from '@rinkside/contracts/drill';
import { drillLibrary } from '../../drill/drill.library.js';
import type { ChatTurn } from '../engine.js';
import { knowledgeEntries } from '../knowledge/entries.js';
import type { KnowledgeEntry } from '../knowledge/entry.js';

/** What the coach's last reply was about. */
export interface LastAnswer {
  text: string;
  entry?: KnowledgeEntry;
  /** The drill it suggested. */
  drill?: DrillView;
  /** The entries it offered. */
  choices: readonly KnowledgeEntry[];
}

/** The text before a message to copy. */
export const draftLead = 'Here is a message you can change as you like:';

/** The text before the offered titles. */
export const choiceLead = 'Which of these do you mean:';

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

/** Finds out what the last reply in a chat was about. Only the text of a chat is stored. */
export const lastAnswerIn = (history: readonly ChatTurn[]): LastAnswer | undefined => {
  const text = history.findLast(({ role }) => role === 'assistant')?.text;
  if (text === undefined) return undefined;
  const entry = sentencesIn(text)
    .map((sentence) => entryBySentence().get(sentence))
    .find((found) => found !== undefined);
  const title = /(?:\*\*Try this:\*\* |^)\*\*([^*]+)\*\*(?:,| is for)/m.exec(text)?.[1];
  const drill = drillLibrary.find((one) => one.title === title);
  return { text, choices: choicesIn(text), ...(entry && { entry }), ...(drill && { drill }) };
};

const maxRecentAnswers = 3;
/** The entry of one of the last replies. */
export const recentEntryIn = (history: readonly ChatTurn[]): KnowledgeEntry | undefined =>
  history
    .filter(({ role }) => role === 'assistant')
    .slice(-maxRecentAnswers)
    .map((turn) => lastAnswerIn([turn])?.entry)
    .findLast((entry) => entry !== undefined);
