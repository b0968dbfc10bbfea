import { useAtomValue } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { absoluteTime, relativeTime } from './moment.text';
import { nowAtom } from './now';

export interface MomentProps {
  at: string;
  /** Says the whole moment at once. */
  whole?: boolean;
}

/**
 * When something happened: relative under seven days, the whole moment on hover, on a tap and for screen readers. In a
 * link a tap leads on.
 */
export const Moment = ({ at, whole = false }: MomentProps) => {
  const now = useAtomValue(nowAtom);
  const [tapped, setTapped] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    if (!currentTarget.closest('a')) setTapped(!tapped);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its title says the same
    <time dateTime={at} title={absoluteTime(at)} onClick={toggle}>
      {whole || tapped ? absoluteTime(at) : relativeTime(at, now)}
    </time>
  );
};
