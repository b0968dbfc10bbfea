import type { ChatMessage, MemoryView } from '@rinkside/contracts/coach';
import { memoryView } from '@rinkside/contracts/coach.schema';
import { statement, type Sql, stableArrayParam } from '@rinkside/platform/sql';
import * as z from 'zod';
import { greet, greetingIdOf } from './greeting.js';

const messageJson = `json_build_object('id', m.id, 'role', m.role,
  'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', jsonb_build_object('value', m.text))) || m.extras,
  'created_at', m.created_at, 'engine', m.engine, 'notice', m.notice, 'stopped', m.stopped, 'feedback', m.feedback,
  'run', m.run, 'pieces', m.pieces, 'label', m.label, 'version', m.version)`;

const maxShownMessages = 100;

const selectChat = statement(
  'chat.messages',
  `select coalesce(json_agg(${messageJson} order by m.position)::text, '[]') as messages, coalesce((select version from chat where player_id = $1), 0) as version,
     exists (select from chat where player_id = $1 and last_position > 0) as started
   from (select * from chat_message where player_id = $1 and not replaced order by position desc limit ${maxShownMessages}) m`,
  z.object({ messages: z.string(), version: z.number(), started: z.boolean() }),
);
const selectByIds = statement(
  'chat.byIds',
  `select ${messageJson} as message from chat_message m where m.id = any(${stableArrayParam('$1', 'uuid')})`,
  z.object({ message: z.custom<ChatMessage>() }),
);
const selectMemories = statement(
  'coach.memories',
  `select id, text, to_json(created_at)#>>'{}' as created_at from coach_memory
   where player_id = $1 order by created_at desc, id desc`,
  memoryView,
);

/** Returns the greeting of a chat without stored messages. The first command on the chat stores it. */
const greetingMessage = async (sql: Sql, playerId: string, now: Date): Promise<ChatMessage> => {
  const { text, extras } = await greet(sql, playerId, now);
  return {
    id: greetingIdOf(playerId),
    role: 'assistant',
    content: [{ type: 'text', text: { value: text } }, ...extras],
    created_at: now.toISOString(),
    engine: 'playbook',
    notice: null,
    stopped: false,
    feedback: null,
    run: 0,
    pieces: 0,
    label: null,
    version: 0,
  };
};

/**
 * Returns the chat's latest messages, oldest first, as a JSON string. PostgreSQL builds it because cards and citations
 * make the messages large.
 */
export const chatAsJson = async (
  sql: Sql,
  playerId: string,
  now: Date,
): Promise<{ messages: string; version: number }> => {
  const [chat] = await sql.rows(selectChat, [playerId]);
  if (chat?.started) return chat;
  return { messages: JSON.stringify([await greetingMessage(sql, playerId, now)]), version: 0 };
};

/** Returns messages by id in the form their player sees. */
export const chatMessagesById = async (sql: Sql, ids: string[]): Promise<Map<string, ChatMessage>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(selectByIds, [ids]);
  return new Map(rows.map(({ message }) => [message.id, message]));
};

/** Returns what the coach remembers about a player, newest first. */
export const memoriesOf = (sql: Sql, playerId: string): Promise<MemoryView[]> =>
  sql.rows(selectMemories, [playerId]);
