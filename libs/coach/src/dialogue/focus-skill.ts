import type { Skill } from '@rinkside/contracts/drill';
import { perGame, points, savePercentage } from '@rinkside/contracts/season';
import type { CoachQuestion } from '../engines/engine.js';
import { extractSlots } from './slots.js';

/** The name of a skill in a sentence. */
export const skillLabels: Record<Skill, string> = {
  'stick-handling': 'stick handling',
  skating: 'skating',
  shooting: 'shooting',
  passing: 'passing',
  goalie: 'goaltending',
  battle: 'puck battles',
  'off-ice': 'off-ice work',
};

/** Totals of the recent games. */
interface RecentTotals {
  games: number;
  goals: number;
  assists: number;
  saves: number;
  shots: number;
}

/** Chooses the skill to work on from the totals of the recent games. */
export const chooseFocusSkill = (
  position: 'skater' | 'goalie' | null,
  { games, goals, assists, saves, shots }: RecentTotals,
): Skill => {
  if (position === 'goalie') return shots > 0 && savePercentage(saves, shots) >= 93 ? 'off-ice' : 'goalie';
  if (games === 0) return 'skating';
  if (perGame(goals, games) < 0.5) return 'shooting';
  if (assists < goals / 2) return 'passing';
  return perGame(points(goals, assists), games) >= 2 ? 'stick-handling' : 'skating';
};

/** Returns the first skill in the player's memories, with the text of the memory. */
export const rememberedSkill = ({
  memories,
  persona,
}: CoachQuestion): { skill: Skill; text: string } | undefined => {
  for (const text of memories) {
    const { skill } = extractSlots(text, persona.position);
    if (skill) return { skill, text };
  }
  return undefined;
};
