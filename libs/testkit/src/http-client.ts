import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Encodes an HTTP request once, so that the client's CPU time is negligible. */
export const encodeRequest = (
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

const headEnd = Buffer.from('\r\n\r\n');

/** A keep-alive connection with one request at a time. */
export class Connection {
  #onResponse: ((status: number, body: Buffer) => void) | undefined;
  #onError: ((error: Error) => void) | undefined;
  #buffer: Buffer = Buffer.alloc(0);

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('close', () => this.#onError?.(new Error('the connection was closed')));
    socket.on('error', (error) => this.#onError?.(error));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** Whether the server has not closed it. */
  get isOpen(): boolean {
    return this.socket.writable && !this.socket.readableEnded;
  }

  /** Sends a request and resolves with the response. @throws when the connection is lost */
  exchange(bytes: Buffer): Promise<{ status: number; body: Buffer }> {
    return new Promise((resolve, reject) => {
      this.#onError = reject;
      this.#onResponse = (status, body) => resolve({ status, body });
      this.socket.write(bytes);
    });
  }

  /** Sends a request and resolves with the body. @throws unless the status is 200 or 201 */
  async send(bytes: Buffer): Promise<Buffer> {
    const { status, body } = await this.exchange(bytes);
    if (status === 200 || status === 201) return body;
    throw new Error(`status ${status}: ${body.toString().slice(0, 200)}`);
  }

  close() {
    this.#onError = undefined;
    this.socket.destroy();
  }

  #receive(chunk: Buffer) {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    const at = this.#buffer.indexOf(headEnd);
    if (at < 0) return;
    const head = this.#buffer.toString('latin1', 0, at);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? NaN);
    if (Number.isNaN(length)) return this.#onError?.(new Error('response without content-length'));
    const from = at + headEnd.length;
    if (this.#buffer.length < from + length) return;
    const body = this.#buffer.subarray(from, from + length);
    this.#buffer = Buffer.alloc(0);
    this.#onResponse?.(Number(head.slice(9, 12)), body);
  }
}

const openConnections = (port: number, connections: number) =>
  Promise.all(Array.from({ length: connections }, () => Connection.open(port)));

/** Sends one request and returns the body. */
export const requestOnce = async (port: number, bytes: Buffer): Promise<Buffer> => {
  const connection = await Connection.open(port);
  try {
    return await connection.send(bytes);
  } finally {
    connection.close();
  }
};

/**
 * Saturates the server: every connection sends its next request as soon as the previous one is answered.
 * @returns number and rate (per second) of responses, and their latencies in ms
 */
export const saturate = async (
  port: number,
  next: () => Buffer,
  { connections, seconds }: { connections: number; seconds: number },
) => {
  const pool = await openConnections(port, connections);
  const latenciesMs: number[] = [];
  const startedAt = performance.now();
  const deadline = startedAt + seconds * 1000;
  await Promise.all(
    pool.map(async (connection) => {
      while (performance.now() < deadline) {
        const sentAt = performance.now();
        await connection.send(next());
        latenciesMs.push(performance.now() - sentAt);
      }
    }),
  );
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  for (const connection of pool) connection.close();
  return { responses: latenciesMs.length, rate: latenciesMs.length / elapsedSeconds, latenciesMs };
};

/**
 * Sends requests at a constant rate (per second), independently of the responses.
 * @returns latencies in ms, including the wait for a free connection
 */
export const constantRate = async (
  port: number,
  next: () => Buffer,
  { rate, seconds, connections = 50 }: { rate: number; seconds: number; connections?: number },
): Promise<number[]> => {
  const idle = await openConnections(port, connections);
  const pool = [...idle];
  const latenciesMs: number[] = [];
  const waiting: (() => void)[] = [];
  const sendOne = async () => {
    const sentAt = performance.now();
    let connection = idle.pop();
    while (!connection) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      connection = idle.pop();
    }
    try {
      await connection.send(next());
      latenciesMs.push(performance.now() - sentAt);
    } finally {
      idle.push(connection);
      waiting.shift()?.();
    }
  };
  const startedAt = performance.now();
  const pending: Promise<void>[] = [];
  const failures: unknown[] = [];
  for (let sent = 0; sent < rate * seconds; sent++) {
    // A timer is up to 1 ms late; busy waiting would take CPU time from the processes under test.
    const waitMs = startedAt + (sent * 1000) / rate - performance.now();
    if (waitMs > 0) await pause(waitMs);
    pending.push(sendOne().catch((error: unknown) => void failures.push(error)));
  }
  await Promise.all(pending);
  for (const connection of pool) connection.close();
  if (failures.length > 0) throw failures[0];
  return latenciesMs;
};
