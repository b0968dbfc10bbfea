import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Banner } from '../../ui/banner';
import { createDateFormatter } from '../../ui/date-format';
import { waitingHandOverQuery } from './child-request.query';

const formatDay = createDateFormatter({ dateStyle: 'long' });

/** What a new account reads while a hand-over to it waits. */
export const waitingText = (name: string, effectiveAt: string): string =>
  `The guardians of ${isolate(name)} were told. This account gets the profile on ${formatDay(new Date(effectiveAt))}, sooner when all of them agree. Please do not make a profile of your own meanwhile: the hand-over would end.`;

/** Says that the new account waits for a child's profile; nothing if it does not. */
export const WaitingHandOver = () => {
  const { data } = useAtomValue(waitingHandOverQuery);
  return data ? <Banner tone="info">{waitingText(data.child.first_name, data.effective_at)}</Banner> : null;
};
