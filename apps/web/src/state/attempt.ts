import { useRef } from 'react';
import { randomText } from '../features/session/pkce';

/**
 * The Idempotency-Key of a create: a retry of the same content goes under the same key, so a lost answer never
 * makes two. `done` ends the attempt: the same content again is then a new wish.
 */
export const useAttempt = () => {
  const attempt = useRef({ content: '', key: '' });
  return {
    keyFor: (content: string): string => {
      if (attempt.current.key === '' || attempt.current.content !== content)
        attempt.current = { content, key: randomText() };
      return attempt.current.key;
    },
    done: () => {
      attempt.current = { content: '', key: '' };
    },
  };
};
