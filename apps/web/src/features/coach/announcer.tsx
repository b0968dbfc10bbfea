import { useState } from 'react';
import { coachMessages } from './messages';

/** Announces the start and the end of an answer to screen readers, and nothing in between. */
export const Announcer = ({ busy }: { busy: boolean }) => {
  const [announced, setAnnounced] = useState({ busy: false, text: '' });
  if (announced.busy !== busy)
    setAnnounced({ busy, text: busy ? coachMessages.replying : coachMessages.finished });
  return <output className="sr-only">{announced.text}</output>;
};
