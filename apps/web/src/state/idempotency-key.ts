import { useState } from 'react';
import { randomText } from './session/pkce';

/** The content that was sent last, and its idempotency key. */
export interface IdempotencyAttempt {
  content: string;
  key: string;
}

const noAttempt: IdempotencyAttempt = { content: '', key: '' };

/**
 * Manages the Idempotency-Key of a create. A retry of the same content uses the same key, so a lost response never
 * creates two rows. After success the same content gets a new key.
 */
export const createIdempotencyAttempt = () => {
  let attempt = noAttempt;
  return {
    keyFor: (content: string): string => {
      if (attempt.key === '' || attempt.content !== content) attempt = { content, key: randomText() };
      return attempt.key;
    },
    complete: () => {
      attempt = noAttempt;
    },
  };
};

/** Keeps an attempt for the lifetime of the component. */
export const useIdempotencyAttempt = () => useState(createIdempotencyAttempt)[0];
