import { useState } from 'react';
import { randomText } from '../features/session/pkce';

/**
 * The Idempotency-Key of a create: a retry of the same content goes under the same key, so a lost answer never
 * makes two. `done` ends the attempt: the same content again is then a new wish.
 */
export const createAttempt = () => {
  let attempt = { content: '', key: '' };
  return {
    keyFor: (content: string): string => {
      if (attempt.key === '' || attempt.content !== content) attempt = { content, key: randomText() };
      return attempt.key;
    },
    done: () => {
      attempt = { content: '', key: '' };
    },
  };
};

/** An attempt as long as its component. */
export const useAttempt = () => useState(createAttempt)[0];
