import { statusText } from '../../state/api-error';
import { sessionSentences as say } from './sentences';

/** The identity provider refused. */
export class IdentityError extends Error {
  override name = 'IdentityError';
  readonly status: number;
  /** `error` of the token endpoint, `code` of the sign-up endpoint. */
  readonly code: string | null;
  readonly description: string | null;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | null;

  constructor(status: number, body: Record<string, unknown>, retryAfter: number | null) {
    const code = body['error'] ?? body['code'];
    const description = body['error_description'] ?? body['description'] ?? body['message'];
    super(statusText(status));
    this.status = status;
    this.code = typeof code === 'string' ? code : null;
    this.description = typeof description === 'string' ? description : null;
    this.retryAfter = retryAfter;
  }
}

const explain = (error: unknown, known: Record<string, string>, because: (reason: string) => string) => {
  if (!(error instanceof IdentityError)) return null;
  const sentence =
    (error.code && known[error.code]) || error.description || because(error.code ?? error.message);
  const saysWhen = error.retryAfter === null || /\d+ (second|minute|hour)/.test(sentence);
  return saysWhen ? sentence : `${sentence} ${say.tryAgainIn(error.retryAfter)}`;
};

/** The toast of a failed sign-in. */
export const loginMessage = (error: unknown): string =>
  explain(
    error,
    { invalid_grant: say.badCredentials, access_denied: say.accessDenied },
    say.loginFailedBecause,
  ) ?? say.loginFailed;

/** The toast of a failed sign-up. */
export const signUpMessage = (error: unknown): string =>
  explain(error, { user_exists: say.userExists }, say.signUpFailedBecause) ?? say.signUpFailed;
