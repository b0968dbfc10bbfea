import type { Routes } from './route.js';
import type { exportSchemas } from './export.schema.js';

export type * from './export.schema.js';

export const exportRoutes: Routes<typeof exportSchemas> = {
  mine: {
    method: 'GET',
    path: '/api/users/me/export',
    access: 'signedIn',
    limit: { max: 10, seconds: 3600 },
  },
};
