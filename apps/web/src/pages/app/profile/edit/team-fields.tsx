import { ageLevels, levels, positions, roles } from '@rinkside/contracts/player';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { OrganizationSearch } from '../../../../features/organization/organization-search';
import { RadioChips } from '../../../../ui/radio-group';
import type { EditValues } from './edit-form';
import { Group } from './group';

const choices = [
  {
    name: 'role',
    legend: 'Role',
    options: roles.map((value) => ({
      value,
      label: { player: 'Player', parent: 'Parent', coach: 'Coach' }[value],
    })),
  },
  {
    name: 'position',
    legend: 'Position',
    hint: 'It changes which stats you log from now on; old games stay as they are.',
    options: positions.map((value) => ({ value, label: { skater: 'Skater', goalie: 'Goalie' }[value] })),
  },
  { name: 'age', legend: 'Age level', options: ageLevels.map((value) => ({ value, label: value })) },
  { name: 'level', legend: 'Level', options: levels.map((value) => ({ value, label: value })) },
] as const;

const Choice = ({ name, options, ...rest }: (typeof choices)[number]) => {
  const { field, fieldState } = useController<EditValues, typeof name>({ name });
  return (
    <RadioChips<string>
      {...rest}
      options={options}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
};

/** Role, position, level and organization. */
export const TeamFields = () => {
  const { formState } = useFormContext<EditValues>();
  const { field } = useController<EditValues, 'organization'>({ name: 'organization' });
  const role = useWatch<EditValues, 'role'>({ name: 'role' });
  return (
    <Group legend="Your hockey">
      {choices
        .filter(({ name }) => name !== 'position' || role !== 'coach')
        .map((choice) => (
          <Choice key={choice.name} {...choice} />
        ))}
      <OrganizationSearch
        label="Organization"
        value={field.value}
        onChange={field.onChange}
        error={formState.errors.organization?.message}
      />
    </Group>
  );
};
