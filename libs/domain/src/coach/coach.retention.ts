import { statement, type Sql } from '@rinkside/platform/sql';

const forget = statement<never>(
  'chat.forgetOld',
  `delete from chat_message where created_at < now() - interval '12 months' and role <> 'loading'`,
);

/** Chats are kept 12 months. */
export const forgetOldChats = (sql: Sql) => sql.rows(forget, []);
