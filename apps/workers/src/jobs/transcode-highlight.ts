import { setTimeout as pause } from 'node:timers/promises';
import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import { mediaRules } from '@rinkside/contracts/media';
import { actorOf } from '@rinkside/domain/actor';
import {
  discardExpiredOriginal,
  renewProcessingReservations,
  staleProcessingJobs,
  expiredOriginals,
} from '@rinkside/domain/highlight/highlight.maintenance';
import {
  claimProcessing,
  failProcessing,
  publishProcessedMedia,
  releaseProcessingLease,
  renewProcessingLease,
  secondsSinceProcessingHeartbeat,
  mediaVersionFolder,
  ProcessingLeaseLostError,
  type ProcessingJob,
} from '@rinkside/domain/highlight/processing-lease';
import { tellBusy } from '@rinkside/domain/highlight/highlight.processing';
import { db } from '@rinkside/domain/query-builder';
import { newId } from '@rinkside/platform/id';
import { AppError } from '@rinkside/platform/errors';
import { isUnavailable } from '@rinkside/platform/is-unavailable';
import { runQuery } from '@rinkside/platform/query-builder';
import { discardObject, reserveObject } from '@rinkside/platform/staged-objects';
import { acquireLease, holdLease } from '../lease.js';
import { processMedia } from '../media/process-media.js';
import { BusyMachineError, MediaError } from '../media/media-error.js';
import { createProgressReporter } from '../media/progress.js';
import { locateFfmpeg } from '../media/ffmpeg.js';
import { downloadInput, withTempDir, uploadFiles } from '../media/temp-dir.js';
import type { Resources } from '../resources.js';

/** More unfinished attempts fail the highlight permanently. */
const maxAttempts = 4;

const heartbeat = { intervalMs: 1000, lostAfterMs: 5000 };
const deadAfterSeconds = 2;

interface TranscodeTask extends ProcessingJob {
  id: string;
  /** The lease's token. */
  token: string;
  /** Key prefix of the produced files. */
  prefix: string;
  /** Whether this attempt has published something to show. */
  isPublished: boolean;
}

const transcode = async (resources: Resources, task: TranscodeTask, signal: AbortSignal) => {
  const { env, database, storage, commands } = resources;
  const { id, token, prefix, author_id, media_version } = task;
  await reserveObject(database.sql, prefix);
  await withTempDir(env.RINKSIDE_HOME, async (cwd) => {
    await downloadInput(storage, task.original_key, cwd, signal);
    const outputs = processMedia(
      locateFfmpeg(env),
      { cwd, signal },
      createProgressReporter(resources, id, author_id),
    );
    for await (const output of outputs) {
      signal.throwIfAborted();
      await uploadFiles(storage, cwd, output.files, prefix);
      const rendition = {
        id,
        media_version,
        media_type: output.mediaType,
        media_file: output.mediaFile,
        playback_file: output.playbackFile,
        thumbnail_file: output.thumbnailFile,
        duration: output.duration,
        width: output.width,
        height: output.height,
        reason: output.reason,
        final: output.final,
      };
      await commands.run(actorOf(author_id), (ctx) => publishProcessedMedia(ctx, token, rendition));
      task.isPublished = true;
    }
  });
};

const failPermanently = async (resources: Resources, task: TranscodeTask, error: MediaError) => {
  const { commands, database, storage } = resources;
  const { id, token, prefix, author_id } = task;
  const isPlayable = await commands.run(actorOf(author_id), (ctx) =>
    failProcessing(ctx, token, { id, reason: error.reason, retryable: error.isRetryable }),
  );
  if (!isPlayable) await discardObject(database, storage, prefix);
};

const isNotFound = (error: unknown) => error instanceof AppError && error.kind === 'notFound';

/** Deletes the produced files if the highlight was deleted during processing. */
const discardIfDeleted = async ({ database, storage }: Resources, { id, prefix }: TranscodeTask) => {
  const [item] = await runQuery(database.sql, db.selectFrom('item').select('id').where('id', '=', id));
  if (!item) await discardObject(database, storage, prefix);
};

/** Pause between attempts to reach an unavailable database, ms. */
const outagePauseMs = 1000;

