import { clsx } from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import { inputClass } from '../../../ui/text-input';
import type { CountName, GameControl } from './game-draft';
import { useHold } from './use-hold';

export interface CountFieldProps {
  name: CountName;
  /** Names the field; `draw` shows it in its own way. */
  label: string;
  draw?: ReactNode;
  hint?: ReactNode;
  most: number;
  control: GameControl;
  onType: (name: CountName, text: string) => void;
  /** One more or one less, within 0 and `most`. */
  onStep: (name: CountName, by: 1 | -1, most: number) => void;
  /** The id of the sentence that says what is wrong with the group it belongs to. */
  errorId: string | undefined;
  required?: boolean;
}

const Step = ({ label, icon, step }: { label: string; icon: ReactNode; step: () => void }) => (
  <button
    type="button"
    // Arrow keys do the same in the field itself.
    tabIndex={-1}
    aria-label={label}
    {...useHold(step)}
    className="grid size-12 shrink-0 touch-manipulation place-items-center rounded-md border border-edge bg-board transition select-none hover:bg-sunk active:translate-y-px active:bg-blue-wash [&_svg]:size-6"
  >
    {icon}
  </button>
);

/** A count one taps up and down, or types; it goes on while − or + is held. */
export const CountField = ({ name, label, draw, hint, most, errorId, ...rest }: CountFieldProps) => {
  const { control, onType, onStep, required = false } = rest;
  const id = useId();
  const { field, fieldState } = useController({ name, control });
  const step = (by: 1 | -1) => () => onStep(name, by, most);
  const invalid = fieldState.error !== undefined;
  return (
    <div className="flex items-center gap-2">
      <div className="grid min-w-0 flex-1 select-none">
        <label htmlFor={id} className="min-w-0 leading-snug font-semibold">
          <span className={clsx(draw !== undefined && 'sr-only')}>{label}</span>
          {draw}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-soft">
            {hint}
          </p>
        )}
      </div>
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
        maxLength={String(most).length}
        aria-required={required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={clsx(hint && `${id}-hint`, invalid && errorId) || undefined}
        className={clsx(inputClass, 'numeral h-12 w-15! shrink-0 px-1! text-center text-2xl!')}
      />
      <Step label={`${label}: one more`} icon={<Plus aria-hidden="true" />} step={step(1)} />
    </div>
  );
};
