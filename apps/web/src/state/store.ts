import { getDefaultStore } from 'jotai';

/** The only Jotai store. Components use it without a provider, and code outside React writes to it. */
export const store = getDefaultStore();
