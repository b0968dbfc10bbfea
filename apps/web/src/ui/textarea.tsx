import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { inputClass } from './text-input';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Grows with the text instead of scrolling. */
  grow?: boolean;
}

export const Textarea = ({ grow = true, rows = 2, className, style, ...rest }: TextareaProps) => (
  <textarea
    dir="auto"
    {...rest}
    rows={rows}
    // `field-sizing` ignores `rows`, so set the minimum height: 1.5rem per line plus padding.
    style={grow ? { minHeight: `${rows * 1.5 + 1.375}rem`, ...style } : style}
    className={clsx(inputClass, 'py-2.5', grow && 'field-sizing-content max-h-80 resize-none', className)}
  />
);
