import { unverifiedEmail } from '@rinkside/contracts/session';
import { ApiError } from '../api-error';
import { store } from '../store';
import { accessTokenAtom } from './session.store';
import { refreshAccessToken } from './token-refresh';

/** Whether the server refused something because the email of the account is not confirmed. */
export const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && error.serverMessage === unverifiedEmail;

/** The email may have been confirmed after the token was issued, so a refusal for it is tried again with a new one. */
export const withNewToken = async <T>(send: () => Promise<T>): Promise<T> => {
  try {
    return await send();
  } catch (error) {
    const token = store.get(accessTokenAtom);
    if (!isUnverified(error) || !token) throw error;
    await refreshAccessToken(token);
    return send();
  }
};
