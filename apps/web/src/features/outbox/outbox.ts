import { atom } from 'jotai';
import { openKept } from '../../offline/database';
import { store } from '../../state/store';
import { readSession } from '../session/storage';
import { sessionAtom } from '../session/tokens';
import type { Waiting, WaitingContent } from './waiting';

/** Milliseconds one send may take before it counts as lost on its way; under its key, sending it again is harmless. */
export const patience = 20_000;

const waitingState = atom<readonly Waiting[]>([]);
/** What a form of this page is sending right now: its own button says so. */
const attendedState = atom<readonly string[]>([]);

/** What waits on this device for the signed-in person, the oldest first. */
export const outboxAtom = atom((get) => {
  const [attended, person] = [get(attendedState), get(sessionAtom)?.user.sub];
  return get(waitingState).filter((waiting) => waiting.person === person && !attended.includes(waiting.id));
});

export const attend = (id: string): (() => void) => {
  store.set(attendedState, (known) => [...known, id]);
  return () => store.set(attendedState, (known) => known.filter((one) => one !== id));
};

/** Everything kept for this person, asked of the device itself. */
export const readOutbox = async (person: string): Promise<Waiting[]> => {
  const all = await (await openKept()).getAllFromIndex('outbox', 'at');
  return all.filter((waiting) => waiting.person === person);
};

/** Shows what the device holds now. */
export const showOutbox = async (): Promise<void> => {
  const person = store.get(sessionAtom)?.user.sub;
  const waiting = person ? await readOutbox(person) : [];
  if (store.get(sessionAtom)?.user.sub === person) store.set(waitingState, waiting);
};

const otherTabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('rinkside.outbox') : null;
otherTabs?.addEventListener('message', () => void showOutbox());

const tell = async (): Promise<void> => {
  otherTabs?.postMessage('changed');
  await showOutbox();
};

/** Keeps something of the signed-in person; false where the browser keeps nothing, or nobody is signed in. */
export const putAside = async (id: string, content: WaitingContent): Promise<boolean> => {
  try {
    const transaction = (await openKept()).transaction('outbox', 'readwrite');
    // Asked inside the transaction: a logout's clearing waits for it, and takes this along.
    const person = readSession()?.user.sub;
    if (person)
      await transaction.store.put({ id, person, at: Date.now(), triedAt: null, refusal: null, content });
    await transaction.done;
    if (person) await tell();
    return person !== undefined;
  } catch {
    return false;
  }
};

/** Changes what is still there; null once it is gone. */
export const changeWaiting = async (
  id: string,
  changes: Partial<Pick<Waiting, 'triedAt' | 'refusal'>>,
): Promise<Waiting | null> => {
  const transaction = (await openKept()).transaction('outbox', 'readwrite');
  const known = await transaction.store.get(id);
  const changed = known ? { ...known, ...changes } : null;
  if (changed) await transaction.store.put(changed);
  await transaction.done;
  await tell();
  return changed;
};

/** As it is on the device now; null once it is gone. */
export const readWaiting = async (id: string): Promise<Waiting | null> =>
  (await (await openKept()).get('outbox', id)) ?? null;

export const takeOut = async (id: string): Promise<void> => {
  await (await openKept()).delete('outbox', id);
  await tell();
};

/** Forgets all that waits for this person. */
export const emptyOutbox = async (person: string): Promise<void> => {
  const { store: rows, done } = (await openKept()).transaction('outbox', 'readwrite');
  for await (const cursor of rows) if (cursor.value.person === person) await cursor.delete();
  await done;
  await tell();
};
