import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { inputClass } from './text-input';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Grows with its text instead of scrolling. */
  grow?: boolean;
}

export const Textarea = ({ grow = true, rows = 2, className, style, ...rest }: TextareaProps) => (
  <textarea
    {...rest}
    rows={rows}
    // Growing ignores `rows`; the padding is 1.25rem, a line 1.5rem.
    style={grow ? { minHeight: `${rows * 1.5 + 1.375}rem`, ...style } : style}
    className={clsx(inputClass, 'py-2.5', grow && 'field-sizing-content max-h-80 resize-none', className)}
  />
);
