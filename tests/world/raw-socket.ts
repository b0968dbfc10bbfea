import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import type { World } from '@rinkside/testkit/world';
import { io, type Socket } from 'socket.io-client';

/** A socket that sends what no client of ours would. */
export const rawSocket = (world: World, person: Person, gateway = 0): Socket =>
  io(world.origin(gateway), {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: { token: person.token },
  });

export const connected = (socket: Socket) => until('the socket is connected', () => socket.connected);
