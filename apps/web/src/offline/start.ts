import { dropDrafts } from '../features/game/form/kept-draft';
import { emptyOutbox, outboxAtom, showOutbox } from '../features/outbox/outbox';
import { deliver, deliverLater } from '../features/outbox/sender';
import { postDraftAtom } from '../features/post/draft';
import { sessionAtom, sessionEndAtom } from '../features/session/tokens';
import { connectionAtom } from '../state/live';
import { store } from '../state/store';
import { forgetReads } from './kept-reads';

const person = () => store.get(sessionAtom)?.user.sub ?? null;
let known: string | null = null;

/**
 * Whoever leaves takes along what they were shown; after a logout, and with an account that is deleted, what waits
 * goes too, and after an expired session it is sent once they are back (decisions A6).
 */
const follow = async (): Promise<void> => {
  const [before, now] = [known, person()];
  if (before === now) return;
  known = now;
  await forgetReads(now);
  if (before && !now && store.get(sessionEndAtom) === 'logout') {
    dropDrafts();
    store.set(postDraftAtom, '');
    await emptyOutbox(before);
  }
  await showOutbox();
  if (now) deliver();
};
// Where the browser keeps nothing, there is nothing to clear or to send.
const followQuietly = () => void follow().catch(() => null);

const onReturn = () => {
  if (document.visibilityState === 'visible') deliver();
};

let started = false;

/** From here on what is kept follows who is signed in, and what waits goes out whenever there may be signal. */
export const startKeeping = (): void => {
  if (started || !('indexedDB' in globalThis)) return;
  started = true;
  store.sub(sessionAtom, followQuietly);
  store.sub(connectionAtom, () => {
    if (store.get(connectionAtom) === 'live') deliver();
  });
  // A like that found no server, or what another tab left behind.
  store.sub(outboxAtom, deliverLater);
  addEventListener('online', deliver);
  document.addEventListener('visibilitychange', onReturn);
  followQuietly();
};
