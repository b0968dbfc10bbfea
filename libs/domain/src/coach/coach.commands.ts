import {
  coachRules,
  type feedbackReasons,
  type AskBody,
  type ConcussionBody,
} from '@rinkside/contracts/coach';
import { newId } from '@rinkside/platform/id';
import { notFound, AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Ctx } from '../actor.js';
import { concussionReplies } from '@rinkside/safety/concussion-replies';
import { clearanceFor, findOpenConcussion } from '@rinkside/safety/concussion-report';
import { db } from '../query-builder.js';
import { addMessages, lockChat, advanceChat } from './chat.repository.js';
import { openConcussionOf, recordConcussion } from './concussion.repository.js';
import { greet, greetingIdOf } from './greeting.js';
import { personaOf } from './persona.js';

const messageColumns = ['id', 'role', 'position', 'run', 'text'] as const;

const ownMessage = (ctx: Ctx, id: string) =>
  runQuery(
    ctx.sql,
    db
      .selectFrom('chat_message')
      .select(messageColumns)
      .where('id', '=', id)
      .where('player_id', '=', ctx.actor.id)
      .forUpdate(),
  );

// A new run number keeps text of the previous answer out of the new one.
const resetReply = statement(
  'chat.resetReply',
  `update chat_message set role = 'loading', run = run + 1, text = '', extras = '[]', engine = null, notice = null,
     stopped = false, feedback = null, feedback_reason = null, token = null, attempts = 0, pieces = 0, label = null,
     stop_at = null, heartbeat_at = now(), version = $2
   where id = $1`,
);

/** Locks the actor's chat. In an empty chat, stores the greeting that the player saw. */
const openChat = async (ctx: Ctx): Promise<void> => {
  const { id } = ctx.actor;
  if ((await lockChat(ctx, id)) > 0) return;
  const { text, extras } = await greet(ctx.sql, id, ctx.now);
  const { position, version } = await advanceChat(ctx, id, 1);
  await addMessages(ctx, id, version, [{ id: greetingIdOf(id), position, role: 'assistant', text, extras }]);
};

/** @throws conflict while an answer is being written. */
const loadLastTwo = async (ctx: Ctx) => {
  const [last, previous] = await runQuery(
    ctx.sql,
    db
      .selectFrom('chat_message')
      .select(messageColumns)
      .where('player_id', '=', ctx.actor.id)
      .where('replaced', '=', false)
      .orderBy('position', 'desc')
      .limit(2),
  );
  if (last?.role === 'loading') throw new AppError('conflict', coachRules.busy);
  return [last, previous] as const;
};

/**
 * Inserts a question and a placeholder for its answer. A job writes the answer.
 * @throws conflict while an answer is being written, or when `replaces` is not the actor's last question.
 */
export const askCoach = async (ctx: Ctx, { text, replaces }: AskBody): Promise<void> => {
  const { id } = ctx.actor;
  const [, [last, previous]] = await Promise.all([openChat(ctx), loadLastTwo(ctx)]);
  if (replaces) {
    const question = last?.role === 'user' ? last : previous;
    if (question?.id !== replaces || question.role !== 'user')
      throw new AppError('conflict', coachRules.onlyOwn);
    const persona = await personaOf(ctx.sql, id, ctx.now);
    // A replaced concussion report is hidden but kept: it still blocks training.
    if (persona && findOpenConcussion([question.text], persona))
      await runQuery(
        ctx.sql,
        db.updateTable('chat_message').set({ replaced: true }).where('id', '=', question.id),
      );
    await runQuery(
      ctx.sql,
      db
        .deleteFrom('chat_message')
        .where('player_id', '=', id)
        .where('position', '>=', question.position)
        .where('replaced', '=', false),
    );
  }
  const message_id = newId();
  const { position, version } = await advanceChat(ctx, id, 2);
  await addMessages(ctx, id, version, [
    { id: newId(), position, role: 'user', text },
    { id: message_id, position: position + 1, role: 'loading' },
  ]);
  ctx.emit('coach.asked', { player_id: id, message_id });
};

