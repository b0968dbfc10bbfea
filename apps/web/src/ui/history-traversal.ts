interface Traversal {
  isByRouter: boolean;
  ended: Promise<void>;
  end: () => void;
}

/** The pending traversal of the browser history: its `popstate` has not arrived. */
let current: Traversal | null = null;
const timeoutMs = 5000;

/** A navigation during a traversal is undone by it, or cancels it. */
export const getTraversal = (): Traversal | null => current;

/** Calls `history.go` by `go`. Another document can cancel the traversal, so it ends after `timeoutMs` at the latest. */
export const traverse = (isByRouter: boolean, go: () => void): void => {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const end = () => {
    if (current === traversal) current = null;
    // Later: the router handles the event first.
    setTimeout(resolve, 0);
  };
  const traversal = { isByRouter, ended, end };
  current = traversal;
  setTimeout(end, timeoutMs);
  go();
};
