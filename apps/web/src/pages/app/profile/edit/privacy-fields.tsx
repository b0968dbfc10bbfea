import { useFormContext } from 'react-hook-form';
import { privacySwitches } from '../../../../features/player/privacy';
import { Switch } from '../../../../ui/switch';
import type { EditValues } from './edit-form';
import { Group } from './group';

/** What signed-out visitors may see. */
export const PrivacyFields = () => {
  const { register } = useFormContext<EditValues>();
  return (
    <Group legend="Privacy">
      {privacySwitches.map(({ name, ...labels }) => (
        <Switch key={name} {...labels} {...register(name)} />
      ))}
    </Group>
  );
};
