import { useState } from 'react';
import { coachSentences } from './sentences';

/** Tells screen readers that an answer comes and that it is there, and nothing in between. */
export const Announcer = ({ busy }: { busy: boolean }) => {
  const [heard, setHeard] = useState({ busy: false, words: '' });
  if (heard.busy !== busy)
    setHeard({ busy, words: busy ? coachSentences.replying : coachSentences.finished });
  return <output className="sr-only">{heard.words}</output>;
};
