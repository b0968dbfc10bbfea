import { forgetting } from '@rinkside/platform/forget';

/** Chats are kept 12 months. */
export const forgetOldChats = forgetting(
  'chat.forgetOld',
  'chat_message',
  `created_at < now() - interval '12 months' and role <> 'loading'`,
);
