import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import type { Ctx } from '../actor.js';

// The no-op update locks the row until commit, whether it was just inserted or already existed.
const lockRow = statement(
  'chat.lock',
  `insert into chat (player_id) values ($1)
   on conflict (player_id) do update set version = chat.version returning last_position`,
  z.object({ last_position: z.number() }),
);
const advanceRow = statement(
  'chat.advance',
  `update chat set last_position = last_position + $2, version = version + 1 where player_id = $1
   returning last_position, version`,
  z.object({ last_position: z.number(), version: z.number() }),
);

/**
 * Locks a player's chat until commit, so that positions and versions stay ordered.
 * @returns the last used position, 0 for an empty chat.
 */
export const lockChat = async (ctx: Ctx, playerId: string): Promise<number> => {
  const [chat] = await ctx.sql.rows(lockRow, [playerId]);
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
  const [chat] = await ctx.sql.rows(advanceRow, [playerId, messageCount]);
  if (!chat) throw new Error('lockChat must be called before advanceChat');
  return { position: chat.last_position - messageCount + 1, version: chat.version };
};

interface NewMessage {
  id: string;
  position: number;
  role: 'user' | 'assistant' | 'loading';
  text?: string;
  extras?: unknown[];
}

const insertRows = statement(
  'chat.add',
  `insert into chat_message (id, player_id, position, role, text, extras, engine, version, created_at)
   select id, $1, position, role, coalesce(text, ''), coalesce(extras, '[]'),
     case when role = 'assistant' then 'playbook' end, $2, $3
   from jsonb_to_recordset($4::jsonb) as new_message (id uuid, position int, role text, text text, extras jsonb)`,
);

/** Inserts messages at positions reserved with `advanceChat`. */
export const addMessages = async (
  ctx: Ctx,
  playerId: string,
  version: number,
  messages: NewMessage[],
): Promise<void> => {
  await ctx.sql.rows(insertRows, [playerId, version, ctx.now, JSON.stringify(messages)]);
};
