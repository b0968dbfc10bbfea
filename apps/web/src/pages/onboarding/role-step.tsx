import { playerRules } from '@rinkside/contracts/player';
import { ClipboardList, Users } from 'lucide-react';
import * as z from 'zod';
import { RadioCards, RadioChips } from '../../ui/radio-group';
import { StepFrame } from './step-frame';
import { useErrors } from './use-errors';
import { useStep } from './use-step';

const cards = [
  {
    value: 'family',
    label: 'Player/Parent',
    text: 'Log games, share highlights and follow the team.',
    icon: <Users />,
  },
  {
    value: 'coach',
    label: 'Coach',
    text: 'See how the players of your organization are doing.',
    icon: <ClipboardList />,
  },
] as const;
const people = [
  { value: 'player', label: 'Player' },
  { value: 'parent', label: 'Parent' },
] as const;
const rules = { card: z.enum(['family', 'coach'], playerRules.role) };

export const RoleStep = () => {
  const { answers, answer, proceed, back } = useStep('role');
  const { errors, check } = useErrors(rules, answers);
  return (
    <StepFrame
      step="role"
      title="Who's on the team?"
      text="It decides what you see first."
      onBack={back}
      onSubmit={() => check() && proceed()}
    >
      <RadioCards
        legend="Your role"
        hideLegend
        options={cards}
        value={answers.card}
        onValueChange={(card) => answer({ card })}
        error={errors.card}
      />
      {answers.card === 'family' && (
        <RadioChips
          legend="And you are the …"
          options={people}
          value={answers.person}
          onValueChange={(person) => answer({ person })}
          className="animate-rise"
        />
      )}
    </StepFrame>
  );
};
