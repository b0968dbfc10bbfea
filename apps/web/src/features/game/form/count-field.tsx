import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { inputClass } from '../../../ui/text-input';
import type { CountName, GameControl } from './game-draft';
import { useLongPress } from './use-long-press';

export interface CountFieldProps {
  name: CountName;
  /** Accessible label; `visibleLabel` replaces its visible form. */
  label: string;
  visibleLabel?: ReactNode;
  hint?: ReactNode;
  max: number;
  control: GameControl;
  onType: (name: CountName, text: string) => void;
  /** Adds or subtracts one, clamped to 0 and `max`. */
  onStep: (name: CountName, by: 1 | -1, max: number) => void;
  /** Id of the error message of its group. */
  errorId: string | undefined;
  required?: boolean;
}

const Step = ({ label, icon, step }: { label: string; icon: ReactNode; step: () => void }) => (
  <button
    type="button"
    // Not in the tab order: arrow keys do the same in the field.
    tabIndex={-1}
    aria-label={label}
    {...useLongPress(step)}
    className="grid size-12 shrink-0 touch-manipulation place-items-center rounded-md border border-edge bg-board transition select-none hover:bg-sunk active:translate-y-px active:bg-blue-wash [&_svg]:size-6"
  >
    {icon}
  </button>
);

/** Number field with − and + buttons, which repeat while held. */
export const CountField = ({ name, label, visibleLabel, hint, max, errorId, ...rest }: CountFieldProps) => {
  const { control, onType, onStep, required = false } = rest;
  const id = useId();
  const { field, fieldState } = useController({ name, control });
  const step = (by: 1 | -1) => () => onStep(name, by, max);
  const invalid = fieldState.error !== undefined;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <div className="max-w-full flex-1 basis-[4.5rem] select-none">
        <label htmlFor={id} className="block leading-snug font-semibold">
          <span className={clsx(visibleLabel !== undefined && 'sr-only')}>{label}</span>
          {visibleLabel}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
      <div className="flex gap-2">
        <Step label={`${label}: one less`} icon={<Minus aria-hidden="true" />} step={step(-1)} />
        <input
          {...field}
          id={id}
          onChange={(event) => onType(name, event.target.value)}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => {
            const by = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
            if (!by) return;
            event.preventDefault();
            step(by)();
          }}
          inputMode="numeric"
          enterKeyHint="next"
          autoComplete="off"
          aria-required={required || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={clsx(hint && `${id}-hint`, invalid && errorId) || undefined}
          className={clsx(inputClass, 'numeral h-12 w-15! shrink-0 px-1! text-center text-2xl!')}
        />
        <Step label={`${label}: one more`} icon={<Plus aria-hidden="true" />} step={step(1)} />
      </div>
    </div>
  );
};
