import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Conditions of the simulated network. */
interface NetworkConditions {
  /** One-way latency. */
  latencyMs: number;
  /** Share of lost packets, 0 to 1. A lost packet is retransmitted after 200 ms and delays all later ones. */
  loss: number;
  /** Nothing is delivered and no connection is closed, as with a pulled cable. */
  isPartitioned: boolean;
}
const perfectConditions: NetworkConditions = { latencyMs: 0, loss: 0, isPartitioned: false };
/** Minimum TCP retransmission timeout. */
const retransmitMs = 200;

/** A TCP proxy with network conditions that can be changed while it is in use. */
export class FlakyProxy {
  #conditions = perfectConditions;
  readonly #sockets = new Set<Socket>();
  #endPartition: () => void = () => undefined;
  #partition = Promise.resolve();

  private constructor(
    /** The server's address through this proxy. */
    readonly url: string,
    private readonly listener: ReturnType<typeof createServer>,
  ) {}

  static async open(target: string): Promise<FlakyProxy> {
    const url = new URL(target);
    const server = { host: url.hostname, port: Number(url.port) };
    const listener = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    url.port = String(address && typeof address === 'object' ? address.port : 0);
    const proxy = new FlakyProxy(url.href, listener);
    listener.on('connection', (client) => proxy.#pipe(client, connect({ ...server, allowHalfOpen: true })));
    return proxy;
  }

  /** Sets the conditions; omitted ones are perfect. */
  setConditions(conditions: Partial<NetworkConditions>) {
    this.#conditions = { ...perfectConditions, ...conditions };
    this.#endPartition();
    if (this.#conditions.isPartitioned)
      this.#partition = new Promise((resolve) => {
        this.#endPartition = resolve;
      });
  }

  close(): Promise<void> {
    this.setConditions(perfectConditions);
    return new Promise((resolve) => {
      this.listener.close(() => resolve());
      for (const socket of this.#sockets) socket.destroy();
    });
  }

  #pipe(client: Socket, server: Socket) {
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(from);
      let last = Promise.resolve();
      const inOrder = (act: () => void) => {
        const dueAt = Date.now() + this.#delayMs();
        last = last.then(async () => {
          if (dueAt > Date.now()) await pause(dueAt - Date.now());
          while (this.#conditions.isPartitioned) await this.#partition;
          act();
        });
      };
      from.on('data', (chunk) => inOrder(() => to.writable && to.write(chunk)));
      from.once('end', () => inOrder(() => to.end()));
      from.once('error', () => inOrder(() => to.destroy()));
      from.once('close', () => {
        this.#sockets.delete(from);
        inOrder(() => to.destroy());
      });
    }
  }

  #delayMs() {
    const { latencyMs, loss } = this.#conditions;
    return latencyMs + (Math.random() < loss ? retransmitMs : 0);
  }
}
