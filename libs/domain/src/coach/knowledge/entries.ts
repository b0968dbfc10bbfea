import type { KnowledgeEntry } from './entry.js';
import { appHelpEntries } from './app-help.js';
import { betterNumbersEntries } from './better-numbers.js';
import { bodyEntries } from './body.js';
import { checkingEntries } from './checking.js';
import { coachesPracticeEntries } from './coaches-practice.js';
import { coachesTeamEntries } from './coaches-team.js';
import { gearBodyEntries } from './gear-body.js';
import { gearSticksEntries } from './gear-sticks.js';
import { goalieLifeEntries } from './goalie-life.js';
import { goalieTechniqueEntries } from './goalie-technique.js';
import { mindEntries } from './mind.js';
import { moreQuestionsEntries } from './more-questions.js';
import { moreRulesEntries } from './more-rules.js';
import { parentsEntries } from './parents.js';
import { passingEntries } from './passing.js';
import { puckSkillsEntries } from './puck-skills.js';
import { rulesPenaltiesEntries } from './rules-penalties.js';
import { rulesPlayEntries } from './rules-play.js';
import { shootingEntries } from './shooting.js';
import { skatingBasicsEntries } from './skating-basics.js';
import { skatingMovesEntries } from './skating-moves.js';
import { smallTalkHockeyEntries } from './small-talk-hockey.js';
import { statisticsEntries } from './statistics.js';
import { tacticsPositionsEntries } from './tactics-positions.js';
import { tacticsSystemsEntries } from './tactics-systems.js';
import { teamsLevelsEntries } from './teams-levels.js';
import { teamsPlayingTimeEntries } from './teams-playing-time.js';

/** The entries of each theme. */
export const knowledgeThemes: readonly (readonly KnowledgeEntry[])[] = [
  appHelpEntries,
  betterNumbersEntries,
  bodyEntries,
  checkingEntries,
  coachesPracticeEntries,
  coachesTeamEntries,
  gearBodyEntries,
  gearSticksEntries,
  goalieLifeEntries,
  goalieTechniqueEntries,
  mindEntries,
  moreQuestionsEntries,
  moreRulesEntries,
  parentsEntries,
  passingEntries,
  puckSkillsEntries,
  rulesPenaltiesEntries,
  rulesPlayEntries,
  shootingEntries,
  skatingBasicsEntries,
  skatingMovesEntries,
  smallTalkHockeyEntries,
  statisticsEntries,
  tacticsPositionsEntries,
  tacticsSystemsEntries,
  teamsLevelsEntries,
  teamsPlayingTimeEntries,
];

/** All answers of the knowledge base. */
export const knowledgeEntries: readonly KnowledgeEntry[] = knowledgeThemes.flat();
