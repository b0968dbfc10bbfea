/** Encodes bytes as base64url without padding. */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Returns 32 random bytes as base64url. */
export const randomText = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

const sha256 = async (text: string): Promise<Uint8Array> => {
  const bytes = new TextEncoder().encode(text);
  // Missing on plain http, despite the DOM types.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes));
  const { sha256: digest } = await import('@noble/hashes/sha2.js');
  return digest(bytes);
};

/** Returns the S256 code challenge of a verifier (RFC 7636). */
export const challengeOf = async (verifier: string): Promise<string> => base64Url(await sha256(verifier));
