// People with open screens, in a process of their own: they count what they hear and look at nothing.
import { WebSocket } from 'ws';
import { Ear } from '../ear.js';
import { ready } from './own.js';

export type Wish =
  | {
      kind: 'open';
      port: number;
      tokens: string[];
      count: number;
      room?: string;
      bare?: boolean;
      atOnce: number;
    }
  /** Waits until so many messages more were heard. */
  | { kind: 'heard'; messages: number }
  | { kind: 'least' }
  | { kind: 'close' };

const heard: number[] = [];
const ears: { close(): void }[] = [];
let total = 0;
let waited: (() => void) | undefined;
let goal = Infinity;

const bareEar = (port: number, hear: () => void) =>
  new Promise<{ close(): void }>((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
    socket.on('open', () => resolve({ close: () => socket.terminate() }));
    socket.on('error', reject);
    socket.on('message', hear);
  });

const open = async ({ port, tokens, count, room, bare, atOnce }: Extract<Wish, { kind: 'open' }>) => {
  const since = performance.now();
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const at = next++;
      const who = heard.push(0) - 1;
      const hear = () => {
        heard[who] = (heard[who] ?? 0) + 1;
        if (++total >= goal) waited?.();
      };
      if (bare) ears.push(await bareEar(port, hear));
      else {
        const ear = await Ear.open(port, hear, tokens[at % tokens.length]);
        if (room) await ear.watch(room);
        ears.push(ear);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, lane));
  return performance.now() - since;
};

const answers: { [Kind in Wish['kind']]: (wish: Extract<Wish, { kind: Kind }>) => unknown } = {
  open,
  heard: async ({ messages }) => {
    goal = messages;
    if (total < goal) await new Promise<void>((resolve) => (waited = resolve));
    return total;
  },
  least: () => Math.min(...heard),
  close: () => {
    for (const ear of ears.splice(0)) ear.close();
    heard.length = 0;
    total = 0;
    return 'closed';
  },
};
const answer = async <Kind extends Wish['kind']>(wish: Extract<Wish, { kind: Kind }>): Promise<unknown> => {
  const kind: Kind = wish.kind;
  return answers[kind](wish);
};

process.on('message', (wish: Wish) => {
  answer(wish).then(
    (found) => process.send?.({ found }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
ready();
