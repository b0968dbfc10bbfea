import { randomUUID } from 'node:crypto';
import type { OnboardingBody } from '@rinkside/contracts/player';
import { configView, tokenView } from '@rinkside/contracts/session';

import { Person } from '@rinkside/testkit/person';
import type { ProductAddress } from './product.js';

/** Somebody who is to sign up: nobody else has this name or email. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  /** As the product shows it. */
  name: string;
  email: string;
  password: string;
}

export const inventPerson = (firstName: string): Newcomer => {
  const mark = randomUUID().slice(0, 8);
  const lastName = `Puck ${mark}`;
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    email: `${firstName.toLowerCase()}.${mark}@example.com`,
    password: 'two skates on ice',
  };
};

/** What the web app keeps of somebody signed in: three tokens and the user object. */
export interface Session {
  accessToken: string;
  refreshToken: string | null;
  idToken: string | null;
  user: { sub: string; email?: string };
}

/** Where the web app keeps it, in localStorage. */
export const sessionKey = 'rinkside.session';

/** Somebody with an account, before onboarding. */
export interface SignedUp extends Newcomer {
  session: Session;
}

/** Somebody onboarded; `person` makes calls in their name. */
export interface Member extends SignedUp {
  person: Person;
}

const ask = async (address: string, init?: RequestInit): Promise<unknown> => {
  const reply = await fetch(address, init);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
};

/** Signs in as the web app does, without its form. */
export const signIn = async (
  origin: string,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<Session> => {
  const { identity } = configView.parse(await ask(`${origin}/config.json`));
  const { client_id, audience, scope } = identity;
  const grant = { grant_type: 'password', username: email, password };
  const body = new URLSearchParams({ client_id, audience, scope, ...grant });
  const tokens = tokenView.parse(await ask(identity.token_endpoint, { method: 'POST', body }));
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? null,
    idToken: tokens.id_token ?? null,
    user: (await ask(identity.userinfo_endpoint, { headers })) as Session['user'],
  };
};

/** Signs up and in without the form. */
export const signUp = async (origin: string, firstName: string): Promise<SignedUp> => {
  const who = inventPerson(firstName);
  const { identity } = configView.parse(await ask(`${origin}/config.json`));
  const { client_id, connection } = identity;
  const { name, firstName: given_name, lastName: family_name, email, password } = who;
  await ask(identity.signup_endpoint ?? '', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id, connection, email, password, name, given_name, family_name }),
  });
  return { ...who, session: await signIn(origin, who) };
};

/** Signs up and completes the onboarding without its screens. */
export const join = async (
  { origins, gateways }: ProductAddress,
  firstName: string,
  profile: Partial<OnboardingBody> = {},
): Promise<Member> => {
  const who = await signUp(origins[0] ?? '', firstName);
  // Nobody here opens sockets outside a browser, so there is nothing to close.
  const doors = { origin: (at = 0) => gateways[at] ?? '', closes: () => undefined };
  const person = new Person(doors, who.name, who.session.accessToken);
  const { firstName: first_name, lastName: last_name } = who;
  return { ...who, person: await person.onboard({ first_name, last_name, ...profile }) };
};
