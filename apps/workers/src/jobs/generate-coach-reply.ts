import { coachRules } from '@rinkside/contracts/coach';
import type { JobPayload } from '@rinkside/contracts/jobs.schema';
import { actorOf } from '@rinkside/domain/actor';
import { turnsBefore } from '@rinkside/domain/coach/chat.repository';
import { memoriesOf } from '@rinkside/domain/coach/coach.views';
import {
  needsConcussionSearch,
  openConcussionOf,
  recordConcussion,
  searchConcussion,
  storeConcussionSearch,
} from '@rinkside/domain/coach/concussion.repository';
import {
  claimReply,
  failReply,
  finishReply,
  secondsSinceHeartbeat,
  staleReplies,
  maxReplyAttempts,
  releaseReply,
  ReplyLeaseLostError,
  type ClaimedReply,
} from '@rinkside/domain/coach/reply-lease.repository';
import { saveMemories } from '@rinkside/domain/coach/coach.memory';
import { readAfterCare } from '@rinkside/coach/dialogue/care-follow-up';
import type { CoachQuestion, ChatTurn } from '@rinkside/coach/engines/engine';
import type { Persona } from '@rinkside/safety/persona';
import { personaOf } from '@rinkside/domain/coach/persona';
import { concussionChangeOf, withholdsDrills } from '@rinkside/safety/safety';
import { newId } from '@rinkside/platform/id';
import { writeReply, type ReplyServices, type ReplyResult } from '../coach/write-reply.js';
import { acquireLease, holdLease } from '../lease.js';
import { ReplyStream } from '../coach/reply-stream.js';
import type { Resources } from '../resources.js';

const heartbeat = { intervalMs: 250, lostAfterMs: 3000 };
const deadAfterSeconds = 1;

/** Turns of the chat that an engine gets as history. */
const maxHistoryTurns = 20;

const isTurn = (row: { role: string; text: string }): row is ChatTurn => row.role !== 'loading';

/** Returns the concussion report that was open before the question. */
const loadOpenConcussion = async (
  { database: { sql }, commands }: Resources,
  persona: Persona,
  messageId: string,
): Promise<string | undefined> => {
  if (!(await needsConcussionSearch(sql, persona.id))) return openConcussionOf(sql, persona.id);
  const report = await searchConcussion(sql, persona, messageId);
  await commands.run(actorOf(persona.id), (ctx) => storeConcussionSearch(ctx, persona.id, report));
  return report;
};

/** Loads the question to reply to. @returns undefined when it was deleted. */
const loadQuestion = async (
  resources: Resources,
  { player_id, message_id }: JobPayload<'generate-coach-reply'>,
): Promise<CoachQuestion | undefined> => {
  const { sql } = resources.database;
  const now = new Date();
  const [persona, turns, memories] = await Promise.all([
    personaOf(sql, player_id, now),
    turnsBefore(sql, player_id, message_id, maxHistoryTurns),
    memoriesOf(sql, player_id),
  ]);
  const lastTurn = turns.at(-1);
  if (!persona || lastTurn?.role !== 'user') return undefined;
  const knock = await loadOpenConcussion(resources, persona, message_id);
  const asked = readAfterCare({ text: lastTurn.text, history: turns.slice(0, -1).filter(isTurn) });
  return {
    ...asked,
    persona,
    memories: memories.map(({ text }) => text),
    concussionReport: knock,
    noDrills: withholdsDrills(asked.text, persona, knock),
    sql,
    now,
  };
};

/** The partial reply of a dead worker, used when the reply will not be written again. */
const partialReply = ({ text }: ClaimedReply): ReplyResult => ({
  text,
  extras: [],
  remember: [],
  engine: 'playbook',
  notice: null,
  stopped: true,
});

/**
 * Generates the coach's reply to one question and streams it. An interrupted run starts over in the next worker that
 * takes the job. Running twice is harmless: a finished reply cannot be claimed.
 */
export const generateCoachReplyJob = async (
  resources: Resources,
  services: ReplyServices,
  payload: JobPayload<'generate-coach-reply'>,
  closing: AbortSignal,
): Promise<void> => {
  const { database, commands, live, log } = resources;
  const { sql } = database;
  const { message_id } = payload;
  const token = newId();
  const [reply, question] = await Promise.all([
    acquireLease(
      {
        claim: () => claimReply(sql, message_id, token),
        secondsSinceHeartbeat: () => secondsSinceHeartbeat(sql, message_id),
      },
      deadAfterSeconds,
    ),
    loadQuestion(resources, payload),
  ]);
  if (!reply) return;
  const actor = actorOf(reply.player_id);
  const stream = new ReplyStream(live, reply);
  const finish = (result: ReplyResult | undefined, error: string) =>
    commands.run(actor, async (ctx) => {
      const action = result?.concussion ?? (question && concussionChangeOf(question));
      if (action && question)
        await recordConcussion(ctx, reply.player_id, { action, source: 'words', text: question.text });
      if (!result?.text) return failReply(ctx, reply, token, error);
      await finishReply(ctx, reply, token, result);
      if (question) await saveMemories(ctx, question.persona, result.remember);
      return undefined;
    });
  if (reply.stopped || reply.attempts > maxReplyAttempts)
    return finish(partialReply(reply), reply.stopped ? coachRules.stoppedEarly : coachRules.failed);
  const stopped = new AbortController();
  // Each renewal saves the text written so far, for clients that reconnect.
  const renew = async () => {
    const isStopped = await services.renewLease({ id: reply.id, token, ...stream.progress });
    if (isStopped) stopped.abort();
    return isStopped !== undefined;
  };
  const lease = holdLease(renew, heartbeat, closing);
  const signal = AbortSignal.any([lease.signal, stopped.signal]);
  try {
    const result = question && (await writeReply(services, question, stream, signal));
    await lease.stop();
    if (lease.lost.aborted) return;
    if (closing.aborted && !stopped.signal.aborted && result?.stopped !== false) {
      // The retry lets another worker start over at once.
      await releaseReply(sql, reply, token);
      throw new Error('worker is shutting down; another one writes the reply');
    }
    await finish(result, stopped.signal.aborted ? coachRules.stoppedEarly : coachRules.failed);
  } catch (error) {
    if (error instanceof ReplyLeaseLostError) return;
    log.warn({ err: error, message: message_id, run: reply.run }, 'coach reply was not finished');
    await releaseReply(sql, reply, token);
    throw error;
  } finally {
    await lease.stop();
  }
};

/** Requeues replies that no worker is writing, for example after Redis lost the job. */
export const requeueStaleReplies = async ({ database, queues }: Resources): Promise<void> => {
  const minute = Math.floor(Date.now() / 60_000);
  const stale = await staleReplies(database.sql);
  await queues.add(
    stale.map(({ id, player_id, attempts }) => ({
      name: 'generate-coach-reply',
      payload: { player_id, message_id: id },
      id: `stale_${id}_${attempts}_${minute}`,
    })),
  );
};
