/** Asks again and again until the answer is truthy; never sleeps longer than it must. @throws after `patience` ms. */
export const until = async <T>(
  what: string,
  ask: () => T | Promise<T>,
  patience = 10_000,
): Promise<NonNullable<T>> => {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`waited ${patience} ms in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
