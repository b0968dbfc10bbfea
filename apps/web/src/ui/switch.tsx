import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** An on/off switch; the whole line is clickable. */
export const Switch = ({ label, hint, className, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <div className={clsx('grid', className)}>
      <label className="flex min-h-target items-center justify-between gap-4 py-1.5 font-medium has-disabled:opacity-55">
        <span>{label}</span>
        <input
          {...rest}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox exposes its own state
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={clsx(
            'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-edge bg-sunk transition',
            'before:absolute before:top-1/2 before:left-0.5 before:size-5 before:-translate-y-1/2 before:rounded-full before:bg-edge before:transition',
            'checked:border-blue checked:bg-blue checked:before:left-6 checked:before:bg-on-blue',
            // Forced colors remove the backgrounds.
            'forced-colors:appearance-auto forced-colors:before:hidden',
          )}
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pointer-events-none -mt-2.5 pr-16 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
};
