import { createHash, randomBytes } from 'node:crypto';
import { postForm, type TestIdentity } from './test-identity.js';

/** A minimal browser for the code flow: stores cookies by path and does not follow redirects. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const cookies = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = { accept: 'text/html', ...(cookies.length && { cookie: cookies.join('; ') }) };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line);
    return response;
  }

  submit(url: string, form: Record<string, string>) {
    return this.go(url, { method: 'POST', body: new URLSearchParams(form) });
  }

  #storeCookie(line: string) {
    const [pair = '', ...attributes] = line.split(/; */);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    if (value) this.#cookies.set(name, { value, path });
    else this.#cookies.delete(name);
  }
}

/** Resolves the Location header of a response. */
export const location = (response: Response, base: string) =>
  new URL(response.headers.get('location') ?? 'nowhere:', base);

const verifier = randomBytes(32).toString('base64url');

export const authorizeUrl = (
  identity: TestIdentity,
  overrides: Record<string, string | undefined> = {},
  base = identity.issuer,
) => {
  const params = {
    response_type: 'code',
    client_id: 'rinkside-web',
    redirect_uri: identity.callback,
    scope: 'openid profile email offline_access',
    audience: 'https://api.rinkside.app',
    state: 'over-the-boards',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...overrides,
  };
  const defined = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${base}/authorize?${new URLSearchParams(defined).toString()}`;
};

/** Opens the sign-in page. @returns its URL. */
export const openSignIn = async (
  browser: Browser,
  identity: TestIdentity,
  overrides: Record<string, string | undefined> = {},
) => location(await browser.go(authorizeUrl(identity, overrides)), identity.issuer).href;

/** Signs in with the page. @returns the URL of the redirect to the app's callback. */
export const signInByPage = async (
  browser: Browser,
  identity: TestIdentity,
  { email, password }: { email: string; password: string },
) => {
  const page = await openSignIn(browser, identity);
  const resume = location(await browser.submit(page, { email, password }), identity.issuer);
  return location(await browser.go(resume.href), identity.issuer);
};

export const exchange = (identity: TestIdentity, code: string, overrides: Record<string, string> = {}) =>
  postForm(`${identity.issuer}/oauth/token`, {
    grant_type: 'authorization_code',
    client_id: 'rinkside-web',
    redirect_uri: identity.callback,
    code,
    code_verifier: verifier,
    ...overrides,
  });
