import { liveGameRoutes, liveGameRules } from '@rinkside/contracts/live-game';
import { ApiError, call, isNonRetryableError, messageOf, NetworkError } from '../../state/api';
import { backoffMs } from '../../state/backoff';
import { entityStore } from '../../state/entities/entity-store';
import type { LiveLog, LoggedEvent } from '../../state/offline/live-logs';
import { personAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { withTabLock } from '../../state/tab-lock';
import { toast } from '../../ui/toast';
import { applyLoggedGame } from '../game/log-game';
import { findOrAddOrganization } from '../game/send-game';
import { namedOpponentId } from '../organization/named-opponent';
import {
  changeLog,
  currentLog,
  markEvents,
  openLogsAtom,
  ownLogsAtom,
  refreshLogs,
  removeLog,
  unsentLogsAtom,
} from './live-log';
import { gameMessages } from '../game/messages';
import { liveGameMessages } from './messages';
import { noteDraftAtom } from './note-draft';
import { readLiveGame } from './read-live-game';

const backoff = { firstMs: 1000, maxMs: 30_000 };
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** If the person has switched the profile, the log waits until they switch back. */
const requirePerson = ({ person }: LiveLog): void => {
  if (store.get(personAtom) !== person) throw new NetworkError();
};

const sendStart = async (log: LiveLog): Promise<void> => {
  if (!log.start) return;
  if (log.triedAt === null) await changeLog(log, { triedAt: Date.now() });
  const { events, ...view } = await call(liveGameRoutes.start, {
    body: log.start.body,
    idempotencyKey: log.id,
  });
  entityStore.applyLiveGame(view, events, performance.now());
  await changeLog(log, { started: true });
};

/** Returns how many of the events fit that the server refuses for a limit; null for another error. */
const fittingEvents = ({ errors }: ApiError): number | null => {
  const limit = errors.find(({ path }) => path === 'events');
  return limit ? Number(limit.message) : null;
};

const refusedText = /^events\.(\d+)\.action/;

/**
 * Takes back an event if the server refuses its text, so that later events are sent. The text waits in the
 * notes dialog.
 * @returns false if the error is another one
 */
const takeBackRefused = async (log: LiveLog, batch: LoggedEvent[], error: ApiError): Promise<boolean> => {
  const [, at] = error.errors.map(({ path }) => refusedText.exec(path)).find((match) => match) ?? [];
  const row = batch[Number(at)];
  if (!row) return false;
  const { id, action } = row.event;
  const play = action.kind === 'edit' ? action.play : action;
  if (play.kind === 'note') store.set(noteDraftAtom(log.id), play.text);
  await markEvents(
    log,
    [{ ...row, event: { ...row.event, action: { kind: 'undo', target_id: id } } }],
    false,
  );
  toast.error(messageOf(error, liveGameRules.note));
  return true;
};

/**
 * Sends the events in order, in batches. If the server lacks events of this device, sends all of them again,
 * once.
 */
const sendEvents = async (log: LiveLog, isRepeated = false): Promise<void> => {
  let size: number = liveGameRules.maxBatch;
  for (;;) {
    const unsent = currentLog(log)?.events.filter(({ sent }) => !sent) ?? [];
    const batch = unsent.slice(0, size);
    if (batch.length === 0) return;
    requirePerson(log);
    try {
      const { scorer } = await call(liveGameRoutes.append, {
        params: { id: log.id },
        body: { events: batch.map(({ event }) => event) },
      });
      // Another device has taken over.
      if (scorer.term > log.term) await readLiveGame(log.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (await takeBackRefused(log, batch, error)) continue;
      const fitting = fittingEvents(error);
      if (fitting !== null && fitting > 0 && fitting < batch.length) {
        size = fitting;
        continue;
      }
      if (isRepeated || error.serverMessage !== liveGameRules.gap) throw error;
      await markEvents(log, currentLog(log)?.events ?? [], false);
      return sendEvents(log, true);
    }
    await markEvents(log, batch, true);
  }
};

const sendEnding = async (log: LiveLog): Promise<void> => {
  requirePerson(log);
  const params = { id: log.id };
  if (log.ending?.kind === 'discard') await call(liveGameRoutes.discard, { params });
  if (log.ending?.kind === 'final') {
    const { body, opponent } = log.ending;
    const organization_id =
      body.organization_id === namedOpponentId
        ? await findOrAddOrganization(opponent, `${log.id}.opponent`)
        : body.organization_id;
    const game = await call(liveGameRoutes.finish, {
      params,
      body: { ...body, organization_id },
      idempotencyKey: `${log.id}.final`,
    });
    applyLoggedGame(game);
    // The page of the live game leads to the game.
    await readLiveGame(log.id).catch(() => null);
    toast.success(gameMessages.saved);
  }
  if (log.ending) await removeLog(log);
};

/** Whether the game has ended or is gone. */
const hasEnded = async (log: LiveLog): Promise<boolean> => {
  try {
    return (await readLiveGame(log.id)).status !== 'live';
  } catch (error) {
    return isNonRetryableError(error) && error.status === 404;
  }
};

const sendLog = async (log: LiveLog): Promise<void> => {
  if (log.refusal !== null) return;
  try {
    if (!log.started) await sendStart(log);
    // A game that is discarded needs no events.
    if (log.ending?.kind !== 'discard') await sendEvents(log);
    const current = currentLog(log);
    if (current) await sendEnding(current.log);
  } catch (error) {
    if (!isNonRetryableError(error)) throw error;
    if (log.started && (await hasEnded(log))) {
      const lost = currentLog(log)?.events.filter(({ sent }) => !sent).length ?? 0;
      if (lost > 0) toast.error(liveGameMessages.endedElsewhere(lost));
      return removeLog(log);
    }
    // The review opens again with what is wrong.
    if (log.ending?.kind === 'final') {
      await changeLog(log, { ending: null });
      toast.error(messageOf(error, liveGameMessages.finalFailed));
    } else await changeLog(log, { refusal: messageOf(error, liveGameMessages.startFailed) });
  }
};

const sendAll = async (): Promise<void> => {
  // Another tab may have sent some of it.
  await refreshLogs();
  const person = store.get(personAtom);
  for (const { log } of store.get(ownLogsAtom).toReversed()) {
    if (store.get(personAtom) !== person) return;
    await sendLog(log);
  }
};

/** Removes logs of games that have ended elsewhere. @param running ids of the games that still run */
export const removeEndedLogs = async (running: readonly string[]): Promise<void> => {
  for (const { log, events } of store.get(openLogsAtom)) {
    const isOpen = !log.started || running.includes(log.id) || events.some(({ sent }) => !sent);
    if (!isOpen && (await hasEnded(log))) await removeLog(log);
  }
};

const hasWork = () =>
  store.get(unsentLogsAtom).some(({ log }) => log.person === store.get(personAtom) && log.refusal === null);

let isSending = false;

const run = async (): Promise<void> => {
  isSending = true;
  try {
    await withTabLock('rinkside.live', sendAll);
    failures = 0;
  } catch {
    failures++;
  } finally {
    isSending = false;
  }
  if (hasWork()) timer = setTimeout(flushLogs, failures === 0 ? 0 : backoffMs(backoff, failures));
};

/** Sends what waits now: starts, events in order, then the end of each game. One tab sends at a time. */
export const flushLogs = (): void => {
  clearTimeout(timer);
  if (!isSending && hasWork()) void run();
};
