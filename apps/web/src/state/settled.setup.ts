import { webcrypto } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { configure } from '@testing-library/react';

// The window of jsdom has no `crypto.subtle`.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

// What a wait of a test found is drawn, but React may owe its effects still: a click would come before
// components listen for what it changes. React hands them to `setImmediate`, so they run before this one.
configure((before) => ({
  asyncWrapper: (wait) =>
    before.asyncWrapper(async () => {
      const found = await wait();
      await setImmediate();
      return found;
    }),
}));
