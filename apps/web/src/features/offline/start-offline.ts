import { keepOwnGames } from '../game/keep-own-games';
import { commentSender } from '../comment/comment.sender';
import { followSender } from '../follow/follow';
import { gameSender } from '../game/game.sender';
import { likeSender } from '../like/like';
import { clearLogs, hideLogs, refreshLogs, unsentLogsAtom } from '../live-game/live-log';
import { registerSender } from '../outbox/senders';
import { postSender } from '../post/post.sender';
import { clearOutbox, outboxAtom, refreshOutbox } from '../outbox/outbox';
import { flush, scheduleFlush } from '../outbox/flush';
import { accountOf } from '../../state/session/session-storage';
import { personAtom, sessionAtom, sessionEndAtom } from '../../state/session/session.store';
import { connectionAtom } from '../../state/live';
import { store } from '../../state/store';
import { onRecovery } from '../../state/offline/recovery';
import { clearOtherResponses } from '../../state/offline/response-cache';

const senders = [gameSender, postSender, commentSender, followSender, likeSender];

const currentPerson = () => store.get(personAtom) ?? null;
let lastPerson: string | null = null;

/** Sends the live games of this device. Few devices have one, so its code is loaded on demand. */
const sendLogs = () => {
  if (store.get(unsentLogsAtom).length > 0)
    void import('../live-game/send-logs').then(({ flushLogs }) => flushLogs()).catch(() => null);
};

/** Sends what waits: the outbox, and the live games of this device. */
const sendQueues = () => {
  flush();
  sendLogs();
};

/**
 * Clears cached responses of other accounts when the account changes. A logout or account deletion also discards the
 * outbox; after an expired session the outbox is sent once the player signs in again.
 */
const onAccountChange = async (): Promise<void> => {
  const [previous, current] = [lastPerson, currentPerson()];
  if (previous === current) return;
  lastPerson = current;
  // Read before anything is awaited: the page that the logout leads to clears the reason.
  const isLogout = !current && store.get(sessionEndAtom) === 'logout';
  hideLogs();
  await clearOtherResponses(current);
  if (previous && isLogout)
    await Promise.all([clearOutbox(accountOf(previous)), clearLogs(accountOf(previous))]);
  await Promise.all([refreshOutbox(), refreshLogs()]);
  if (!current) return;
  sendQueues();
  keepOwnGames();
};
// Without storage there is nothing to clear or send.
const handleAccountChange = () => void onAccountChange().catch(() => null);

const onVisible = () => {
  if (document.visibilityState === 'visible') sendQueues();
};

let started = false;

/** Starts clearing offline data on account changes, and sends the outbox whenever a connection is likely. */
export const startOffline = (): void => {
  if (started) return;
  started = true;
  senders.forEach(registerSender);
  store.sub(sessionAtom, handleAccountChange);
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) !== 'live') return;
    sendQueues();
    keepOwnGames();
  });
  // New entries: a like that failed to send, or an entry of another tab.
  store.sub(outboxAtom, scheduleFlush);
  store.sub(unsentLogsAtom, sendLogs);
  onRecovery(sendQueues);
  document.addEventListener('visibilitychange', onVisible);
  handleAccountChange();
};
