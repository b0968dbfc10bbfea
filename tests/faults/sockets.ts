import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/client';
import { io, type Socket } from 'socket.io-client';
import { Audience } from './audience.js';
import type { Figure } from './field.js';
import { Installation } from './installation.js';
import { populate } from './population.js';
import { persist } from './sending.js';

/** Processor time a process has used, ms; its clock ticks a hundred times a second. */
export const processorOf = async (pid = 0) => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

const connect = (origin: string, token: string, room: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(origin, { transports: ['websocket'], forceNew: true, auth: { token } });
    socket.once('connect_error', reject);
    socket.once('connect', () => socket.emit('watch', { room }, () => resolve(socket)));
  });

/** Processor time a server spends on one socket that comes and watches a room, ms. */
const costOf = async (pid: number | undefined, sockets: number, open: () => Promise<Socket>) => {
  const before = await processorOf(pid);
  const opened: Socket[] = [];
  while (opened.length < sockets)
    opened.push(...(await Promise.all(Array.from({ length: 25 }, () => open()))));
  const cost = ((await processorOf(pid)) - before) / opened.length;
  for (const socket of opened) socket.disconnect();
  return cost;
};

const plainCost = async (sockets: number) => {
  const child = fork(join(import.meta.dirname, 'plain-sockets.ts'), { execArgv: [] });
  try {
    const [port] = await once(child, 'message');
    const open = () => connect(`http://127.0.0.1:${port}`, '', 'room');
    await costOf(child.pid, sockets / 4, open);
    return await costOf(child.pid, sockets, open);
  } finally {
    child.kill();
  }
};

/** One gateway holds all sockets and is killed; the other one takes them, and nothing told meanwhile is missed. */
export const killWithSockets = async (postgresUrl: string, sockets: number): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  let audience: Audience | undefined;
  try {
    const { origin } = installation;
    const people = await populate(installation, 24);
    const [author] = people;
    if (!author) throw new Error('nobody is there');
    const [first, second] = [installation.process('gateway-1'), installation.process('gateway-2')];
    await second.stop();
    const room = `organization:${author.organizationId}`;
    const open = () => connect(origin, author.token, room);
    await costOf(first.pid, sockets / 4, open);
    const cost = await costOf(first.pid, sockets, open);
    const plain = await plainCost(sockets);
    audience = await Audience.open(origin, people, sockets);
    await second.start();
    const posts: string[] = [];
    const post = async (at: number) => {
      const input = { body: { content: `While they come back: ${at}` }, key: `back-${at}` };
      const made = await persist(() => callRoute(origin, author.token, postRoutes.create, input));
      if (made) posts.push(made.id);
    };
    await first.kill('SIGKILL');
    const told = (async () => {
      for (let at = 0; at < 20; at++) await post(at);
    })();
    const back = await audience.watching();
    await told;
    await installation.settle();
    await audience.knowing(posts);
    return [
      { what: 'sockets', value: sockets },
      { what: 'all back and caught up, ms', value: Math.round(back), limit: 5000 },
      { what: 'who missed something', value: audience.missing(posts), limit: 0 },
      { what: 'told twice on one connection', value: audience.twice.length, limit: 0 },
      { what: 'processor of a connect, ms', value: Math.round(100 * cost) / 100 },
      { what: 'over Socket.IO alone, times', value: Math.round((100 * cost) / plain) / 100, limit: 2.5 },
    ];
  } finally {
    audience?.close();
    await installation.close();
  }
};
