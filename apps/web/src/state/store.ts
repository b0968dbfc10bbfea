import { createStore } from 'jotai';

/** The one client store: what screens read, and what runs outside React writes to. */
export const store = createStore();
