import { ageLevels, levels } from '@rinkside/contracts/player';
import { ageLevel, level, organizationId } from '@rinkside/contracts/player.schema';
import { OrganizationSearch } from '../../features/organization/organization-search';
import { TeamCodeLink } from '../../features/circle/team-code-link';
import { RadioChips } from '../../ui/radio-group';
import { StepFrame } from './step-frame';
import { useErrors } from './use-errors';
import { useFinish } from './use-finish';
import { useStep } from './use-step';
import { Welcome } from './welcome';

const rules = { organization: organizationId, age: ageLevel, level };
const ageOptions = ageLevels.map((value) => ({ value, label: value }));
const levelOptions = levels.map((value) => ({ value, label: value }));

export const TeamStep = () => {
  const { answers, answer, back } = useStep('team-organization');
  const { errors, check } = useErrors(rules, { ...answers, organization: answers.organization?.id });
  const { finishing, finish, welcome, enter } = useFinish();

  if (welcome) return <Welcome firstName={welcome.first_name ?? ''} onDone={() => enter(welcome)} />;
  return (
    <StepFrame
      step="team-organization"
      title="Your team"
      text="Your organization's games and highlights show up in your feed."
      onBack={back}
      onSubmit={() => check() && finish()}
      submitLabel="Finish"
      submitting={finishing}
    >
      <OrganizationSearch
        label="Organization"
        value={answers.organization}
        onChange={(organization) => answer({ organization })}
        error={errors.organization}
      />
      {!answers.isRoleKnown && <TeamCodeLink />}
      <RadioChips
        legend="Age level"
        options={ageOptions}
        value={answers.age}
        onValueChange={(age) => answer({ age })}
        error={errors.age}
      />
      <RadioChips
        legend="Level"
        options={levelOptions}
        value={answers.level}
        onValueChange={(next) => answer({ level: next })}
        error={errors.level}
      />
    </StepFrame>
  );
};
