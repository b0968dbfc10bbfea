import { useState } from 'react';
import type * as z from 'zod';

/**
 * The sentences under a step's fields: none before the first try, live after it.
 * `check` answers whether all is well and puts the focus on the first field that is not.
 */
export const useErrors = <Field extends string>(
  rules: Record<Field, z.ZodType>,
  values: Record<NoInfer<Field>, unknown>,
) => {
  const [tried, setTried] = useState(false);
  const found: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const message = rules[field].safeParse(values[field]).error?.issues[0]?.message;
    if (message) found[field] = message;
  }
  const check = (): boolean => {
    setTried(true);
    if (Object.keys(found).length === 0) return true;
    // Once the errors are drawn.
    requestAnimationFrame(() => {
      const group = document.querySelector<HTMLElement>('[aria-invalid="true"]');
      (group?.matches('input') ? group : group?.querySelector('input'))?.focus();
    });
    return false;
  };
  const none: Partial<Record<Field, string>> = {};
  return { errors: tried ? found : none, check };
};
