import { importJWK, decodeJwt, decodeProtectedHeader, type JWK, SignJWT } from 'jose';
import { Client } from 'pg';

/** The same token as if it had run out an hour ago, truly signed with the provider's own key. */
export const expireToken = async (databaseUrl: string, token: string): Promise<string> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { kid, alg, ...header } = decodeProtectedHeader(token);
  const { rows } = await client
    .query<{ private_jwk: JWK }>('select private_jwk from identity.signing_key where kid = $1', [kid])
    .finally(() => client.end());
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...decodeJwt(token), iat: now - 7200, nbf: now - 7200, exp: now - 3600 };
  const key = await importJWK(rows[0]?.private_jwk ?? {}, alg);
  return new SignJWT(claims).setProtectedHeader({ ...header, kid, alg: alg ?? '' }).sign(key);
};
