import { betterNumbersEntries } from './better-numbers.js';
import { checkingEntries } from './checking.js';
import { coachesPracticeEntries } from './coaches-practice.js';
import type { KnowledgeEntry } from './entry.js';
import { goalieTechniqueEntries } from './goalie-technique.js';
import { passingEntries } from './passing.js';
import { puckSkillsEntries } from './puck-skills.js';
import { shootingEntries } from './shooting.js';
import { skatingBasicsEntries } from './skating-basics.js';
import { skatingMovesEntries } from './skating-moves.js';
import { tacticsPositionsEntries } from './tactics-positions.js';
import { tacticsSystemsEntries } from './tactics-systems.js';

/** Entries that say how to move, play or train. */
const physicalThemes: ReadonlySet<KnowledgeEntry> = new Set(
  [
    betterNumbersEntries, checkingEntries, coachesPracticeEntries, goalieTechniqueEntries, passingEntries, puckSkillsEntries,
    shootingEntries, skatingBasicsEntries, skatingMovesEntries, tacticsPositionsEntries, tacticsSystemsEntries,
  ].flat(),
); // prettier-ignore
const otherPhysicalIds: ReadonlySet<string> = new Set(['cramp-stitch']);

/** Entries of these themes, or with drills, whose answers are about feelings, people, gear or plans. */
const nonPhysicalIds: ReadonlySet<string> = new Set([
  'becoming-goalie', 'choosing-position', 'discipline-practice', 'goalie-bad-goal', 'goalie-focus', 'goalie-many-shots', 'player-types',
  'position-change', 'rest-days', 'rotating-positions', 'season-plan', 'selfish-teammate', 'start-age', 'too-old-to-start', 'training-aids',
]); // prettier-ignore

/** Whether an entry gives physical advice, which is withheld after a possible injury. */
export const isPhysical = (entry: KnowledgeEntry): boolean =>
  !nonPhysicalIds.has(entry.id) &&
  (physicalThemes.has(entry) || otherPhysicalIds.has(entry.id) || (entry.drills ?? []).length > 0);
