import { characterCount, cleanText } from '@rinkside/contracts/text';
import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { isComposing } from './is-composing';
import { Textarea, type TextareaProps } from './textarea';

export interface MessageFieldProps extends Omit<TextareaProps, 'value' | 'onChange' | 'onSubmit' | 'ref'> {
  ref?: ComponentProps<'textarea'>['ref'];
  value: string;
  onValueChange: (value: string) => void;
  /** Called on Enter without Shift. */
  onSubmit: () => void;
  /** The maximum number of characters; the counter appears for the last tenth. */
  maxCharacters: number;
}

/** A text area for messages: Enter submits, Shift+Enter adds a line break. */
export const MessageField = ({
  value,
  onValueChange,
  onSubmit,
  maxCharacters,
  className,
  onKeyDown: onKeyDownProp,
  ...rest
}: MessageFieldProps) => {
  const left = maxCharacters - characterCount(cleanText(value));
  const showsCounter = left <= maxCharacters / 10;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDownProp?.(event);
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
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
        className={clsx(showsCounter && 'pb-7', className)}
      />
      {showsCounter && (
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
