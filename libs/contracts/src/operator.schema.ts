import { success } from './id.schema.js';

export const operatorSchemas = {
  enter: {
    summary: 'Opens the queue dashboard to this browser for 15 minutes with a cookie limited to its path.',
    reply: success,
  },
};
