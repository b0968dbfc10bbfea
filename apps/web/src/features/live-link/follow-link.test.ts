import { liveLinkRules, type OpenedLiveLink } from '@rinkside/contracts/live-link';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveEvent, liveGame } from '../../state/entities/live-game.fixture';
import { comeBack } from '../../state/come-back.fixture';
import { FakeBroadcastChannel } from './broadcast-channel.fixture';
import { followLink, type LinkState } from './follow-link';
import { joinStreamRow } from './stream-place';

const token = 'a-token-of-twenty-letters';
const events = Array.from({ length: 15 }, (_, index) => liveEvent({ kind: 'shot' }, index + 1));
const { player: _, game_id: __, ...game } = liveGame({ organization: null });
const opened = (version: number, count: number): OpenedLiveLink => ({
  kind: 'season',
  player: { first_name: 'Noor', last_name: 'H.' },
  game: { ...game, organization: null, version },
  events: events.slice(0, count),
});

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeEventSource | undefined;
  readyState = 0;
  constructor(readonly url: string) {
    super();
    FakeEventSource.last = this;
  }
  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
  emit(type: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

let states: LinkState[] = [];
let stop = () => {};
const last = () => states.at(-1);
const reply = vi.fn<() => Response>();
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  vi.stubGlobal('BroadcastChannel', FakeBroadcastChannel);
  vi.stubGlobal('fetch', async () => reply());
  FakeEventSource.last = undefined;
  states = [];
  reply.mockReset();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const open = async (link: OpenedLiveLink) => {
  reply.mockImplementation(() => Response.json(link));
  stop = followLink(token, (state) => void states.push(state));
  await settle();
};

it('reads the events that an update left out, and keeps the newer version', async () => {
  await open(opened(1, 1));
  expect(FakeEventSource.last?.url).toBe(`/api/live-links/${token}/events`);
  reply.mockImplementation(() => Response.json(opened(14, 14)));
  FakeEventSource.last?.emit('game', { ...opened(15, 15), events: events.slice(3) });
  await settle();
  expect(last()).toMatchObject({ phase: 'open', game: { version: 15 }, connected: true });
  expect(last()).toHaveProperty('events.length', 15);
});

it('connects again after a silence, although the connection looks open', async () => {
  await open(opened(1, 1));
  const first = FakeEventSource.last;
  for (let pings = 0; pings < 4; pings++) {
    await vi.advanceTimersByTimeAsync(liveLinkRules.pingEveryMs);
    first?.emit('ping');
  }
  expect(FakeEventSource.last).toBe(first);
  reply.mockImplementation(() => {
    throw new TypeError('offline');
  });
  await vi.advanceTimersByTimeAsync(3 * liveLinkRules.pingEveryMs);
  expect(first?.readyState).toBe(FakeEventSource.CLOSED);
  expect(last()).toMatchObject({ phase: 'open', connected: false, game: { version: 1 } });
  reply.mockImplementation(() => Response.json(opened(5, 5)));
  await vi.advanceTimersByTimeAsync(liveLinkRules.pingEveryMs);
  expect(last()).toMatchObject({ phase: 'open', connected: true, game: { version: 5 } });
});

it('forgets the game when the link ends, and does not connect again', async () => {
  await open(opened(1, 1));
  FakeEventSource.last?.emit('ended');
  expect(last()).toEqual({ phase: 'ended', message: liveLinkRules.ended });
  const connection = FakeEventSource.last;
  await vi.advanceTimersByTimeAsync(10 * liveLinkRules.pingEveryMs);
  expect(FakeEventSource.last).toBe(connection);
});

it('reads the link again after an error status, and shows why it has ended', async () => {
  await open(opened(1, 1));
  FakeEventSource.last?.close();
  FakeEventSource.last?.emit('error');
  expect(last()).toMatchObject({ phase: 'open', connected: false });
  reply.mockImplementation(() => Response.json({ message: liveLinkRules.used }, { status: 404 }));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(last()).toEqual({ phase: 'ended', message: liveLinkRules.used });
});

it('does not take a sign-in page of the network for an answer', async () => {
  reply.mockImplementation(() => new Response('<html></html>', { status: 200 }));
  stop = followLink(token, (state) => void states.push(state));
  await settle();
  expect(last()).toEqual({ phase: 'unreachable' });
});

it('closes the stream while the page is hidden, and catches up at once when it is shown again', async () => {
  await open(opened(1, 1));
  const first = FakeEventSource.last;
  reply.mockClear();
  let asked = 0;
  comeBack(() => {
    expect(first?.readyState).toBe(FakeEventSource.CLOSED);
    dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(600_000);
    asked = reply.mock.calls.length;
    reply.mockImplementation(() => Response.json(opened(9, 9)));
  });
  expect(asked).toBe(0);
  await settle();
  expect(last()).toMatchObject({ phase: 'open', connected: true, game: { version: 9 } });
  expect(FakeEventSource.last).not.toBe(first);
  expect(FakeEventSource.last?.readyState).toBe(0);
});

it('reads the link in place of a stream while three other windows have one', async () => {
  const others = Array.from({ length: 3 }, () => joinStreamRow(() => undefined));
  vi.advanceTimersByTime(1);
  await open(opened(1, 1));
  expect(FakeEventSource.last).toBeUndefined();
  reply.mockImplementation(() => Response.json(opened(4, 4)));
  await vi.advanceTimersByTimeAsync(3000);
  expect(last()).toMatchObject({ phase: 'open', connected: true, game: { version: 4 } });
  others[0]?.();
  await settle();
  expect(FakeEventSource.last?.readyState).toBe(0);
  for (const leave of others) leave();
});
