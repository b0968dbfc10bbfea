import { coachRules, type feedbackReasons, type AskBody, type ChatMessage } from '@rinkside/contracts/coach';
import { newId } from '@rinkside/platform/id';
import { notFound, Refusal } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { openKnock } from '../safety/safety.js';
import { addMessages, lockChat, stepChat } from './chat.rows.js';
import { greet } from './greeting.js';
import { personaOf } from './persona.js';

interface Row {
  id: string;
  role: ChatMessage['role'];
  position: number;
  run: number;
  text: string;
}

const latest = statement<Row>(
  'chat.latest',
  `select id, role, position, run, text from chat_message where player_id = $1 and not replaced order by position desc limit 2`,
);
const setAside = statement<never>('chat.setAside', `update chat_message set replaced = true where id = $1`);
const drop = statement<never>(
  'chat.drop',
  `delete from chat_message where player_id = $1 and position >= $2 and not replaced`,
);
// A run of its own, so that nothing of the answer before enters the new one.
const reopen = statement<never>(
  'chat.reopen',
  `update chat_message set role = 'loading', run = run + 1, text = '', extras = '[]', engine = null, notice = null,
     stopped = false, feedback = null, feedback_reason = null, token = null, tries = 0, pieces = 0, label = null,
     stop_at = null, alive_at = now(), version = $2
   where id = $1`,
);
const own = statement<Row>(
  'chat.own',
  `select id, role, position, run, text from chat_message where id = $1 and player_id = $2 for update`,
);
const askToStop = statement<never>(
  'chat.askToStop',
  `update chat_message set stop_at = $2 where id = $1 and role = 'loading'`,
);
const judge = statement<never>(
  'chat.judge',
  `update chat_message set feedback = $2, feedback_reason = $3, version = $4 where id = $1`,
);
const forget = statement<{ id: string }>(
  'coach.forget',
  `delete from coach_memory where id = $1 and player_id = $2 returning id`,
);

/** The coach speaks first, once, to whoever opens an empty chat. */
export const openChat = async (ctx: Ctx): Promise<void> => {
  const { id } = ctx.actor;
  if ((await lockChat(ctx, id)) > 0) return;
  const { text, extras } = await greet(ctx.sql, id, ctx.now);
  const { position, version } = await stepChat(ctx, id, 1);
  await addMessages(ctx, id, version, [{ id: newId(), position, role: 'assistant', text, extras }]);
};

const lastTwo = async (ctx: Ctx): Promise<[last?: Row, before?: Row]> => {
  const [last, before] = await ctx.sql.rows(latest, [ctx.actor.id]);
  if (last?.role === 'loading') throw new Refusal(409, coachRules.busy);
  return [last, before];
};

/**
 * Keeps a question and the place of its answer, which a job writes.
 * @throws 409 while an answer is being written, or when `replaces` is not one's last question.
 */
export const askCoach = async (ctx: Ctx, { text, replaces }: AskBody): Promise<void> => {
  const { id } = ctx.actor;
  const [, [last, before]] = await Promise.all([lockChat(ctx, id), lastTwo(ctx)]);
  if (replaces) {
    const question = last?.role === 'user' ? last : before;
    if (question?.id !== replaces || question.role !== 'user') throw new Refusal(409, coachRules.onlyOwn);
    const persona = await personaOf(ctx.sql, id, ctx.now);
    // A knock to the head counts, also when it is no longer shown.
    if (persona && openKnock([question.text], persona)) await ctx.sql.rows(setAside, [question.id]);
    await ctx.sql.rows(drop, [id, question.position]);
  }
  const message_id = newId();
  const { position, version } = await stepChat(ctx, id, 2);
  await addMessages(ctx, id, version, [
    { id: newId(), position, role: 'user', text },
    { id: message_id, position: position + 1, role: 'loading' },
  ]);
  ctx.emit('coach.asked', { player_id: id, message_id });
};

/** Has the last answer written again, in its place. @throws 404 for a message of nobody's, 409 for an earlier one. */
export const regenerateReply = async (ctx: Ctx, messageId: string): Promise<void> => {
  const { id } = ctx.actor;
  await lockChat(ctx, id);
  const [found] = await ctx.sql.rows(own, [messageId, id]);
  if (!found) throw notFound();
  const [last, before] = await lastTwo(ctx);
  if (last?.id !== messageId || last.role !== 'assistant' || before?.role !== 'user')
    throw new Refusal(409, coachRules.onlyLast);
  const { version } = await stepChat(ctx, id);
  await ctx.sql.rows(reopen, [messageId, version]);
  ctx.emit('coach.asked', { player_id: id, message_id: messageId });
};

/** Wishes an answer's end; whoever writes it ends it within a second. One that is written already stays as it is. */
export const stopReply = async (ctx: Ctx, messageId: string): Promise<void> => {
  const [found] = await ctx.sql.rows(own, [messageId, ctx.actor.id]);
  if (!found) throw notFound();
  await ctx.sql.rows(askToStop, [messageId, ctx.now]);
};

/** @throws 404 for what is no answer to the actor. */
export const judgeReply = async (
  ctx: Ctx,
  messageId: string,
  { feedback, reason }: { feedback: 'up' | 'down' | null; reason?: (typeof feedbackReasons)[number] },
): Promise<void> => {
  await lockChat(ctx, ctx.actor.id);
  const [found] = await ctx.sql.rows(own, [messageId, ctx.actor.id]);
  if (found?.role !== 'assistant') throw notFound();
  const { version } = await stepChat(ctx, ctx.actor.id);
  await ctx.sql.rows(judge, [messageId, feedback, feedback === 'down' ? (reason ?? null) : null, version]);
};

/** @throws 404 for what the coach does not remember of the actor. */
export const forgetMemory = async (ctx: Ctx, memoryId: string): Promise<{ success: true }> => {
  const [gone] = await ctx.sql.rows(forget, [memoryId, ctx.actor.id]);
  if (!gone) throw notFound();
  return { success: true };
};
