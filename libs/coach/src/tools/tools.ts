import type { Persona } from '@rinkside/safety/persona';
import { buildPlan } from './build-plan.js';
import { buildPractice } from './build-practice.js';
import { explainStat } from './explain-stat.js';
import { findDrills } from './find-drills.js';
import { getMilestones } from './get-milestones.js';
import { getProfile } from './get-profile.js';
import { getRecentGames } from './get-recent-games.js';
import { getSeasonSummary } from './get-season-summary.js';
import { getSpecialTeams } from './get-special-teams.js';
import { getTeamOverview } from './get-team-overview.js';
import { getTrend } from './get-trend.js';
import { startGameDraft } from './start-game-draft.js';
import type { Tool } from './tool.js';
import { whatIf } from './what-if.js';

/** All tools of the coach. None of them writes to the database. */
export const coachTools: readonly Tool[] = [
  getProfile,
  getSeasonSummary,
  getRecentGames,
  getTrend,
  explainStat,
  whatIf,
  getSpecialTeams,
  findDrills,
  buildPlan,
  buildPractice,
  getMilestones,
  getTeamOverview,
  startGameDraft,
];

const trainingTools = new Set<Tool>([findDrills, buildPlan, buildPractice]);

/** Returns the tools this player may use. `noDrills` excludes all training tools. */
export const toolsFor = (persona: Persona, noDrills = false): readonly Tool[] =>
  coachTools.filter((tool) => tool.isAvailableTo(persona) && !(noDrills && trainingTools.has(tool)));
