import { loadChunk } from '../../ui/lazy-page';
import { store } from '../store';
import { readPasskeys } from './account-client';
import { sessionAtom } from './session.store';

export const loadPasskey = () => loadChunk('passkey', () => import('./passkey'));

/**
 * Reads the passkeys of the account, the oldest first, and reports them to the browser, which then stops
 * offering others.
 * @throws IdentityError or NetworkError
 */
export const readOwnPasskeys = async () => {
  const passkeys = await readPasskeys();
  const user = store.get(sessionAtom)?.user;
  if (user)
    loadPasskey()
      .then(({ reportPasskeys }) =>
        reportPasskeys(
          user.sub,
          passkeys.map(({ id }) => id),
        ),
      )
      .catch(() => undefined);
  return passkeys;
};
