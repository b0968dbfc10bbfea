import { availableParallelism } from 'node:os';
import type { JobName, JobPayload } from '@rinkside/contracts/jobs.schema';
import { isModelConfigured } from '@rinkside/domain/coach/engine-selection';
import { renewLeases, type ReplyProgress } from '@rinkside/domain/coach/reply-lease.repository';
import { createBatcher } from '@rinkside/platform/coalescing-batcher';
import { detectIsolation } from '@rinkside/platform/process-isolation';
import { JobPostponedError } from '@rinkside/platform/queues';
import type { ReplyServices } from '../coach/write-reply.js';
import { createEngineSelector } from '../coach/select-engine.js';
import { Understanding } from '../coach/understanding.js';
import { registerCoachMetrics } from '../coach/coach.metrics.js';
import { locateFfmpeg } from '../media/ffmpeg.js';
import type { Resources } from '../resources.js';
import { revokeSessionsJob } from './revoke-sessions.js';
import { createNotificationsJob } from './create-notifications.js';
import { recomputeSeasonsJob } from './recompute-seasons.js';
import { deleteAccountJob } from './delete-account.js';
import { deleteObjectJob } from './delete-object.js';
import { generateCoachReplyJob } from './generate-coach-reply.js';
import { processPhotoJob } from './process-photo.js';
import { recomputeAwardsJob } from './recompute-awards.js';
import { transcodeHighlightJob } from './transcode-highlight.js';

/** Throws to be retried. A job that failed permanently stays in the queue with its error. */
type JobHandler<Name extends JobName> = (resources: Resources, payload: JobPayload<Name>) => Promise<void>;

/** Returns a function that registers a job handler with the given concurrency. */
const register =
  <Name extends JobName>(name: Name, handle: JobHandler<Name>, concurrency: number) =>
  (resources: Resources) =>
    resources.queues.startWorker(name, (payload) => handle(resources, payload), concurrency);

/** Each encoder uses several cores, a photo one core and up to 1 GB. */
const maxConcurrentTranscodes = availableParallelism() >= 8 ? 2 : 1;
const maxConcurrentPhotos = 2;

/** On shutdown media programs are stopped at once; another worker continues the job. */
const registerMedia =
  (
    name: 'process-photo' | 'transcode-highlight',
    handle: typeof transcodeHighlightJob,
    concurrency: number,
  ) =>
  (resources: Resources) => {
    const { queues, shutdown, log, env } = resources;
    const stopping = new AbortController();
    const tools = locateFfmpeg(env);
    if (!tools.ffmpeg && !env.FFMPEG_MISSING)
      log.warn('no ffmpeg on the PATH, videos fail: install it, or set FFMPEG_PATH or FFMPEG_MISSING');
    queues.startWorker(name, (payload) => handle(resources, payload, stopping.signal), concurrency);
    shutdown.add(name, () => stopping.abort());
    detectIsolation().then(
      (isolation) => log.info({ ...tools, ...isolation }, 'media tools detected'),
      (error: unknown) => log.warn({ err: error }, 'process isolation not detected; each job tries again'),
    );
  };

/** High, because replies mostly wait for the provider. */
const maxConcurrentReplies = 20;
/** The built-in coach does not wait. */
const maxConcurrentBuiltInReplies = 3;
/** Until a question that would wait too long for its vectors is offered to the workers again. */
const busyDelayMs = 50;

/** On shutdown unfinished replies are released to another worker. */
const registerCoachReply = (resources: Resources) => {
  const { database, queues, shutdown, metrics, log, env } = resources;
  const coachMetrics = registerCoachMetrics(metrics);
  const understanding = new Understanding(env);
  const services: Omit<ReplyServices, 'understanding'> = {
    selectEngine: createEngineSelector(resources, coachMetrics),
    renewLease: createBatcher((replies: ReplyProgress[]) => renewLeases(database.sql, replies)),
    metrics: coachMetrics,
    log,
  };
  if (env.NODE_ENV !== 'test')
    void understanding
      .of({ text: 'hello', history: [] })
      .catch((error: unknown) => log.warn({ err: error }, 'embedding model did not load'));
  const closing = new AbortController();
  queues.startWorker(
    'generate-coach-reply',
    async (payload) => {
      const place = understanding.enter();
      if (!place) throw new JobPostponedError(busyDelayMs);
      try {
        await generateCoachReplyJob(
          resources,
          { ...services, understanding: place },
          payload,
          closing.signal,
        );
      } finally {
        place.leave();
      }
    },
    isModelConfigured(env) ? maxConcurrentReplies : maxConcurrentBuiltInReplies,
  );
  shutdown.add('embedder', () => understanding.close());
  shutdown.add('generate-coach-reply', () => closing.abort());
};

/** The handler of each job. A job without a handler does not compile. */
export const jobHandlers = {
  'delete-object': register('delete-object', deleteObjectJob, 10),
  'recompute-seasons': register('recompute-seasons', recomputeSeasonsJob, 10),
  'recompute-awards': register('recompute-awards', recomputeAwardsJob, 5),
  // More would mostly wait for the same counter rows.
  'create-notifications': register('create-notifications', createNotificationsJob, 2),
  'process-photo': registerMedia('process-photo', processPhotoJob, maxConcurrentPhotos),
  'transcode-highlight': registerMedia('transcode-highlight', transcodeHighlightJob, maxConcurrentTranscodes),
  'generate-coach-reply': registerCoachReply,
  'revoke-sessions': register('revoke-sessions', revokeSessionsJob, 5),
  'delete-account': register('delete-account', deleteAccountJob, 5),
} satisfies Record<JobName, (resources: Resources) => void>;
