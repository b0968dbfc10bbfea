import { getDefaultStore } from 'jotai';

/** The one client store: what screens read without a provider, and what runs outside React writes to. */
export const store = getDefaultStore();
