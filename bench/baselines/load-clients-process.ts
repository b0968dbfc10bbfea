// Load generator: many clients in one process that count received messages without parsing them.
import { WebSocket } from 'ws';
import { RawSocketClient } from '../raw-socket-client.js';
import { reportReady } from './serve-baseline.js';

export type LoadCommand =
  | {
      kind: 'open';
      port: number;
      tokens: string[];
      count: number;
      room?: string;
      /** Plain WebSocket instead of Socket.IO. */
      bare?: boolean;
      /** Connections opened in parallel. */
      concurrency: number;
    }
  /** Waits until this many messages were received in total. */
  | { kind: 'waitForMessages'; messages: number }
  | { kind: 'minReceived' }
  | { kind: 'close' };

/** Received messages per client. */
const received: number[] = [];
const clients: { close(): void }[] = [];
let total = 0;
let onGoalReached: (() => void) | undefined;
let goal = Infinity;

const openWebSocket = (port: number, onMessage: () => void) =>
  new Promise<{ close(): void }>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    socket.on('open', () => resolve({ close: () => socket.terminate() }));
    socket.on('error', reject);
    socket.on('message', onMessage);
  });

const open = async ({
  port,
  tokens,
  count,
  room,
  bare,
  concurrency,
}: Extract<LoadCommand, { kind: 'open' }>) => {
  const startedAt = performance.now();
  let next = 0;
  const openNext = async () => {
    while (next < count) {
      const at = next++;
      const index = received.push(0) - 1;
      const onMessage = () => {
        received[index] = (received[index] ?? 0) + 1;
        if (++total >= goal) onGoalReached?.();
      };
      if (bare) clients.push(await openWebSocket(port, onMessage));
      else {
        const client = await RawSocketClient.open(port, onMessage, tokens[at % tokens.length]);
        if (room) await client.watch(room);
        clients.push(client);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, openNext));
  return performance.now() - startedAt;
};

const handlers: {
  [Kind in LoadCommand['kind']]: (command: Extract<LoadCommand, { kind: Kind }>) => unknown;
} = {
  open,
  waitForMessages: async ({ messages }) => {
    goal = messages;
    if (total < goal) await new Promise<void>((resolve) => (onGoalReached = resolve));
    return total;
  },
  minReceived: () => Math.min(...received),
  close: () => {
    for (const client of clients.splice(0)) client.close();
    received.length = 0;
    total = 0;
    return 'closed';
  },
};
const handle = async <Kind extends LoadCommand['kind']>(
  command: Extract<LoadCommand, { kind: Kind }>,
): Promise<unknown> => {
  const kind: Kind = command.kind;
  return handlers[kind](command);
};

process.on('message', (command: LoadCommand) => {
  handle(command).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
reportReady();
