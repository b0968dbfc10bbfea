import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { inputClass } from './text-input';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Grows with its text instead of scrolling. */
  grow?: boolean;
}

export const Textarea = ({ grow = true, rows = 2, className, ...rest }: TextareaProps) => (
  <textarea
    {...rest}
    rows={rows}
    className={clsx(inputClass, 'py-2.5', grow && 'field-sizing-content max-h-80 resize-none', className)}
  />
);
