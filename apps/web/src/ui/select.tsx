import { clsx } from 'clsx';
import { useId } from 'react';
import { inputClass } from './text-input';

export interface SelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Hides the label visually. */
  hideLabel?: boolean;
}

/** A native select with a small label. */
export const Select = <Value extends string>({
  label,
  options,
  value,
  onValueChange,
  hideLabel = false,
}: SelectProps<Value>) => {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-xs font-semibold text-soft'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className={clsx(inputClass, 'min-h-target px-2.5! max-sm:text-sm!')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
