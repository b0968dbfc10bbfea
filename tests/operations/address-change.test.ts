// @module-tag extended
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { tokenView } from '@rinkside/contracts/session.schema';
import { startProduct, type Product } from '@rinkside/dev-runtime/product';
import { childEnv } from '@rinkside/platform/env';
import { callRoute } from '@rinkside/testkit/api-client';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let cleanups: (() => Promise<unknown>)[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rinkside-address-'));
  cleanups = [() => rm(folder, { recursive: true, force: true })];
});
afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

const start = async (home: string, PUBLIC_ORIGIN = ''): Promise<Product> => {
  const unset = { NODE_ENV: '', DATABASE_URL: '', REDIS_URL: '', OIDC_ISSUER: '' };
  const env = { ...childEnv(), ...unset, PUBLIC_ORIGIN };
  const product = await startProduct({ home: join(folder, home), mode: 'single', demo: true, env });
  cleanups.push(() => product.stop());
  return product;
};

const gatewayOf = ({ gateways: [gateway = ''] }: Product) => gateway;

const requestTokens = async (product: Product, grant: Record<string, string>) => {
  const body = new URLSearchParams({ client_id: 'rinkside-web', ...grant });
  const response = await fetch(`${gatewayOf(product)}/oidc/oauth/token`, { method: 'POST', body });
  return tokenView.parse(await response.json());
};

const signIn = (product: Product) => {
  const [account] = product.accounts;
  return requestTokens(product, {
    grant_type: 'password',
    scope: 'openid profile email offline_access',
    username: account?.email ?? '',
    password: account?.password ?? '',
  });
};

const readAccount = async (product: Product, { access_token }: { access_token: string }) => ({
  me: await callRoute(gatewayOf(product), access_token, playerRoutes.me),
  posts: await callRoute(gatewayOf(product), access_token, postRoutes.own),
});

it('keeps every account when the port, the origin or the machine changes', async () => {
  const first = await start('home');
  const oldSession = await signIn(first);
  await callRoute(gatewayOf(first), oldSession.access_token, postRoutes.create, {
    body: { content: 'Before the move' },
  });
  const before = await readAccount(first, oldSession);
  await first.stop();

  const otherPort = await start('home');
  expect(otherPort.origins).not.toEqual(first.origins);
  // The old token names the old address; its refresh token continues the session.
  await expect(readAccount(otherPort, oldSession)).rejects.toMatchObject({ status: 401 });
  const refresh_token = oldSession.refresh_token ?? '';
  const refreshed = await requestTokens(otherPort, { grant_type: 'refresh_token', refresh_token });
  expect(await readAccount(otherPort, refreshed)).toEqual(before);
  expect(await readAccount(otherPort, await signIn(otherPort))).toEqual(before);
  await otherPort.stop();
  execFileSync('cp', ['-a', join(folder, 'home'), join(folder, 'copy')]);

  const copy = await start('copy', 'https://rink.example');
  expect(await readAccount(copy, await signIn(copy))).toEqual(before);
}, 180_000);
