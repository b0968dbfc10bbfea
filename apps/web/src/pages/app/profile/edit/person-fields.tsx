import { ageOn, type ProfileView, todayUtc } from '@rinkside/contracts/player';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { BirthdateField } from '../../../../features/player/birthdate-field';
import { Checkbox } from '../../../../ui/checkbox';
import { Field } from '../../../../ui/field';
import { TextInput } from '../../../../ui/text-input';
import { type EditValues, isGuarded } from './edit-form';
import { Group } from './group';

const fields: Record<
  'first_name' | 'last_name' | 'zipcode',
  { label: string; hint?: string; autoComplete: string; autoCapitalize?: string }
> = {
  first_name: { label: 'First name', autoComplete: 'given-name' },
  last_name: { label: 'Last name', autoComplete: 'family-name' },
  zipcode: {
    label: 'Zip code',
    hint: 'A US zip code or a Canadian postal code.',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
  },
};

const PersonField = ({ name }: { name: keyof typeof fields }) => {
  const { register, formState } = useFormContext<EditValues>();
  const { label, hint, ...rest } = fields[name];
  return (
    <Field label={label} hint={hint} required error={formState.errors[name]?.message}>
      {(control) => <TextInput {...control} {...rest} {...register(name)} />}
    </Field>
  );
};

/** The parent or guardian confirmation for players under 13. */
const Guardian = ({ profile }: { profile: ProfileView }) => {
  const { register, formState, setValue } = useFormContext<EditValues>();
  const confirmed = useWatch<EditValues, 'guardian_confirmed'>({ name: 'guardian_confirmed' });
  const alreadyConfirmed = profile.guardian_confirmed_at !== null;
  return (
    <div className="grid gap-1 rounded-md border border-line bg-sunk p-4 sm:col-span-2">
      <p className="display text-xl">A parent or guardian, please</p>
      {!alreadyConfirmed && (
        <Checkbox
          label="I am this player's parent or guardian, and they may use Rinkside."
          error={formState.errors.guardian_confirmed?.message}
          {...register('guardian_confirmed', {
            onChange: (event: { target: { checked: boolean } }) =>
              event.target.checked || setValue('guardian_ai_confirmed', false),
          })}
        />
      )}
      <Checkbox
        label="They may also chat with an AI model as their hockey coach (optional)."
        hint="Without it the built-in coach answers. No name, email or team ever goes to an AI provider."
        disabled={!alreadyConfirmed && !confirmed}
        {...register('guardian_ai_confirmed')}
      />
    </div>
  );
};

/** Name, birthday and zip code. */
export const PersonFields = ({ profile }: { profile: ProfileView }) => {
  const { formState } = useFormContext<EditValues>();
  const { field } = useController<EditValues, 'birthdate'>({ name: 'birthdate' });
  const date = field.value;
  return (
    <Group legend="About you" text="Your birthday and zip code are never shown to anyone else.">
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonField name="first_name" />
        <PersonField name="last_name" />
        <BirthdateField
          value={date}
          onChange={field.onChange}
          inputRef={field.ref}
          error={formState.errors.birthdate?.message}
          hint={
            profile.birthdate !== null &&
            ageOn(profile.birthdate, todayUtc()) < 18 &&
            date < profile.birthdate &&
            'An earlier birthday takes effect after a moderator has confirmed it.'
          }
        />
        <PersonField name="zipcode" />
        {isGuarded(date) && <Guardian profile={profile} />}
      </div>
    </Group>
  );
};
