import type { SignUpFields, TokenView } from '@rinkside/contracts/session';
import { httpFetch } from '../api-error';
import { loadConfig } from '../config';
import { IdentityError } from './identity-error';
import { challengeOf, randomText } from './pkce';
import type { Session, SessionUser } from './session-storage';

const parseReply = async <Body>(reply: Response): Promise<Body> => {
  const text = await reply.text();
  let body: unknown = {};
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON, e.g. a proxy's error page: only the status is usable.
  }
  if (reply.ok) return body as Body;
  const retryAfterSeconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
  const fields = typeof body === 'object' && body !== null ? body : {};
  throw new IdentityError(
    reply.status,
    { ...fields },
    Number.isFinite(retryAfterSeconds) ? retryAfterSeconds : null,
  );
};

const requestToken = async (grant: Record<string, string>): Promise<TokenView> => {
  const { identity } = await loadConfig();
  const form = new URLSearchParams({
    client_id: identity.client_id,
    audience: identity.audience,
    ...grant,
  });
  return parseReply<TokenView>(await httpFetch(identity.token_endpoint, { method: 'POST', body: form }));
};

const fetchUser = async (accessToken: string): Promise<SessionUser> => {
  const { identity } = await loadConfig();
  return parseReply<SessionUser>(
    await httpFetch(identity.userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` } }),
  );
};

const createSession = async (tokens: TokenView): Promise<Session> => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? null,
  idToken: tokens.id_token ?? null,
  user: await fetchUser(tokens.access_token),
});

/** Signs in with the password grant. @throws IdentityError or NetworkError */
export const signInWithPassword = async (email: string, password: string): Promise<Session> => {
  const { scope } = (await loadConfig()).identity;
  return createSession(await requestToken({ grant_type: 'password', username: email, password, scope }));
};

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

/** Starts an authorization code flow with PKCE (S256) and state. @returns the URL of the provider's page */
export const createCodeFlow = async (screen: 'login' | 'signup'): Promise<URL> => {
  const { identity } = await loadConfig();
  const flow = { state: randomText(), verifier: randomText() };
  sessionStorage.setItem(flowKey, JSON.stringify(flow));
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
  }).toString();
  return url;
};

/** Redirects to the provider. */
export const startCodeFlow = async (screen: 'login' | 'signup'): Promise<void> =>
  location.assign(await createCodeFlow(screen));

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
  await parseReply(reply);
  return signInWithPassword(email, password);
};

const readFlow = () =>
  JSON.parse(sessionStorage.getItem(flowKey) ?? '{}') as { state?: string; verifier?: string };

/** Whether a redirect with this state belongs to a sign-in that was started here and has not ended. */
export const isCodeFlowStarted = (state: string | null): boolean =>
  state !== null && state !== '' && readFlow().state === state;

/** Ends the flow that a redirect with an error belongs to. @returns whether it was started here */
export const endCodeFlow = (state: string | null): boolean => {
  if (!isCodeFlowStarted(state)) return false;
  sessionStorage.removeItem(flowKey);
  return true;
};

/** Exchanges the authorization code. Removes the stored flow first, to prevent replays. @throws if state does not match */
export const finishCodeFlow = async (code: string, state: string | null): Promise<Session> => {
  const flow = readFlow();
  sessionStorage.removeItem(flowKey);
  if (!flow.verifier || !state || flow.state !== state) throw new Error('This sign-in was not started here.');
  return createSession(
    await requestToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackUrl(),
      code_verifier: flow.verifier,
    }),
  );
};
