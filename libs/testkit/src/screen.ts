import { liveEvents, type LiveEvent, type LiveEventName, type WatchReply } from '@rinkside/contracts/live';
import { io, type Socket } from 'socket.io-client';
import { until } from './until.js';

interface Heard {
  event: string;
  payload: unknown;
  /** How to go on with what is traced; undefined when it is not. */
  trace: unknown;
  /** When, ms since 1970. */
  at: number;
}

/** An open screen: a socket that keeps everything it hears. */
export class Screen {
  readonly heard: Heard[] = [];
  readonly #socket: Socket;
  readonly #rooms = new Set<string>();
  /** Settles when the rooms of the last reconnect are joined or refused. */
  #rejoined: Promise<unknown> = Promise.resolve();

  constructor(origin: string, token: string | (() => Promise<string>), transports: string[] = ['websocket']) {
    const give = typeof token === 'string' ? async () => token : token;
    this.#socket = io(origin, {
      transports,
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 200,
      auth: (answer) => void give().then((value) => answer({ token: value })),
    });
    this.#socket.onAny((event: string, payload: unknown, trace: unknown) =>
      this.heard.push({ event, payload, trace, at: Date.now() }),
    );
    // As every client must: rooms are asked for again after every reconnect.
    this.#socket.on('connect', () => {
      this.#rejoined = Promise.allSettled([...this.#rooms].map((room) => this.#ask('watch', room)));
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
    return this.#ask('watch', room);
  }

  unwatch(room: string): Promise<WatchReply> {
    this.#rooms.delete(room);
    return this.#ask('unwatch', room);
  }

  /** All it heard of one event, held to the contract. */
  all<Name extends LiveEventName>(name: Name): LiveEvent<Name>[] {
    return this.heard
      .filter(({ event }) => event === name)
      .map(({ payload }) => liveEvents[name].parse(payload) as LiveEvent<Name>);
  }

  /** Hands over each of an event as it comes. */
  on<Name extends LiveEventName>(name: Name, hear: (payload: LiveEvent<Name>) => void): void {
    this.#socket.onAny((event: string, payload: LiveEvent<Name>) => {
      if (event === name) hear(payload);
    });
  }

  /** The first of an event that fits, as soon as it is heard. */
  hears<Name extends LiveEventName>(
    name: Name,
    fits: (payload: LiveEvent<Name>) => boolean = () => true,
  ): Promise<LiveEvent<Name>> {
    return until(`the screen hears ${name}`, () => this.all(name).find(fits));
  }

  /** The network goes away; the client comes back by itself, maybe to another gateway. */
  cut() {
    this.#socket.io.engine.close();
  }

  close() {
    this.#socket.disconnect();
  }

  #ask(message: 'watch' | 'unwatch', room: string): Promise<WatchReply> {
    return this.#socket.timeout(5000).emitWithAck(message, { room });
  }
}
