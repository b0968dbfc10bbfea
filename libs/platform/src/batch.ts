/** Most that is asked in one go. */
const most = 500;

/**
 * One question for all that is asked in one turn of the event loop: a busy process pays its way to a store once for
 * many, an idle one waits for nobody. `ask` answers in the order of what it is given; its failure is everybody's.
 */
export const inBatches = <Asked, Answer>(
  ask: (asked: Asked[]) => Promise<Answer[]>,
): ((one: Asked) => Promise<Answer>) => {
  let waiting: { one: Asked; resolve: (answer: Answer) => void; reject: (error: unknown) => void }[] = [];
  const go = () => {
    const batch = waiting;
    waiting = [];
    ask(batch.map(({ one }) => one)).then(
      (answers) => batch.forEach(({ resolve }, at) => resolve(answers[at] as Answer)),
      (error: unknown) => batch.forEach(({ reject }) => reject(error)),
    );
  };
  return (one) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ one, resolve, reject }) === 1) setImmediate(go);
      else if (waiting.length === most) go();
    });
};
