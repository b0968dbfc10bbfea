import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { fieldError } from './field';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** A native checkbox; the whole line is clickable. */
export const Checkbox = ({ label, hint, error, className, ...rest }: CheckboxProps) => {
  const id = useId();
  return (
    <div className={clsx('grid gap-1', className)}>
      <label className="flex min-h-target items-start gap-3 py-2.5 has-disabled:opacity-55">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          // The focus shows the error below, too.
          className="mt-0.5 size-5 shrink-0 scroll-mb-20 rounded-sm accent-blue"
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-8 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={clsx(fieldError, 'pl-8')}>
          {error}
        </p>
      )}
    </div>
  );
};
