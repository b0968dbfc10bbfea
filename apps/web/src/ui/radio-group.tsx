import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { fieldError } from './field';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** A second line, on cards. */
  text?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  /** The name of the group; `hideLegend` hides it visually. */
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | null | undefined;
  onValueChange: (value: Value) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
}

type Face = Omit<RadioOption<string>, 'value'>;

interface GroupProps<Value extends string> extends RadioGroupProps<Value> {
  group: string;
  option: string;
  face: (option: Face) => ReactNode;
}

const Group = <Value extends string>({
  legend,
  hideLegend,
  options,
  value,
  hint,
  error,
  face: Face,
  ...rest
}: GroupProps<Value>) => {
  const id = useId();
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <fieldset
      className={clsx('grid min-w-0 gap-2', rest.className)}
      disabled={rest.disabled}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
    >
      <legend
        id={`${id}-legend`}
        className={clsx(hideLegend ? 'sr-only' : 'float-left mb-2 w-full text-sm font-semibold')}
      >
        {legend}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="clear-both text-sm text-soft">
          {hint}
        </p>
      )}
      <div className={clsx('clear-both', rest.group)}>
        {options.map((option) => (
          <label key={option.value} className={rest.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => rest.onValueChange(option.value)}
              className="sr-only"
            />
            <Face {...option} />
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className={fieldError}>
          {error}
        </p>
      )}
    </fieldset>
  );
};

const option = clsx(
  'relative border border-edge bg-board transition hover:border-ink',
  'has-checked:border-blue has-checked:bg-blue-wash has-checked:ring-1 has-checked:ring-blue',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
  'has-disabled:cursor-not-allowed has-disabled:opacity-55',
);

const ChipFace = ({ icon, label }: Face) => (
  <span className="inline-flex items-center gap-2 [&_svg]:size-4.5">
    {icon}
    {label}
  </span>
);

/** Short options in a row; arrow keys move between them. `tiles`: in columns of one width, for long labels. */
export const RadioChips = <Value extends string>({
  tiles = false,
  ...props
}: RadioGroupProps<Value> & { tiles?: boolean }) => (
  <Group
    {...props}
    group={
      tiles ? 'grid gap-2 grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))]' : 'flex flex-wrap gap-2'
    }
    option={clsx(
      option,
      'inline-flex min-h-target min-w-14 items-center rounded-md px-3.5 font-medium',
      !tiles && 'justify-center',
    )}
    face={ChipFace}
  />
);

const CardFace = ({ icon, label, text }: Face) => (
  <>
    {icon && (
      <span
        aria-hidden="true"
        className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-line text-blue group-has-checked:border-blue [&_svg]:size-6"
      >
        {icon}
      </span>
    )}
    <span className="grid gap-0.5">
      <span className="display text-xl">{label}</span>
      {text && <span className="text-sm text-soft">{text}</span>}
    </span>
  </>
);

/** Two to four options as cards with an icon and a line of text. */
export const RadioCards = <Value extends string>(props: RadioGroupProps<Value>) => (
  <Group
    {...props}
    group="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]"
    option={clsx(
      option,
      'group flex min-h-24 items-center gap-4 rounded-lg p-4 sm:flex-col sm:items-start sm:p-5',
    )}
    face={CardFace}
  />
);
