import type { LiveGameBody, LiveGameEvent, LiveGameReply } from '@rinkside/contracts/live-game';
import { scorerRefusals } from '@rinkside/contracts/live-game.refusals';
import { liveGameRules } from '@rinkside/contracts/live-game';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { game, me } from '../../state/entities/entities.fixture';
import { liveGame } from '../../state/entities/live-game.fixture';
import type { LiveLog, LoggedEvent } from '../../state/offline/live-logs';
import { errorReply, mockServer, signInBeforeEach } from '../../state/store.fixture';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import {
  changeLog,
  clearLogs,
  continueLog,
  hideLogs,
  liveLogAtom,
  logEvents,
  refreshLogs,
  startLog,
  unsentLogsAtom,
} from './live-log';
import { liveGameMessages } from './messages';
import { noteDraftAtom } from './note-draft';
import { flushLogs } from './send-logs';
import { refusedTapsAtom, shownGameAtom } from './shown-game';

/** In-memory replacement of IndexedDB, which jsdom lacks. */
const stored = vi.hoisted(() => ({
  logs: new Map<string, LiveLog>(),
  events: new Map<string, LoggedEvent>(),
}));
vi.mock(import('../../state/offline/live-logs'), () => ({
  readLiveLogs: async () => ({
    logs: [...stored.logs.values()],
    events: [...stored.events.values()].toSorted((a, b) => a.sequence - b.sequence),
  }),
  putLiveLog: async (log) => void stored.logs.set(log.id, log),
  changeLiveLog: async ({ id }, change) => {
    const log = stored.logs.get(id);
    if (log) stored.logs.set(id, change(log));
    return log ?? null;
  },
  addLoggedEvents: async ({ person, id }, create) => {
    const last = [...stored.events.values()].filter(({ game_id }) => game_id === id).length;
    const rows = create.map((make, index) => {
      const sequence = last + index + 1;
      return { person, game_id: id, sequence, event: make(sequence), sent: false };
    });
    for (const row of rows) stored.events.set(`${id} ${row.sequence}`, row);
    return rows;
  },
  markLoggedEvents: async (rows, sent) => {
    for (const row of rows) stored.events.set(`${row.game_id} ${row.sequence}`, { ...row, sent });
  },
  removeLiveLog: async ({ id }) => {
    stored.logs.delete(id);
    for (const [key, row] of stored.events) if (row.game_id === id) stored.events.delete(key);
  },
  clearLiveLogs: async () => {
    stored.logs.clear();
    stored.events.clear();
  },
}));

signInBeforeEach();
beforeEach(() => {
  stored.logs.clear();
  stored.events.clear();
});
afterEach(() => clearLogs('noor'));

const numbers = {
  opponent: 'Ice Wolves',
  body: { organization_id: game({}).organization_id ?? '', date: '2026-11-27', our_score: 0, their_score: 0 },
};
const shot = { kind: 'shot' } as const;
const start = () =>
  startLog(
    { opponent: { name: 'Harbor Otters' }, home: true, period_minutes: 15 },
    { player: me, organization: null, opponent: liveGame({}).opponent, position: 'skater' },
  ) as Promise<string>;

