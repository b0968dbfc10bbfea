import type { IncomingMessage, ServerResponse } from 'node:http';
import { email, password } from '@rinkside/contracts/session.schema';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import * as z from 'zod';
import { claimsOf, createAccount, EmailTakenError } from './accounts.js';
import { logSignInAttempt } from './audit.js';
import type { Pool } from './database.js';
import { clientAddress, HttpError, parseObject, readBody, sendJson, tooManyAttempts } from './http.js';
import { messages } from './messages.js';
import type { SignInThrottle } from './throttle.js';

/** Rejects control characters; PostgreSQL cannot store NUL. */
const personName = z
  .string(messages.names)
  .trim()
  .regex(/^\P{Cc}*$/u, messages.names);
const body = z.object({
  client_id: z.string(messages.unknownClient),
  connection: z.string(messages.unknownConnection).optional(),
  email,
  password,
  name: personName.max(101, messages.names).optional(),
  given_name: personName.max(50, messages.names).optional(),
  family_name: personName.max(50, messages.names).optional(),
});

const signUpError = (code: string, description: string) => new HttpError(400, { code, description });

export interface SignUpOptions {
  env: Env;
  log: Log;
  pool: Pool;
  throttle: SignInThrottle;
}

/** `POST /dbconnections/signup`, compatible with hosted providers: 200 with the account, or `{code, description}`. */
export const handleSignUp =
  ({ env, log, pool, throttle }: SignUpOptions) =>
  async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const input = body.safeParse(parseObject(await readBody(req)));
    if (!input.success) {
      const issue = input.error.issues[0];
      throw signUpError(
        issue?.path[0] === 'password' ? 'invalid_password' : 'invalid_signup',
        issue?.message ?? messages.badBody,
      );
    }
    const { client_id, connection, ...person } = input.data;
    if (client_id !== env.OIDC_CLIENT_ID) throw signUpError('invalid_signup', messages.unknownClient);
    if (connection !== undefined && connection !== env.OIDC_CONNECTION)
      throw signUpError('invalid_signup', messages.unknownConnection);

    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: string) =>
      logSignInAttempt(log, req, {
        by: 'sign-up',
        outcome,
        email: person.email,
        ...(account && { account }),
      });
    const retryAfterSeconds = await throttle.consumeSignUp(clientAddress(req));
    if (retryAfterSeconds) {
      logAttempt('throttled');
      const { headers, body } = tooManyAttempts(retryAfterSeconds);
      throw new HttpError(429, { ...body, code: body.error, description: body.error_description }, headers);
    }

    const account = { email: person.email, password: person.password, ...namesOf(person) };
    try {
      const { subject } = await createAccount(pool, account);
      logAttempt('done', subject);
      const { sub: _id, ...claims } = claimsOf({ subject, ...account });
      sendJson(res, 200, { _id, email_verified: false, ...claims });
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      logAttempt('refused');
      throw signUpError('user_exists', messages.emailTaken);
    }
  };

/** Clients of hosted providers send a full name; the web app sends both parts. */
const namesOf = ({ name = '', given_name, family_name }: Partial<z.output<typeof body>>) => {
  const [first = '', ...others] = name.split(/\s+/u);
  return { given_name: given_name ?? first, family_name: family_name ?? others.join(' ') };
};
