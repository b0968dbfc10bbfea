import { lastNameInitial } from '@rinkside/contracts/initials';
import { firstName, lastName } from '@rinkside/contracts/player.schema';
import { cleanLine } from '@rinkside/contracts/text';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import { StepFrame } from './step-frame';
import { useErrors } from './use-errors';
import { useStep } from './use-step';

export const NamesStep = () => {
  const { answers, answer, proceed, back } = useStep('names');
  const { errors, check } = useErrors({ firstName, lastName }, answers);
  const first = cleanLine(answers.firstName);
  const last = cleanLine(answers.lastName);
  return (
    <StepFrame
      step="names"
      title="What's your name?"
      text="Teammates find you by it. You can change it later."
      onBack={back}
      onShownTexts={({ firstName = '', lastName = '' }) => answer({ firstName, lastName })}
      onSubmit={() => check() && proceed()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="First name" required error={errors.firstName}>
          {(control) => (
            <TextInput
              {...control}
              name="firstName"
              autoComplete="given-name"
              value={answers.firstName}
              onChange={(event) => answer({ firstName: event.target.value })}
            />
          )}
        </Field>
        <Field label="Last name" required error={errors.lastName}>
          {(control) => (
            <TextInput
              {...control}
              name="lastName"
              autoComplete="family-name"
              value={answers.lastName}
              onChange={(event) => answer({ lastName: event.target.value })}
            />
          )}
        </Field>
      </div>
      <dl className="grid gap-1 rounded-md bg-sunk px-4 py-3 text-sm">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">Your club and people you follow see</dt>
          <dd dir="auto" className="min-w-0 font-semibold">
            {`${first} ${last}`.trim() || '…'}
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-soft">Everyone else sees, if you are under 18</dt>
          <dd dir="auto" className="min-w-0 font-semibold">
            {first ? `${first} ${last && lastNameInitial(last)}`.trim() : '…'}
          </dd>
        </div>
      </dl>
    </StepFrame>
  );
};
