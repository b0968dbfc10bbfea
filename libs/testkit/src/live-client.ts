import {
  liveEvents,
  type LiveEvent,
  type LiveEventName,
  type WatchReply,
} from '@rinkside/contracts/live.schema';
import { io, type Socket } from 'socket.io-client';
import { waitFor } from './wait-for.js';

interface ReceivedEvent {
  event: string;
  payload: unknown;
  /** W3C `traceparent`; undefined when not traced. */
  trace: unknown;
  /** Time of receipt, ms since 1970. */
  at: number;
}

/** A Socket.IO client that records all events it receives. */
export class LiveClient {
  readonly received: ReceivedEvent[] = [];
  readonly #socket: Socket;
  readonly #rooms = new Set<string>();
  /** Settles when the rooms of the last reconnect are joined or refused. */
  #rejoined: Promise<unknown> = Promise.resolve();

  constructor(
    origin: string,
    token: string | (() => Promise<string>),
    { actingAs }: { actingAs?: string } = {},
  ) {
    const getToken = typeof token === 'string' ? async () => token : token;
    this.#socket = io(origin, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 200,
      auth: (callback) =>
        void getToken().then((value) =>
          callback({ token: value, ...(actingAs && { profile_id: actingAs }) }),
        ),
    });
    this.#socket.onAny((event: string, payload: unknown, trace: unknown) =>
      this.received.push({ event, payload, trace, at: Date.now() }),
    );
    // Every client must watch its rooms again after a reconnect.
    this.#socket.on('connect', () => {
      this.#rejoined = Promise.allSettled([...this.#rooms].map((room) => this.#request('watch', room)));
    });
  }

  get connected() {
    return this.#socket.connected;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve, reject) => {
      if (this.#socket.connected) return resolve();
      this.#socket.once('connect', resolve);
      this.#socket.once('connect_error', reject);
    });
    return this;
  }

  async watch(room: string): Promise<WatchReply> {
    this.#rooms.add(room);
    // The server answers messages of one socket concurrently: an older answer must not come last.
    await this.#rejoined;
    return this.#request('watch', room);
  }

  unwatch(room: string): Promise<WatchReply> {
    this.#rooms.delete(room);
    return this.#request('unwatch', room);
  }

  /** Returns all received events of one name, validated against the contract. */
  eventsNamed<Name extends LiveEventName>(name: Name): LiveEvent<Name>[] {
    return this.received
      .filter(({ event }) => event === name)
      .map(({ payload }) => liveEvents[name].parse(payload) as LiveEvent<Name>);
  }

  /** Calls `listener` for each event of one name. */
  on<Name extends LiveEventName>(name: Name, listener: (payload: LiveEvent<Name>) => void): void {
    this.#socket.onAny((event: string, payload: LiveEvent<Name>) => {
      if (event === name) listener(payload);
    });
  }

  /** Resolves with the first event of one name that matches, also one already received. */
  waitForEvent<Name extends LiveEventName>(
    name: Name,
    matches: (payload: LiveEvent<Name>) => boolean = () => true,
  ): Promise<LiveEvent<Name>> {
    return waitFor(`the client receives ${name}`, () => this.eventsNamed(name).find(matches));
  }

  /** Drops the connection; the client reconnects by itself, possibly to another gateway. */
  dropConnection() {
    this.#socket.io.engine.close();
  }

  close() {
    this.#socket.disconnect();
  }

  #request(message: 'watch' | 'unwatch', room: string): Promise<WatchReply> {
    return this.#socket.timeout(5000).emitWithAck(message, { room });
  }
}
