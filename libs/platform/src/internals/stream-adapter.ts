import { MessageType } from 'socket.io-adapter';

// The format of an entry in the Redis stream of `@socket.io/redis-streams-adapter`, which that package does not document.

/** What an entry does: emits to rooms, or changes the rooms of the sockets in a room, or disconnects them. */
export type AdapterMessage =
  | { kind: 'emit'; event: string; payload: unknown; rooms: string[]; except: string[]; volatile?: boolean }
  | { kind: 'join' | 'leave'; in: string; rooms: string[] }
  | { kind: 'cut'; in: string };

const messageTypes = {
  emit: MessageType.BROADCAST,
  join: MessageType.SOCKETS_JOIN,
  leave: MessageType.SOCKETS_LEAVE,
  cut: MessageType.DISCONNECT_SOCKETS,
};
const socketIoEventPacket = 2;

const broadcastOptions = (rooms: string[], except: string[] = [], volatile = false) => ({
  rooms,
  except,
  flags: volatile ? { volatile } : {},
});

const dataOf = (message: AdapterMessage) => {
  if (message.kind === 'emit')
    return {
      packet: { type: socketIoEventPacket, data: [message.event, message.payload] },
      opts: broadcastOptions(message.rooms, message.except, message.volatile),
    };
  const opts = broadcastOptions([message.in]);
  return message.kind === 'cut' ? { opts, close: true } : { opts, rooms: message.rooms };
};

/** Returns the names and values of an entry's fields. @param uid of the writing process */
export const adapterFields = (uid: string, message: AdapterMessage): string[] => [
  'uid',
  uid,
  'nsp',
  '/',
  'type',
  String(messageTypes[message.kind]),
  'data',
  JSON.stringify(dataOf(message)),
];

type BroadcastOptions = ReturnType<typeof broadcastOptions>;
const withOptions = (data: string, change: (options: BroadcastOptions) => BroadcastOptions): string => {
  const parsed: { opts: BroadcastOptions } = JSON.parse(data);
  return JSON.stringify({ ...parsed, opts: change(parsed.opts) });
};
/** Replaces the rooms in the `data` of an emit. */
export const restrictToRooms = (data: string, rooms: string[]) =>
  withOptions(data, (options) => ({ ...options, rooms }));
/** Adds an excluded room to the `data` of an emit. */
export const excludeRoom = (data: string, room: string) =>
  withOptions(data, (options) => ({ ...options, except: [...options.except, room] }));
