import type { CareKind } from '@rinkside/contracts/coach';
import { abuseSentences } from './abuse.js';
import { bullyingSentences } from './bullying.js';
import { dirtyPlaySentences } from './dirty-play.js';
import { eatingSentences } from './eating.js';
import { feelingsSentences } from './feelings.js';
import { headSentences } from './head.js';
import { injurySentences } from './injury.js';
import { selfHarmSentences } from './self-harm.js';
import type { TrainingSentences } from './sentences.js';
import { sexualSentences } from './sexual.js';
import { substancesSentences } from './substances.js';

/** The kinds that the classifier knows, each with its sentences. */
export const trainingCorpus = {
  self_harm: selfHarmSentences,
  abuse: abuseSentences,
  bullying: bullyingSentences,
  head: headSentences,
  eating: eatingSentences,
  injury: injurySentences,
  sexual: sexualSentences,
  feelings: feelingsSentences,
  substances: substancesSentences,
  dirty: dirtyPlaySentences,
} as const satisfies Partial<Record<CareKind, TrainingSentences>>;
