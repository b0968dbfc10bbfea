import { dropDrafts } from '../features/game/form/kept-draft';
import { emptyOutbox, outboxAtom, showOutbox } from '../features/outbox/outbox';
import { deliver, deliverLater } from '../features/outbox/sender';
import { postDraftAtom } from '../features/post/draft';
import { sessionAtom, sessionEndAtom } from '../features/session/tokens';
import { connectionAtom } from '../state/live';
import { store } from '../state/store';
import { forgetReads } from './kept-reads';

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
  await forgetReads(current);
  if (previous && !current && store.get(sessionEndAtom) === 'logout') {
    dropDrafts();
    store.set(postDraftAtom, '');
    await emptyOutbox(previous);
  }
  await showOutbox();
  if (current) deliver();
};
// Without storage there is nothing to clear or send.
const handleAccountChange = () => void onAccountChange().catch(() => null);

const onVisible = () => {
  if (document.visibilityState === 'visible') deliver();
};

let started = false;

/** Starts clearing offline data on account changes, and sends the outbox whenever a connection is likely. */
export const startKeeping = (): void => {
  if (started || !('indexedDB' in globalThis)) return;
  started = true;
  store.sub(sessionAtom, handleAccountChange);
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) === 'live') deliver();
  });
  // New entries: a like that failed to send, or an entry of another tab.
  store.sub(outboxAtom, deliverLater);
  addEventListener('online', deliver);
  document.addEventListener('visibilitychange', onVisible);
  handleAccountChange();
};
