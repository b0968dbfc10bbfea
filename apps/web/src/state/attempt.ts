import { useState } from 'react';
import { randomText } from '../features/session/pkce';

/** The content that was sent last, and its idempotency key. */
export interface Attempt {
  content: string;
  key: string;
}

export const noAttempt: Attempt = { content: '', key: '' };

/**
 * Manages the Idempotency-Key of a create. A retry of the same content uses the same key, so a lost response never
 * creates two rows. After success the same content gets a new key.
 * @param initial the attempt to continue, for instance after a reload
 */
export const createAttempt = (initial = noAttempt) => {
  let attempt = initial;
  return {
    current: () => attempt,
    keyFor: (content: string): string => {
      if (attempt.key === '' || attempt.content !== content) attempt = { content, key: randomText() };
      return attempt.key;
    },
    done: () => {
      attempt = noAttempt;
    },
  };
};

/** Keeps an attempt for the lifetime of the component. */
export const useAttempt = (initial = noAttempt) => useState(() => createAttempt(initial))[0];
