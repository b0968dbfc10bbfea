import type { ReactNode } from 'react';

interface SectionHeadProps {
  eyebrow: string;
  title: ReactNode;
  id: string;
  text?: ReactNode;
}

export const SectionHead = ({ eyebrow, title, id, text }: SectionHeadProps) => (
  <header className="max-w-2xl">
    <p className="eyebrow text-lamp-ink">{eyebrow}</p>
    <h2 id={id} className="mt-1 display text-[clamp(2.25rem,5vw,3.25rem)] leading-[0.98]">
      {title}
    </h2>
    {text && <p className="mt-3 text-lg text-soft">{text}</p>}
  </header>
);
