import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, instant, success } from './id.schema.js';
import { rawText } from './text.schema.js';

/**
 * Body of routes that end something for good. `proof`: from `POST /oidc/account/deletion-proof` of the embedded identity
 * provider. With a hosted one, the ID token of a new sign-in; a recent `auth_time` of the access token replaces it.
 */
export const proofBody = z.strictObject({ proof: rawText().max(8192).optional() });

/** A reply with `effective_at` has the status 202. */
export const deletionReply = success.extend({ effective_at: instant.optional() });

export const proofSchemas = {
  nonce: {
    summary: 'A nonce for a new sign-in at a hosted provider, whose ID token then proves that it is you.',
    body: z.strictObject({ profile: id }),
    reply: z.object({ nonce: z.string().meta(example('0sZk3yYbqk2n0b9i1uR8qg.1795960800.mVx3r0')) }),
  },
};
