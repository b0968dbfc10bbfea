import { forgetting } from '@rinkside/platform/forget';

/** Deletes chat messages after 12 months. */
export const forgetOldChats = forgetting(
  'chat.forgetOld',
  'chat_message',
  `created_at < now() - interval '12 months' and role <> 'loading'`,
);
