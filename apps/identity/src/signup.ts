import type { IncomingMessage, ServerResponse } from 'node:http';
import { email, password } from '@rinkside/contracts/session';
import type { Env } from '@rinkside/platform/env';
import type { Log } from '@rinkside/platform/log';
import * as z from 'zod';
import { claimsOf, createAccount, EmailTaken } from './accounts.js';
import { logTry } from './audit.js';
import type { Pool } from './database.js';
import { clientAddress, HttpError, parseObject, readBody, sendJson, tooManyAttempts } from './http.js';
import { sentences } from './sentences.js';
import type { Throttle } from './throttle.js';

/** Rejects control characters; PostgreSQL cannot store NUL. */
const personName = z
  .string(sentences.names)
  .trim()
  .regex(/^\P{Cc}*$/u, sentences.names);
const body = z.object({
  client_id: z.string(sentences.unknownClient),
  connection: z.string(sentences.unknownConnection).optional(),
  email,
  password,
  name: personName.max(101, sentences.names).optional(),
  given_name: personName.max(50, sentences.names).optional(),
  family_name: personName.max(50, sentences.names).optional(),
});

const signUpError = (code: string, description: string) => new HttpError(400, { code, description });

export interface SignUpOptions {
  env: Env;
  log: Log;
  pool: Pool;
  throttle: Throttle;
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
        issue?.message ?? sentences.badBody,
      );
    }
    const { client_id, connection, ...person } = input.data;
    if (client_id !== env.OIDC_CLIENT_ID) throw signUpError('invalid_signup', sentences.unknownClient);
    if (connection !== undefined && connection !== env.OIDC_CONNECTION)
      throw signUpError('invalid_signup', sentences.unknownConnection);

    const logAttempt = (outcome: 'done' | 'refused' | 'throttled', account?: string) =>
      logTry(log, req, { by: 'sign-up', outcome, email: person.email, ...(account && { account }) });
    const retryAfterSeconds = await throttle.signUp(clientAddress(req));
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
      if (!(error instanceof EmailTaken)) throw error;
      logAttempt('refused');
      throw signUpError('user_exists', sentences.emailTaken);
    }
  };

/** Clients of hosted providers send a full name; the web app sends both parts. */
const namesOf = ({ name = '', given_name, family_name }: Partial<z.output<typeof body>>) => {
  const [first = '', ...others] = name.split(/\s+/u);
  return { given_name: given_name ?? first, family_name: family_name ?? others.join(' ') };
};
