import type { ReactNode } from 'react';

/** A group of related fields. */
export const Group = ({ legend, text, children }: { legend: string; text?: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-1 gap-4">
    <legend className="contents">
      <span className="display text-xl">{legend}</span>
    </legend>
    {text && <p className="-mt-3 text-sm text-soft">{text}</p>}
    {children}
  </fieldset>
);
