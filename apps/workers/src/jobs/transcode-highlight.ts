import type { JobPayload } from '@rinkside/contracts/jobs';
import { mediaRules } from '@rinkside/contracts/media';
import { actorOf } from '@rinkside/domain/actor';
import {
  dropOriginal,
  keepWorkedOn,
  lostWork,
  overdueOriginals,
} from '@rinkside/domain/highlight/highlight.sweeps';
import {
  giveUpWork,
  publishWork,
  releaseWork,
  versionFolder,
  WorkLost,
  type Work,
} from '@rinkside/domain/highlight/highlight.work';
import { newId } from '@rinkside/platform/id';
import { Refusal } from '@rinkside/platform/refusal';
import { isUnavailable } from '@rinkside/platform/unavailable';
import { dropUpload, nameUpload } from '@rinkside/platform/uploads';
import { holdLease, takeWork } from '../media/lease.js';
import { prepare } from '../media/prepare.js';
import { MediaRefusal } from '../media/refusal.js';
import { teller } from '../media/tell.js';
import { findTools } from '../media/tools.js';
import { fetchInput, inWorkplace, storeFiles } from '../media/workplace.js';
import type { Resources } from '../resources.js';

/** More unfinished attempts fail the highlight permanently. */
const maxAttempts = 4;

interface TranscodeTask extends Work {
  id: string;
  /** The lease's token. */
  token: string;
  /** Key prefix of the produced files. */
  prefix: string;
}

const transcode = async (resources: Resources, task: TranscodeTask, signal: AbortSignal) => {
  const { env, database, storage, commands } = resources;
  const { id, token, prefix, author_id, media_version } = task;
  await nameUpload(database.sql, prefix);
  await inWorkplace(env.RINKSIDE_HOME, async (cwd) => {
    await fetchInput(storage, task.original_key, cwd, signal);
    const outputs = prepare(findTools(env), { cwd, signal }, teller(resources, id, author_id));
    for await (const output of outputs) {
      signal.throwIfAborted();
      await storeFiles(storage, cwd, output.files, prefix);
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
        final: output.final,
      };
      await commands.run(actorOf(author_id), (ctx) => publishWork(ctx, token, rendition));
    }
  });
};

const failPermanently = async (resources: Resources, task: TranscodeTask, error: MediaRefusal) => {
  const { commands, database, storage } = resources;
  const { id, token, prefix, author_id } = task;
  const isPlayable = await commands.run(actorOf(author_id), (ctx) =>
    giveUpWork(ctx, token, { id, reason: error.reason, again: error.again }),
  );
  if (!isPlayable) await dropUpload(database, storage, prefix);
};

const isNotFound = (error: unknown) => error instanceof Refusal && error.statusCode === 404;

/** Deletes the produced files if the highlight was deleted during processing. */
const discardIfDeleted = async ({ database, storage }: Resources, { id, prefix }: TranscodeTask) => {
  const { rowCount } = await database.pool.query('select 1 from item where id = $1', [id]);
  if (!rowCount) await dropUpload(database, storage, prefix);
};

const handleFailure = async (
  resources: Resources,
  task: TranscodeTask,
  { lost, stopping }: { lost: AbortSignal; stopping: AbortSignal },
  error: unknown,
) => {
  if (error instanceof WorkLost || isNotFound(error) || lost.aborted)
    return discardIfDeleted(resources, task);
  if (error instanceof MediaRefusal) {
    resources.log.warn(
      { highlight: task.id, details: error.said, reason: error.reason },
      'media processing failed permanently',
    );
    try {
      return await failPermanently(resources, task, error);
    } catch (failure) {
      if (failure instanceof WorkLost || isNotFound(failure)) return discardIfDeleted(resources, task);
      throw failure;
    }
  }
  // Outages and shutdowns do not count as an attempt.
  const countsAsAttempt = !isUnavailable(error) && !stopping.aborted;
  await releaseWork(resources.database.sql, task.id, task.token, countsAsAttempt);
  throw error;
};

/**
 * Processes an uploaded highlight: a playable version first, then all renditions. One worker at a time holds the lease
 * of a highlight; output of a lost lease is not published. Running twice is harmless: finished work cannot be claimed.
 */
export const transcodeHighlight = async (
  resources: Resources,
  { id }: JobPayload<'transcode-highlight'>,
  stopping: AbortSignal,
): Promise<void> => {
  const { sql } = resources.database;
  const token = newId();
  const processingJob = await takeWork(sql, id, token);
  if (!processingJob) return;
  const prefix = versionFolder(id, processingJob.media_version);
  const task: TranscodeTask = { ...processingJob, id, token, prefix };
  const lease = holdLease(sql, id, token, stopping);
  try {
    if (task.tries > maxAttempts) throw new MediaRefusal(mediaRules.broken, true, 'too many attempts');
    await transcode(resources, task, lease.signal);
  } catch (error) {
    await handleFailure(resources, task, { lost: lease.lost, stopping }, error);
  } finally {
    lease.stop();
  }
};

/**
 * Requeues highlights that no worker is processing, keeps the files of unfinished ones from the orphan sweep, and
 * deletes the originals of highlights that failed a day ago.
 */
export const sweepMedia = async ({ database, queues, commands }: Resources): Promise<void> => {
  await keepWorkedOn(database.sql);
  const minute = Math.floor(Date.now() / 60_000);
  const stale = await lostWork(database.sql);
  await queues.add(
    stale.map(({ id, tries }) => ({
      name: 'transcode-highlight',
      payload: { id },
      id: `lost_${id}_${tries}_${minute}`,
    })),
  );
  for (const { id, author_id } of await overdueOriginals(database.sql))
    await commands.run(actorOf(author_id), (ctx) => dropOriginal(ctx, id));
};
