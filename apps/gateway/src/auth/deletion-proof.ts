import { guardianRules } from '@rinkside/contracts/guardian';
import { deletionProofType } from '@rinkside/contracts/identity';
import { AppError } from '@rinkside/platform/errors';
import { decodeJwt, errors, jwtVerify } from 'jose';
import type { AppContext } from '../app-context.js';
import { algorithms, clockTolerance } from './auth.service.js';
import type { Viewer } from './viewer.js';

/** Checks that the guardian confirmed with the password that this profile shall be deleted. @throws 403 */
export const assertDeletionProof = async (
  { env, oidcProvider }: AppContext,
  { id, token }: Viewer,
  proof: string,
): Promise<void> => {
  const keys = await oidcProvider.keys();
  const { payload } = await jwtVerify(proof, keys, {
    issuer: env.OIDC_ISSUER,
    typ: deletionProofType,
    algorithms,
    clockTolerance,
    requiredClaims: ['sub', 'exp'],
  }).catch((error: unknown) => {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
    throw new AppError('forbidden', guardianRules.deletionNotProven);
  });
  // The token of the request is verified.
  if (payload['profile'] !== id || payload.sub !== decodeJwt(token).sub)
    throw new AppError('forbidden', guardianRules.deletionNotProven);
};
