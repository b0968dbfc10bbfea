import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { Provider, type Configuration } from 'oidc-provider';

/** Issuer path and endpoint prefix, as in Keycloak. */
const mountPath = '/realms/club';
const endpointPrefix = '/protocol/openid-connect';

export const externalOidc = {
  clientId: 'rinkside-spa',
  audience: 'https://api.club.example',
  label: 'Club ID',
  accessTokenSeconds: 10,
};

const claimsOf = (sub: string) => ({
  sub,
  email: `${sub}@club.example`,
  given_name: 'Kari',
  family_name: 'Moe',
});

/**
 * Starts a hosted identity provider for tests: separate server, Keycloak-like paths, RSA keys, and a public client
 * with PKCE only. There is no password grant and no sign-up. Its sign-in page accepts any name and password.
 */
export const startExternalOidc = async (callback: string) => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'club', alg: 'RS256', use: 'sig' };
  const { kty, n, e } = key;
  const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid: 'club', alg: 'RS256' }] });
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}${mountPath}`;
  const configuration: Configuration = {
    clients: [
      {
        client_id: externalOidc.clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [callback],
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ['only in this test'] },
    routes: {
      authorization: `${endpointPrefix}/auth`,
      token: `${endpointPrefix}/token`,
      userinfo: `${endpointPrefix}/userinfo`,
      jwks: `${endpointPrefix}/certs`,
      revocation: `${endpointPrefix}/revoke`,
    },
    claims: { openid: ['sub'], email: ['email'], profile: ['given_name', 'family_name'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => claimsOf(id) }),
    features: {
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => externalOidc.audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: '',
          audience: externalOidc.audience,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    clientBasedCORS: () => true,
    ttl: {
      AccessToken: externalOidc.accessTokenSeconds,
      RefreshToken: 3600,
      IdToken: 3600,
      Session: 3600,
      Interaction: 600,
      Grant: 3600,
    },
  };
  const provider = new Provider(issuer, configuration);
  const handle = provider.callback();

  // The userinfo endpoint of oidc-provider rejects tokens with an audience; hosted providers accept them.
  const userinfo = async (authorization = '') => {
    const { payload } = await jwtVerify(authorization.replace('Bearer ', ''), keys, { issuer });
    return JSON.stringify(claimsOf(payload.sub ?? ''));
  };
  server.on('request', (request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization' };
    if (request.url === `${mountPath}${endpointPrefix}/userinfo`) {
      if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
      return void userinfo(request.headers.authorization).then(
        (body) => response.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(body),
        () => response.writeHead(401, cors).end(),
      );
    }
    const { url = '' } = request;
    if (!url.startsWith(`${mountPath}/`)) return void response.writeHead(404).end();
    Object.assign(request, { originalUrl: url, url: url.slice(mountPath.length) });
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
