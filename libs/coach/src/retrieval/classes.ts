import { knowledgeEntries, messageTopics } from '../content/content.js';
import type { Role } from '@rinkside/contracts/player';
import type { TopicExamples } from '../content/entry.js';
import type { KnowledgeEntry } from '../content/entry.js';

/** A kind of message that the ranking knows: a knowledge entry or a topic of the playbook. */
export interface MessageClass {
  /** The id of the entry, or 'topic:' with the topic and its kind. */
  id: string;
  examples: readonly string[];
  roles?: readonly Role[] | undefined;
  /** Who asks this most. Others may ask it too. */
  audience?: Role | undefined;
  /** Goalies ask this most. */
  isForGoalies?: boolean;
  entry?: KnowledgeEntry;
  topic?: TopicExamples['topic'];
}

/** All classes. */
export const messageClasses: readonly MessageClass[] = [
  ...knowledgeEntries.map((entry) => ({
    id: entry.id,
    examples: entry.examples,
    roles: entry.roles,
    audience: entry.audience,
    isForGoalies: entry.position === 'goalie',
    entry,
  })),
  ...messageTopics.map(({ topic, kind, examples, roles }) => ({
    id: ['topic', topic, ...(kind ? [kind] : [])].join(':'),
    examples,
    roles,
    topic,
  })),
];
