import { Switch as Primitive } from 'radix-ui';
import { type ReactNode, useId } from 'react';

export interface SwitchProps {
  label: ReactNode;
  text?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
}

/** A setting that takes effect at once. */
export const Switch = ({ label, text, ...rest }: SwitchProps) => {
  const id = useId();
  return (
    <div className="flex min-h-target items-center justify-between gap-4">
      <div className="grid gap-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {text && (
          <p id={`${id}-text`} className="text-sm text-soft">
            {text}
          </p>
        )}
      </div>
      <Primitive.Root
        {...rest}
        id={id}
        aria-describedby={text ? `${id}-text` : undefined}
        className="relative h-7 w-12 shrink-0 rounded-full border border-edge bg-sunk transition before:absolute before:-inset-2 data-[state=checked]:border-blue data-[state=checked]:bg-blue disabled:opacity-55"
      >
        <Primitive.Thumb className="block size-5 translate-x-1 rounded-full bg-ink transition data-[state=checked]:translate-x-6 data-[state=checked]:bg-on-blue" />
      </Primitive.Root>
    </div>
  );
};
