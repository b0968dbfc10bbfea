import 'core-js/actual/array/at';
import 'core-js/actual/array/find-last';
import 'core-js/actual/array/find-last-index';
import 'core-js/actual/array/flat';
import 'core-js/actual/array/flat-map';
import 'core-js/actual/array/from-async';
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
import 'core-js/actual/map/group-by';
import 'core-js/actual/object/from-entries';
import 'core-js/actual/object/group-by';
import 'core-js/actual/object/has-own';
import 'core-js/actual/promise/all-settled';
import 'core-js/actual/promise/any';
import 'core-js/actual/promise/with-resolvers';
import 'core-js/actual/queue-microtask';
import 'core-js/actual/set/difference';
import 'core-js/actual/set/intersection';
import 'core-js/actual/set/is-disjoint-from';
import 'core-js/actual/set/is-subset-of';
import 'core-js/actual/set/is-superset-of';
import 'core-js/actual/set/symmetric-difference';
import 'core-js/actual/set/union';
import 'core-js/actual/string/at';
import 'core-js/actual/string/is-well-formed';
import 'core-js/actual/string/match-all';
import 'core-js/actual/string/replace-all';
import 'core-js/actual/string/to-well-formed';
import 'core-js/actual/structured-clone';

// Served as `polyfills.js`; `preload.ts` loads it only in browsers that lack one of these functions.

/** Adds what core-js does not have, or only with a whole URL parser. */
const define = (owner: object, functions: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(functions))
    if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
};

const parse = (url: string | URL, base?: string | URL): URL | null => {
  try {
    return new URL(url, base);
  } catch {
    return null;
  }
};

define(URL, { parse, canParse: (url: string | URL, base?: string | URL) => parse(url, base) !== null });

define(AbortSignal, {
  timeout: (milliseconds: number) => {
    const controller = new AbortController();
    const abort = () => controller.abort(new DOMException('The operation timed out.', 'TimeoutError'));
    setTimeout(abort, milliseconds);
    return controller.signal;
  },
  any: (signals: Iterable<AbortSignal>) => {
    const controller = new AbortController();
    for (const signal of signals) {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      else signal.addEventListener('abort', abort, { once: true, signal: controller.signal });
    }
    return controller.signal;
  },
});
