import { circleRoutes } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { Clock3 } from 'lucide-react';
import { call } from '../../state/api';
import { Button } from '../../ui/button';
import type { Wait } from './access';
import { askedName } from './circle-name';
import { clubTexts } from './club-texts';
import { circleMessages, helpersText, needTexts, vouchesText } from './messages';
import { useCircleAction } from './use-circle-action';

const textOf = ({ circle, waiting }: Wait, whom: string): string => {
  const { needs, vouches, helpers } = waiting;
  if (needs === 'address') return needTexts.address;
  // The name of the coach is in the title.
  if (needs === 'answer' && circle.has_coach && helpers.length < 2) return clubTexts.told;
  const canHelp = needs === 'answer' || (circle.has_coach && (needs === 'coach' || circle.own));
  return [
    needs !== 'answer' && needTexts[needs],
    needs === 'answer' && !circle.has_coach && vouchesText(vouches, whom),
    canHelp && helpersText(helpers),
  ]
    .filter(Boolean)
    .join(' ');
};

/** A profile that waits for a group: what for, who can help, and the way back. */
export const WaitRow = (wait: Wait) => {
  const { profile, circle } = wait;
  const { busy, run } = useCircleAction();
  const asked = askedName(circle);
  const who = isolate(profile.name);
  const withdraw = () =>
    run(async () => {
      await call(circleRoutes.withdraw, { params: { id: circle.id }, actingAs: profile.id });
      return circleMessages.withdrawn;
    }, circleMessages.withdrawFailed);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <Clock3 aria-hidden="true" className="size-6 shrink-0 self-start text-lamp-ink" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{profile.isOwn ? `You asked ${asked}` : `${who} waits for ${asked}`}</p>
        <p className="text-sm text-soft">{textOf(wait, profile.isOwn ? 'you' : who)}</p>
      </div>
      <Button
        size="small"
        variant="secondary"
        loading={busy}
        aria-label={
          profile.isOwn ? `Withdraw your request to ${asked}` : `Withdraw the request of ${who} to ${asked}`
        }
        onClick={() => void withdraw()}
      >
        Withdraw
      </Button>
    </li>
  );
};
