import { rateLimits, type Routes } from './route.js';
import type { operatorSchemas } from './operator.schema.js';

/** Path of the queue dashboard, a separate page that the browser navigates to. */
export const queuesPath = '/operator/queues';

export const operatorRoutes: Routes<typeof operatorSchemas> = {
  enter: { method: 'POST', path: '/api/operator/session', access: 'operator', limit: rateLimits.write },
};
