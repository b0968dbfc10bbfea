import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';

// Writing its version as it is locks the row to the commit, whether it was there or not.
const lock = statement<{ last_position: number }>(
  'chat.lock',
  `insert into chat (player_id) values ($1)
   on conflict (player_id) do update set version = chat.version returning last_position`,
);
const step = statement<{ last_position: number; version: number }>(
  'chat.step',
  `update chat set last_position = last_position + $2, version = version + 1 where player_id = $1
   returning last_position, version`,
);

/** Locks somebody's chat to the commit, so that its messages and versions have one order; 0 while it is empty. */
export const lockChat = async (ctx: Ctx, playerId: string): Promise<number> => {
  const [chat] = await ctx.sql.rows(lock, [playerId]);
  return chat?.last_position ?? 0;
};

/** A change of the chat, with room for so many more messages. @returns the first free position and its version. */
export const stepChat = async (
  ctx: Ctx,
  playerId: string,
  added = 0,
): Promise<{ position: number; version: number }> => {
  const [chat] = await ctx.sql.rows(step, [playerId, added]);
  if (!chat) throw new Error('a chat is locked before it is stepped');
  return { position: chat.last_position - added + 1, version: chat.version };
};

interface NewMessage {
  id: string;
  position: number;
  role: 'user' | 'assistant' | 'loading';
  text?: string;
  extras?: unknown[];
}

const add = statement<never>(
  'chat.add',
  `insert into chat_message (id, player_id, position, role, text, extras, engine, version, created_at)
   select id, $1, position, role, coalesce(text, ''), coalesce(extras, '[]'),
     case when role = 'assistant' then 'playbook' end, $2, $3
   from jsonb_to_recordset($4::jsonb) as given (id uuid, position int, role text, text text, extras jsonb)`,
);

/** Adds messages to a chat that was stepped for them. */
export const addMessages = async (
  ctx: Ctx,
  playerId: string,
  version: number,
  messages: NewMessage[],
): Promise<void> => {
  await ctx.sql.rows(add, [playerId, version, ctx.now, JSON.stringify(messages)]);
};
