import { createServer } from 'node:http';
import { freePort } from '@rinkside/dev-runtime/ports';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export const audience = 'https://api.rinkside.test';

/** A fake OIDC provider with discovery, keys and userinfo that issues tokens for any subject. */
export interface Issuer {
  url: string;
  /** Issues a valid access token of a sign-in just now. @param claims added to or replacing the default ones */
  token(subject: string, claims?: JWTPayload, expiresIn?: string): Promise<string>;
  /** Issues an ID token for the web app. */
  idToken(subject: string, claims?: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

export const startIssuer = async (): Promise<Issuer> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
  const replies: Record<string, (claims: JWTPayload) => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/authorize`,
      token_endpoint: `${url}/oauth/token`,
      userinfo_endpoint: `${url}/userinfo`,
      jwks_uri: `${url}/jwks`,
    }),
    '/jwks': () => ({ keys: [key] }),
    '/userinfo': ({ sub, email_verified, given_name = 'Test', family_name = 'Person' }) => ({
      sub,
      email: `${sub}@example.test`,
      email_verified,
      given_name,
      family_name,
    }),
  };
  const server = createServer((request, response) => {
    const payload = request.headers.authorization?.split('.')[1] ?? '';
    const claims: JWTPayload = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : {};
    const reply = replies[request.url ?? ''];
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' });
    response.end(reply && JSON.stringify(reply(claims)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url,
    token: (subject, claims = {}, expiresIn = '1h') =>
      new SignJWT({ iss: url, aud: audience, auth_time: Math.floor(Date.now() / 1000), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test', typ: 'at+jwt' })
        .setSubject(subject)
        .setIssuedAt()
        .setExpirationTime(expiresIn)
        .sign(privateKey),
    idToken: (subject, claims = {}) =>
      new SignJWT({ iss: url, aud: 'rinkside-web', iat: Math.floor(Date.now() / 1000), ...claims })
        .setProtectedHeader({ alg: 'ES256', kid: 'test' })
        .setSubject(subject)
        .setExpirationTime('1h')
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
