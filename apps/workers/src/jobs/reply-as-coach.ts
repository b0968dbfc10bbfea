import { coachRules } from '@rinkside/contracts/coach';
import type { JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import { memoriesOf, questionsBefore, turnsBefore } from '@rinkside/domain/coach/coach.views';
import {
  failReply,
  finishReply,
  lostReplies,
  mostTries,
  releaseReply,
  ReplyLost,
  type Reply,
} from '@rinkside/domain/coach/coach.work';
import { rememberAll } from '@rinkside/domain/coach/coach.memory';
import type { Question, Turn } from '@rinkside/domain/coach/engine';
import { personaOf } from '@rinkside/domain/coach/persona';
import { isHeldBack, openKnock } from '@rinkside/domain/safety/safety';
import { newId } from '@rinkside/platform/id';
import { answer, type Desk, type Ending } from '../coach/answer.js';
import { holdReply, takeReply } from '../coach/reply.lease.js';
import { Writer } from '../coach/writer.js';
import type { Resources } from '../resources.js';

/** How much of a chat an answer may know. */
const remembered = 20;

/** A knock to the head counts until it is cleared: so many of the asker's own questions are looked through for one. */
const lookedBack = 500;

const isTurn = (row: { role: string; text: string }): row is Turn => row.role !== 'loading';

/** The same however often it is asked for, as long as its answer is waited for. */
const questionOf = async (
  { database: { sql } }: Resources,
  { player_id, message_id }: JobPayload<'reply-as-coach'>,
): Promise<Question | undefined> => {
  const now = new Date();
  const [persona, turns, earlier, memories] = await Promise.all([
    personaOf(sql, player_id, now),
    turnsBefore(sql, player_id, message_id, remembered),
    questionsBefore(sql, player_id, message_id, lookedBack),
    memoriesOf(sql, player_id),
  ]);
  const asked = turns.at(-1);
  if (!persona || asked?.role !== 'user') return undefined;
  // The question itself is the last of them.
  const knock = openKnock(earlier.slice(0, -1), persona);
  return {
    persona,
    text: asked.text,
    history: turns.slice(0, -1).filter(isTurn),
    memories: memories.map(({ text }) => text),
    knock,
    noDrills: isHeldBack(asked.text, persona, knock),
    sql,
    now,
  };
};

/** What is left of an answer whose writer was killed, when nobody writes it again. */
const cutOff = ({ text }: Reply): Ending => ({
  text,
  extras: [],
  remember: [],
  engine: 'playbook',
  notice: null,
  stopped: true,
});

/**
 * Writes the coach's answer to one question, piece by piece. A run that is cut off is begun anew by whoever takes
 * the job next; twice is harmless: an answer that is written is no work.
 */
export const replyAsCoach = async (
  resources: Resources,
  desk: Desk,
  payload: JobPayload<'reply-as-coach'>,
  closing: AbortSignal,
): Promise<void> => {
  const { database, commands, live, log } = resources;
  const { sql } = database;
  const { message_id } = payload;
  const token = newId();
  const [reply, question] = await Promise.all([
    takeReply(sql, message_id, token),
    questionOf(resources, payload),
  ]);
  if (!reply) return;
  const actor = actorOf(reply.player_id);
  const writer = new Writer(live, reply);
  const end = (ending: Ending | undefined, error: string) =>
    commands.run(actor, async (ctx) => {
      if (!ending?.text) return failReply(ctx, reply, token, error);
      await finishReply(ctx, reply, token, ending);
      if (question) await rememberAll(ctx, question.persona, ending.remember);
      return undefined;
    });
  if (reply.stopped || reply.tries > mostTries)
    return end(cutOff(reply), reply.stopped ? coachRules.stoppedEarly : coachRules.failed);
  const lease = holdReply(desk.keep, reply, token, () => writer.written, closing);
  try {
    const ending = question && (await answer(desk, question, writer, lease.signal));
    await lease.end();
    if (lease.lost.aborted) return;
    if (closing.aborted && !lease.stopped.aborted && ending?.stopped !== false) {
      // Another process begins it anew at once.
      await releaseReply(sql, reply, token);
      throw new Error('the worker stops; the answer is written by another');
    }
    await end(ending, lease.stopped.aborted ? coachRules.stoppedEarly : coachRules.failed);
  } catch (error) {
    if (error instanceof ReplyLost) return;
    log.warn({ err: error, message: message_id, run: reply.run }, 'an answer was not finished');
    await releaseReply(sql, reply, token);
    throw error;
  } finally {
    await lease.end();
  }
};

/** Finds answers that are waited for and that the queue forgot. */
export const sweepReplies = async ({ database, queues }: Resources): Promise<void> => {
  const minute = Math.floor(Date.now() / 60_000);
  const lost = await lostReplies(database.sql);
  await queues.add(
    lost.map(({ id, player_id, tries }) => ({
      name: 'reply-as-coach',
      payload: { player_id, message_id: id },
      id: `lost_${id}_${tries}_${minute}`,
    })),
  );
};
