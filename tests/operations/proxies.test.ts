// @module-tag extended
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@rinkside/dev-runtime/ports';
import { waitFor } from '@rinkside/testkit/wait-for';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasProgram, readText } from './repository-files.js';

const megabyte = 1024 * 1024;

/** A stand-in for the product: reports what it received, streams slowly, and accepts WebSockets. */
const startUpstream = async () => {
  const server = createServer((incoming, response) => {
    if (incoming.url === '/stream') {
      response.write('first');
      void pause(700).then(() => response.end('second'));
      return;
    }
    if (incoming.url?.startsWith('/live/broken')) {
      incoming.socket.destroy();
      return;
    }
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
    incoming.on('end', () => response.end(JSON.stringify({ headers: incoming.headers, bytes })));
  });
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.on('data', (data) => socket.write(data));
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
};

const setups = {
  nginx: (folder: string, upstream: number, port: number, plainPort: number) => {
    const site = readText('ops/proxy/nginx.conf')
      .replace('127.0.0.1:4000', `127.0.0.1:${upstream}`)
      .replaceAll('listen [::]:443 ssl http2;', '')
      .replaceAll('listen [::]:80;', '')
      .replace('listen 443', `listen ${port}`)
      .replace('listen 80', `listen ${plainPort}`)
      .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/key.pem;`);
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    writeFileSync(
      join(folder, 'nginx.conf'),
      `pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log ${folder}/access.log; ${paths.join(' ')}\n${site} }`,
    );
    return ['nginx', '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  },
  caddy: (folder: string, upstream: number, port: number, plainPort: number) => {
    const site = readText('ops/proxy/Caddyfile')
      .replace('{\n', `{\n\tadmin off\n\thttp_port ${plainPort}\n\thttps_port ${port}\n`)
      .replace(
        '{$RINKSIDE_HOST:rink.example} {',
        `https://rink.example:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
      )
      .replace('{$RINKSIDE_UPSTREAM:127.0.0.1:4000}', `127.0.0.1:${upstream}`);
    writeFileSync(join(folder, 'Caddyfile'), site);
    return ['caddy', 'run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'];
  },
};

/** What the log of a proxy has: nginx an ordinary request, Caddy the masked path of a failed one. */
const loggedPaths: Record<string, string> = { nginx: '/logged', caddy: '/live/-' };

describe.each(Object.entries(setups))('the sample for %s', (program, setup) => {
  it.runIf(hasProgram(program, program === 'nginx' ? '-v' : 'version'))(
    'passes on films, uploads, WebSockets and the address of the client',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), `rinkside-${program}-`));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
      const name = ['-subj', '/CN=rink.example', '-addext', 'subjectAltName=DNS:rink.example'];
      execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...name, ...files], {
        stdio: 'ignore',
      });
      const [port, plainPort] = [await freePort(), await freePort()];
      const [command = '', ...args] = setup(folder, await startUpstream(), port, plainPort);
      const output = openSync(join(folder, 'output.log'), 'w');
      const proxy = spawn(command, args, {
        stdio: ['ignore', output, output],
        env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder },
      });
      onTestFinished(() => void proxy.kill());
      const target = { host: '127.0.0.1', port, servername: 'rink.example', rejectUnauthorized: false };
      const send = (path: string, headers: Record<string, string> = {}, body?: Buffer) =>
        new Promise<IncomingMessage>((resolve, reject) => {
          const outgoing = request(
            { ...target, path, method: body ? 'POST' : 'GET', headers: { host: 'rink.example', ...headers } },
            resolve,
          );
          outgoing.on('error', reject);
          outgoing.end(body);
        });
      const text = async (response: IncomingMessage) => Buffer.concat(await response.toArray()).toString();
      await waitFor('the proxy listens', () => send('/').then(text, () => ''), 20_000);

      const seen = JSON.parse(await text(await send('/', { 'x-forwarded-for': '6.6.6.6' }))) as {
        headers: Record<string, string>;
      };
      expect(seen.headers).toMatchObject({ host: 'rink.example', 'x-forwarded-for': '127.0.0.1' });
      expect(JSON.parse(await text(await send('/', {}, Buffer.alloc(40 * megabyte))))).toMatchObject({
        bytes: 40 * megabyte,
      });

      const token = 'q7Jd0fLh3vTzXw5rBn2k';
      for (const path of ['/live', '/live/broken-', '/api/live-links'])
        await send(path.endsWith('-') ? `${path}${token}` : `${path}/${token}`).then(text);
      await send('/logged').then(text);
      const logs = () =>
        readdirSync(folder)
          .filter((name) => name.endsWith('.log'))
          .map((name) => readFileSync(join(folder, name), 'utf8'))
          .join('');
      await waitFor('the requests are logged', () => logs().includes(loggedPaths[program] ?? program));
      expect(logs()).not.toContain(token);

      const streamed = await send('/stream');
      const startedAt = performance.now();
      const first = (await streamed[Symbol.asyncIterator]().next()).value as Buffer;
      expect(first.toString()).toBe('first');
      expect(performance.now() - startedAt).toBeLessThan(600);
      streamed.destroy();

      const echoed = await new Promise<string>((resolve, reject) => {
        const upgrade = request({
          ...target,
          headers: { host: 'rink.example', connection: 'Upgrade', upgrade: 'websocket' },
        });
        upgrade.on('error', reject);
        upgrade.on('upgrade', (_response, socket) => {
          socket.once('data', (data: Buffer) => {
            resolve(data.toString());
            socket.destroy();
          });
          socket.write('puck');
        });
        upgrade.end();
      });
      expect(echoed).toBe('puck');

      const redirect = await new Promise<IncomingMessage>((resolve, reject) =>
        httpRequest(
          { host: '127.0.0.1', port: plainPort, path: '/x', headers: { host: 'rink.example' } },
          resolve,
        )
          .on('error', reject)
          .end(),
      );
      expect(redirect.headers.location).toMatch(/^https:\/\/rink\.example(:\d+)?\/x$/);
      redirect.resume();
    },
    60_000,
  );
});

it.runIf(hasProgram('haproxy', '-v'))('the proxy of docker-compose.yml logs no path', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'rinkside-haproxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [port, upstream] = [await freePort(), await startUpstream()];
  const config = readText('ops/proxy/haproxy.cfg')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replaceAll('gateway:4000', `127.0.0.1:${upstream}`);
  writeFileSync(join(folder, 'haproxy.cfg'), config);
  const log = join(folder, 'output.log');
  const output = openSync(log, 'w');
  const proxy = spawn('haproxy', ['-f', join(folder, 'haproxy.cfg')], {
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'], TLS_PROXY: '127.0.0.1' },
  });
  const exited = once(proxy, 'exit');
  const load = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).catch(() => null);
  await waitFor('the proxy listens', () => load('/'), 20_000);
  await load('/live/a-secret-token');
  await load('/live/broken-a-secret-token');
  proxy.kill();
  await exited;
  expect(readFileSync(log, 'utf8')).not.toContain('a-secret-token');
});
