import { useState } from 'react';
import type * as z from 'zod';

/**
 * Validates the fields of a step. Errors appear after the first `check` and then update live. `check` returns whether
 * all fields are valid, and focuses the first invalid one.
 */
export const useErrors = <Field extends string>(
  rules: Record<Field, z.ZodType>,
  values: Record<NoInfer<Field>, unknown>,
) => {
  const [checked, setChecked] = useState(false);
  const messages: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(rules) as Field[]) {
    const message = rules[field].safeParse(values[field]).error?.issues[0]?.message;
    if (message) messages[field] = message;
  }
  const check = (): boolean => {
    setChecked(true);
    if (Object.keys(messages).length === 0) return true;
    // After the errors have rendered.
    requestAnimationFrame(() => {
      const group = document.querySelector<HTMLElement>('[aria-invalid="true"]');
      (group?.matches('input') ? group : group?.querySelector('input'))?.focus();
    });
    return false;
  };
  const noMessages: Partial<Record<Field, string>> = {};
  return { errors: checked ? messages : noMessages, check };
};
