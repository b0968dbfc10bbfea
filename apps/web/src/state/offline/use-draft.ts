import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isObject } from '../parse-json';
import { draftAtom, readDraft, saveDraft } from './draft-store';

type Fields = Record<string, unknown>;

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Returns the fields that differ from the initial values, or null if none does. */
const changedFields = (values: Fields, initial: Fields, omitted: readonly string[]): Fields | null => {
  const changed = Object.entries(values).filter(
    ([field, value]) => !omitted.includes(field) && !isEqual(value, initial[field]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
};

/** Only the changed fields are stored, so that a draft never brings back an old value of another field. */
const restoredFields = (name: string): Fields | null => {
  const stored = readDraft(name);
  return isObject(stored) ? stored : null;
};

/**
 * The values of a form as a draft: what a player changes is stored on this device until `clear`.
 * @param name of the draft
 * @param initial the values without a draft
 */
export const useDraft = <Values extends object>(name: string, initial: Values) => {
  const [stored, setStored] = useAtom(draftAtom(name));
  const [hadDraft, setHadDraft] = useState(stored !== null);
  // An earlier build may have stored other fields.
  const known = isObject(stored)
    ? Object.fromEntries(Object.entries(stored).filter(([field]) => field in initial))
    : {};
  const values: Values = { ...initial, ...known };
  return {
    values,
    /** Whether the form was opened with a draft. */
    restored: hadDraft && stored !== null,
    change: (changes: Partial<Values>) =>
      setStored(changedFields({ ...values, ...changes }, initial as Fields, [])),
    clear: () => {
      setHadDraft(false);
      setStored(null);
    },
  };
};

/**
 * Keeps the values of a react-hook-form form as a draft and restores them.
 * @param name of the draft
 * @param omitted fields that are never stored, such as passwords
 */
export const useFormDraft = <Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: string,
  omitted: readonly string[] = [],
) => {
  const [stored, setStored] = useState(() => restoredFields(name));
  const done = useRef(false);
  useEffect(() => {
    if (stored) form.reset({ ...form.getValues(), ...stored }, { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!done.current)
          saveDraft(name, changedFields(values, form.formState.defaultValues ?? {}, omitted));
      },
    });
    // oxlint-disable-next-line react/exhaustive-deps -- restores once
  }, []);
  return {
    /** Whether the form was opened with a draft. */
    restored: stored !== null,
    startOver: () => {
      form.reset();
      saveDraft(name, null);
      setStored(null);
    },
    /** Removes the draft once it was sent. */
    complete: () => {
      done.current = true;
      saveDraft(name, null);
    },
  };
};
