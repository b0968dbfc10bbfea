import { commentSender } from '../comment/comment.sender';
import { followSender } from '../follow/follow';
import { gameSender } from '../game/game.sender';
import { likeSender } from '../like/like';
import { registerSender } from '../outbox/senders';
import { postSender } from '../post/post.sender';
import { removeAllDrafts } from '../game/form/draft-storage';
import { clearOutbox, outboxAtom, refreshOutbox } from '../outbox/outbox';
import { flush, scheduleFlush } from '../outbox/flush';
import { postDraftAtom } from '../post/post-draft';
import { sessionAtom, sessionEndAtom } from '../../state/session/session.store';
import { connectionAtom } from '../../state/live';
import { store } from '../../state/store';
import { onRecovery } from '../../state/offline/recovery';
import { clearOtherResponses } from '../../state/offline/response-cache';

const senders = [gameSender, postSender, commentSender, followSender, likeSender];

const currentPerson = () => store.get(sessionAtom)?.user.sub ?? null;
let lastPerson: string | null = null;

/**
 * Clears cached responses of other accounts when the account changes. A logout or account deletion also discards the
 * outbox and drafts; after an expired session the outbox is sent once the player signs in again.
 */
const onAccountChange = async (): Promise<void> => {
  const [previous, current] = [lastPerson, currentPerson()];
  if (previous === current) return;
  lastPerson = current;
  await clearOtherResponses(current);
  if (previous && !current && store.get(sessionEndAtom) === 'logout') {
    removeAllDrafts();
    store.set(postDraftAtom, '');
    await clearOutbox(previous);
  }
  await refreshOutbox();
  if (current) flush();
};
// Without storage there is nothing to clear or send.
const handleAccountChange = () => void onAccountChange().catch(() => null);

const onVisible = () => {
  if (document.visibilityState === 'visible') flush();
};

let started = false;

/** Starts clearing offline data on account changes, and sends the outbox whenever a connection is likely. */
export const startOffline = (): void => {
  if (started) return;
  started = true;
  senders.forEach(registerSender);
  store.sub(sessionAtom, handleAccountChange);
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) === 'live') flush();
  });
  // New entries: a like that failed to send, or an entry of another tab.
  store.sub(outboxAtom, scheduleFlush);
  onRecovery(flush);
  document.addEventListener('visibilitychange', onVisible);
  handleAccountChange();
};
