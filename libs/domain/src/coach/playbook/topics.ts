import type { Routed } from './route.js';
import type { Speaker, Talk } from './talk.js';
import { analysis } from './topics/analysis.js';
import { practice, team } from './topics/coaching.js';
import { feelings } from './topics/feelings.js';
import { explain, milestones, specialTeams, whatIf } from './topics/figures.js';
import { recent, season, trend } from './topics/games.js';
import { logGame } from './topics/log-game.js';
import { memories, remember } from './topics/memory.js';
import {
  abilities,
  bye,
  cheer,
  company,
  heldBack,
  hello,
  identity,
  no,
  noPredictions,
  others,
  thanks,
  unknown,
} from './topics/small-talk.js';
import { aboutSubject } from './topics/subject.js';
import { drills, plan } from './topics/training.js';

const topicHandlers = {
  hello, cheer, thanks, bye, identity, abilities, company, noPredictions, others, no, unknown,
  analysis, recent, season, trend, explain, whatIf, specialTeams, milestones,
  drills, plan, team, practice, logGame, feelings, remember, memories,
} as const satisfies Record<Routed['topic'], Speaker>; // prettier-ignore

const trainingTopics: ReadonlySet<Routed['topic']> = new Set(['drills', 'plan', 'practice']);

/** Returns the handler for a routed question. Training topics get a fixed answer while drills are withheld. */
export const topicOf = ({ route: { topic, subject }, noDrills }: Talk): Speaker =>
  noDrills && (subject ? subject.skill : trainingTopics.has(topic))
    ? heldBack
    : subject
      ? aboutSubject(subject)
      : topicHandlers[topic];
