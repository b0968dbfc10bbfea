import type { LiveGameBody, LiveGameEvent, LiveGameView } from '@rinkside/contracts/live-game';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import {
  addLoggedEvents,
  changeLiveLog,
  clearLiveLogs,
  type LiveLog,
  type LoggedEvent,
  markLoggedEvents,
  putLiveLog,
  readLiveLogs,
  removeLiveLog,
} from '../../state/offline/live-logs';
import { saveDraft, setUnstored } from '../../state/offline/draft-store';
import { randomId } from '../../state/random-id';
import { serverNow } from '../../state/server-clock';
import { accountOf } from '../../state/session/session-storage';
import { personAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { finalEditsName } from './note-draft';

interface LogState {
  log: LiveLog;
  /** By number. */
  events: readonly LoggedEvent[];
}

const keyOf = ({ person, id }: Pick<LiveLog, 'person' | 'id'>) => `${person} ${id}`;

/** The logs of the account and its profiles on this device, by person and game. */
const logsState = atom<ReadonlyMap<string, LogState>>(new Map());
/** Whether the logs of this device were read. */
const isReadState = atom(false);
export const areLogsReadAtom = atom((get) => get(isReadState));

/** The log of a game by the person shown; null if they do not log it on this device. */
export const liveLogAtom = atomFamily((id: string) =>
  atom((get) => get(logsState).get(keyOf({ person: get(personAtom) ?? '', id })) ?? null),
);

/** The logs of the person shown, newest first. */
export const ownLogsAtom = atom((get) =>
  [...get(logsState).values()]
    .filter(({ log }) => log.person === get(personAtom))
    .toSorted((a, b) => b.log.at - a.log.at),
);

/** The logs of the person shown that are not at their end, newest first. */
export const openLogsAtom = atom((get) => get(ownLogsAtom).filter(({ log }) => log.ending === null));

const isUnsent = ({ log, events }: LogState) =>
  !log.started || log.ending !== null || events.some(({ sent }) => !sent);

/** Games of the account and its profiles with something that the server has not confirmed. */
export const unsentLogsAtom = atom((get) => {
  const account = accountOf(get(personAtom) ?? '');
  return [...get(logsState).values()].filter(
    (state) => accountOf(state.log.person) === account && isUnsent(state),
  );
});

const change = (key: string, next: LogState | null) =>
  store.set(logsState, (logs) => {
    const changed = new Map(logs);
    if (next) changed.set(key, next);
    else changed.delete(key);
    return changed;
  });
const stateOf = (log: Pick<LiveLog, 'person' | 'id'>) => store.get(logsState).get(keyOf(log));

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('rinkside.live') : null;
otherTabs?.addEventListener('message', () => void refreshLogs().catch(() => null));

/** Games of which this browser could not store something: the page keeps them. By person and game. */
const unstoredState = atom<ReadonlySet<string>>(new Set<string>());
/** Whether this browser stores the game that the person shown logs. */
export const isStoredAtom = atomFamily((id: string) =>
  atom((get) => !get(unstoredState).has(keyOf({ person: get(personAtom) ?? '', id }))),
);

const setStored = (key: string, isStored: boolean) => {
  if (store.get(unstoredState).has(key) !== isStored) return;
  const keys = new Set(store.get(unstoredState));
  if (isStored) keys.delete(key);
  else keys.add(key);
  store.set(unstoredState, keys);
  // Asks before the page is left.
  setUnstored(`live ${key}`, !isStored);
};

const unstoredLogs = () => [...store.get(logsState)].filter(([key]) => store.get(unstoredState).has(key));

/** Stores what only the page has of a game. */
const storeKept = async (key: string): Promise<void> => {
  const kept = store.get(unstoredState).has(key) && store.get(logsState).get(key);
  if (!kept || kept.log.person !== store.get(personAtom)) return;
  await putLiveLog(kept.log, kept.events);
  setStored(key, true);
};

/** Counts the begun and the finished writes. */
let writes = 0;

/** Runs a write. Where storage is closed or full the page keeps the game, and each later write tries to store all of it. */
const write = async <Result>(log: LiveLog, work: () => Promise<Result>): Promise<Result | null> => {
  writes++;
  try {
    await storeKept(keyOf(log));
    const result = await work();
    otherTabs?.postMessage('changed');
    return result;
  } catch {
    setStored(keyOf(log), false);
    return null;
  } finally {
    writes++;
  }
};

/** Reads the account's logs from IndexedDB. Without storage the page goes on with what it has. */
export const refreshLogs = async (): Promise<void> => {
  const person = store.get(personAtom);
  const before = writes;
  try {
    for (const key of store.get(unstoredState)) await storeKept(key);
    const { logs, events } = person ? await readLiveLogs(accountOf(person)) : { logs: [], events: [] };
    if (store.get(personAtom) !== person) return;
    // What was read may lack an event that is shown already.
    if (writes !== before) return await refreshLogs();
    const byGame = Map.groupBy(events, ({ person, game_id }) => keyOf({ person, id: game_id }));
    const stored = logs.map((log) => [keyOf(log), { log, events: byGame.get(keyOf(log)) ?? [] }] as const);
    store.set(logsState, new Map([...stored, ...unstoredLogs()]));
  } catch {
    if (store.get(personAtom) !== person) return;
  }
  store.set(isReadState, true);
};

/** Forgets the logs of an account and its profiles, at logout. */
export const clearLogs = async (account: string): Promise<void> => {
  store.set(logsState, new Map());
  for (const key of store.get(unstoredState)) setStored(key, true);
  await clearLiveLogs(account);
  otherTabs?.postMessage('changed');
};

/** Forgets what is shown of the person before. The logs stay on this device, or in the page. */
export const hideLogs = (): void => {
  store.set(logsState, new Map(unstoredLogs()));
  store.set(isReadState, false);
};

const addLog = async (log: LiveLog): Promise<void> => {
  await write(log, () => putLiveLog(log));
  change(keyOf(log), { log, events: stateOf(log)?.events ?? [] });
};

const newLog = (person: string, id: string, rest: Partial<LiveLog>): LiveLog => ({
  person,
  id,
  at: Date.now(),
  device_id: randomId(),
  term: 1,
  start: null,
  triedAt: null,
  started: false,
  ending: null,
  refusal: null,
  ...rest,
});

/**
 * Starts to log a game on this device. It is sent later.
 * @param view the game until the server has answered
 */
export const startLog = async (
  start: Omit<LiveGameBody, 'id' | 'device_id' | 'started_at'>,
  view: Pick<LiveGameView, 'player' | 'organization' | 'opponent' | 'position'>,
): Promise<string | null> => {
  const person = store.get(personAtom);
  if (!person) return null;
  const started_at = new Date(serverNow()).toISOString();
  const { home, period_minutes } = start;
  const log = newLog(person, randomId(), {});
  await addLog({
    ...log,
    start: {
      body: { ...start, id: log.id, device_id: log.device_id, started_at },
      view: {
        ...view,
        id: log.id,
        version: 0,
        status: 'live',
        home,
        period_minutes,
        started_at,
        ended_at: null,
        terms: [started_at],
        game_id: null,
      },
    },
  });
  return log.id;
};

/** The device of this person's log of a game; a new one where there is none. */
export const deviceOf = (id: string): string => store.get(liveLogAtom(id))?.log.device_id ?? randomId();

/** Logs a game from this device after a takeover. */
export const continueLog = async (id: string, device_id: string, term: number): Promise<void> => {
  const person = store.get(personAtom);
  if (!person) return;
  const before = store.get(liveLogAtom(id))?.log;
  await addLog({ ...(before ?? newLog(person, id, { started: true })), device_id, term });
};

/**
 * Adds events to a log: they are on this device before they are shown.
 * @returns the ids of the events
 */
export const logEvents = async (
  id: string,
  actions: readonly LiveGameEvent['action'][],
): Promise<string[]> => {
  const before = store.get(liveLogAtom(id));
  if (!before) return [];
  const { log } = before;
  const occurred_at = new Date(serverNow()).toISOString();
  const create = actions.map((action) => {
    const eventId = randomId();
    return (sequence: number): LiveGameEvent => ({
      id: eventId,
      device_id: log.device_id,
      sequence,
      term: log.term,
      occurred_at,
      action,
    });
  });
  const inMemory = () => {
    const last = stateOf(log)?.events.at(-1)?.sequence ?? 0;
    return create.map((make, index) => {
      const sequence = last + index + 1;
      return { person: log.person, game_id: id, sequence, event: make(sequence), sent: false };
    });
  };
  const added = (await write(log, () => addLoggedEvents(log, create))) ?? inMemory();
  const current = stateOf(log);
  if (!current) return [];
  const known = new Set(current.events.map(({ sequence }) => sequence));
  const events = [...current.events, ...added.filter(({ sequence }) => !known.has(sequence))];
  change(keyOf(log), { ...current, events: events.toSorted((a, b) => a.sequence - b.sequence) });
  return added.map(({ event }) => event.id);
};

/** Changes a log. */
export const changeLog = async (log: LiveLog, changes: Partial<LiveLog>): Promise<void> => {
  await write(log, () => changeLiveLog(log, (stored) => ({ ...stored, ...changes })));
  const current = stateOf(log);
  if (current) change(keyOf(log), { ...current, log: { ...current.log, ...changes } });
};

/** Marks events of a log as sent, or as not sent. */
export const markEvents = async (
  log: LiveLog,
  rows: readonly LoggedEvent[],
  sent: boolean,
): Promise<void> => {
  await write(log, () => markLoggedEvents(rows, sent));
  const current = stateOf(log);
  if (!current) return;
  const marked = new Map(rows.map(({ sequence, ...row }) => [sequence, { ...row, sequence, sent }]));
  change(keyOf(log), {
    ...current,
    events: current.events.map((row) => marked.get(row.sequence) ?? row),
  });
};

/** Removes a log from this device. */
export const removeLog = async (log: LiveLog): Promise<void> => {
  await write(log, () => removeLiveLog(log));
  setStored(keyOf(log), true);
  saveDraft(finalEditsName(log.id), null);
  change(keyOf(log), null);
};

/** Reads a log as it is now; null if it was removed. */
export const currentLog = (log: LiveLog): LogState | null => stateOf(log) ?? null;
