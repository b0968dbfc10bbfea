import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEnv } from '@rinkside/platform/env';
import { afterEach, expect, it } from 'vitest';
import { OidcProviderClient } from './oidc-discovery.js';

const DATABASE_URL = 'postgres://app:long-and-random@localhost:5432/rinkside';
const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Starts an identity provider with the issuer `issuerOf(address)` and a userinfo endpoint that redirects elsewhere. */
const startProvider = async (issuerOf: (address: string) => string) => {
  const requestedUrls: string[] = [];
  const server = createServer((request, response) => {
    requestedUrls.push(request.url ?? '');
    if (request.url === '/userinfo') response.writeHead(302, { location: '/elsewhere' });
    const urls = { authorization_endpoint: url, token_endpoint: url, jwks_uri: url };
    response.end(JSON.stringify({ issuer: issuerOf(url), ...urls, userinfo_endpoint: `${url}/userinfo` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requestedUrls, provider: new OidcProviderClient(loadEnv({ DATABASE_URL, OIDC_ISSUER: url })) };
};

// @covers V9.1.3 V10.5.3
it('rejects a provider with a different issuer', async () => {
  const impostor = await startProvider((address) => `${address}/other`);
  await expect(impostor.provider.discover()).rejects.toThrow(/has the issuer/);
  const honest = await startProvider((address) => address);
  await expect(honest.provider.discover()).resolves.toMatchObject({ issuer: expect.any(String) });
});

// @covers V15.3.2
it('does not follow redirects with an access token', async () => {
  const { requestedUrls, provider } = await startProvider((address) => address);
  await expect(provider.identify('a token')).rejects.toThrow();
  expect(requestedUrls).not.toContain('/elsewhere');
});
