import { useState } from 'react';
import { randomText } from '../features/session/pkce';

/** What was sent last, and under which key. */
export interface Attempt {
  content: string;
  key: string;
}

export const noAttempt: Attempt = { content: '', key: '' };

/**
 * The Idempotency-Key of a create: a retry of the same content goes under the same key, so a lost answer never
 * makes two. `done` ends the attempt: the same content again is then a new wish.
 * @param before goes on where an earlier one was left, after a reload for instance
 */
export const createAttempt = (before = noAttempt) => {
  let attempt = before;
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

/** An attempt as long as its component. */
export const useAttempt = (before = noAttempt) => useState(() => createAttempt(before))[0];
