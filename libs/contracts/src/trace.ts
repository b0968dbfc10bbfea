import type { Routes } from './route.js';
import type { traceSchemas } from './trace.schema.js';

export type * from './trace.schema.js';

export const traceRoutes: Routes<typeof traceSchemas> = {
  tell: { method: 'POST', path: '/api/traces', access: 'signedIn', limit: { max: 60, seconds: 60 } },
};
