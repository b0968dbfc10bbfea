import { rateLimits, type Routes } from './route.js';
import type { proofSchemas } from './proof.schema.js';

export const proofRules = {
  notProven: 'Please confirm with your password or passkey.',
  /** How long a proof, or a sign-in at a hosted provider, proves that its owner is here, s. */
  maxAgeSeconds: 300,
} as const;

export const proofRoutes: Routes<typeof proofSchemas> = {
  nonce: {
    method: 'POST',
    path: '/api/users/me/sign-in-nonce',
    access: 'signedIn',
    limit: rateLimits.write,
  },
};
