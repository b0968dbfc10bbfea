import { Baby, HandHelping, User, Users } from 'lucide-react';
import { RadioCards } from '../../../ui/radio-group';
import type { Plays } from '../../circle/invitation';
import { joinMessages } from './messages';

/** `both`: a guest with a player profile, and a child. */
export type Answer = Plays | 'both';

const icons = { me: <User />, child: <Baby />, both: <Users />, none: <HandHelping /> };
const texts: Record<Answer, string> = {
  me: 'I am on this team.',
  child: 'I am the parent or guardian.',
  both: 'We are both on this team.',
  none: 'I coach, help or belong to a family.',
};

/** What who joins sees and shows, by the answer. */
export const WhatIsSeen = ({ plays }: { plays: Answer | null }) =>
  plays && (
    <p className="text-soft">{plays === 'none' ? joinMessages.inGroupSees : joinMessages.onRosterSees}</p>
  );

export interface WhoPlaysProps<Offered extends Answer> {
  answers: readonly Offered[];
  /** How many children the account has. */
  childCount?: number;
  value: Offered | null;
  onChange: (answer: Offered) => void;
  error?: string | null;
}

/** Asks who of the family plays in the team. */
export const WhoPlays = <Offered extends Answer>({
  answers,
  childCount = 0,
  value,
  onChange,
  error,
}: WhoPlaysProps<Offered>) => {
  const labels: Record<Answer, string> = {
    me: 'Me',
    child: childCount > 1 ? 'One of my children' : 'My child',
    both: childCount > 1 ? 'Me and one of my children' : 'Me and my child',
    none: 'Nobody, I help',
  };
  return (
    <RadioCards
      legend="Who plays?"
      options={answers.map((plays) => ({
        value: plays,
        label: labels[plays],
        text: texts[plays],
        icon: icons[plays],
      }))}
      value={value}
      onValueChange={onChange}
      error={error}
    />
  );
};