/** A server that stores events once, in the order of each device, like the real one. */
const liveServer = () => {
  const games = new Map<string, LiveGameReply>();
  let isOffline = false;
  let losesReplies = false;
  const reply = (body: unknown) => {
    if (losesReplies) throw new TypeError('connection lost');
    return body;
  };
  const answer = (work: () => unknown) => {
    if (isOffline) throw new TypeError('offline');
    return work();
  };
  const startHandler = ({ body }: { body: unknown }) =>
    answer(() => {
      const { id, device_id, started_at } = body as LiveGameBody;
      const known = games.get(id);
      games.set(
        id,
        known ?? {
          ...liveGame({ id, started_at, terms: [started_at] }),
          events: [],
          scorer: { term: 1, device_id, name: 'Noor' },
          can: { score: true, manage: true },
        },
      );
      return reply(games.get(id));
    });
  const append =
    (id: string, refuse: (events: LiveGameEvent[]) => Response | null) =>
    ({ body }: { body: unknown }) =>
      answer(() => {
        const live = games.get(id);
        if (!live) return errorReply(404, 'Not found.');
        if (live.status !== 'live') return errorReply(409, liveGameRules.ended);
        const { events } = body as { events: LiveGameEvent[] };
        const refusal = refuse(events);
        if (refusal) return refusal;
        const refused = events.findIndex(({ action }) => action.kind === 'note' && /@/.test(action.text));
        if (refused >= 0)
          return errorReply(400, 'No contact data.', [
            { path: `events.${refused}.action`, message: 'No contact data.' },
          ]);
        for (const event of events) {
          if (live.events.some((other) => other.id === event.id)) continue;
          const ofDevice = live.events.filter((other) => other.device_id === event.device_id);
          if (event.sequence !== ofDevice.length + 1) return errorReply(409, liveGameRules.gap);
          live.events.push({ ...event, position: live.events.length + 1 });
        }
        live.version++;
        return reply({ version: live.version, scorer: live.scorer });
      });
  const finals: unknown[] = [];
  const serve = (id: string, refuse: (events: LiveGameEvent[]) => Response | null = () => null) =>
    mockServer({
      'POST /api/live-games': startHandler,
      [`POST /api/live-games/${id}/events`]: append(id, refuse),
      [`GET /api/live-games/${id}`]: () => answer(() => games.get(id)),
      [`DELETE /api/live-games/${id}`]: () => answer(() => ({ success: true })),
      [`POST /api/live-games/${id}/final`]: ({ body }) =>
        answer(() => {
          const live = games.get(id);
          if (!live || live.status === 'final') return errorReply(409, liveGameRules.ended);
          finals.push(body);
          games.set(id, { ...live, status: 'final' });
          return reply(game({ user: me }));
        }),
    });
  return {
    serve,
    games,
    finals,
    eventsOf: (id: string) => games.get(id)?.events.map(({ sequence }) => sequence) ?? [],
    offline: (value: boolean) => {
      isOffline = value;
    },
    loseReplies: (value: boolean) => {
      losesReplies = value;
    },
  };
};

/** Sends until nothing waits. */
const flushed = () =>
  vi.waitFor(
    () => {
      flushLogs();
      expect(store.get(unsentLogsAtom)).toEqual([]);
    },
    { timeout: 5000 },
  );
/** The page is closed and opened again. */
const reopen = async () => {
  hideLogs();
  await refreshLogs();
};

it('stores a tap before it is shown, and shows it without a connection', async () => {
  const id = await start();
  const server = liveServer();
  server.serve(id);
  server.offline(true);
  await logEvents(id, [
    { kind: 'period_started', period: 1 },
    { kind: 'clock', running: true, elapsed_seconds: 0 },
  ]);
  await logEvents(id, [{ kind: 'goal', side: 'us', credit: 'goal', strength: 'even' }]);
  expect(store.get(shownGameAtom(id))?.state).toMatchObject({
    score: { us: 1, them: 0 },
    counts: { goals: 1 },
  });
  expect(stored.events.size).toBe(3);
});

