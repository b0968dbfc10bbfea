import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

/** Where it lies on its server, and what its parts are called: as Keycloak has them. */
const mount = '/realms/club';
const below = '/protocol/openid-connect';

export const club = {
  clientId: 'rinkside-spa',
  audience: 'https://api.club.example',
  label: 'Club ID',
  /** How long its access tokens live, s. */
  lifetime: 10,
};

const claimsOf = (sub: string) => ({
  sub,
  email: `${sub}@club.example`,
  given_name: 'Kari',
  family_name: 'Moe',
});

/**
 * Somebody else's identity provider: another server, other paths, RSA keys, a public client with PKCE and nothing
 * else, no password grant, no sign-up. It has its own pages, and any name and password will do.
 */
export const startClub = async (callback: string) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'club', alg: 'RS256', use: 'sig' };
  const { kty, n, e } = key;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid: 'club', alg: 'RS256' }] });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}${mount}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: club.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [callback],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['only in this test'] },
    routes: {
      authorization: `${below}/auth`,
      token: `${below}/token`,
      userinfo: `${below}/userinfo`,
      jwks: `${below}/certs`,
      revocation: `${below}/revoke`,
    },
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    features: {
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => club.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: club.audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    clientBasedCORS: () => true,
    ttl: {
      AccessToken: club.lifetime,
      RefreshToken: 3600,
      IdToken: 3600,
      Session: 3600,
      Interaction: 600,
      Grant: 3600,
    },
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();

  // The library takes its own userinfo for tokens without an audience; hosted providers take both.
  const userinfo = async (authorization = '') => {
    const { payload } = await jwtVerify(authorization.replace('Bearer ', ''), keys, { issuer });
    return JSON.stringify(claimsOf(payload.sub ?? ''));
  };
  server.on('request', (request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    if (request.url === `${mount}${below}/userinfo`) {
      if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
      return void userinfo(request.headers.authorization).then(
        (body) => response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(body),
        () => response.writeHead(401, cors).end(),
      );
    }
    const { url = '' } = request;
    if (!url.startsWith(`${mount}/`)) return void response.writeHead(404).end();
    Object.assign(request, { originalUrl: url, url: url.slice(mount.length) });
    return void handle(request, response);
  });
  return {
    issuer,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
