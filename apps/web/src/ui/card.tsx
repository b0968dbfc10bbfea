import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'section' | 'article' | 'div';
  /** `flush` leaves the padding to the content. */
  padding?: 'normal' | 'flush';
}

/** A panel with a border. */
export const Card = ({ as: Element = 'section', padding = 'normal', className, ...rest }: CardProps) => (
  <Element
    {...rest}
    className={clsx(
      'rounded-lg border border-line bg-board shadow-low',
      padding === 'normal' && 'p-4 sm:p-5',
      className,
    )}
  />
);

export interface CardHeaderProps {
  title: ReactNode;
  /** A secondary line below, such as a date range or a count. */
  text?: ReactNode;
  action?: ReactNode;
  level?: 'h2' | 'h3';
  id?: string;
}

export const CardHeader = ({ title, text, action, level: Heading = 'h2', id }: CardHeaderProps) => (
  <div className="mb-4 flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
    <div className="min-w-0 flex-1 basis-32">
      <Heading id={id} className="display text-xl">
        {title}
      </Heading>
      {text && <p className="text-sm text-soft">{text}</p>}
    </div>
    {action}
  </div>
);
