import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The page's h1. After a change of route it takes the focus, so keyboards and readers start at the new page. */
export const PageHeading = ({ className, children, ...rest }: ComponentProps<'h1'>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  useEffect(() => {
    // The key of the very first page, where the browser's own start is right.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new query on the same page moves nothing
  }, [pathname]);
  return (
    <h1 {...rest} ref={heading} tabIndex={-1} className={clsx('display text-3xl', className)}>
      {children}
    </h1>
  );
};
