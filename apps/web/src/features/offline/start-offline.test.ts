import { expect, it, vi } from 'vitest';
import { clearSessionEnd, endSession, personAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { signInBeforeEach } from '../../state/store.fixture';
import { startOffline } from './start-offline';

const [clearOtherResponses, clearOutbox] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock(import('../../state/offline/response-cache'), async (original) => ({
  ...(await original()),
  clearOtherResponses,
}));
vi.mock(import('../outbox/outbox'), async (original) => ({ ...(await original()), clearOutbox }));

signInBeforeEach();

it('clears the outbox at a logout, also when the next page clears the reason meanwhile', async () => {
  const person = store.get(personAtom);
  startOffline();
  const responses = Promise.withResolvers<undefined>();
  clearOtherResponses.mockReturnValue(responses.promise);
  endSession('logout');
  clearSessionEnd();
  responses.resolve(undefined);
  await vi.waitFor(() => expect(clearOutbox).toHaveBeenCalledWith(person));
});
