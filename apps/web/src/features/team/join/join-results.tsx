import type { teamNeeds } from '@rinkside/contracts/team';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { CircleCheck, Clock3 } from 'lucide-react';
import { useState } from 'react';
import { reloadCircles } from '../../../state/circles.live';
import { AddressNeeded } from '../../session/address-needed';
import type { Outcome } from './accept';
import { joinMessages } from './messages';
import { TeamButtons } from './on-team';
import { outcomeNow, waitedKey, waitedTeamQuery } from './outcome.query';

const needTexts: Record<(typeof teamNeeds)[number], { title: string; text: string }> = {
  staff: { title: joinMessages.waits, text: joinMessages.waitsText },
  address: { title: joinMessages.address, text: joinMessages.addressText },
};

const textsOf = ({ number, reply }: Outcome): { title: string; text: string | null } => {
  if (reply.state === 'waiting') return needTexts[reply.needs ?? 'staff'];
  if (reply.state === 'joined') return { title: joinMessages.inGroup, text: null };
  return {
    title: joinMessages.onRoster(reply.number),
    text: reply.number_taken ? joinMessages.numberTaken(number) : null,
  };
};

const Row = ({ outcome }: { outcome: Outcome }) => {
  const { profile, reply } = outcome;
  const { title, text } = textsOf(outcome);
  const who = profile.isOwn ? 'You' : isolate(profile.name);
  return (
    <li className="flex min-h-target items-start gap-3 py-2">
      {reply.state === 'waiting' ? (
        <Clock3 aria-hidden="true" className="size-6 shrink-0 text-lamp-ink" />
      ) : (
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
      )}
      <span className="min-w-0">
        <strong className="block font-semibold">{`${who}: ${title}`}</strong>
        {text !== null && <span className="text-soft">{text}</span>}
      </span>
    </li>
  );
};

export interface JoinResultsProps {
  outcomes: readonly Outcome[];
  /** Brings another player of the family. */
  onMore: () => void;
}

/** Says for each of the family what came of the link, and what is missing. */
export const JoinResults = ({ outcomes, onMore }: JoinResultsProps) => {
  const { data } = useAtomValue(waitedTeamQuery(waitedKey(outcomes)));
  const [isConfirmed, setIsConfirmed] = useState(false);
  const teams = new Map(data);
  const rows = outcomes.map((outcome) => {
    const now = outcomeNow(outcome, teams.get(outcome.profile.id));
    return isConfirmed && now.reply.needs === 'address'
      ? { ...now, reply: { ...now.reply, needs: 'staff' as const } }
      : now;
  });
  const isIn = rows.some(({ reply }) => reply.state !== 'waiting');
  return (
    <>
      <ul aria-label="Result" className="divide-y divide-line">
        {rows.map((outcome) => (
          <Row key={outcome.profile.id} outcome={outcome} />
        ))}
      </ul>
      {rows.some(({ reply }) => reply.needs === 'address') && (
        <AddressNeeded
          onConfirmed={() => {
            void reloadCircles().then(() => setIsConfirmed(true));
          }}
        />
      )}
      <TeamButtons teamId={isIn ? rows[0]?.reply.team_id : undefined} onMore={onMore} />
    </>
  );
};
