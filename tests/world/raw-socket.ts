import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import type { World } from '@rinkside/testkit/world';
import { io, type Socket } from 'socket.io-client';

/** Opens a bare Socket.IO client that can send arbitrary messages. */
export const rawSocket = (app: World, person: Person, gateway = 0): Socket =>
  io(app.origin(gateway), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token: person.token },
  });

/** Waits until the socket is connected. */
export const connected = (socket: Socket) => until('the socket is connected', () => socket.connected);
