import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A request as its bytes, so that asking costs next to nothing beside answering. */
export const request = (
  method: string,
  path: string,
  { token, body, key }: { token?: string | undefined; body?: unknown; key?: string } = {},
): Buffer => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: bench',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(key ? [`Idempotency-Key: ${key}`] : []),
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
};

const end = Buffer.from('\r\n\r\n');

/** One keep-alive connection that asks one thing after the other. */
class Connection {
  #answered: ((status: number, body: Buffer) => void) | undefined;
  #failed: ((error: Error) => void) | undefined;
  #read: Buffer = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('close', () => this.#failed?.(new Error('the connection was closed')));
    socket.on('error', (error) => this.#failed?.(error));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** @throws unless it is answered 200 or 201. */
  ask(bytes: Buffer): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.#failed = reject;
      this.#answered = (status, body) =>
        status === 200 || status === 201
          ? resolve(body)
          : reject(new Error(`answered ${status}: ${body.toString().slice(0, 200)}`));
      this.socket.write(bytes);
    });
  }

  close() {
    this.#failed = undefined;
    this.socket.destroy();
  }

  #take(chunk: Buffer) {
    this.#read = this.#read.length === 0 ? chunk : Buffer.concat([this.#read, chunk]);
    const at = this.#read.indexOf(end);
    if (at < 0) return;
    const head = this.#read.toString('latin1', 0, at);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? NaN);
    if (Number.isNaN(length)) return this.#failed?.(new Error('an answer without its length'));
    const from = at + end.length;
    if (this.#read.length < from + length) return;
    const body = this.#read.subarray(from, from + length);
    this.#read = Buffer.alloc(0);
    this.#answered?.(Number(head.slice(9, 12)), body);
  }
}

const opened = (port: number, connections: number) =>
  Promise.all(Array.from({ length: connections }, () => Connection.open(port)));

/** One answer, for somebody who looks at it. */
export const askOnce = async (port: number, bytes: Buffer): Promise<Buffer> => {
  const connection = await Connection.open(port);
  try {
    return await connection.ask(bytes);
  } finally {
    connection.close();
  }
};

/** As many requests as are answered: every connection asks again at once. @returns answers and milliseconds of each. */
export const flood = async (
  port: number,
  next: () => Buffer,
  { connections, seconds }: { connections: number; seconds: number },
) => {
  const lanes = await opened(port, connections);
  const took: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  await Promise.all(
    lanes.map(async (lane) => {
      while (performance.now() < until) {
        const since = performance.now();
        await lane.ask(next());
        took.push(performance.now() - since);
      }
    }),
  );
  const lasted = (performance.now() - began) / 1000;
  for (const lane of lanes) lane.close();
  return { answers: took.length, rate: took.length / lasted, took };
};

/** So many requests a second, evenly, whether or not those before were answered. @returns milliseconds of each. */
export const pace = async (
  port: number,
  next: () => Buffer,
  { rate, seconds, connections = 50 }: { rate: number; seconds: number; connections?: number },
): Promise<number[]> => {
  const free = await opened(port, connections);
  const lanes = [...free];
  const took: number[] = [];
  const waiting: (() => void)[] = [];
  const one = async () => {
    const since = performance.now();
    let lane = free.pop();
    while (!lane) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      lane = free.pop();
    }
    try {
      await lane.ask(next());
      took.push(performance.now() - since);
    } finally {
      free.push(lane);
      waiting.shift()?.();
    }
  };
  const began = performance.now();
  const asked: Promise<void>[] = [];
  const failures: unknown[] = [];
  for (let sent = 0; sent < rate * seconds; sent++) {
    // Timers wake up to a millisecond late, and who waits turn by turn takes of the cores that are measured.
    const wait = began + (sent * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    asked.push(one().catch((error: unknown) => void failures.push(error)));
  }
  await Promise.all(asked);
  for (const lane of lanes) lane.close();
  if (failures.length > 0) throw failures[0];
  return took;
};
