import { statusText } from '../api-error';
import { sessionMessages as messages } from './messages';

/** Error response of the identity provider. */
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

const explain = (
  error: unknown,
  messagesByCode: Record<string, string>,
  withReason: (reason: string) => string,
) => {
  if (!(error instanceof IdentityError)) return null;
  const message =
    (error.code && messagesByCode[error.code]) ||
    error.description ||
    withReason(error.code ?? error.message);
  const mentionsWait = error.retryAfter === null || /\d+ (second|minute|hour)/.test(message);
  return mentionsWait ? message : `${message} ${messages.tryAgainIn(error.retryAfter)}`;
};

/** Returns the toast text for a failed sign-in. */
export const loginMessage = (error: unknown): string =>
  explain(
    error,
    { invalid_grant: messages.badCredentials, access_denied: messages.accessDenied },
    messages.loginFailedBecause,
  ) ?? messages.loginFailed;

/** Returns the text for a failed change of the account. */
export const accountMessage = (error: unknown): string =>
  explain(error, {}, () => messages.accountFailed) ?? messages.accountFailed;

/** Returns the toast text for a failed sign-up. */
export const signUpMessage = (error: unknown): string =>
  explain(error, { user_exists: messages.userExists }, messages.signUpFailedBecause) ?? messages.signUpFailed;
