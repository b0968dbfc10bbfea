import { deletionProofType } from '@rinkside/contracts/identity';
import { proofRules } from '@rinkside/contracts/proof';
import { isNonceValid } from '@rinkside/domain/account/deletion/proof-nonce';
import { AppError } from '@rinkside/platform/errors';
import { decodeJwt, errors, jwtVerify, type JWTPayload } from 'jose';
import type { AppContext } from '../app-context.js';
import { algorithms, clockTolerance } from './auth.service.js';
import type { Viewer } from './viewer.js';

/** An action that cannot be undone. */
interface FinalAct {
  viewer: Viewer;
  /** The profiles that it is about. */
  profileIds: string[];
  /** From the request. */
  proof: string | undefined;
}

const ignoreInvalidToken = (error: unknown) => {
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error;
  return undefined;
};

/** The token of a request is verified. */
const claimsOf = ({ token }: Viewer): JWTPayload => decodeJwt(token);

const isRecent = (atSeconds: unknown): boolean => {
  if (typeof atSeconds !== 'number') return false;
  const ageSeconds = Date.now() / 1000 - atSeconds;
  return ageSeconds >= -clockTolerance && ageSeconds <= proofRules.maxAgeSeconds;
};

/** Whether the owner of the account confirmed at the embedded provider what happens to one of these profiles. */
const isConfirmed = async (
  { env, oidcProvider }: AppContext,
  { viewer, profileIds, proof }: FinalAct,
): Promise<boolean> => {
  if (proof === undefined) return false;
  const verified = await jwtVerify(proof, await oidcProvider.keys(), {
    issuer: env.OIDC_ISSUER,
    typ: deletionProofType,
    algorithms,
    clockTolerance,
    requiredClaims: ['sub', 'exp'],
  }).catch(ignoreInvalidToken);
  if (!verified || verified.payload.sub !== claimsOf(viewer).sub) return false;
  // Without a profile, it is about the account itself.
  const { profile = viewer.accountId } = verified.payload;
  return profileIds.some((id) => id === profile);
};

/**
 * Whether the proof is the ID token of a new sign-in with a nonce for one of these profiles. A provider that states when
 * the person signed in must state that it was just now.
 */
const isSignedInAnew = async (
  { env, oidcProvider, database }: AppContext,
  { viewer, profileIds, proof }: FinalAct,
): Promise<boolean> => {
  const { sub } = claimsOf(viewer);
  if (proof === undefined || sub === undefined) return false;
  const verified = await jwtVerify(proof, await oidcProvider.keys(), {
    issuer: env.OIDC_ISSUER,
    audience: env.OIDC_CLIENT_ID,
    subject: sub,
    algorithms,
    clockTolerance,
    requiredClaims: ['iat', 'exp', 'nonce'],
  }).catch(ignoreInvalidToken);
  if (!verified) return false;
  const { iat, auth_time: signedInAt = iat, nonce } = verified.payload;
  if (!isRecent(iat) || !isRecent(signedInAt) || typeof nonce !== 'string') return false;
  const { accountId } = viewer;
  for (const profileId of profileIds)
    if (await isNonceValid(database.sql, { accountId, profileId }, nonce)) return true;
  return false;
};

/**
 * Checks that the owner of the account confirms an irreversible action, not a person who found a signed-in
 * device: by a proof of the embedded provider, or by a recent sign-in at a hosted one.
 * @throws 403
 */
export const assertProven = async (app: AppContext, act: FinalAct): Promise<void> => {
  const isProven = app.oidcProvider.embedded
    ? await isConfirmed(app, act)
    : isRecent(claimsOf(act.viewer)['auth_time']) || (await isSignedInAnew(app, act));
  if (!isProven) throw new AppError('forbidden', proofRules.notProven);
};
