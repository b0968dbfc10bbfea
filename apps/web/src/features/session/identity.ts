import type { SignUpForm, TokenView } from '@rinkside/contracts/session';
import { reach } from '../../state/api-error';
import { loadConfig } from '../../state/config';
import { IdentityError } from './identity-error';
import { challengeOf, randomText } from './pkce';
import type { Session, SessionUser } from './storage';

const answerOf = async <Answer>(reply: Response): Promise<Answer> => {
  const text = await reply.text();
  let body: unknown = {};
  try {
    body = JSON.parse(text);
  } catch {
    // A proxy's page instead of an answer: the status is all we know.
  }
  if (reply.ok) return body as Answer;
  const wait = Number(reply.headers.get('retry-after') ?? Number.NaN);
  const known = typeof body === 'object' && body !== null ? body : {};
  throw new IdentityError(reply.status, { ...known }, Number.isFinite(wait) ? wait : null);
};

const askToken = async (grant: Record<string, string>): Promise<TokenView> => {
  const { identity } = await loadConfig();
  const form = new URLSearchParams({
    client_id: identity.client_id,
    audience: identity.audience,
    ...grant,
  });
  return answerOf<TokenView>(await reach(identity.token_endpoint, { method: 'POST', body: form }));
};

const fetchUser = async (accessToken: string): Promise<SessionUser> => {
  const { identity } = await loadConfig();
  return answerOf<SessionUser>(
    await reach(identity.userinfo_endpoint, { headers: { authorization: `Bearer ${accessToken}` } }),
  );
};

const openSession = async (tokens: TokenView): Promise<Session> => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? null,
  idToken: tokens.id_token ?? null,
  user: await fetchUser(tokens.access_token),
});

/** Password grant. Throws IdentityError or NetworkError. */
export const signInWithPassword = async (email: string, password: string): Promise<Session> => {
  const { scope } = (await loadConfig()).identity;
  return openSession(await askToken({ grant_type: 'password', username: email, password, scope }));
};

/** A refresh token is used once; the answer brings the next. Asking for its scope again, some providers refuse. */
export const refreshTokens = (refreshToken: string): Promise<TokenView> =>
  askToken({ grant_type: 'refresh_token', refresh_token: refreshToken });

/** Makes a refresh token worthless, also while the page is being left; it is forgotten here either way. */
export const revokeToken = async (refreshToken: string): Promise<void> => {
  const { identity } = await loadConfig();
  if (!identity.revocation_endpoint) return;
  const body = new URLSearchParams({
    client_id: identity.client_id,
    token: refreshToken,
    token_type_hint: 'refresh_token',
  });
  await reach(identity.revocation_endpoint, { method: 'POST', body, keepalive: true });
};

const flowKey = 'rinkside.code_flow';
const callbackAddress = () => `${location.origin}/callback`;

/** Begins an authorization code flow with PKCE (S256) and state. @returns the address of the provider's page */
export const createCodeFlow = async (screen: 'login' | 'signup'): Promise<URL> => {
  const { identity } = await loadConfig();
  const flow = { state: randomText(), verifier: randomText() };
  sessionStorage.setItem(flowKey, JSON.stringify(flow));
  const address = new URL(identity.authorization_endpoint);
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: identity.client_id,
    redirect_uri: callbackAddress(),
    audience: identity.audience,
    scope: identity.scope,
    state: flow.state,
    code_challenge: await challengeOf(flow.verifier),
    code_challenge_method: 'S256',
    ...(screen === 'signup' && { screen_hint: 'signup' }),
  }).toString();
  return address;
};

/** Leaves for the provider's page. */
export const startCodeFlow = async (screen: 'login' | 'signup'): Promise<void> =>
  location.assign(await createCodeFlow(screen));

/** Makes the account, then signs in with it. Throws IdentityError or NetworkError. */
export const signUp = async (form: Omit<SignUpForm, 'confirmPassword'>): Promise<Session> => {
  const { identity } = await loadConfig();
  const { email, password, firstName, lastName } = form;
  if (!identity.signup_endpoint) {
    await startCodeFlow('signup');
    // The browser is leaving for the provider's own page; nothing comes after.
    return Promise.withResolvers<Session>().promise;
  }
  const reply = await reach(identity.signup_endpoint, {
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
  await answerOf(reply);
  return signInWithPassword(email, password);
};

/** Exchanges the code that came back. The flow is used up first, so nothing replays it. */
export const finishCodeFlow = async (code: string, state: string | null): Promise<Session> => {
  const flow = JSON.parse(sessionStorage.getItem(flowKey) ?? '{}') as { state?: string; verifier?: string };
  sessionStorage.removeItem(flowKey);
  if (!flow.verifier || !state || flow.state !== state) throw new Error('This sign-in was not started here.');
  return openSession(
    await askToken({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackAddress(),
      code_verifier: flow.verifier,
    }),
  );
};
