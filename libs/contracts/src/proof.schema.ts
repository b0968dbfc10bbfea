import * as z from './zod.schema.js';

/**
 * Body of routes that end something for good. `proof`: from `POST /oidc/account/deletion-proof` of the embedded identity
 * provider. With a hosted one, a recent sign-in replaces it.
 */
export const proofBody = z.strictObject({ proof: z.string().max(8192).optional() });
