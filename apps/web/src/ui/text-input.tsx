import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

/** Classes shared by all text controls. */
export const inputClass = clsx(
  'w-full rounded-md border border-edge bg-board px-3.5 text-base text-ink transition-colors placeholder:text-soft',
  'hover:border-ink focus-visible:border-focus',
  'aria-invalid:border-red aria-invalid:bg-red-wash',
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:opacity-70',
);

export interface TextInputProps extends ComponentProps<'input'> {
  /** Shown inside, before the text. */
  icon?: ReactNode;
}

export const TextInput = ({ icon, className, ...rest }: TextInputProps) =>
  icon ? (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-soft [&_svg]:size-5"
      >
        {icon}
      </span>
      <input dir="auto" {...rest} className={clsx(inputClass, 'min-h-target pl-11', className)} />
    </span>
  ) : (
    <input dir="auto" {...rest} className={clsx(inputClass, 'min-h-target', className)} />
  );
