import { coachRules } from '@rinkside/contracts/coach';
import type { JobPayload } from '@rinkside/contracts/jobs';
import { actorOf } from '@rinkside/domain/actor';
import { memoriesOf, turnsBefore } from '@rinkside/domain/coach/coach.views';
import {
  failReply,
  finishReply,
  lostReplies,
  mostTries,
  releaseReply,
  ReplyLost,
  type Finished,
  type Reply,
} from '@rinkside/domain/coach/coach.work';
import type { Answered, Question, Turn } from '@rinkside/domain/coach/engine';
import { personaOf } from '@rinkside/domain/coach/persona';
import { newId } from '@rinkside/platform/id';
import { chooseEngine, type Choice } from '../coach/choose.js';
import { holdReply, takeReply, type ReplyLease } from '../coach/reply.lease.js';
import { Writer } from '../coach/writer.js';
import type { Resources } from '../resources.js';

/** How much of a chat an answer may know. */
const remembered = 20;

const isTurn = (row: { role: string; text: string }): row is Turn => row.role !== 'loading';

const questionOf = async ({ database: { sql } }: Resources, reply: Reply): Promise<Question | undefined> => {
  const now = new Date();
  const persona = await personaOf(sql, reply.player_id, now);
  const [turns, memories] = await Promise.all([
    turnsBefore(sql, reply.player_id, reply.id, remembered),
    memoriesOf(sql, reply.player_id),
  ]);
  const asked = turns.at(-1);
  if (!persona || asked?.role !== 'user') return undefined;
  return {
    persona,
    text: asked.text,
    history: turns.slice(0, -1).filter(isTurn),
    memories: memories.map(({ text }) => text),
    sql,
    now,
  };
};

/** Writes what the engine gives out; undefined when it was ended before its end. */
const write = async (
  { engine }: Choice,
  question: Question,
  writer: Writer,
  signal: AbortSignal,
): Promise<Answered | undefined> => {
  const pieces = engine(question, signal);
  try {
    for (;;) {
      const { done, value } = await pieces.next();
      if (signal.aborted) return undefined;
      if (done) return value;
      if ('label' in value) writer.status(value.label);
      else writer.push(value.text);
    }
  } finally {
    // Whoever streams to the engine is told that nobody reads any more.
    await pieces.return({ extras: [] }).catch(() => undefined);
  }
};

const answer = async (resources: Resources, reply: Reply, writer: Writer, lease: ReplyLease) => {
  const question = await questionOf(resources, reply);
  if (!question) return undefined;
  const choice = await chooseEngine();
  const answered = await write(choice, question, writer, lease.signal);
  await writer.flush();
  const finished: Finished = {
    text: writer.text,
    extras: answered?.extras ?? [],
    engine: choice.name,
    notice: answered?.notice ?? choice.notice ?? null,
    stopped: !answered,
  };
  return finished;
};

/** What is left of an answer whose writer was killed, when nobody writes it again. */
const cutOff = ({ text }: Reply): Finished => ({
  text,
  extras: [],
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
  { message_id }: JobPayload<'reply-as-coach'>,
  closing: AbortSignal,
): Promise<void> => {
  const { database, commands, live, log } = resources;
  const { sql } = database;
  const token = newId();
  const reply = await takeReply(sql, message_id, token);
  if (!reply) return;
  const actor = actorOf(reply.player_id);
  const writer = new Writer(live, reply);
  const end = (finished: Finished | undefined, error: string) =>
    commands.run(actor, (ctx) =>
      finished?.text ? finishReply(ctx, reply, token, finished) : failReply(ctx, reply, token, error),
    );
  if (reply.stopped || reply.tries > mostTries)
    return end(cutOff(reply), reply.stopped ? coachRules.stoppedEarly : coachRules.failed);
  const lease = holdReply(sql, reply, token, () => writer.written, closing);
  try {
    const finished = await answer(resources, reply, writer, lease);
    await lease.end();
    if (lease.lost.aborted) return;
    if (closing.aborted && !lease.stopped.aborted && finished?.stopped !== false) {
      // Another process begins it anew at once.
      await releaseReply(sql, reply, token);
      throw new Error('the worker stops; the answer is written by another');
    }
    await end(finished, lease.stopped.aborted ? coachRules.stoppedEarly : coachRules.failed);
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
