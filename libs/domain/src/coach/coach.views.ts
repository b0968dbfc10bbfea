import type { ChatMessage, MemoryView } from '@rinkside/contracts/coach';
import { statement, type Sql, uncounted } from '@rinkside/platform/sql';

const json = `json_build_object('id', m.id, 'role', m.role,
  'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', jsonb_build_object('value', m.text))) || m.extras,
  'created_at', m.created_at, 'engine', m.engine, 'notice', m.notice, 'stopped', m.stopped, 'feedback', m.feedback,
  'run', m.run, 'pieces', m.pieces, 'label', m.label, 'version', m.version)`;

/** How many messages a chat shows. */
const shown = 100;

const all = statement<{ messages: string; version: number }>(
  'chat.messages',
  `select coalesce(json_agg(${json} order by m.position)::text, '[]') as messages, coalesce((select version from chat where player_id = $1), 0) as version
   from (select * from chat_message where player_id = $1 and not replaced order by position desc limit ${shown}) m`,
);
const begun = statement<{ begun: boolean }>(
  'chat.begun',
  `select exists (select from chat where player_id = $1 and last_position > 0) as begun`,
);
const some = statement<{ message: ChatMessage }>(
  'chat.some',
  `select ${json} as message from chat_message m where m.id = any(${uncounted('$1', 'uuid')})`,
);
const asked = statement<{ text: string }>(
  'chat.asked',
  `select text from (
     select position, text from chat_message
     where player_id = $1 and role = 'user' and position < (select position from chat_message where id = $2)
     order by position desc limit $3) m
   order by position`,
);
const before = statement<{ role: ChatMessage['role']; text: string }>(
  'chat.before',
  `select role, text from (
     select position, role, text from chat_message m
     where player_id = $1 and role <> 'loading' and not replaced and position < (select position from chat_message where id = $2)
     order by position desc limit $3) m
   order by position`,
);
const memories = statement<MemoryView>(
  'coach.memories',
  `select id, text, to_json(created_at)#>>'{}' as created_at from coach_memory
   where player_id = $1 order by created_at desc, id desc`,
);

/** A chat's last messages, oldest first, as JSON the database wrote: with cards and figures they weigh something. */
export const chatRows = async (
  sql: Sql,
  playerId: string,
): Promise<{ messages: string; version: number }> => {
  const [chat] = await sql.rows(all, [playerId]);
  return chat ?? { messages: '[]', version: 0 };
};

/** Whether anybody said anything in it yet. */
export const chatBegan = async (sql: Sql, playerId: string): Promise<boolean> =>
  (await sql.rows(begun, [playerId]))[0]?.begun ?? false;

/** Messages by id, as their asker sees them. */
export const chatMessages = async (sql: Sql, ids: string[]): Promise<Map<string, ChatMessage>> => {
  if (ids.length === 0) return new Map();
  const rows = await sql.rows(some, [ids]);
  return new Map(rows.map(({ message }) => [message.id, message]));
};

/** What was said before a message, oldest first, the question it answers last. */
export const turnsBefore = (sql: Sql, playerId: string, messageId: string, most: number) =>
  sql.rows(before, [playerId, messageId, most]);

/** What the asker asked before a message, oldest first, the question it answers last. */
export const questionsBefore = async (
  sql: Sql,
  playerId: string,
  messageId: string,
  most: number,
): Promise<string[]> => (await sql.rows(asked, [playerId, messageId, most])).map(({ text }) => text);

/** What somebody told the coach to keep in mind, newest first. */
export const memoriesOf = (sql: Sql, playerId: string): Promise<MemoryView[]> =>
  sql.rows(memories, [playerId]);
