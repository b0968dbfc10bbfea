import type { QuestionRoute } from './topic-router.js';
import type { TopicHandler, TopicContext } from './topic-context.js';
import { analysisTopic } from './topics/analysis.js';
import { practiceTopic, teamTopic } from './topics/coaching.js';
import { feelingsTopic } from './topics/feelings.js';
import { explainTopic, milestonesTopic, specialTeamsTopic, whatIfTopic } from './topics/stats.js';
import { recentTopic, seasonTopic, trendTopic } from './topics/games.js';
import { logGameTopic } from './topics/log-game.js';
import { memoriesTopic, rememberTopic } from './topics/memory.js';
import {
  abilitiesTopic,
  byeTopic,
  cheerTopic,
  companyTopic,
  trainingWithheldTopic,
  helloTopic,
  identityTopic,
  noTopic,
  noPredictionsTopic,
  othersTopic,
  thanksTopic,
  unknownTopic,
} from './topics/small-talk.js';
import { subjectTopic } from './topics/subject.js';
import { drillsTopic, planTopic } from './topics/training.js';

const topicHandlers = {
  hello: helloTopic, cheer: cheerTopic, thanks: thanksTopic, bye: byeTopic, identity: identityTopic, abilities: abilitiesTopic, company: companyTopic, noPredictions: noPredictionsTopic, others: othersTopic, no: noTopic, unknown: unknownTopic,
  analysis: analysisTopic, recent: recentTopic, season: seasonTopic, trend: trendTopic, explain: explainTopic, whatIf: whatIfTopic, specialTeams: specialTeamsTopic, milestones: milestonesTopic,
  drills: drillsTopic, plan: planTopic, team: teamTopic, practice: practiceTopic, logGame: logGameTopic, feelings: feelingsTopic, remember: rememberTopic, memories: memoriesTopic,
} as const satisfies Record<QuestionRoute['topic'], TopicHandler>; // prettier-ignore

const trainingTopics: ReadonlySet<QuestionRoute['topic']> = new Set(['drills', 'plan', 'practice']);

/** Returns the handler for a routed question. Training topics get a fixed answer while drills are withheld. */
export const topicHandlerFor = ({ route: { topic, subject }, noDrills }: TopicContext): TopicHandler =>
  noDrills && (subject ? subject.skill : trainingTopics.has(topic))
    ? trainingWithheldTopic
    : subject
      ? subjectTopic(subject)
      : topicHandlers[topic];
