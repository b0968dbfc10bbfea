/** A new batch starts after this time even if the previous one is still pending. */
const maxBatchWaitMs = 20;
const maxBatchSize = 500;

interface PendingItem<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Returns a function that batches its calls: while one batch is in flight, new items queue up for the next one. An idle
 * process sends a single item at once; a busy one pays one round trip for many.
 * @param runBatch returns one result per item, in the same order; a rejection rejects every item of the batch
 */
export const createBatcher = <Item, Result>(
  runBatch: (items: Item[]) => Promise<Result[]>,
): ((item: Item) => Promise<Result>) => {
  const pending: PendingItem<Item, Result>[] = [];
  /** The batch that new items wait for. */
  let current: symbol | undefined;
  const send = () => {
    const batch = pending.splice(0, maxBatchSize);
    const id = (current = Symbol());
    const next = () => {
      if (current !== id) return;
      current = undefined;
      if (pending.length > 0) schedule();
    };
    const timer = setTimeout(next, maxBatchWaitMs);
    void runBatch(batch.map(({ item }) => item))
      .then(
        (results) => batch.forEach(({ resolve }, at) => resolve(results[at] as Result)),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
      .finally(() => {
        clearTimeout(timer);
        next();
      });
  };
  const schedule = () => {
    current = Symbol();
    setImmediate(send);
  };
  return (item) =>
    new Promise((resolve, reject) => {
      pending.push({ item, resolve, reject });
      if (!current) schedule();
    });
};
