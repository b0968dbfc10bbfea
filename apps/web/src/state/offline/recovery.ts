import { backoffMs } from '../backoff';
import { renewConnections } from '../http-fetch';
import { store } from '../store';
import { clearUnanswered, unansweredAtom } from './unanswered-reads';

const backoff = { firstMs: 2000, maxMs: 60_000 };

const listeners = new Set<() => void>();
/** Registers a callback that reads again what it shows. It runs when the server can be reached again. */
export const onRecovery = (listener: () => void): void => void listeners.add(listener);

/** Reads everything again, on the current connections. */
export const readAgain = (): void => {
  clearUnanswered();
  for (const listener of listeners) listener();
};

/** Reads everything again, on new connections. */
const recover = () => {
  renewConnections();
  readAgain();
};

let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Tries one unanswered read. Pages without a live connection learn only this way that the server is back. */
const tryOne = async (): Promise<void> => {
  const reads = [...store.get(unansweredAtom).values()];
  const read = reads[failures++ % reads.length];
  const isAnswered = await read?.retry().then(
    () => true,
    () => false,
  );
  timer = undefined;
  if (isAnswered) recover();
  else schedule();
};

const schedule = () => {
  if (store.get(unansweredAtom).size === 0) failures = 0;
  else if (!document.hidden) timer ??= setTimeout(() => void tryOne(), backoffMs(backoff, failures));
};

store.sub(unansweredAtom, schedule);
document.addEventListener('visibilitychange', schedule);
addEventListener('online', recover);
