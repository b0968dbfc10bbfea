import { passkeyGrant } from '@rinkside/contracts/identity';
import type { SignUpFields, TokenView } from '@rinkside/contracts/session';
import { tabStorage } from '../../ui/web-storage';
import { NetworkError } from '../api-error';
import { createDeadline, requestLimitMs, untilAborted } from '../deadline';
import { loadConfig } from '../config';
import { httpFetch, type RawResponse } from '../http-fetch';
import { isObject, parseJson } from '../parse-json';
import { IdentityError } from './identity-error';
import { challengeOf, randomText } from './pkce';
import type { Session, SessionUser } from './session-storage';

// Only what the app needs: providers differ in the rest.
const isToken = (body: unknown): body is TokenView =>
  isObject(body) && typeof body['access_token'] === 'string';
const isUser = (body: unknown): body is SessionUser => isObject(body) && typeof body['sub'] === 'string';

/** Returns the body of a success. @throws {IdentityError} or a NetworkError for an answer of something else */
export const parseReply = <Body>(reply: RawResponse, isBody: (body: unknown) => body is Body): Body => {
  const body = parseJson(reply);
  if (reply.status >= 200 && reply.status < 300) {
    if (!isBody(body)) throw new NetworkError();
    return body;
  }
  if (!isObject(body)) throw new NetworkError();
  const retryAfterSeconds = Number(reply.retryAfter ?? Number.NaN);
  throw new IdentityError(reply.status, body, Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : null);
};

const requestToken = async (grant: Record<string, string>): Promise<TokenView> => {
  const { identity } = await loadConfig();
  const form = new URLSearchParams({
    client_id: identity.client_id,
    audience: identity.audience,
    ...grant,
  });
  const reply = await httpFetch(identity.token_endpoint, { method: 'POST', body: form });
  return parseReply(reply, isToken);
};

const fetchUser = async (accessToken: string): Promise<SessionUser> => {
  const { identity } = await loadConfig();
  const reply = await httpFetch(identity.userinfo_endpoint, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return parseReply(reply, isUser);
};

const createSession = async (tokens: TokenView): Promise<Session> => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? null,
  idToken: tokens.id_token ?? null,
  user: await fetchUser(tokens.access_token),
});

/** A sign-in is several requests; together they take no longer than one may. */
const withinLimit = async (session: Promise<Session>): Promise<Session> => {
  const { signal, clear } = createDeadline(requestLimitMs);
  return untilAborted(session, signal).finally(clear);
};

const requestPasswordSession = async (email: string, password: string): Promise<Session> => {
  const { scope } = (await loadConfig()).identity;
  return createSession(await requestToken({ grant_type: 'password', username: email, password, scope }));
};

/** Signs in with the password grant. @throws IdentityError or NetworkError */
export const signInWithPassword = (email: string, password: string): Promise<Session> =>
  withinLimit(requestPasswordSession(email, password));

const requestPasskeySession = async (assertion: string): Promise<Session> => {
  const { scope } = (await loadConfig()).identity;
  return createSession(await requestToken({ grant_type: passkeyGrant, assertion, scope }));
};

/** Signs in with the answer of a passkey, as JSON. @throws IdentityError or NetworkError */
export const signInWithAssertion = (assertion: string): Promise<Session> =>
  withinLimit(requestPasskeySession(assertion));

/** Exchanges a refresh token. It is single-use; the reply contains the next. No `scope`: some providers reject it here. */
export const refreshTokens = (refreshToken: string): Promise<TokenView> =>
  requestToken({ grant_type: 'refresh_token', refresh_token: refreshToken });

/** Revokes a refresh token. `keepalive` lets the request finish while the page unloads. */
export const revokeToken = async (refreshToken: string): Promise<void> => {
  const { identity } = await loadConfig();
  if (!identity.revocation_endpoint) return;
  const body = new URLSearchParams({
    client_id: identity.client_id,
    token: refreshToken,
    token_type_hint: 'refresh_token',
  });
  await httpFetch(identity.revocation_endpoint, { method: 'POST', body, keepalive: true });
};

const flowKey = 'rinkside.code_flow';
const callbackUrl = () => `${location.origin}/callback`;

/** A page of the provider. `reauthenticate` asks for the password even if the browser is signed in there. */
type ProviderScreen = 'login' | 'signup' | 'reauthenticate';

/** Starts an authorization code flow with PKCE (S256) and state. @returns the URL of the provider's page */
export const createCodeFlow = async (screen: ProviderScreen, nonce?: string): Promise<URL> => {
  const { identity } = await loadConfig();
  const flow = { state: randomText(), verifier: randomText() };
  tabStorage.setItem(flowKey, JSON.stringify(flow));
  const url = new URL(identity.authorization_endpoint);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: identity.client_id,
    redirect_uri: callbackUrl(),
    audience: identity.audience,
    scope: identity.scope,
    state: flow.state,
    code_challenge: await challengeOf(flow.verifier),
    code_challenge_method: 'S256',
    ...(screen === 'signup' && { screen_hint: 'signup' }),
    ...(screen === 'reauthenticate' && { prompt: 'login' }),
    ...(nonce !== undefined && { nonce }),
  }).toString();
  return url;
};

/** Redirects to the provider. */
export const startCodeFlow = async (screen: ProviderScreen, nonce?: string): Promise<void> =>
  location.assign((await createCodeFlow(screen, nonce)).href);

/** Creates an account and signs in. @throws IdentityError or NetworkError */
export const signUp = async (form: Omit<SignUpFields, 'confirmPassword'>): Promise<Session> => {
  const { identity } = await loadConfig();
  const { email, password, firstName, lastName } = form;
  if (!identity.signup_endpoint) {
    await startCodeFlow('signup');
    // The browser is navigating to the provider; never resolve.
    return Promise.withResolvers<Session>().promise;
  }
  const reply = await httpFetch(identity.signup_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: identity.client_id,
      connection: identity.connection,
      email,
      password,
      name: `${firstName} ${lastName}`,
      given_name: firstName,
      family_name: lastName,
    }),
  });
  parseReply(reply, isObject);
  return signInWithPassword(email, password);
};

const readFlow = () =>
  JSON.parse(tabStorage.getItem(flowKey) ?? '{}') as { state?: string; verifier?: string };

/** Whether a redirect with this state belongs to a sign-in that was started here and has not ended. */
export const isCodeFlowStarted = (state: string | null): boolean =>
  state !== null && state !== '' && readFlow().state === state;

/** Ends the flow that a redirect with an error belongs to. @returns whether it was started here */
export const endCodeFlow = (state: string | null): boolean => {
  if (!isCodeFlowStarted(state)) return false;
  tabStorage.removeItem(flowKey);
  return true;
};

/** Exchanges the authorization code. Removes the stored flow first, to prevent replays. @throws if state does not match */
export const finishCodeFlow = async (code: string, state: string | null): Promise<Session> => {
  const flow = readFlow();
  tabStorage.removeItem(flowKey);
  if (!flow.verifier || !state || flow.state !== state) throw new Error('This sign-in was not started here.');
  const tokens = requestToken({
    grant_type: 'authorization_code',
    code,
    redirect_uri: callbackUrl(),
    code_verifier: flow.verifier,
  });
  return withinLimit(tokens.then(createSession));
};
