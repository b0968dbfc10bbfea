/** The longest a question waits for the answer to the one before it, ms. */
const patience = 20;
/** Most that is asked in one go. */
const most = 500;

/**
 * One question for all that is asked while the one before it is answered: a busy process pays its way to a store once
 * for many, an idle one waits for nobody. `ask` answers in the order of what it is given; its failure is everybody's.
 */
export const inBatches = <Asked, Answer>(
  ask: (asked: Asked[]) => Promise<Answer[]>,
): ((one: Asked) => Promise<Answer>) => {
  const waiting: { one: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  /** The question whose answer is waited for. */
  let last: symbol | undefined;
  const go = () => {
    const batch = waiting.splice(0, most);
    const own = (last = Symbol());
    const next = () => {
      if (last !== own) return;
      last = undefined;
      if (waiting.length > 0) soon();
    };
    const late = setTimeout(next, patience);
    void ask(batch.map(({ one }) => one))
      .then(
        (answers) => batch.forEach(({ resolve }, at) => resolve(answers[at] as Answer)),
        (error: unknown) => batch.forEach(({ reject }) => reject(error)),
      )
      .finally(() => {
        clearTimeout(late);
        next();
      });
  };
  const soon = () => {
    last = Symbol();
    setImmediate(go);
  };
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject });
      if (!last) soon();
    });
};