/**
 * Resets the last answer so that a job writes it again.
 * @throws notFound for a message that is not in the actor's chat, conflict for one that is not the last answer.
 */
export const regenerateReply = async (ctx: Ctx, messageId: string): Promise<void> => {
  const { id } = ctx.actor;
  await openChat(ctx);
  const [message] = await ownMessage(ctx, messageId);
  if (!message) throw notFound();
  const [last, previous] = await loadLastTwo(ctx);
  if (last?.id !== messageId || last.role !== 'assistant' || previous?.role !== 'user')
    throw new AppError('conflict', coachRules.onlyLast);
  const { version } = await advanceChat(ctx, id);
  await ctx.sql.rows(resetReply, [messageId, version]);
  ctx.emit('coach.asked', { player_id: id, message_id: messageId });
};

/**
 * Requests that an answer stops. Its worker sees the request within a second. A finished answer does not change.
 * @throws notFound for a message that is not in the actor's chat.
 */
export const stopReply = async (ctx: Ctx, messageId: string): Promise<void> => {
  const [message] = await ownMessage(ctx, messageId);
  if (!message) throw notFound();
  await runQuery(
    ctx.sql,
    db
      .updateTable('chat_message')
      .set({ stop_at: ctx.now })
      .where('id', '=', messageId)
      .where('role', '=', 'loading'),
  );
};

/** Saves the actor's feedback on an answer. @throws notFound for a message that is not an answer in the actor's chat. */
export const rateReply = async (
  ctx: Ctx,
  messageId: string,
  { feedback, reason }: { feedback: 'up' | 'down' | null; reason?: (typeof feedbackReasons)[number] },
): Promise<void> => {
  await openChat(ctx);
  const [message] = await ownMessage(ctx, messageId);
  if (message?.role !== 'assistant') throw notFound();
  const { version } = await advanceChat(ctx, ctx.actor.id);
  const feedback_reason = feedback === 'down' ? (reason ?? null) : null;
  await runQuery(
    ctx.sql,
    db.updateTable('chat_message').set({ feedback, feedback_reason, version }).where('id', '=', messageId),
  );
};

/**
 * Ends the concussion lock by a button: a doctor has cleared the player, or the report was about another person. Does
 * nothing while no report is open.
 * @throws conflict while an answer is being written, or when a parent has to confirm first.
 */
export const endConcussion = async (ctx: Ctx, { action, confirmations }: ConcussionBody): Promise<void> => {
  const { id } = ctx.actor;
  await openChat(ctx);
  await loadLastTwo(ctx);
  const persona = await personaOf(ctx.sql, id, ctx.now);
  if (!persona) throw notFound();
  if ((await openConcussionOf(ctx.sql, id)) === undefined) return;
  const clearance = clearanceFor(persona);
  if (action === 'cleared' && confirmations < clearance.questions.length)
    throw new AppError('conflict', coachRules.needsParent);
  const text = clearance[action];
  await recordConcussion(ctx, id, { action, source: 'button', confirmations, text });
  const { position, version } = await advanceChat(ctx, id, 2);
  const message_id = newId();
  await addMessages(ctx, id, version, [
    { id: newId(), position, role: 'user', text },
    { id: message_id, position: position + 1, role: 'assistant', text: concussionReplies[action] },
  ]);
  ctx.emit('coach.replied', { player_id: id, message_id, version });
};

/** Deletes one memory. @throws notFound for a memory that is not the actor's. */
export const deleteMemory = async (ctx: Ctx, memoryId: string): Promise<{ success: true }> => {
  const [deleted] = await runQuery(
    ctx.sql,
    db
      .deleteFrom('coach_memory')
      .where('id', '=', memoryId)
      .where('player_id', '=', ctx.actor.id)
      .returning('id'),
  );
  if (!deleted) throw notFound();
  return { success: true };
};
