import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

/** Attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The message of the failed rule, if any. */
  error?: ReactNode;
  required?: boolean;
  /** Shown next to the label, such as a counter. */
  aside?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

export const fieldError =
  'text-sm font-medium text-red before:mr-1.5 before:content-["▲"_/_""] before:text-[0.7em]';

/** Label, control, hint and error in one column: `<Field label="Email">{(control) => <TextInput {...control} />}</Field>`. */
export const Field = ({ label, hint, error, required, aside, className, children }: FieldProps) => {
  const id = useId();
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside && <span className="text-xs text-soft">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldError}>
          {error}
        </p>
      )}
    </div>
  );
};
