import { product } from '@rinkside/contracts/product';
import { clsx } from 'clsx';

/** The logo with the product name; with `mark` only the logo. */
export const Logo = ({ mark = false, className }: { mark?: boolean; className?: string }) => (
  <span className={clsx('inline-flex items-center gap-2.5', className)}>
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-9 shrink-0">
      <rect
        x="1"
        y="1"
        width="62"
        height="62"
        rx="15"
        strokeWidth="2"
        className="fill-[#0d1c2a] stroke-[#2a4258]"
      />
      <path d="M14 1h5v62h-5z" className="fill-[#4aa3ee]" />
      <circle cx="37" cy="32" r="17" fill="none" strokeWidth="4" className="stroke-[#eaf2f8]" />
      <circle cx="37" cy="32" r="6" className="fill-[#ff7d2e]" />
    </svg>
    {mark ? (
      <span className="sr-only">{product.name}</span>
    ) : (
      <span className="display text-2xl">{product.name}</span>
    )}
  </span>
);
