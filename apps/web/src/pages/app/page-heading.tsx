import { product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export interface PageHeadingProps {
  /** For the document's title. */
  title: string;
  children?: ReactNode;
  className?: string;
}

/** A page's one h1: names the document and takes the focus when the route changes. */
export const PageHeading = ({ title, children, className }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${product.name}`;
  }, [title]);
  useEffect(() => {
    // 'default' is the page as it was opened: the focus starts at its top.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={clsx('display', className ?? 'text-3xl')}>
      {children ?? title}
    </h1>
  );
};
