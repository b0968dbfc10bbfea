/** The first focusable element: skips the navigation to the element with this id. */
export const SkipLink = ({ to = 'main' }: { to?: string }) => (
  <a
    href={`#${to}`}
    className="sr-only z-50 rounded-md bg-ink px-5 py-3 font-semibold text-rink focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
  >
    Skip to content
  </a>
);
