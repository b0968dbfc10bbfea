import { isolate } from '@rinkside/contracts/text';
import { product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** The document title, and the heading's text unless it has children. */
  title: string;
}

/** The page's h1. Sets the document title and takes the focus after navigation, for keyboard and screen reader users. */
export const PageHeading = ({ title, className, children = title, ...rest }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedOn = useRef<string>(undefined);
  const { key, pathname } = useLocation();
  useEffect(() => {
    const samePage = focusedOn.current === pathname;
    focusedOn.current = pathname;
    // 'default' is the first page of a load; the focus stays at its top. A new query does not move the focus.
    if (samePage || key === 'default') return;
    heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);
  return (
    <>
      <title>{`${isolate(title)} · ${product.name}`}</title>
      <h1
        dir="auto"
        {...rest}
        ref={heading}
        tabIndex={-1}
        className={clsx('display min-w-0', className ?? 'text-3xl')}
      >
        {children}
      </h1>
    </>
  );
};
