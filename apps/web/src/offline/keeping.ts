import { sessionAtom } from '../features/session/tokens';
import { isAway } from '../state/api-error';
import type { Exchanged } from '../state/api-exchange';
import { store } from '../state/store';
import { heard, showedKept } from './signal';

/** Milliseconds the server has for its first answer before the kept one is shown. */
const patience = 6000;

const reads = () => import('./kept-reads');

/** Answered by the server since this page is open: what screens hold of that is newer than anything kept. */
const answered = new Set<string>();

const isPossible = () => 'indexedDB' in globalThis;

/**
 * Asks, and keeps the answer on this device; where the server cannot be reached, and has not yet answered this page,
 * it is what it answered this person last.
 */
export const keeping = async (address: string, ask: () => Promise<Exchanged>): Promise<Exchanged> => {
  const person = store.get(sessionAtom)?.user.sub;
  if (!person || !isPossible()) return ask();
  const key = `${person} ${address}`;

  const find = async (): Promise<Exchanged | null> => {
    if (answered.has(key)) return null;
    const kept = await reads()
      .then(({ findRead }) => findRead(person, address))
      // A browser that keeps nothing has nothing.
      .catch(() => null);
    // Somebody else may sit here by now.
    if (store.get(sessionAtom)?.user.sub !== person) return null;
    if (kept && !answered.has(key)) showedKept(kept.at);
    return kept;
  };

  const asking = ask().then((answer) => {
    answered.add(key);
    heard();
    const read = { person, address, at: Date.now(), ...answer };
    reads()
      .then(({ keepRead }) => keepRead(read))
      .catch(() => null);
    return answer;
  });
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patience);
  try {
    return await Promise.race([asking, late.then(async () => (await find()) ?? asking)]);
  } catch (error) {
    const kept = isAway(error) ? await find() : null;
    if (!kept) throw error;
    return kept;
  } finally {
    clearTimeout(timer);
  }
};
