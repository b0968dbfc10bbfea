// Baseline of socket fan-out: a plain Socket.IO or ws server that broadcasts as many messages as an IPC message requests.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';
import { extraArgs, serve } from './serve-baseline.js';

const server = createServer();
const [kind = 'io'] = extraArgs;
// About the size of a live update of the product.
const message = {
  target_type: 'post',
  target_id: 'a'.repeat(36),
  likesCount: 42,
  version: 7,
  actor_id: 'b'.repeat(36),
  liked: true,
  padding: 'c'.repeat(60),
};

let broadcast = () => undefined as unknown;
if (kind === 'io') {
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  broadcast = () => io.emit('like.changed', message);
} else {
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  broadcast = () => {
    const text = JSON.stringify(message);
    for (const client of sockets.clients) client.send(text);
  };
}
process.on('message', (count: number) => {
  for (let at = 0; at < count; at++) broadcast();
  process.send?.('sent');
});
serve(server);
