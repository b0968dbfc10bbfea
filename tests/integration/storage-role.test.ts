import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:https';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { loadEnv } from '@rinkside/platform/env';
import { openStorage } from '@rinkside/platform/storage/open';
import { expect, inject, it, onTestFinished, vi } from 'vitest';

/** Listens until the test ends. @returns the port */
const listen = async (server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

it('takes its keys from the role of a pod on AWS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-role-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert, token] = ['key.pem', 'cert.pem', 'token'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert, ...names],
    { stdio: 'ignore' },
  );
  writeFileSync(token, 'token-of-the-pod');
  const authorities = getCACertificates('default');
  setDefaultCACertificates([...authorities, readFileSync(cert, 'utf8')]);
  onTestFinished(() => setDefaultCACertificates(authorities));

  let roleRequest = '';
  const roles = createServer(
    { key: readFileSync(key), cert: readFileSync(cert) },
    ({ url = '' }, response) => {
      roleRequest = url;
      response.end(`<AssumeRoleWithWebIdentityResponse><AssumeRoleWithWebIdentityResult><Credentials>
      <AccessKeyId>role-key</AccessKeyId><SecretAccessKey>role-secret</SecretAccessKey>
      <SessionToken>role-session</SessionToken><Expiration>2100-01-01T00:00:00Z</Expiration>
      </Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`);
    },
  );
  const rolesPort = await listen(roles);
  let storeHeaders: IncomingHttpHeaders = {};
  const store = createHttpServer(({ headers }, response) => {
    storeHeaders = headers;
    response.end();
  });
  const storePort = await listen(store);

  vi.stubEnv('AWS_WEB_IDENTITY_TOKEN_FILE', token);
  vi.stubEnv('AWS_ROLE_ARN', 'arn:aws:iam::000000000000:role/rinkside');
  // The client makes `https://sts.{region}.amazonaws.com` of it.
  vi.stubEnv('AWS_REGION', `user@localhost:${rolesPort}/#`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const storage = await openStorage(
    loadEnv({
      DATABASE_URL: inject('postgresUrl'),
      S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
      AWS_WEB_IDENTITY_TOKEN_FILE: token,
    }),
  );
  await storage.check();
  expect(Object.fromEntries(new URL(roleRequest, 'http://sts').searchParams)).toMatchObject({
    RoleArn: 'arn:aws:iam::000000000000:role/rinkside',
    WebIdentityToken: 'token-of-the-pod',
  });
  expect(storeHeaders.authorization).toContain('Credential=role-key/');
  expect(storeHeaders['x-amz-security-token']).toBe('role-session');
});
