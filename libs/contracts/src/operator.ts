import { success } from './id.js';
import { rateLimits, route } from './route.js';

/** Path of the queue dashboard, a separate page that the browser navigates to. */
export const queuesPath = '/operator/queues';

export const operatorRoutes = {
  enter: route({
    method: 'POST',
    path: '/api/operator/session',
    summary:
      'Opens the board of queues to this browser for a quarter of an hour, by a cookie that counts there only.',
    reply: success,
    access: 'operator',
    limit: rateLimits.write,
  }),
};
