// The leanest server of sockets: Socket.IO or ws, one message to everybody. It is told over its channel how many.
import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';
import { more, serve } from './own.js';

const server = createServer();
const [kind = 'io'] = more;
// About what a live message of the product weighs.
const message = {
  target_type: 'post',
  target_id: 'a'.repeat(36),
  likesCount: 42,
  version: 7,
  actor_id: 'b'.repeat(36),
  liked: true,
  more: 'c'.repeat(60),
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
process.on('message', (times: number) => {
  for (let at = 0; at < times; at++) broadcast();
  process.send?.('told');
});
serve(server);
