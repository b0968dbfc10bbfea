import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, SignJWT } from 'jose';
import { Client } from 'pg';

const signingKey = async (databaseUrl: string, kid: string | undefined): Promise<JWK> => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = 'select private_jwk from identity.signing_key where kid = $1';
    const { rows } = await client.query<{ private_jwk: JWK }>(sql, [kid]);
    return rows[0]?.private_jwk ?? {};
  } finally {
    await client.end();
  }
};

/** Returns a copy of the token that expired an hour ago, signed with the identity provider's key. */
export const expireToken = async (databaseUrl: string, token: string): Promise<string> => {
  const { alg = '', ...header } = decodeProtectedHeader(token);
  const now = Math.floor(Date.now() / 1000);
  const claims = { ...decodeJwt(token), iat: now - 7200, nbf: now - 7200, exp: now - 3600 };
  const key = await importJWK(await signingKey(databaseUrl, header.kid), alg);
  return new SignJWT(claims).setProtectedHeader({ ...header, alg }).sign(key);
};
