import { ageOn, playerRules, todayUtc } from '@rinkside/contracts/player';
import { zipcode } from '@rinkside/contracts/player.schema';
import * as z from 'zod';
import { parseBirthdate, typedBirthdate } from '../../features/player/birthdate';
import { BirthdateField } from '../../features/player/birthdate-field';
import { Checkbox } from '../../ui/checkbox';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import { StepFrame } from './step-frame';
import { useErrors } from './use-errors';
import { useStep } from './use-step';

/** Players below this age need the confirmation of a parent or guardian. */
const guardianAge = 13;
const confirmed = z.literal(true, playerRules.guardian);
const adultAge = 18;
/** Parents type their player's birthday here by mistake. */
const parentBirthdate = typedBirthdate.refine((date) => ageOn(date, todayUtc()) >= adultAge, {
  error: 'This is your own birthday. Your player’s birthday comes later.',
});

export const BirthdayStep = () => {
  const { answers, answer, proceed, back } = useStep('birthday-zipcode');
  const isParent = answers.person === 'parent' && answers.card === 'family';
  const needsGuardian =
    !isParent &&
    typedBirthdate.safeParse(answers.birthdate).success &&
    ageOn(answers.birthdate, todayUtc()) < guardianAge;
  const birthdate = isParent ? parentBirthdate : typedBirthdate;
  const rules = { birthdate, zipcode, guardian: needsGuardian ? confirmed : z.boolean() };
  const { errors, check } = useErrors(rules, answers);
  return (
    <StepFrame
      step="birthday-zipcode"
      title={isParent ? 'Your birthday and zip' : 'When were you born?'}
      text="Your birthday and zip code are never shown to anyone else."
      onBack={back}
      onShownTexts={({ birthdate = '', zipcode = '' }) =>
        answer({ birthdate: parseBirthdate(birthdate), zipcode })
      }
      onSubmit={() => check() && proceed()}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <BirthdateField
          value={answers.birthdate}
          onChange={(birthdate) => answer({ birthdate })}
          error={errors.birthdate}
        />
        <Field
          label="Zip code"
          hint="A US zip code or a Canadian postal code."
          required
          error={errors.zipcode}
        >
          {(control) => (
            <TextInput
              {...control}
              autoCapitalize="characters"
              autoComplete="postal-code"
              name="zipcode"
              value={answers.zipcode}
              onChange={(event) => answer({ zipcode: event.target.value })}
            />
          )}
        </Field>
      </div>
      {needsGuardian && (
        <fieldset className="grid animate-rise gap-1 rounded-md border border-line bg-sunk p-4">
          <legend className="sr-only">For a parent or guardian</legend>
          <p className="display text-xl">A parent or guardian, please</p>
          <Checkbox
            label="I am this player's parent or guardian, and they may use Rinkside."
            checked={answers.guardian}
            onChange={(event) =>
              answer({
                guardian: event.target.checked,
                guardianAi: event.target.checked && answers.guardianAi,
              })
            }
            error={errors.guardian}
          />
          <Checkbox
            label="They may also chat with an AI model as their hockey coach (optional)."
            hint="Without it the built-in coach answers. No name, email or team ever goes to an AI provider."
            checked={answers.guardianAi}
            disabled={!answers.guardian}
            onChange={(event) => answer({ guardianAi: event.target.checked })}
          />
        </fieldset>
      )}
    </StepFrame>
  );
};
