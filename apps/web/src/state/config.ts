import type { ConfigView } from '@rinkside/contracts/session';
import { ApiError, httpFetch } from './api-error';

const fetchConfig = async (): Promise<ConfigView> => {
  const reply = await httpFetch('/config.json');
  if (!reply.ok) throw new ApiError(reply.status);
  return (await reply.json()) as ConfigView;
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
