import { randomUUID } from 'node:crypto';
import type { LiveEvent, LiveEventName } from '@rinkside/contracts/live';
import { Command } from 'ioredis';
import { MessageType } from 'socket.io-adapter';
import type { Env } from './env.js';
import { localHub } from './local.js';
import type { Log } from './log.js';
import { openRedis, redisScope } from './redis.js';

/** One fact for the union of its rooms; a socket in several of them gets it once. */
export type LiveMessage = {
  /** When the fact happened, ms since 1970; ticks tell of none. */
  at?: number;
  /** What it goes on with; null unless traced. */
  trace?: string | null;
} & (
  | {
      kind: 'emit';
      rooms: string[];
      /** Sockets in one of these hear nothing. */
      except: string[];
      event: LiveEventName;
      payload: LiveEvent<LiveEventName>;
      /** A tick: a socket that is busy may miss it. */
      volatile?: boolean;
      /** Of several within a moment others than `own` hear only the newest. */
      newest?: Newest;
    }
  /** Every socket of `in` enters or leaves `rooms`; one with a version not after a newer one for the same rooms. */
  | { kind: 'join' | 'leave'; in: string; rooms: string[]; version?: number }
  /** Every socket of `in` is cut off for good. */
  | { kind: 'cut'; in: string }
);

/** A message that stands for all older ones of the same thing. */
export interface Newest {
  /** The room of what it is about: whatever else is told there keeps its place among them. */
  of: string;
  version: number;
  /** The room of those whose own doing it is: they hear each. */
  own: string;
}

/** Where the relay hands live messages over; sockets live in the gateways. */
export interface LiveOut {
  /** @throws when they were not all taken: the caller delivers again, repeats are harmless. */
  deliver(messages: LiveMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** The Redis stream all gateways of this installation read. */
export const liveStream = (env: Env): string => `${redisScope(env.DATABASE_URL)}:live`;
/** The field of an entry that says when its fact happened; the adapter does not look at it. */
export const happenedAt = 'at';
/** The field that says what it goes on with, where that is traced. */
export const tracedBy = 'trace';
/** The field that names the rooms of an emit, a space between them, for who does not want to read its data. */
export const toldRooms = 'rooms';
/** The field of what stands for all older ones. */
const newestOf = 'newest';
/** How long the version of a move is known, s: no relay tells of one so much later than another. */
const remembered = 3600;
/** Entries kept in it: minutes of traffic, for gateways whose link was cut. */
export const liveStreamLength = 20_000;

const types = {
  emit: MessageType.BROADCAST,
  join: MessageType.SOCKETS_JOIN,
  leave: MessageType.SOCKETS_LEAVE,
  cut: MessageType.DISCONNECT_SOCKETS,
};
const socketIoEvent = 2;

const address = (rooms: string[], except: string[] = [], volatile = false) => ({
  rooms,
  except,
  flags: volatile ? { volatile } : {},
});

const data = (message: LiveMessage) => {
  if (message.kind === 'emit')
    return {
      packet: { type: socketIoEvent, data: [message.event, message.payload], nsp: '/' },
      opts: address(message.rooms, message.except, message.volatile),
    };
  const opts = address([message.in]);
  return message.kind === 'cut' ? { opts, close: true } : { opts, rooms: message.rooms };
};

const newestText = ({ of, version, own }: Newest) => [of, version, own].join(' ');
/** Of an entry that stands for all older ones. */
export const readNewest = (entry: object): Newest | undefined => {
  const [of, version, own] = String(Reflect.get(entry, newestOf) ?? '').split(' ');
  return of && own ? { of, version: Number(version), own } : undefined;
};
type Address = ReturnType<typeof address>;
const readdressed = (text: string, change: (to: Address) => Address): string => {
  const told: { opts: Address } = JSON.parse(text);
  return JSON.stringify({ ...told, opts: change(told.opts) });
};
/** The data of an emit, for nobody but those in one of these rooms. */
export const onlyTo = (data: string, rooms: string[]) => readdressed(data, (to) => ({ ...to, rooms }));
/** The data of an emit, but not for those in this room. */
export const notTo = (data: string, room: string) =>
  readdressed(data, (to) => ({ ...to, except: [...to.except, room] }));

/**
 * An entry begins with how many words it is, and with what it moves by which version: two relays may tell a follow and
 * its end in either order, and here they meet. One call for all: each of its own costs its caller three times as much.
 */
const write = `local at = 2
while at < #ARGV do
  local words, moved, version = tonumber(ARGV[at]), ARGV[at + 1], tonumber(ARGV[at + 2])
  local newest = moved == '' and 0 or tonumber(redis.call('GET', moved) or 0)
  if version >= newest then
    if moved ~= '' then redis.call('SET', moved, version, 'EX', ${remembered}) end
    redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', unpack(ARGV, at + 3, at + words + 2))
  end
  at = at + words + 3
end`;

/**
 * Writes to the stream the gateways' Socket.IO Redis Streams adapter reads, in that adapter's format.
 * Unlike a Socket.IO server's own `emit`, which swallows a failed write, every entry is confirmed.
 */
export const openLiveOut = (env: Env, log: Log): LiveOut => {
  if (!env.REDIS_URL) {
    const hub = localHub(env.DATABASE_URL);
    return {
      deliver: async (messages) => void hub.emit('live', messages),
      close: async () => undefined,
    };
  }
  const redis = openRedis(env.REDIS_URL, log, { failFast: true });
  const stream = liveStream(env);
  const uid = randomUUID();
  return {
    deliver: async (messages) => {
      const entries = messages.flatMap((message) => {
        const fields = [
          'uid', uid, 'nsp', '/', 'type', String(types[message.kind]), 'data', JSON.stringify(data(message)),
          ...(message.kind === 'emit' ? [toldRooms, message.rooms.join(' ')] : []),
          ...(message.kind === 'emit' && message.newest ? [newestOf, newestText(message.newest)] : []),
          ...(message.at ? [happenedAt, String(message.at)] : []),
          ...(message.trace ? [tracedBy, message.trace] : []),
        ]; // prettier-ignore
        const moves = message.kind === 'join' || message.kind === 'leave' ? message : undefined;
        const moved = moves?.version ? [stream, moves.in, ...moves.rooms].join(' ') : '';
        return [fields.length, moved, moves?.version ?? 0, ...fields];
      });
      const command = new Command('eval', [write, 1, stream, liveStreamLength, ...entries]);
      try {
        await redis.sendCommand(command);
      } finally {
        // A command holds itself by a closure, and so, until the whole heap is swept, would hold what it sent.
        command.args = [];
      }
    },
    close: async () => redis.disconnect(),
  };
};
