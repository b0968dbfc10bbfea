import { randomUUID } from 'node:crypto';
import type { LiveEvent, LiveEventName } from '@rinkside/contracts/live.schema';
import { Command } from 'ioredis';
import { createBatcher } from './coalescing-batcher.js';
import type { Env } from './env.js';
import { inProcessBus } from './in-process-bus.js';
import { adapterFields } from './internals/stream-adapter.js';
import type { Log } from './log.js';
import { openRedis, redisKeyPrefix } from './redis.js';

/** One live update for the union of its rooms; a socket in several of them receives it once. */
export type LiveMessage = {
  /** When the event occurred, ms since 1970; unset for ephemeral events. */
  occurredAt?: number;
  /** W3C `traceparent` to continue; null unless traced. */
  trace?: string | null;
} & (
  | {
      kind: 'emit';
      rooms: string[];
      /** Sockets in one of these rooms are excluded. */
      except: string[];
      /** If set, only a part of the sockets receives it. Together with `coalesced` only without an actor. */
      audience?: Audience | undefined;
      event: LiveEventName;
      payload: LiveEvent<LiveEventName>;
      /** Ephemeral: dropped for sockets that are not writable. */
      volatile?: boolean;
      /** Coalesced: within 100 ms only the actor's sockets receive every update, all others the newest. */
      coalesced?: Coalesced | undefined;
    }
  /** Every socket in room `in` joins or leaves `rooms`. A version older than the last one for these rooms is ignored. */
  | { kind: 'join' | 'leave'; in: string; rooms: string[]; version?: number }
  /** Disconnects every socket in room `in`; clients do not reconnect. */
  | { kind: 'cut'; in: string }
);

/**
 * The part of the sockets in the rooms that receives an update. Every gateway checks its own sockets, so that the size of
 * the message does not depend on the number of people.
 */
export interface Audience {
  /** The people known to the player `subjectId`, the others, the readers of the live game, the members of the circle or the people who see the team `subjectId`. */
  people: 'known' | 'others' | 'readers' | 'circle' | 'team';
  subjectId: string;
}

/** An update that supersedes all older ones of the same subject. */
export interface Coalesced {
  /** The subject's room: updates are coalesced per room and stay in order with its other events. */
  subjectRoom: string;
  version: number;
  /** The actor's room, which receives every update. Without it the updates are coalesced for everyone. */
  actorRoom?: string | undefined;
}

/** Publishes live updates from the relay to the gateways, which hold the sockets. */
export interface LivePublisher {
  /** @throws when some were not accepted; the caller delivers all again, repeats are harmless */
  publish(messages: LiveMessage[]): Promise<void>;
  close(): Promise<void>;
}

/** Returns the name of the Redis stream that all gateways of this installation read. */
export const liveStreamName = (env: Env): string =>
  `${redisKeyPrefix(env.DATABASE_URL, env.REDIS_PREFIX)}:live`;
// Fields of a stream entry beyond those of the Socket.IO adapter, which ignores them.
/** When the event occurred, ms since 1970. */
export const occurredAtField = 'at';
/** W3C `traceparent`. */
export const traceField = 'trace';
/** Space-separated rooms of an emit, readable without parsing the data. */
export const roomsField = 'rooms';
/** The subject and the people of an {@link Audience}, separated by a space. */
const audienceField = 'audience';
/** Coalescing data: subject room, version and actor room, separated by spaces. */
const coalescedField = 'newest';
const encodeAudience = ({ subjectId, people }: Audience) => `${subjectId} ${people}`;
/** Returns the audience of a stream entry; undefined when it is for all sockets of its rooms. */
export const parseAudience = (entry: object): Audience | undefined => {
  const [subjectId, people] = String(Reflect.get(entry, audienceField) ?? '').split(' ');
  return subjectId ? { subjectId, people: people as Audience['people'] } : undefined;
};
/** How long the version of a join or leave is remembered, s. Relays never reorder events by that much. */
const roomVersionTtlSeconds = 3600;
/** Stream length: minutes of traffic, for gateways that lost their connection. */
export const maxLiveStreamLength = 20_000;

const encodeCoalesced = ({ subjectRoom, version, actorRoom }: Coalesced) =>
  [subjectRoom, version, actorRoom ?? ''].join(' ');
/** Parses the coalescing data of a stream entry; undefined when it is not coalesced. */
export const parseCoalesced = (entry: object): Coalesced | undefined => {
  const [subjectRoom, version, actorRoom] = String(Reflect.get(entry, coalescedField) ?? '').split(' ');
  return subjectRoom
    ? { subjectRoom, version: Number(version), actorRoom: actorRoom || undefined }
    : undefined;
};

/**
 * Lua: appends entries to the stream. An entry is its number of arguments, a version key (empty for emits), a version and
 * the stream fields. Joins and leaves older than the stored version are dropped, because two relays may publish a follow
 * and an unfollow in either order. One script call for all entries costs a third of one call per entry.
 */
const appendScript = `local at = 2
while at < #ARGV do
  local count, key, version = tonumber(ARGV[at]), ARGV[at + 1], tonumber(ARGV[at + 2])
  local newest = key == '' and 0 or tonumber(redis.call('GET', key) or 0)
  if version >= newest then
    if key ~= '' then redis.call('SET', key, version, 'EX', ${roomVersionTtlSeconds}) end
    redis.call('XADD', KEYS[1], 'MAXLEN', '~', ARGV[1], '*', unpack(ARGV, at + 3, at + count + 2))
  end
  at = at + count + 3
end`;

/**
 * Creates the live publisher. It writes to the Redis stream of the gateways' Socket.IO Redis Streams adapter, in that
 * adapter's format. Unlike `emit` of a Socket.IO server, which swallows a failed write, every entry is confirmed.
 */
export const createLivePublisher = (env: Env, log: Log): LivePublisher => {
  if (!env.REDIS_URL) {
    const bus = inProcessBus(env.DATABASE_URL);
    return {
      publish: async (messages) => void bus.emit('live', messages),
      close: async () => undefined,
    };
  }
  const redis = openRedis(env.REDIS_URL, log, { failFast: true });
  const stream = liveStreamName(env);
  const uid = randomUUID();
  const append = async (messages: LiveMessage[]) => {
    const entries = messages.flatMap((message) => {
      const fields = [
        ...adapterFields(uid, message),
        ...(message.kind === 'emit' ? [roomsField, message.rooms.join(' ')] : []),
        ...(message.kind === 'emit' && message.audience ? [audienceField, encodeAudience(message.audience)] : []),
        ...(message.kind === 'emit' && message.coalesced ? [coalescedField, encodeCoalesced(message.coalesced)] : []),
        ...(message.occurredAt ? [occurredAtField, String(message.occurredAt)] : []),
        ...(message.trace ? [traceField, message.trace] : []),
      ]; // prettier-ignore
      const roomChange = message.kind === 'join' || message.kind === 'leave' ? message : undefined;
      const versionKey = roomChange?.version ? [stream, roomChange.in, ...roomChange.rooms].join(' ') : '';
      return [fields.length, versionKey, roomChange?.version ?? 0, ...fields];
    });
    const command = new Command('eval', [appendScript, 1, stream, maxLiveStreamLength, ...entries]);
    try {
      await redis.sendCommand(command);
    } finally {
      // The command references itself through a closure and would retain the sent data until a full garbage collection.
      command.args = [];
    }
  };
  return {
    // Replies that are streamed at the same time share a command.
    publish: createBatcher(async (batch) => {
      await append(batch.flat());
      return batch.map(() => undefined);
    }),
    close: async () => redis.disconnect(),
  };
};
