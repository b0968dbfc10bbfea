import { childEnv } from '@rinkside/platform/env';

/** `RINKSIDE_QUICK=1`: one seed, fewer commands and shorter faults, as a smoke test of every scenario. */
export const isQuickRun = childEnv().RINKSIDE_QUICK === '1';
