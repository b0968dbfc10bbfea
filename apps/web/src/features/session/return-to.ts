import { tabStorage } from '../../ui/web-storage';

const key = 'rinkside.return_to';
const defaultPath = '/app/dashboard';

/** Returns a same-origin path with query and hash. Other URLs, /, /login and /callback become the dashboard. */
export const safePath = (path: string | null): string => {
  if (!path?.startsWith('/')) return defaultPath;
  const url = URL.parse(path, location.origin);
  if (url?.origin !== location.origin) return defaultPath;
  if (['/', '/login', '/callback'].includes(url.pathname)) return defaultPath;
  return url.pathname + url.search + url.hash;
};

/** Stores the page to return to after sign-in and onboarding. */
export const rememberReturnTo = (path: string): void => void tabStorage.setItem(key, path);

export const peekReturnTo = (): string => safePath(tabStorage.getItem(key));

export const clearReturnTo = (): void => tabStorage.removeItem(key);

/** Returns and removes the stored page; the dashboard if there is none. */
export const takeReturnTo = (): string => {
  const path = peekReturnTo();
  clearReturnTo();
  return path;
};
