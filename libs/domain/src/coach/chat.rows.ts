import { statement } from '@rinkside/platform/sql';
import type { Ctx } from '../actor.js';

const open = statement<never>('chat.open', `insert into chat (player_id) values ($1) on conflict do nothing`);
const lock = statement<{ last_position: number }>(
  'chat.lock',
  `select last_position from chat where player_id = $1 for no key update`,
);
const step = statement<{ last_position: number; version: number }>(
  'chat.step',
  `update chat set last_position = last_position + $2, version = version + 1 where player_id = $1
   returning last_position, version`,
);

/** Locks somebody's chat to the commit, so that its messages and versions have one order; 0 while it is empty. */
export const lockChat = async (ctx: Ctx, playerId: string): Promise<number> => {
  await ctx.sql.rows(open, [playerId]);
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
  version: number;
  extras?: unknown[];
}

const add = statement<never>(
  'chat.add',
  `insert into chat_message (id, player_id, position, role, text, version, created_at, extras, engine)
   values ($1, $2, $3, $4, $5, $6, $7, $8, case when $4 = 'assistant' then 'playbook' end)`,
);

export const addMessage = async (ctx: Ctx, playerId: string, message: NewMessage): Promise<void> => {
  const { id, position, role, text = '', version, extras = [] } = message;
  await ctx.sql.rows(add, [id, playerId, position, role, text, version, ctx.now, JSON.stringify(extras)]);
};
