export type ProviderFailureReason =
  | 'unreachable'
  | 'busy'
  | 'rejected'
  | 'timeout'
  | 'cut_off'
  | 'malformed'
  | 'refused'
  | 'unsafe';

/** A request to the language model's provider failed. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly reason: ProviderFailureReason,
    /** The delay from the provider's Retry-After header, ms. */
    readonly retryAfterMs = 0,
    options?: ErrorOptions & { refusedRequest?: RefusedRequest },
  ) {
    super(`model provider request failed: ${reason}`, options);
    this.refusedRequest = options?.refusedRequest;
  }

  /** Set when the server did not accept the form of the request. */
  readonly refusedRequest: RefusedRequest | undefined;
}

interface RefusedRequest {
  message: string;
  /** The status says that the request was invalid, not that something was not found. */
  isInvalid: boolean;
}
