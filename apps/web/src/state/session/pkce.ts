/** Encodes bytes as base64url without padding. */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns 32 random bytes as base64url. */
export const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the S256 code challenge of a verifier (RFC 7636). */
export const challengeOf = async (verifier: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
