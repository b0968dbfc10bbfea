import { position } from '@rinkside/contracts/player.schema';
import { Goal, Zap } from 'lucide-react';
import { RadioCards } from '../../ui/radio-group';
import { StepFrame } from './step-frame';
import { useErrors } from './use-errors';
import { useStep } from './use-step';

const cards = [
  { value: 'skater', label: 'Skater', text: 'We ask for goals and assists.', icon: <Zap /> },
  {
    value: 'goalie',
    label: 'Goalie',
    text: 'We ask for shots against, saves and goals against.',
    icon: <Goal />,
  },
] as const;
const rules = { position };

export const PositionStep = () => {
  const { answers, answer, proceed, back } = useStep('position');
  const { errors, check } = useErrors(rules, answers);
  const parent = answers.person === 'parent';
  return (
    <StepFrame
      step="position"
      title={parent ? 'Where does your player play?' : 'Where do you play?'}
      text="It changes which stats you log after a game. You can switch later; old games stay as they are."
      onBack={back}
      onSubmit={() => check() && proceed()}
    >
      <RadioCards
        legend="Position"
        hideLegend
        options={cards}
        value={answers.position}
        onValueChange={(next) => answer({ position: next })}
        error={errors.position}
      />
    </StepFrame>
  );
};
