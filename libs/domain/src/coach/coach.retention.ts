import { createBatchedDelete } from '@rinkside/platform/batched-delete';

/** Deletes entries of the concussion log after 12 months, as the messages that they come from. */
export const deleteOldConcussionEvents = createBatchedDelete(
  'concussion.forgetOld',
  'concussion_event',
  ['id'],
  `created_at < now() - interval '12 months'`,
);

/** Deletes chat messages after 12 months. */
export const deleteOldChats = createBatchedDelete(
  'chat.forgetOld',
  'chat_message',
  ['id'],
  `created_at < now() - interval '12 months' and role <> 'loading'`,
);
