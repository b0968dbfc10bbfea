// Baseline of coach streaming from a provider to clients, as two processes.
// `worker`: SDK stream to Redis stream; `gateway`: Redis stream to Socket.IO.
import { createServer } from 'node:http';
import { Redis } from 'ioredis';
import { OpenAI } from 'openai';
import { Server } from 'socket.io';
import { extraArgs, reportReady, redisUrl, serve } from './serve-baseline.js';

const [role, providerUrl = ''] = extraArgs;
const stream = 'bare';

const runWorker = () => {
  const redis = new Redis(redisUrl);
  const client = new OpenAI({ apiKey: 'none', baseURL: providerUrl });
  const streamReply = async (room: string) => {
    const chunks = await client.chat.completions.create({
      model: 'bare',
      stream: true,
      messages: [{ role: 'user', content: 'Go on.' }],
    });
    for await (const chunk of chunks) {
      const text = chunk.choices[0]?.delta.content;
      if (text) await redis.xadd(stream, 'MAXLEN', '~', 10_000, '*', 'room', room, 'text', text);
    }
  };
  process.on('message', (rooms: string[]) => {
    void Promise.all(rooms.map(streamReply)).then(() => process.send?.('done'));
  });
  reportReady();
};

const runGateway = () => {
  const redis = new Redis(redisUrl);
  const server = createServer();
  const io = new Server(server, { transports: ['websocket'] });
  io.on('connection', (socket) => {
    void socket.join(String(socket.handshake.auth.room));
    socket.emit('ready');
  });
  const read = async () => {
    for (let after = '$'; ;) {
      const batches = await redis.xread('BLOCK', 1000, 'STREAMS', stream, after);
      for (const [id, [, room = '', , text = '']] of batches?.[0]?.[1] ?? []) {
        after = id;
        io.to(room).emit('delta', text);
      }
    }
  };
  void read();
  serve(server);
};

if (role === 'worker') runWorker();
else runGateway();
