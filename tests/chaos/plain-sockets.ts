// Baseline for the cost of a connection: a bare Socket.IO server. It sends its port to the parent process.
import { createServer } from 'node:http';
import { Server } from 'socket.io';

const http = createServer();
const server = new Server(http, { serveClient: false, transports: ['websocket'] });
server.on('connection', (socket) => {
  socket.on('watch', ({ room }: { room: string }, acknowledge: (reply: object) => void) => {
    void socket.join(room);
    acknowledge({ ok: true });
  });
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.(address && typeof address === 'object' ? address.port : 0);
});
