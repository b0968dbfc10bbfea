import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { TestApp } from '@rinkside/testkit/test-app';
import { io, type Socket } from 'socket.io-client';

/** Opens a bare Socket.IO client that can send arbitrary messages. */
export const openRawSocket = (app: TestApp, person: TestUser, gateway = 0): Socket =>
  io(app.origin(gateway), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token: person.token },
  });

/** Waits until the socket is connected. */
export const waitUntilConnected = (socket: Socket) =>
  waitFor('the socket is connected', () => socket.connected);
