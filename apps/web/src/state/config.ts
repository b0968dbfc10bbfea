import type { ConfigView } from '@rinkside/contracts/session';
import { NetworkError } from './api-error';
import { httpFetch } from './http-fetch';
import { isObject, parseJson } from './parse-json';

const objects = ['product', 'identity', 'media'] as const satisfies (keyof ConfigView)[];

/** A short check: the landing page loads this module, but not the fields of all replies. */
const isConfig = (body: unknown): body is ConfigView =>
  isObject(body) && objects.every((name) => isObject(body[name]));

/** Loads `/config.json`. @throws {NetworkError} */
export const fetchConfig = async (): Promise<ConfigView> => {
  const reply = await httpFetch('/config.json');
  const body = parseJson(reply);
  if (reply.status !== 200 || !isConfig(body)) throw new NetworkError();
  return body;
};

let loading: Promise<ConfigView> | null = null;

/** Loads `/config.json` once. After a failure the next caller tries again. */
export const loadConfig = (): Promise<ConfigView> => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};
