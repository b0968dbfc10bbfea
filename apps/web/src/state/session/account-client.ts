import { errorMessages } from '@rinkside/contracts/error';
import { ApiError } from '../api-error';
import { loadConfig } from '../config';
import { httpFetch } from '../http-fetch';
import { isObject } from '../parse-json';
import { store } from '../store';
import { parseReply } from './oidc-client';
import { sessionAtom } from './session.store';
import { refreshAccessToken } from './token-refresh';

/**
 * Calls an account route of the embedded identity provider. After a 401 the token is refreshed and the request sent
 * once more.
 * @throws {IdentityError} for an error reply, or a NetworkError
 */
const callAccount = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
  const { account_endpoint } = (await loadConfig()).identity;
  const token = store.get(sessionAtom)?.accessToken;
  if (account_endpoint === null || !token) throw new ApiError(401, errorMessages.missingToken);
  const send = (accessToken: string) =>
    httpFetch(`${account_endpoint}/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let reply = await send(token);
  if (reply.status === 401) reply = await send(await refreshAccessToken(token));
  return parseReply(reply, isObject);
};

/** Changes the password and ends all other sessions. @throws IdentityError or NetworkError */
export const changePassword = (fields: { current_password: string; password: string }) =>
  callAccount('POST', 'password', fields);

/** Sends a link to a new address, which confirms it. @throws IdentityError or NetworkError */
export const requestEmailChange = (fields: { email: string; password: string }) =>
  callAccount('POST', 'email', fields);
