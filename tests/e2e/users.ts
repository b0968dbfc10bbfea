import { randomUUID } from 'node:crypto';
import type { OnboardingBody } from '@rinkside/contracts/player';
import { configView, tokenView } from '@rinkside/contracts/session.schema';

import { TestUser } from '@rinkside/testkit/test-user';
import type { ProductAddress } from './product-fixture.js';

/** Details of a user before sign-up, with a unique name and email. */
export interface UserDetails {
  firstName: string;
  lastName: string;
  /** Display name. */
  name: string;
  email: string;
  password: string;
}

export const createUserDetails = (firstName: string): UserDetails => {
  const suffix = randomUUID().slice(0, 8);
  const lastName = `Puck ${suffix}`;
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${firstName.toLowerCase()}.${suffix}@example.com`,
    password: 'two skates on ice',
  };
};

/** A session as the web app stores it: three tokens and the user object. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  user: { sub: string; email?: string };
}

/** Key of the session in localStorage. */
export const sessionStorageKey = 'rinkside.session';

/** A user with an account, before onboarding. */
export interface SignedUpUser extends UserDetails {
  session: StoredSession;
}

/** An onboarded user; `person` sends API requests with their token. */
export interface OnboardedUser extends SignedUpUser {
  person: TestUser;
}

const fetchJson = async (url: string, init?: RequestInit): Promise<unknown> => {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
};

/** Signs in through the API, like the web app. */
export const signIn = async (
  origin: string,
  { email, password }: Pick<UserDetails, 'email' | 'password'>,
): Promise<StoredSession> => {
  const { identity } = configView.parse(await fetchJson(`${origin}/config.json`));
  const { client_id, audience, scope } = identity;
  const grant = { grant_type: 'password', username: email, password };
  const body = new URLSearchParams({ client_id, audience, scope, ...grant });
  const tokens = tokenView.parse(await fetchJson(identity.token_endpoint, { method: 'POST', body }));
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? null,
    idToken: tokens.id_token ?? null,
    user: (await fetchJson(identity.userinfo_endpoint, { headers })) as StoredSession['user'],
  };
};

/** Signs up and in through the API. */
export const signUp = async (origin: string, firstName: string): Promise<SignedUpUser> => {
  const user = createUserDetails(firstName);
  const { identity } = configView.parse(await fetchJson(`${origin}/config.json`));
  const { client_id, connection } = identity;
  const { name, firstName: given_name, lastName: family_name, email, password } = user;
  await fetchJson(identity.signup_endpoint ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, connection, email, password, name, given_name, family_name }),
  });
  return { ...user, session: await signIn(origin, user) };
};

/** Signs up and completes onboarding through the API. */
export const signUpAndOnboard = async (
  { origins, gateways }: ProductAddress,
  firstName: string,
  profile: Partial<OnboardingBody> = {},
): Promise<OnboardedUser> => {
  const user = await signUp(origins[0] ?? '', firstName);
  // There are no sockets outside of the browser, so nothing needs to be closed.
  const endpoint = { origin: (at = 0) => gateways[at] ?? '', onClose: () => undefined };
  const person = new TestUser(endpoint, user.name, user.session.accessToken);
  const { firstName: first_name, lastName: last_name } = user;
  return { ...user, person: await person.onboard({ first_name, last_name, ...profile }) };
};

/** The child Ivy of a parent, in the parent's organization. */
export const childBodyOf = ({ lastName, person }: OnboardedUser) => ({
  first_name: 'Ivy',
  last_name: lastName,
  birthdate: '2017-03-05',
  position: 'skater' as const,
  age: '10U' as const,
  organization_id: person.organizationId,
});