it('sends start, events and Final in order and once, although the page was closed in between', async () => {
  const id = await start();
  const server = liveServer();
  server.serve(id);
  server.offline(true);
  for (let tap = 0; tap < 12; tap++) {
    await logEvents(id, [shot]);
    flushLogs();
    if (tap === 6) await reopen();
  }
  const log = store.get(liveLogAtom(id))?.log;
  if (!log) throw new Error('no log');
  await changeLog(log, {
    ending: { kind: 'final', ...numbers },
  });
  await reopen();
  server.offline(false);
  await flushed();
  expect(server.eventsOf(id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(server.finals).toHaveLength(1);
  expect(stored.logs.size + stored.events.size).toBe(0);
});

it('sends again what was answered with a lost connection, and nothing is stored twice', async () => {
  const id = await start();
  const server = liveServer();
  server.serve(id);
  server.loseReplies(true);
  await logEvents(id, [shot]);
  flushLogs();
  await vi.waitFor(() => expect(server.games.size).toBe(1));
  await logEvents(id, [shot]);
  server.loseReplies(false);
  await flushed();
  expect(server.eventsOf(id)).toEqual([1, 2]);
  const log = store.get(liveLogAtom(id))?.log;
  if (!log) throw new Error('no log');
  server.loseReplies(true);
  await changeLog(log, {
    ending: { kind: 'final', ...numbers },
  });
  flushLogs();
  await vi.waitFor(() => expect(server.finals).toHaveLength(1));
  server.loseReplies(false);
  await flushed();
  expect(server.finals).toHaveLength(1);
  expect(store.get(liveLogAtom(id))).toBeNull();
});

it('sends everything again when the server lacks earlier events', async () => {
  const id = await start();
  const server = liveServer();
  server.serve(id);
  for (let tap = 0; tap < 3; tap++) await logEvents(id, [shot]);
  await flushed();
  // The server was restored from a backup.
  server.games.get(id)?.events.splice(1);
  await logEvents(id, [shot]);
  await flushed();
  expect(server.eventsOf(id)).toEqual([1, 2, 3, 4]);
});

it('takes back a note that the server refuses, keeps its text and sends the taps after it', async () => {
  const id = await start();
  const server = liveServer();
  server.serve(id);
  await logEvents(id, [shot, { kind: 'note', text: 'Find me @noor' }, shot]);
  await flushed();
  expect(server.eventsOf(id)).toEqual([1, 2, 3]);
  expect(store.get(shownGameAtom(id))?.state).toMatchObject({ counts: { shots: 2 } });
  expect(store.get(shownGameAtom(id))?.state.timeline).toHaveLength(2);
  expect(store.get(noteDraftAtom(id))).toBe('Find me @noor');
});

it('names what was not counted when the game has ended on another device', async () => {
  const id = await start();
  const server = liveServer();
  server.serve(id);
  await logEvents(id, [shot]);
  await flushed();
  const live = server.games.get(id)!;
  server.games.set(id, { ...live, status: 'final' });
  const error = vi.spyOn(toast, 'error');
  await logEvents(id, [shot, shot]);
  await flushed();
  expect(store.get(liveLogAtom(id))).toBeNull();
  expect(error).toHaveBeenCalledWith(liveGameMessages.endedElsewhere(2));
});

it('keeps a game that the server refuses, with the reason', async () => {
  const id = await start();
  mockServer({ 'POST /api/live-games': () => errorReply(409, liveGameRules.alreadyLive) });
  await logEvents(id, [shot]);
  flushLogs();
  await vi.waitFor(() => expect(store.get(liveLogAtom(id))?.log.refusal).toBe(liveGameRules.alreadyLive));
  expect(stored.events.size).toBe(1);
});

it('continues with the same device and numbers after a takeover', async () => {
  const id = await start();
  const server = liveServer();
  server.serve(id);
  await logEvents(id, [shot]);
  await flushed();
  const before = store.get(liveLogAtom(id))?.log;
  await continueLog(id, before?.device_id ?? '', 3);
  await logEvents(id, [shot]);
  expect(store.get(liveLogAtom(id))?.events.map(({ event }) => [event.sequence, event.term])).toEqual([
    [1, 1],
    [2, 3],
  ]);
});

it('sends what fits of the events beyond a limit, and shows the others as not accepted', async () => {
  const id = await start();
  const server = liveServer();
  const limit = 3;
  const requests = server.serve(id, (events) => {
    const stored = server.games.get(id)?.events.length ?? 0;
    if (stored + events.length <= limit) return null;
    const fits = String(limit - stored);
    return errorReply(409, scorerRefusals.tooManyOfLink, [{ path: 'events', message: fits }]);
  });
  server.offline(true);
  await logEvents(id, [shot, shot, { kind: 'penalty', minutes: 2 }]);
  await logEvents(id, [{ kind: 'goal', side: 'us', credit: 'goal', strength: 'even' }]);
  await logEvents(id, [{ kind: 'clock', running: false, elapsed_seconds: 9 }]);
  server.offline(false);
  flushLogs();
  await vi.waitFor(() => expect(store.get(liveLogAtom(id))?.log.refusal).toBe(scorerRefusals.tooManyOfLink));
  expect(requests.requests.length).toBeGreaterThan(0);
  expect(server.eventsOf(id)).toEqual([1, 2, 3]);
  expect(store.get(shownGameAtom(id))?.state.counts).toMatchObject({
    goals: 0,
    shots: 2,
    penalty_minutes: 2,
  });
  await reopen();
  expect(store.get(refusedTapsAtom(id))).toMatchObject({ lines: [{ action: { kind: 'goal' } }], others: 1 });
  // They stay until the person removes them.
  expect(stored.events.size).toBe(5);
});
