import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Textarea, type TextareaProps } from './textarea';

export interface MessageFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'onSubmit' | 'ref'> {
  ref?: ComponentProps<'textarea'>['ref'];
  value: string;
  onValueChange: (value: string) => void;
  /** Enter without Shift. */
  onSubmit: () => void;
  /** Characters it may have; the counter shows for the last tenth of them. */
  longest: number;
}

/** Where people write to others: Enter submits, Shift+Enter breaks the line, and the counter comes near the end. */
export const MessageField = ({
  value,
  onValueChange,
  onSubmit,
  longest,
  className,
  onKeyDown: onKeyDownBefore,
  ...rest
}: MessageFieldProps) => {
  const left = longest - value.trim().length;
  const counted = left <= longest / 10;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDownBefore?.(event);
    // Enter while composing picks a character (keyCode 229 where the flag comes too late).
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="relative min-w-0 flex-1">
      <Textarea
        {...rest}
        value={value}
        enterKeyHint="send"
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={clsx(counted && 'pb-7', className)}
      />
      {counted && (
        <p
          role={left <= 50 ? 'status' : undefined}
          className={clsx(
            'numeral absolute right-3.5 bottom-1.5 text-sm',
            left < 0 ? 'font-bold text-red' : 'text-soft',
          )}
        >
          {left < 0 ? `${-left} too many` : `${left} left`}
        </p>
      )}
    </div>
  );
};