/** Releases the lease once the database is available. The attempt does not count. @returns whether the lease is free. */
const releaseAfterOutage = async (
  { database: { sql } }: Resources,
  { id, token }: TranscodeTask,
  stopping: AbortSignal,
): Promise<boolean> => {
  for (;;)
    try {
      return await releaseProcessingLease(sql, id, token, false);
    } catch (error) {
      if (!isUnavailable(error) || stopping.aborted) throw error;
      await pause(outagePauseMs);
    }
};

/** The machine is too busy for the remaining renditions. What is published stays; maintenance queues the rest later. */
const isSlowRemainder = (error: unknown, { isPublished, attempts }: TranscodeTask) =>
  error instanceof MediaError && error.reason === mediaRules.slow && isPublished && attempts < maxAttempts;

const handleFailure = async (
  resources: Resources,
  task: TranscodeTask,
  { lost, stopping }: { lost: AbortSignal; stopping: AbortSignal },
  error: unknown,
) => {
  if (error instanceof ProcessingLeaseLostError || isNotFound(error))
    return discardIfDeleted(resources, task);
  if (lost.aborted) {
    // Another worker continues, the highlight was deleted, or the database was unavailable for too long.
    const isFree = await releaseAfterOutage(resources, task, stopping);
    if (!isFree) return discardIfDeleted(resources, task);
    throw Object.assign(new Error('lost the lease in an outage', { cause: error }), { code: 'ETIMEDOUT' });
  }
  if (isSlowRemainder(error, task)) {
    await releaseProcessingLease(resources.database.sql, task.id, task.token);
    return undefined;
  }
  if (error instanceof MediaError) {
    resources.log.warn(
      { highlight: task.id, details: error.details, reason: error.reason },
      'media processing failed permanently',
    );
    try {
      return await failPermanently(resources, task, error);
    } catch (failure) {
      if (failure instanceof ProcessingLeaseLostError || isNotFound(failure))
        return discardIfDeleted(resources, task);
      throw failure;
    }
  }
  if (error instanceof BusyMachineError)
    await resources.commands.run(actorOf(task.author_id), (ctx) => tellBusy(ctx, task.id));
  // Outages and shutdowns do not count as an attempt.
  if (isUnavailable(error) || stopping.aborted) await releaseAfterOutage(resources, task, stopping);
  else await releaseProcessingLease(resources.database.sql, task.id, task.token);
  throw error;
};

/**
 * Processes an uploaded highlight: a playable version first, then all renditions. One worker at a time holds the lease
 * of a highlight; output of a lost lease is not published. Running twice is harmless: finished work cannot be claimed.
 */
export const transcodeHighlightJob = async (
  resources: Resources,
  { id }: JobPayload<'transcode-highlight'>,
  stopping: AbortSignal,
): Promise<void> => {
  const { sql } = resources.database;
  const token = newId();
  const processingJob = await acquireLease(
    {
      claim: () => claimProcessing(sql, id, token),
      secondsSinceHeartbeat: () => secondsSinceProcessingHeartbeat(sql, id),
    },
    deadAfterSeconds,
  );
  if (!processingJob) return;
  const prefix = mediaVersionFolder(id, processingJob.media_version);
  const task: TranscodeTask = { ...processingJob, id, token, prefix, isPublished: false };
  const lease = holdLease(() => renewProcessingLease(sql, id, token), heartbeat, stopping);
  try {
    if (task.attempts > maxAttempts) throw new MediaError(mediaRules.broken, true, 'too many attempts');
    await transcode(resources, task, lease.signal);
  } catch (error) {
    await handleFailure(resources, task, { lost: lease.lost, stopping }, error);
  } finally {
    await lease.stop();
  }
};

/**
 * Requeues highlights that no worker is processing, keeps the files of unfinished ones from the orphan sweep, and
 * deletes the originals of highlights that failed a day ago.
 */
export const maintainHighlightMedia = async ({ database, queues, commands }: Resources): Promise<void> => {
  await renewProcessingReservations(database.sql);
  const minute = Math.floor(Date.now() / 60_000);
  const stale = await staleProcessingJobs(database.sql);
  await queues.add(
    stale.map(({ id, attempts, is_photo, priority }) => ({
      name: is_photo ? 'process-photo' : 'transcode-highlight',
      payload: { id },
      priority,
      id: `stale_${id}_${attempts}_${minute}`,
    })),
  );
  for (const { id, author_id } of await expiredOriginals(database.sql))
    await commands.run(actorOf(author_id), (ctx) => discardExpiredOriginal(ctx, id));
};
