import { success } from './id.schema.js';

export const operatorSchemas = {
  enter: {
    summary:
      'Opens the board of queues to this browser for a quarter of an hour, by a cookie that counts there only.',
    reply: success,
  },
};
