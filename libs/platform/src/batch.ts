/** How what is asked is put together. */
interface Gathering {
  /** The longest a question waits for the answer to the one before it, ms. */
  patience?: number;
  /** How long a question waits for more to be asked with it, ms; without it, for the rest of this turn of the loop. */
  gather?: number;
  /** Most that is asked in one go; so many wait for nobody else. */
  most?: number;
}

/**
 * One question for all that is asked while the one before it is answered: a busy process pays its way to a store once
 * for many, an idle one waits for nobody unless it is told to gather. `ask` answers in the order of what it is given;
 * its failure is everybody's.
 */
export const inBatches = <Asked, Answer>(
  ask: (asked: Asked[]) => Promise<Answer[]>,
  { patience = 20, gather = 0, most = 500 }: Gathering = {},
): ((one: Asked) => Promise<Answer>) => {
  const waiting: { one: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  /** The question whose answer is waited for. */
  let last: symbol | undefined;
  let gathering: NodeJS.Timeout | undefined;
  const go = () => {
    gathering = undefined;
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
    if (gather > 0 && waiting.length < most) gathering = setTimeout(go, gather);
    else setImmediate(go);
  };
  return (one) =>
    new Promise((resolve, reject) => {
      waiting.push({ one, resolve, reject });
      if (!last) soon();
      else if (gathering && waiting.length >= most) {
        clearTimeout(gathering);
        go();
      }
    });
};
