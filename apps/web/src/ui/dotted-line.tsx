import type { ReactNode } from 'react';

/** Short texts in a line with dots between them. Texts that do not fit start a new line, without a dot. */
export const DottedLine = ({ children }: { children: ReactNode }) => (
  // Each text has a dot before it; the dot at the start of a line lies outside and is clipped.
  <p className="overflow-x-clip text-sm text-soft">
    <span className="-ml-3.5 flex flex-wrap *:relative *:min-w-0 *:pl-3.5 *:before:absolute *:before:left-1 *:before:content-['·']">
      {children}
    </span>
  </p>
);
