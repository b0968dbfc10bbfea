import { useAtomValue } from 'jotai';
import { absoluteTime, relativeTime } from './moment.text';
import { nowAtom } from './now';

/** When something happened: relative under seven days, the whole moment on hover and for screen readers. */
export const Moment = ({ at }: { at: string }) => {
  const now = useAtomValue(nowAtom);
  return (
    <time dateTime={at} title={absoluteTime(at)}>
      {relativeTime(at, now)}
    </time>
  );
};
