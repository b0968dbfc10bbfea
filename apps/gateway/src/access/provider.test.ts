import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadEnv } from '@rinkside/platform/env';
import { afterEach, expect, it } from 'vitest';
import { Provider } from './provider.js';

const DATABASE_URL = 'postgres://app:long-and-random@localhost:5432/rinkside';
const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** An identity provider that calls itself `name(address)` and has its userinfo elsewhere. */
const claiming = async (name: (address: string) => string) => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/userinfo') response.writeHead(302, { location: '/elsewhere' });
    const urls = { authorization_endpoint: url, token_endpoint: url, jwks_uri: url };
    response.end(JSON.stringify({ issuer: name(url), ...urls, userinfo_endpoint: `${url}/userinfo` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, provider: new Provider(loadEnv({ DATABASE_URL, OIDC_ISSUER: url })) };
};

// @covers V9.1.3 V10.5.3
it('a provider that calls itself by another name is believed nothing', async () => {
  const impostor = await claiming((address) => `${address}/other`);
  await expect(impostor.provider.discover()).rejects.toThrow(/calls itself/);
  const honest = await claiming((address) => address);
  await expect(honest.provider.discover()).resolves.toMatchObject({ issuer: expect.any(String) });
});

// @covers V15.3.2
it('a provider sends nobody’s token on to another address', async () => {
  const { asked, provider } = await claiming((address) => address);
  await expect(provider.identify('a token')).rejects.toThrow();
  expect(asked).not.toContain('/elsewhere');
});
