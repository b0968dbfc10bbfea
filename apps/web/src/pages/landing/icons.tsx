import { clsx } from 'clsx';

const paths = {
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5',
  bubble: 'M3 16.3a2 2 0 0 1 .1 1.2l-1 3.3a1 1 0 0 0 1.3 1.1l3.4-1a2 2 0 0 1 1.1.1 10 10 0 1 0-4.9-4.7',
  shield:
    'M20 13c0 5-3.5 7.5-7.7 9a1 1 0 0 1-.6 0C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1.2 1.2 0 0 1 1.6 0C14.5 3.800 17 5 19 5a1 1 0 0 1 1 1zM9 12l2 2 4-4',
} as const;

/** The icons of this page. They are inline because the icon library would be larger than the page's content. */
export const LandingIcon = ({ name, className }: { name: keyof typeof paths; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    className={clsx('size-5', className)}
  >
    <path d={paths[name]} />
  </svg>
);
