const key = 'rinkside.return_to';
const home = '/app/dashboard';

/** A path of this site, query and hash included; anything else becomes the dashboard. */
export const safePath = (path: string | null): string => {
  if (!path?.startsWith('/')) return home;
  const address = URL.parse(path, location.origin);
  if (address?.origin !== location.origin) return home;
  if (['/', '/login', '/callback'].includes(address.pathname)) return home;
  return address.pathname + address.search + address.hash;
};

/** Where to go after signing in (and onboarding). */
export const rememberOrigin = (path: string): void => sessionStorage.setItem(key, path);

export const peekOrigin = (): string => safePath(sessionStorage.getItem(key));

export const forgetOrigin = (): void => sessionStorage.removeItem(key);

/** The remembered page, used up; the dashboard when there is none. */
export const takeOrigin = (): string => {
  const path = peekOrigin();
  forgetOrigin();
  return path;
};
