import { deletionProofType } from '@rinkside/contracts/identity';
import { proofRules } from '@rinkside/contracts/proof';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { publicKeys, type Keys } from './keys.js';

/** Who confirmed, and for which profile. */
export interface DeletionProof {
  subject: string;
  profile?: string | undefined;
}

/**
 * Returns a signed statement that an account confirmed with password or passkey what it does to a profile.
 * @param profile left out: the account's own
 */
export const signDeletionProof = async (
  { issuer, keys }: { issuer: string; keys: Keys },
  { subject, profile }: DeletionProof,
): Promise<string> => {
  const [key] = keys.signing;
  if (!key?.kid) throw new Error('there is no signing key');
  return new SignJWT({ profile })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: deletionProofType })
    .setIssuer(issuer)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(`${proofRules.maxAgeSeconds} seconds`)
    .sign(await importJWK(key, 'ES256'));
};

const profileClaim = z.string().optional();

/**
 * Returns a function that verifies a proof. It throws a JOSEError.
 * @param clockTolerance how long a proof is accepted after it expired, s
 */
export const deletionProofVerifier = (keys: Keys, clockTolerance: number) => {
  const keySet = createLocalJWKSet({ keys: publicKeys(keys) });
  return async (proof: string): Promise<DeletionProof> => {
    const { payload } = await jwtVerify(proof, keySet, {
      typ: deletionProofType,
      algorithms: ['ES256'],
      clockTolerance,
      requiredClaims: ['sub', 'exp'],
    });
    return { subject: payload.sub ?? '', profile: profileClaim.parse(payload['profile']) };
  };
};
