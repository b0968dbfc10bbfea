import { availableParallelism } from 'node:os';
import type { JobName, JobPayload } from '@rinkside/contracts/jobs';
import { keepReplies, type Held } from '@rinkside/domain/coach/coach.work';
import { inBatches } from '@rinkside/platform/batch';
import { fences } from '@rinkside/platform/fence';
import type { Desk } from '../coach/answer.js';
import { openEngines } from '../coach/choose.js';
import { measureCoach } from '../coach/measure.js';
import { findTools } from '../media/tools.js';
import type { Resources } from '../resources.js';
import { endSignIns } from './end-sign-ins.js';
import { notify } from './notify.js';
import { recountSeasons } from './recount-seasons.js';
import { removeAccount } from './remove-account.js';
import { removeObject } from './remove-object.js';
import { replyAsCoach } from './reply-as-coach.js';
import { settleAwards } from './settle-awards.js';
import { transcodeHighlight } from './transcode-highlight.js';

/** Throws to be retried. A job that failed permanently stays in the queue with its error. */
type JobHandler<Name extends JobName> = (resources: Resources, payload: JobPayload<Name>) => Promise<void>;

/** Returns a function that registers a job handler with the given concurrency. */
const register =
  <Name extends JobName>(name: Name, handle: JobHandler<Name>, concurrency: number) =>
  (resources: Resources) =>
    resources.queues.work(name, (payload) => handle(resources, payload), concurrency);

/** Each encoder uses several cores. */
const maxConcurrentTranscodes = availableParallelism() >= 8 ? 2 : 1;

/** On shutdown encoders are stopped at once; another worker continues the job. */
const registerTranscode = (resources: Resources) => {
  const { queues, shutdown, log, env } = resources;
  const stopping = new AbortController();
  queues.work(
    'transcode-highlight',
    (payload) => transcodeHighlight(resources, payload, stopping.signal),
    maxConcurrentTranscodes,
  );
  shutdown.add('transcode-highlight', () => stopping.abort());
  void fences().then((isolation) => log.info({ ...findTools(env), ...isolation }, 'media tools detected'));
};

/** High, because replies mostly wait for the provider. */
const maxConcurrentReplies = 20;

/** On shutdown unfinished replies are released to another worker. */
const registerCoachReply = (resources: Resources) => {
  const { database, queues, shutdown, metrics, log } = resources;
  const coachMetrics = measureCoach(metrics);
  const services: Desk = {
    choose: openEngines(resources, coachMetrics),
    keep: inBatches((replies: Held[]) => keepReplies(database.sql, replies)),
    measures: coachMetrics,
    log,
  };
  const closing = new AbortController();
  queues.work(
    'reply-as-coach',
    (payload) => replyAsCoach(resources, services, payload, closing.signal),
    maxConcurrentReplies,
  );
  shutdown.add('reply-as-coach', () => closing.abort());
};

/** The handler of each job. A job without a handler does not compile. */
export const jobs = {
  'remove-object': register('remove-object', removeObject, 10),
  'recount-seasons': register('recount-seasons', recountSeasons, 10),
  'settle-awards': register('settle-awards', settleAwards, 5),
  // More would mostly wait for the same counter rows.
  notify: register('notify', notify, 2),
  'transcode-highlight': registerTranscode,
  'reply-as-coach': registerCoachReply,
  'end-sign-ins': register('end-sign-ins', endSignIns, 5),
  'remove-account': register('remove-account', removeAccount, 5),
} satisfies Record<JobName, (resources: Resources) => void>;
