import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { inputClass } from './text-input';

export type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'>;

/** A password field with an announced show/hide button and a caps lock notice. */
export const PasswordInput = ({ className, onKeyUp, onBlur, ...rest }: PasswordInputProps) => {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent<HTMLInputElement>) => {
    setCapsLock(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <span className="grid gap-1.5">
      <span className="relative block">
        <input
          {...rest}
          type={shown ? 'text' : 'password'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          onKeyUp={watchCapsLock}
          onBlur={(event) => {
            setCapsLock(false);
            onBlur?.(event);
          }}
          className={clsx(inputClass, 'min-h-target pr-12', className)}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label="Show password"
          aria-controls={rest.id}
          onClick={() => setShown((current) => !current)}
          className="absolute inset-y-0 right-0 flex w-target items-center justify-center rounded-md text-soft hover:text-ink"
        >
          {shown ? <EyeOff aria-hidden="true" size={20} /> : <Eye aria-hidden="true" size={20} />}
        </button>
      </span>
      <output className={capsLock ? 'text-sm font-medium text-lamp-ink' : 'sr-only'}>
        {capsLock ? 'Caps lock is on' : shown && 'Password shown'}
      </output>
    </span>
  );
};
