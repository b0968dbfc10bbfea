import { errorMessages } from '@rinkside/contracts/error';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type { PasskeyView } from '@rinkside/contracts/session';
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
const callAccount = async <Reply = unknown>(method: string, path: string, body?: object): Promise<Reply> => {
  const { account_endpoint } = (await loadConfig()).identity;
  const token = store.get(sessionAtom)?.accessToken;
  if (account_endpoint === null || !token) throw new ApiError(401, errorMessages.missingToken);
  const send = (accessToken: string) =>
    httpFetch(account_endpoint + path, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  let reply = await send(token);
  if (reply.status === 401) reply = await send(await refreshAccessToken(token));
  return parseReply(reply, (answer): answer is Reply => isObject(answer));
};

/** Changes the password, and ends all other sessions and passkeys except the chosen ones. @throws IdentityError or NetworkError */
export const changePassword = (fields: {
  current_password: string;
  password: string;
  sessions: string[];
  passkeys: string[];
}) => callAccount('POST', '/password', fields);

/** Sends a link to a new address, which confirms it. @throws IdentityError or NetworkError */
export const requestEmailChange = (fields: { email: string; password: string }) =>
  callAccount('POST', '/email', fields);

/** Confirms with the password, or with the answer of a passkey, what happens to a profile. @returns the proof. @throws IdentityError or NetworkError */
export const requestProof = async (
  fields: { profile: string } & ({ password: string } | { assertion: string }),
) => (await callAccount<{ proof: string }>('POST', '/deletion-proof', fields)).proof;

/** The email of the account, and whether its owner confirmed it. */
export interface EmailState {
  email: string;
  email_verified: boolean;
}

/** Reads the email of the account. @throws IdentityError or NetworkError */
export const readEmailState = () => callAccount<EmailState>('GET', '');

/** Sends the link that confirms the email again. @throws IdentityError or NetworkError */
export const sendVerification = () => callAccount<EmailState>('POST', '/verification');

/** A signed-in session. */
export interface SessionView {
  id: string;
  /** The browser and the system in words; null if unknown. */
  device: string | null;
  last_used_at: string;
  /** The session of this browser. */
  current: boolean;
  since_password_change: boolean;
}

/** Reads the sessions of the account, the last used first. @throws IdentityError or NetworkError */
export const readSessions = async () =>
  (await callAccount<{ sessions: SessionView[] }>('GET', '/sessions')).sessions;

/** Ends a session. @throws IdentityError or NetworkError */
export const endSession = (id: string) => callAccount('DELETE', `/sessions/${encodeURIComponent(id)}`);

/** Ends all other sessions. @throws IdentityError or NetworkError */
export const endOtherSessions = () => callAccount('DELETE', '/sessions');

/** Reads the passkeys of the account, the oldest first. @throws IdentityError or NetworkError */
export const readPasskeys = async () =>
  (await callAccount<{ passkeys: (PasskeyView & { since_password_change: boolean })[] }>('GET', '/passkeys'))
    .passkeys;

/** Asks to create a passkey. @throws IdentityError or NetworkError */
export const requestPasskeyCreation = (password: string) =>
  callAccount<PublicKeyCredentialCreationOptionsJSON>('POST', '/passkeys/options', { password });

/** Stores a passkey that the browser created. @throws IdentityError or NetworkError */
export const addPasskey = (name: string, response: RegistrationResponseJSON) =>
  callAccount('POST', '/passkeys', { name, response });

/** Removes a passkey. @throws IdentityError or NetworkError */
export const removePasskey = (id: string) => callAccount('DELETE', `/passkeys/${encodeURIComponent(id)}`);

/** Asks to sign in with a passkey. @throws IdentityError or NetworkError */
export const requestPasskey = async (): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const { account_endpoint } = (await loadConfig()).identity;
  const reply = await httpFetch(`${account_endpoint}/passkeys/challenge`, { method: 'POST' });
  return parseReply(reply, (answer): answer is PublicKeyCredentialRequestOptionsJSON => isObject(answer));
};
