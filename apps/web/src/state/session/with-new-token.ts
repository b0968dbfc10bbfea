import { circleRules } from '@rinkside/contracts/circle';
import { guardianRules } from '@rinkside/contracts/guardian';
import { ApiError } from '../api-error';
import { store } from '../store';
import { accessTokenAtom } from './session.store';
import { refreshAccessToken } from './token-refresh';

const refusals = new Set<string | null>([guardianRules.unverified, circleRules.unverified]);

/** Whether the server refused something because the email of the account is not confirmed. */
export const isUnverified = (error: unknown): boolean =>
  error instanceof ApiError && refusals.has(error.serverMessage);

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
