import { createHash, randomBytes } from 'node:crypto';
import { postForm, type World } from './world.js';

/** As much of a browser as the code flow needs: cookies by path, and no redirect followed by itself. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const { pathname } = new URL(url);
    const cookies = [...this.#cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`);
    const headers = { accept: 'text/html', ...(cookies.length && { cookie: cookies.join('; ') }) };
    const response = await fetch(url, { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  submit(url: string, form: Record<string, string>) {
    return this.go(url, { method: 'POST', body: new URLSearchParams(form) });
  }

  #keep(line: string) {
    const [pair = '', ...attributes] = line.split(/; */);
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
    if (value) this.#cookies.set(name, { value, path });
    else this.#cookies.delete(name);
  }
}

export const location = (response: Response, base: string) =>
  new URL(response.headers.get('location') ?? 'nowhere:', base);

export const verifier = randomBytes(32).toString('base64url');

export const authorizeUrl = (
  world: World,
  more: Record<string, string | undefined> = {},
  base = world.issuer,
) => {
  const params = {
    response_type: 'code',
    client_id: 'rinkside-web',
    redirect_uri: world.callback,
    scope: 'openid profile email offline_access',
    audience: 'https://api.rinkside.app',
    state: 'over-the-boards',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${base}/authorize?${new URLSearchParams(given).toString()}`;
};

/** Opens the sign-in page. @returns its address. */
export const openSignIn = async (
  browser: Browser,
  world: World,
  more: Record<string, string | undefined> = {},
) => location(await browser.go(authorizeUrl(world, more)), world.issuer).href;

/** The whole way through the page. @returns where the app's callback is called. */
export const signInByPage = async (
  browser: Browser,
  world: World,
  { email, password }: { email: string; password: string },
) => {
  const page = await openSignIn(browser, world);
  const resume = location(await browser.submit(page, { email, password }), world.issuer);
  return location(await browser.go(resume.href), world.issuer);
};

export const exchange = (world: World, code: string, more: Record<string, string> = {}) =>
  postForm(`${world.issuer}/oauth/token`, {
    grant_type: 'authorization_code',
    client_id: 'rinkside-web',
    redirect_uri: world.callback,
    code,
    code_verifier: verifier,
    ...more,
  });
