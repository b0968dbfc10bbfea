// What connecting costs at least: Socket.IO alone, on a port it says to whoever forked it.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const server = new Server(http, { serveClient: false, transports: ['websocket'] });
server.on('connection', (socket) => {
  socket.on('watch', ({ room }: { room: string }, answer: (reply: object) => void) => {
    void socket.join(room);
    answer({ ok: true });
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.(address && typeof address === 'object' ? address.port : 0);
});
