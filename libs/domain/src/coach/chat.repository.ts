import type { CoachExtra } from '@rinkside/contracts/coach';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Sql } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { ChatMessage } from './chat-message.entity.js';

/**
 * Locks a player's chat until commit, so that positions and versions stay ordered.
 * @returns the last used position, 0 for an empty chat.
 */
export const lockChat = async (ctx: Ctx, playerId: string): Promise<number> => {
  // The no-op update locks the row until commit, whether it was just inserted or already existed.
  const [chat] = await runQuery(
    ctx.sql,
    db
      .insertInto('chat')
      .values({ player_id: playerId })
      .onConflict((conflict) =>
        conflict.column('player_id').doUpdateSet((eb) => ({ version: eb.ref('chat.version') })),
      )
      .returning('last_position'),
  );
  return chat?.last_position ?? 0;
};

/**
 * Increments the version of a locked chat and reserves positions for new messages.
 * @param messageCount number of positions to reserve.
 * @returns the first reserved position and the new version.
 */
export const advanceChat = async (
  ctx: Ctx,
  playerId: string,
  messageCount = 0,
): Promise<{ position: number; version: number }> => {
  const [chat] = await runQuery(
    ctx.sql,
    db
      .updateTable('chat')
      .set((eb) => ({
        last_position: eb('last_position', '+', messageCount),
        version: eb('version', '+', 1),
      }))
      .where('player_id', '=', playerId)
      .returning(['last_position', 'version']),
  );
  if (!chat) throw new Error('lockChat must be called before advanceChat');
  return { position: chat.last_position - messageCount + 1, version: chat.version };
};

interface NewMessage {
  id: string;
  position: number;
  role: 'user' | 'assistant' | 'loading';
  text?: string;
  extras?: CoachExtra[];
}

/** Inserts messages at positions reserved with `advanceChat`. */
export const addMessages = async (
  ctx: Ctx,
  playerId: string,
  version: number,
  messages: NewMessage[],
): Promise<void> => {
  for (const message of messages)
    ctx.em.create(ChatMessage, {
      ...message,
      playerId,
      engine: message.role === 'assistant' ? 'playbook' : null,
      version,
      createdAt: ctx.now,
    });
  await ctx.em.flush();
};

/** Selects the newest messages of a player's chat before a message. */
const messagesBefore = (playerId: string, messageId: string, limit: number) =>
  db
    .selectFrom('chat_message')
    .select(['role', 'text'])
    .where('player_id', '=', playerId)
    .where('position', '<', (eb) =>
      eb.selectFrom('chat_message as before').select('before.position').where('before.id', '=', messageId),
    )
    .orderBy('position', 'desc')
    .limit(limit);

/**
 * Returns the turns before a message, oldest first. The last one is the question that the message answers.
 * @param limit maximum number of turns.
 */
export const turnsBefore = async (sql: Sql, playerId: string, messageId: string, limit: number) => {
  const turns = messagesBefore(playerId, messageId, limit)
    .where('role', '<>', 'loading')
    .where('replaced', '=', false);
  return (await runQuery(sql, turns)).toReversed();
};

/**
 * Returns the player's questions before a message, oldest first, replaced ones included. The last one is the question
 * that the message answers.
 * @param limit maximum number of questions.
 */
export const questionsBefore = async (
  sql: Sql,
  playerId: string,
  messageId: string,
  limit: number,
): Promise<string[]> => {
  const questions = messagesBefore(playerId, messageId, limit).where('role', '=', 'user');
  return (await runQuery(sql, questions)).toReversed().map(({ text }) => text);
};
