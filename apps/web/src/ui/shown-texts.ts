import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Returns the named text fields of a form as the browser shows them. It may have filled them without an event. */
export const shownTexts = (form: HTMLFormElement): [name: string, text: string][] =>
  Array.from(form.elements).flatMap((element) =>
    (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type)) ||
    element instanceof HTMLTextAreaElement
      ? element.name
        ? [[element.name, element.value] as [string, string]]
        : []
      : [],
  );

/**
 * Takes over what the browser filled in without an event, before a submit.
 * @param parsers for fields with a value that differs from the shown text
 */
export const takeShownTexts = <Values extends FieldValues, Context, Output>(
  element: HTMLFormElement,
  form: UseFormReturn<Values, Context, Output>,
  parsers: Record<string, (text: string) => string> = {},
): void => {
  const values = form.getValues();
  for (const [name, text] of shownTexts(element)) {
    const shown = parsers[name]?.(text) ?? text;
    if (name in values && (values[name] ?? '') !== shown)
      form.setValue(name as Path<Values>, shown as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
};
