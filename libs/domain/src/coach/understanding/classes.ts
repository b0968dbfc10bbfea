import type { Role } from '@rinkside/contracts/player';
import type { IntentExamples } from '../intents/intent-examples.js';
import { meaningIntents } from '../intents/intents.js';
import { coachesPracticeEntries } from '../knowledge/coaches-practice.js';
import { coachesTeamEntries } from '../knowledge/coaches-team.js';
import { knowledgeEntries } from '../knowledge/entries.js';
import { goalieLifeEntries } from '../knowledge/goalie-life.js';
import { goalieTechniqueEntries } from '../knowledge/goalie-technique.js';
import { parentsEntries } from '../knowledge/parents.js';
import type { KnowledgeEntry } from '../knowledge/entry.js';

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
  topic?: IntentExamples['topic'];
}

const audiences = new Map<string, Role>([
  ...[...coachesPracticeEntries, ...coachesTeamEntries].map(({ id }) => [id, 'coach'] as const),
  ...parentsEntries.map(({ id }) => [id, 'parent'] as const),
]);

const goalieIds: ReadonlySet<string> = new Set(
  [...goalieTechniqueEntries, ...goalieLifeEntries].map(({ id }) => id),
);

/** All classes, in the order of the trained weights. */
export const messageClasses: readonly MessageClass[] = [
  ...knowledgeEntries.map((entry) => ({
    id: entry.id,
    examples: entry.examples,
    roles: entry.roles,
    audience: audiences.get(entry.id) ?? (/^(?:teaching|coaching)-/.test(entry.id) ? 'coach' : undefined),
    isForGoalies: goalieIds.has(entry.id),
    entry,
  })),
  ...meaningIntents.map(({ topic, kind, examples, roles }) => ({
    id: ['topic', topic, ...(kind ? [kind] : [])].join(':'),
    examples,
    roles,
    topic,
  })),
];
