import { availableParallelism } from 'node:os';
import type { JobName, JobPayload } from '@rinkside/contracts/jobs';
import { keepReplies, type Held } from '@rinkside/domain/coach/coach.work';
import { inBatches } from '@rinkside/platform/batch';
import { fences } from '@rinkside/platform/fence';
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

/** Throws to be tried again; the last failure stays in the queue with its reason. */
type Handle<Name extends JobName> = (resources: Resources, payload: JobPayload<Name>) => Promise<void>;

/** Has this process run jobs of one kind, so many at a time. */
const run =
  <Name extends JobName>(name: Name, handle: Handle<Name>, concurrency: number) =>
  (resources: Resources) =>
    resources.queues.work(name, (payload) => handle(resources, payload), concurrency);

/** Encoders use several cores each. */
const filmsAtOnce = availableParallelism() >= 8 ? 2 : 1;

/** A process that stops ends its encoders at once, and others go on with their work. */
const transcode = (resources: Resources) => {
  const { queues, shutdown, log, env } = resources;
  const stopping = new AbortController();
  queues.work(
    'transcode-highlight',
    (payload) => transcodeHighlight(resources, payload, stopping.signal),
    filmsAtOnce,
  );
  shutdown.add('transcode-highlight', () => stopping.abort());
  void fences().then((found) => log.info({ ...findTools(env), ...found }, 'media is worked on with these'));
};

/** Answers wait for a provider more than they work. */
const answersAtOnce = 20;

/** A process that stops hands its answers to the next. */
const reply = (resources: Resources) => {
  const { database, queues, shutdown, metrics, log } = resources;
  const measures = measureCoach(metrics);
  const keep = inBatches((held: Held[]) => keepReplies(database.sql, held));
  const desk = { choose: openEngines(resources, measures), keep, measures, log };
  const closing = new AbortController();
  queues.work(
    'reply-as-coach',
    (payload) => replyAsCoach(resources, desk, payload, closing.signal),
    answersAtOnce,
  );
  shutdown.add('reply-as-coach', () => closing.abort());
};

/** One handler for each job: a job without one, or with two, does not compile. */
export const jobs = {
  'remove-object': run('remove-object', removeObject, 10),
  'recount-seasons': run('recount-seasons', recountSeasons, 10),
  'settle-awards': run('settle-awards', settleAwards, 5),
  // Two would mostly wait for the same boxes.
  notify: run('notify', notify, 2),
  'transcode-highlight': transcode,
  'reply-as-coach': reply,
  'end-sign-ins': run('end-sign-ins', endSignIns, 5),
  'remove-account': run('remove-account', removeAccount, 5),
} satisfies Record<JobName, (resources: Resources) => void>;
