import { deletionProofType } from '@rinkside/contracts/identity';
import { createLocalJWKSet, importJWK, jwtVerify, SignJWT } from 'jose';
import { publicKeys, type Keys } from './keys.js';

/** How long the gateway accepts a proof. */
const lifetime = '5 minutes';

/** Returns a signed statement that an account confirmed with its password that a profile shall be deleted. */
export const signDeletionProof = async (
  { issuer, keys }: { issuer: string; keys: Keys },
  { subject, profile }: { subject: string; profile: string },
): Promise<string> => {
  const [key] = keys.signing;
  if (!key?.kid) throw new Error('there is no signing key');
  return new SignJWT({ profile })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid, typ: deletionProofType })
    .setIssuer(issuer)
    .setSubject(subject)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(await importJWK(key, 'ES256'));
};

/**
 * Returns a function that returns the profile of a proof. It throws a JOSEError.
 * @param clockTolerance how long a proof is accepted after it expired, s
 */
export const deletionProofVerifier = (keys: Keys, clockTolerance: number) => {
  const keySet = createLocalJWKSet({ keys: publicKeys(keys) });
  return async (proof: string): Promise<unknown> => {
    const { payload } = await jwtVerify(proof, keySet, {
      typ: deletionProofType,
      algorithms: ['ES256'],
      clockTolerance,
      requiredClaims: ['sub', 'exp'],
    });
    return payload['profile'];
  };
};
