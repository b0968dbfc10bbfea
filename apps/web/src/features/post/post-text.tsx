import { postRules } from '@rinkside/contracts/post';
import { clsx } from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { Textarea } from '../../ui/textarea';

/** Characters left before the counter shows. */
const counterFrom = 500;

export interface PostTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'onSubmit'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Enter without Shift. */
  onSubmit: () => void;
}

/** Where a post is written: Enter submits, Shift+Enter breaks the line, and the counter comes near the end. */
export const PostText = ({ value, onValueChange, onSubmit, className, ...rest }: PostTextProps) => {
  const left = postRules.longest - value.trim().length;
  const onKeyDown = (event: KeyboardEvent) => {
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
        className={clsx(left <= counterFrom && 'pb-7', className)}
      />
      {left <= counterFrom && (
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
