import { roles } from '@rinkside/contracts/player';
import * as z from 'zod';
import { topics } from '../dialogue/intents.js';

/** The readers that an answer is written for, with the heading of their answer in a page. */
export const answerHeadings = {
  child: 'Players up to 10',
  youth: 'Players from 11 to 14',
  older: 'Players from 15',
  parent: 'Parents',
  coach: 'Coaches',
} as const;
export type AnswerTier = keyof typeof answerHeadings;
export const answerTiers = Object.keys(answerHeadings) as AnswerTier[];

const role = z.enum(roles);

/** What stands between the lines `---` at the start of a page. */
export const entryFacts = z.strictObject({
  /** Names the topic in "Do you mean …?", lower case: 'hockey stops'. */
  title: z.string().max(35, 'it has more than 35 characters'),
  /** Readers that the entry answers; default all. */
  roles: z.array(role).optional(),
  /** Who asks this most. Others may ask it too. */
  audience: role.optional(),
  /** Goalies ask this most. */
  position: z.literal('goalie').optional(),
  /** Ids of drills in the library that practise it. */
  drills: z.array(z.string()).max(3).optional(),
  /** The answer says how to move, play or train. It is withheld after a possible injury. */
  physical: z.boolean(),
  /** Where the facts come from, for reviewers. */
  sources: z.array(z.string()).optional(),
});

export const knowledgeEntry = entryFacts.omit({ sources: true }).extend({
  /** The name of the page: kebab-case, unique over all themes. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The name of its folder. */
  theme: z.string(),
  /** Questions as players, parents and coaches type them. */
  examples: z.array(z.string()).min(16, 'the section Questions needs at least 16 questions'),
  /** Markdown, one next step each. */
  answers: z.partialRecord(z.enum(answerTiers), z.string()),
});
/** An answer to a kind of question. Example questions train the ranking; answers are shown. */
export type KnowledgeEntry = z.output<typeof knowledgeEntry>;

/** Entries on one subject, in the order in which the coach names more of them. */
export interface KnowledgeTheme {
  name: string;
  entries: readonly KnowledgeEntry[];
}

/** Messages that a topic answers instead of an entry. They train the ranking. */
export const topicExamples = z.strictObject({
  topic: z.enum([...topics, 'unknown', 'ownNumbers']),
  /** For a topic with several kinds of messages, each a class of its own. */
  kind: z.string().optional(),
  /** Messages as players, parents and coaches type them. */
  examples: z.array(z.string()).min(15),
  /** Who writes such messages; default all. */
  roles: z.array(role).optional(),
});

export type TopicExamples = z.output<typeof topicExamples>;

/** What `npm run content` writes and a worker loads. */
export interface BuiltContent {
  /** SHA-256 of the pages, hexadecimal. */
  hash: string;
  themes: readonly KnowledgeTheme[];
  topics: readonly TopicExamples[];
}
