import { useAtomValue } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { absoluteTime, relativeTime } from './relative-time';
import { nowAtom } from './now';

export interface TimestampProps {
  at: string;
  /** Shows the absolute time. */
  absolute?: boolean;
}

/**
 * A time, relative for seven days. Absolute on hover, on a tap and for screen readers. Inside a link a tap follows
 * the link.
 */
export const Timestamp = ({ at, absolute = false }: TimestampProps) => {
  const now = useAtomValue(nowAtom);
  const [tapped, setTapped] = useState(false);
  const toggle = ({ currentTarget }: MouseEvent) => {
    if (!currentTarget.closest('a')) setTapped(!tapped);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the title attribute has the same content
    <time dateTime={at} title={absoluteTime(at)} onClick={toggle}>
      {absolute || tapped ? absoluteTime(at) : relativeTime(at, now)}
    </time>
  );
};
