/** Random bytes or a digest in the alphabet of URLs. */
const urlSafe = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export const randomText = (): string => urlSafe(crypto.getRandomValues(new Uint8Array(32)));

/** The S256 challenge of a verifier (RFC 7636). */
export const challengeOf = async (verifier: string): Promise<string> =>
  urlSafe(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
