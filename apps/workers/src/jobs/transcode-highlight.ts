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

/** Begun so often without an end, a file is given up. */
const mostTries = 4;

interface Task extends Work {
  id: string;
  token: string;
  /** Where its files go. */
  prefix: string;
}

const produce = async (resources: Resources, task: Task, signal: AbortSignal) => {
  const { env, database, storage, commands } = resources;
  const { id, token, prefix, author_id, media_version } = task;
  await nameUpload(database.sql, prefix);
  await inWorkplace(env.RINKSIDE_HOME, async (cwd) => {
    await fetchInput(storage, task.original_key, cwd, signal);
    const stages = prepare(findTools(env), { cwd, signal }, teller(resources, id, author_id));
    for await (const stage of stages) {
      signal.throwIfAborted();
      await storeFiles(storage, cwd, stage.files, prefix);
      const made = {
        id,
        media_version,
        media_type: stage.mediaType,
        media_file: stage.mediaFile,
        playback_file: stage.playbackFile,
        thumbnail_file: stage.thumbnailFile,
        duration: stage.duration,
        width: stage.width,
        height: stage.height,
        final: stage.final,
      };
      await commands.run(actorOf(author_id), (ctx) => publishWork(ctx, token, made));
    }
  });
};

const giveUp = async (resources: Resources, task: Task, { reason, again }: MediaRefusal) => {
  const { commands, database, storage } = resources;
  const { id, token, prefix, author_id } = task;
  const shows = await commands.run(actorOf(author_id), (ctx) =>
    giveUpWork(ctx, token, { id, reason, again }),
  );
  if (!shows) await dropUpload(database, storage, prefix);
};

const isGone = (error: unknown) => error instanceof Refusal && error.statusCode === 404;

/** What was stored of a highlight that was removed meanwhile goes too. */
const leave = async ({ database, storage }: Resources, { id, prefix }: Task) => {
  const { rowCount } = await database.pool.query('select 1 from item where id = $1', [id]);
  if (!rowCount) await dropUpload(database, storage, prefix);
};

const settle = async (
  resources: Resources,
  task: Task,
  { lost, stopping }: { lost: AbortSignal; stopping: AbortSignal },
  error: unknown,
) => {
  if (error instanceof WorkLost || isGone(error) || lost.aborted) return leave(resources, task);
  if (error instanceof MediaRefusal) {
    resources.log.warn({ highlight: task.id, said: error.said, reason: error.reason }, 'media was given up');
    try {
      return await giveUp(resources, task, error);
    } catch (late) {
      if (late instanceof WorkLost || isGone(late)) return leave(resources, task);
      throw late;
    }
  }
  const counts = !isUnavailable(error) && !stopping.aborted;
  await releaseWork(resources.database.sql, task.id, task.token, counts);
  throw error;
};

/**
 * Works on what was uploaded: something playable first, then all of it. One worker at a time holds the lease of a
 * highlight; what was made under a lease that was lost is not shown. Twice is harmless: done work is no work.
 */
export const transcodeHighlight = async (
  resources: Resources,
  { id }: JobPayload<'transcode-highlight'>,
  stopping: AbortSignal,
): Promise<void> => {
  const { sql } = resources.database;
  const token = newId();
  const work = await takeWork(sql, id, token);
  if (!work) return;
  const task: Task = { ...work, id, token, prefix: versionFolder(id, work.media_version) };
  const lease = holdLease(sql, id, token, stopping);
  try {
    if (work.tries > mostTries) throw new MediaRefusal(mediaRules.broken, true, 'it was begun too often');
    await produce(resources, task, lease.signal);
  } catch (error) {
    await settle(resources, task, { lost: lease.lost, stopping }, error);
  } finally {
    lease.stop();
  }
};

/** Finds work the queue forgot, keeps what is worked on from the stray's end, and lets old originals go. */
export const sweepMedia = async ({ database, queues, commands }: Resources): Promise<void> => {
  await keepWorkedOn(database.sql);
  const minute = Math.floor(Date.now() / 60_000);
  const lost = await lostWork(database.sql);
  await queues.add(
    lost.map(({ id, tries }) => ({
      name: 'transcode-highlight',
      payload: { id },
      id: `lost_${id}_${tries}_${minute}`,
    })),
  );
  for (const { id, author_id } of await overdueOriginals(database.sql))
    await commands.run(actorOf(author_id), (ctx) => dropOriginal(ctx, id));
};
