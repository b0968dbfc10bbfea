// Baselines of the outbox relay.
// `notify`: on NOTIFY, publishes events to a Redis channel; `sockets`: that channel to Socket.IO; `drain`: on an IPC message,
// publishes the whole outbox to a Redis stream.
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { Client, Pool } from 'pg';
import { Server } from 'socket.io';
import { databaseUrl, extraArgs, reportReady, redisUrl, serve } from './serve-baseline.js';

const [role] = extraArgs;
const redis = new Redis(redisUrl);
const channel = 'lean';
interface OutboxRow {
  id: string;
  payload: object;
}
const claim = (batchSize: number) => ({
  name: 'claim',
  text: `with d as (select id from lean.outbox where published_at is null order by id limit ${batchSize} for update skip locked)
    update lean.outbox o set published_at = now() from d where o.id = d.id returning o.id, o.payload`,
});

const notify = async () => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const listener = new Client({ connectionString: databaseUrl });
  await listener.connect();
  let busy = false;
  let rerun = false;
  const drain = async () => {
    if (busy) {
      rerun = true;
      return;
    }
    busy = true;
    do {
      rerun = false;
      const { rows } = await pool.query<OutboxRow>(claim(500));
      if (rows.length > 0) await redis.publish(channel, JSON.stringify(rows.map(({ payload }) => payload)));
    } while (rerun);
    busy = false;
  };
  listener.on('notification', () => void drain());
  await listener.query('listen lean');
  reportReady();
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

/** Like the product's relay: claims, publishes and marks each batch in one transaction. */
const drain = () => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  const batchSize = 200;
  process.on('message', () => {
    void (async () => {
      const startedAt = performance.now();
      let published = 0;
      for (let claimed = batchSize; claimed === batchSize; published += claimed) {
        const client = await pool.connect();
        await client.query('begin');
        const { rows } = await client.query<OutboxRow>({
          name: 'lock',
          text: `select id, payload from lean.outbox where published_at is null order by id limit ${batchSize} for update skip locked`,
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
        claimed = rows.length;
      }
      process.send?.({ published, seconds: (performance.now() - startedAt) / 1000 });
    })();
  });
  reportReady();
};

await { notify, sockets, drain }[role as 'notify' | 'sockets' | 'drain']();
