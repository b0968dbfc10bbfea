import { coachRules, type feedbackReasons, type AskBody } from '@rinkside/contracts/coach';
import { newId } from '@rinkside/platform/id';
import { notFound, AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';
import { findOpenConcussion } from '../safety/safety.js';
import { addMessages, lockChat, advanceChat } from './chat.repository.js';
import { greet } from './greeting.js';
import { personaOf } from './persona.js';

const messageRow = z.object({
  id: z.string(),
  role: z.enum(['user', 'assistant', 'loading']),
  position: z.number(),
  run: z.number(),
  text: z.string(),
});
type MessageRow = z.infer<typeof messageRow>;

const selectLastTwo = statement(
  'chat.latest',
  `select id, role, position, run, text from chat_message where player_id = $1 and not replaced order by position desc limit 2`,
  messageRow,
);
const markReplaced = statement<never>(
  'chat.markReplaced',
  `update chat_message set replaced = true where id = $1`,
);
const deleteFromPosition = statement<never>(
  'chat.deleteFrom',
  `delete from chat_message where player_id = $1 and position >= $2 and not replaced`,
);
// A new run number keeps text of the previous answer out of the new one.
const resetReply = statement<never>(
  'chat.resetReply',
  `update chat_message set role = 'loading', run = run + 1, text = '', extras = '[]', engine = null, notice = null,
     stopped = false, feedback = null, feedback_reason = null, token = null, attempts = 0, pieces = 0, label = null,
     stop_at = null, heartbeat_at = now(), version = $2
   where id = $1`,
);
const selectOwn = statement(
  'chat.own',
  `select id, role, position, run, text from chat_message where id = $1 and player_id = $2 for update`,
  messageRow,
);
const requestStop = statement<never>(
  'chat.requestStop',
  `update chat_message set stop_at = $2 where id = $1 and role = 'loading'`,
);
const updateFeedback = statement<never>(
  'chat.updateFeedback',
  `update chat_message set feedback = $2, feedback_reason = $3, version = $4 where id = $1`,
);
const deleteOwnMemory = statement(
  'coach.deleteMemory',
  `delete from coach_memory where id = $1 and player_id = $2 returning id`,
  z.object({ id: z.string() }),
);

/** Adds the coach's greeting to an empty chat. Does nothing when the chat has messages. */
export const startChat = async (ctx: Ctx): Promise<void> => {
  const { id } = ctx.actor;
  if ((await lockChat(ctx, id)) > 0) return;
  const { text, extras } = await greet(ctx.sql, id, ctx.now);
  const { position, version } = await advanceChat(ctx, id, 1);
  await addMessages(ctx, id, version, [{ id: newId(), position, role: 'assistant', text, extras }]);
};

/** @throws 409 while an answer is being written. */
const loadLastTwo = async (ctx: Ctx): Promise<[last?: MessageRow, previous?: MessageRow]> => {
  const [last, previous] = await ctx.sql.rows(selectLastTwo, [ctx.actor.id]);
  if (last?.role === 'loading') throw new AppError(409, coachRules.busy);
  return [last, previous];
};

/**
 * Inserts a question and a placeholder for its answer. A job writes the answer.
 * @throws 409 while an answer is being written, or when `replaces` is not the actor's last question.
 */
export const askCoach = async (ctx: Ctx, { text, replaces }: AskBody): Promise<void> => {
  const { id } = ctx.actor;
  const [, [last, previous]] = await Promise.all([lockChat(ctx, id), loadLastTwo(ctx)]);
  if (replaces) {
    const question = last?.role === 'user' ? last : previous;
    if (question?.id !== replaces || question.role !== 'user') throw new AppError(409, coachRules.onlyOwn);
    const persona = await personaOf(ctx.sql, id, ctx.now);
    // A replaced concussion report is hidden but kept: it still blocks training.
    if (persona && findOpenConcussion([question.text], persona))
      await ctx.sql.rows(markReplaced, [question.id]);
    await ctx.sql.rows(deleteFromPosition, [id, question.position]);
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
 * @throws 404 for a message that is not in the actor's chat, 409 for one that is not the last answer.
 */
export const regenerateReply = async (ctx: Ctx, messageId: string): Promise<void> => {
  const { id } = ctx.actor;
  await lockChat(ctx, id);
  const [message] = await ctx.sql.rows(selectOwn, [messageId, id]);
  if (!message) throw notFound();
  const [last, previous] = await loadLastTwo(ctx);
  if (last?.id !== messageId || last.role !== 'assistant' || previous?.role !== 'user')
    throw new AppError(409, coachRules.onlyLast);
  const { version } = await advanceChat(ctx, id);
  await ctx.sql.rows(resetReply, [messageId, version]);
  ctx.emit('coach.asked', { player_id: id, message_id: messageId });
};

/**
 * Requests that an answer stops. Its worker sees the request within a second. A finished answer does not change.
 * @throws 404 for a message that is not in the actor's chat.
 */
export const stopReply = async (ctx: Ctx, messageId: string): Promise<void> => {
  const [message] = await ctx.sql.rows(selectOwn, [messageId, ctx.actor.id]);
  if (!message) throw notFound();
  await ctx.sql.rows(requestStop, [messageId, ctx.now]);
};

/** Saves the actor's feedback on an answer. @throws 404 for a message that is not an answer in the actor's chat. */
export const rateReply = async (
  ctx: Ctx,
  messageId: string,
  { feedback, reason }: { feedback: 'up' | 'down' | null; reason?: (typeof feedbackReasons)[number] },
): Promise<void> => {
  await lockChat(ctx, ctx.actor.id);
  const [message] = await ctx.sql.rows(selectOwn, [messageId, ctx.actor.id]);
  if (message?.role !== 'assistant') throw notFound();
  const { version } = await advanceChat(ctx, ctx.actor.id);
  await ctx.sql.rows(updateFeedback, [
    messageId,
    feedback,
    feedback === 'down' ? (reason ?? null) : null,
    version,
  ]);
};

/** Deletes one memory. @throws 404 for a memory that is not the actor's. */
export const deleteMemory = async (ctx: Ctx, memoryId: string): Promise<{ success: true }> => {
  const [deleted] = await ctx.sql.rows(deleteOwnMemory, [memoryId, ctx.actor.id]);
  if (!deleted) throw notFound();
  return { success: true };
};
