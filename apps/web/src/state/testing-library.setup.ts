import { webcrypto } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { configure } from '@testing-library/react';
// Replies are checked with it. Loading it with the first reply would exceed the timeout of `findBy…`.
import '@rinkside/contracts/routes.schema';

// The window of jsdom has no `crypto.subtle`.
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

// jsdom has none.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// When a `waitFor` resolves, the DOM is updated but React may not have run its effects, so event listeners may be
// missing. React schedules effects with `setImmediate`, so they run before this one.
configure((defaults) => ({
  // A screen loads its module on first use, which takes seconds on a busy machine.
  asyncUtilTimeout: 10_000,
  asyncWrapper: (wait) =>
    defaults.asyncWrapper(async () => {
      const result = await wait();
      await setImmediate();
      return result;
    }),
}));
