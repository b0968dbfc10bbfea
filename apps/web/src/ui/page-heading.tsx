import { product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHeadingProps extends ComponentProps<'h1'> {
  /** For the document's title; also the heading, unless it has words of its own. */
  title: string;
}

/** A page's one h1: names the document and takes the focus on a new page, for keyboards and screen readers. */
export const PageHeading = ({ title, className, children = title, ...rest }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedOn = useRef<string>(undefined);
  const { key, pathname } = useLocation();
  useEffect(() => {
    const known = focusedOn.current === pathname;
    focusedOn.current = pathname;
    // 'default' is the page as it was opened: the focus starts at its top. A new query moves nothing.
    if (known || key === 'default') return;
    heading.current?.focus({ preventScroll: true });
  }, [key, pathname]);
  return (
    <>
      <title>{`${title} · ${product.name}`}</title>
      <h1 {...rest} ref={heading} tabIndex={-1} className={clsx('display', className ?? 'text-3xl')}>
        {children}
      </h1>
    </>
  );
};
