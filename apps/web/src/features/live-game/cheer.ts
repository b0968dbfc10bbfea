import {
  type CheerKind,
  cheerLimit,
  type Cheers,
  liveGameRoutes,
  noCheers,
} from '@rinkside/contracts/live-game';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { ApiError, call, isNonRetryableError, messageOf } from '../../state/api';
import { entityStore, liveGameAtom } from '../../state/entities/entity-store';
import { newerCheers } from '../../state/entities/live-game.reducer';
import { randomId } from '../../state/random-id';
import { store } from '../../state/store';
import { toast } from '../../ui/toast';
import { liveGameMessages } from './messages';

/** The counts with the viewer's cheers that the server has not confirmed. */
const optimisticFamily = atomFamily((_id: string) => atom<Cheers>(noCheers));

/** The cheers for a game, with those of the viewer at once. */
export const cheersAtom = atomFamily((id: string) =>
  atom((get) => newerCheers(get(liveGameAtom(id))?.view?.cheers ?? noCheers, get(optimisticFamily(id)))),
);

/** Cheers of the next request of each game. */
const waiting = new Map<string, Cheers>();
let isSending = false;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends cheers. A request without an answer, or above the limit because of another device, is repeated once. */
const send = async (id: string, cheers: Cheers): Promise<void> => {
  const idempotencyKey = randomId();
  const request = () => call(liveGameRoutes.cheer, { params: { id }, body: cheers, idempotencyKey });
  try {
    const reply = await request().catch(async (error: unknown) => {
      if (isNonRetryableError(error)) throw error;
      await pause((error instanceof ApiError && error.retryAfter) || cheerLimit.seconds);
      return request();
    });
    entityStore.applyCheers(id, reply.cheers);
  } catch (error) {
    waiting.delete(id);
    toast.error(messageOf(error, liveGameMessages.cheerFailed));
  }
  if (!waiting.has(id)) store.set(optimisticFamily(id), noCheers);
};

/** Sends what waits, one request per second. */
const sendWaiting = async (): Promise<void> => {
  isSending = true;
  for (const [id, cheers] of waiting) {
    waiting.delete(id);
    await send(id, cheers);
    await pause(cheerLimit.seconds);
  }
  isSending = false;
};

/** Adds a cheer to the next request. Cheers above the limit are left out. */
export const cheer = (id: string, kind: CheerKind): void => {
  const next = waiting.get(id) ?? noCheers;
  if (next.stick_tap + next.fire + next.heart >= cheerLimit.max) return;
  waiting.set(id, { ...next, [kind]: next[kind] + 1 });
  const shown = store.get(cheersAtom(id));
  store.set(optimisticFamily(id), { ...shown, [kind]: shown[kind] + 1 });
  if (!isSending) void sendWaiting();
};
