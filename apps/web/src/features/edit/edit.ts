import { isObject } from '../../state/parse-json';

/** A form that changes something stored. */
export interface Edit<View, Values extends object> {
  /** What the form was opened with. */
  opened: View;
  /** Reads what is stored now. */
  read: () => Promise<View>;
  /** The values of the form for a view. */
  valuesOf: (view: View) => Values;
  /** Names of the fields, for people. */
  labels: { [Field in keyof Values]-?: string };
  /** Shows a value where its text is not enough. */
  textOf?: (field: keyof Values, value: unknown) => string | null;
}

/** A field that the person changed while another person changed it to a different value. */
export interface Conflict<Field> {
  field: Field;
  label: string;
  /** The stored value. */
  now: string;
  /** The value in the form. */
  mine: string;
}

/** Things that are chosen, such as an organization, are compared by their id. */
const identityOf = (value: unknown) => (isObject(value) && 'id' in value ? value.id : (value ?? null));

const isSame = (a: unknown, b: unknown) => JSON.stringify(identityOf(a)) === JSON.stringify(identityOf(b));

const defaultText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (isObject(value) && typeof value.name === 'string') return value.name;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const fieldsOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values)[];

const pick = <Values extends object>(values: Values, isPicked: (field: keyof Values) => boolean) =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => isPicked(field as keyof Values)),
  ) as Partial<Values>;

/** Blanks around a text are no change. */
const trimmed = <Values extends object>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as Values;

/** Returns the fields that the person changed since the form was opened. */
export const touchedFields = <View, Values extends object>(
  { opened, valuesOf }: Pick<Edit<View, Values>, 'opened' | 'valuesOf'>,
  values: Values,
): Partial<Values> => {
  const before = valuesOf(opened);
  const typed = trimmed(values);
  return pick(typed, (field) => !isSame(typed[field], before[field]));
};

/** Returns the touched fields that another person changed to a different value. */
export const conflictsOf = <View, Values extends object>(
  { opened, valuesOf, labels, textOf }: Edit<View, Values>,
  touched: Partial<Values>,
  stored: View,
): Conflict<keyof Values>[] => {
  const before = valuesOf(opened);
  const now = valuesOf(stored);
  const text = (field: keyof Values, value: unknown) => textOf?.(field, value) ?? defaultText(value);
  return fieldsOf(touched)
    .filter((field) => !isSame(now[field], before[field]) && !isSame(now[field], touched[field]))
    .map((field) => ({
      field,
      label: labels[field],
      now: text(field, now[field]),
      mine: text(field, touched[field]),
    }));
};

/** Returns the fields without those in conflict. */
export const withoutConflicts = <Values extends object>(
  touched: Partial<Values>,
  conflicts: readonly Conflict<keyof Values>[],
): Partial<Values> => pick(touched, (name) => conflicts.every(({ field }) => field !== name));
