import type { ReactNode } from 'react';
import { FaceOffCircle } from './rink';

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  /** The one suggested action. */
  action?: ReactNode;
  /** An icon in the circle, instead of the dot. */
  icon?: ReactNode;
  level?: 'h2' | 'h3';
}

/** Shown in place of an empty list: a face-off circle, an explanation and one action. */
export const EmptyState = ({ title, text, action, icon, level: Heading = 'h2' }: EmptyStateProps) => (
  <div className="grid justify-items-center gap-2 px-4 py-8 text-center">
    <div aria-hidden="true" className="relative mb-2 grid size-28 place-items-center">
      <FaceOffCircle className="absolute inset-0 text-edge opacity-50" />
      {icon ? (
        <span className="relative grid size-14 place-items-center rounded-full bg-board text-blue [&_svg]:size-7">
          {icon}
        </span>
      ) : (
        <span className="relative size-3 rounded-full bg-lamp" />
      )}
    </div>
    <Heading className="display text-xl">{title}</Heading>
    {text && <p className="max-w-sm text-soft">{text}</p>}
    {action && <div className="mt-3">{action}</div>}
  </div>
);
