import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Deletes chat messages after 12 months. */
export const deleteOldChats = createBatchedDelete(
  'chat.forgetOld',
  'chat_message',
  `created_at < now() - interval '12 months' and role <> 'loading'`,
);
