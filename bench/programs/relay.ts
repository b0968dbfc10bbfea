// The lean way from a commit to a socket in another process, or from a backlog to Redis.
// `notify`: woken by NOTIFY, publishes to a Redis channel; `sockets`: that channel to Socket.IO; `drain`: told so, empties the outbox.
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import { Server } from 'socket.io';
import { databaseUrl, more, ready, redisUrl, serve } from './own.js';

const [role] = more;
const redis = new Redis(redisUrl);
const channel = 'lean';
interface Fact {
  id: string;
  payload: object;
}
const claim = (batch: number) => ({
  name: 'claim',
  text: `with d as (select id from lean.outbox where published_at is null order by id limit ${batch} for update skip locked)
    update lean.outbox o set published_at = now() from d where o.id = d.id returning o.id, o.payload`,
});

const notify = async () => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const listener = new Client({ connectionString: databaseUrl });
  await listener.connect();
  let busy = false;
  let again = false;
  const drain = async () => {
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    do {
      again = false;
      const { rows } = await pool.query<Fact>(claim(500));
      if (rows.length > 0) await redis.publish(channel, JSON.stringify(rows.map(({ payload }) => payload)));
    } while (again);
    busy = false;
  };
  listener.on('notification', () => void drain());
  await listener.query('listen lean');
  ready();
};

const sockets = async () => {
  const server = createServer();
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  redis.on('message', (_channel, text) => {
    for (const payload of JSON.parse(text) as object[]) io.local.emit('like.changed', payload);
  });
  await redis.subscribe(channel);
  serve(server);
};

/** As the product's relay does it: claim, hand over, mark, in one transaction per batch. */
const drain = () => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const batch = 200;
  process.on('message', () => {
    void (async () => {
      const since = performance.now();
      let published = 0;
      for (let found = batch; found === batch; published += found) {
        const client = await pool.connect();
        await client.query('begin');
        const { rows } = await client.query<Fact>({
          name: 'lock',
          text: `select id, payload from lean.outbox where published_at is null order by id limit ${batch} for update skip locked`,
        });
        const pipeline = redis.pipeline();
        for (const { payload } of rows)
          pipeline.xadd('lean', 'MAXLEN', '~', 20_000, '*', 'data', JSON.stringify(payload));
        await pipeline.exec();
        await client.query({
          name: 'mark',
          text: 'update lean.outbox set published_at = now() where id = any($1)',
          values: [rows.map(({ id }) => id)],
        });
        await client.query('commit');
        client.release();
        found = rows.length;
      }
      process.send?.({ published, seconds: (performance.now() - since) / 1000 });
    })();
  });
  ready();
};

await { notify, sockets, drain }[role as 'notify' | 'sockets' | 'drain']();
