import { Checkbox } from '../../ui/checkbox';
import type { FamilyProfile } from './circle.query';

export interface WhoJoinsProps {
  profiles: readonly FamilyProfile[];
  /** Ids of the ticked profiles. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A box for each profile of a family. */
export const WhoJoins = ({ profiles, chosen, onChange }: WhoJoinsProps) => (
  <fieldset>
    <legend className="font-semibold">Who joins?</legend>
    <div className="flex flex-wrap gap-x-6">
      {profiles.map(({ id, name, isOwn }) => (
        <Checkbox
          key={id}
          label={isOwn ? 'You' : <bdi>{name}</bdi>}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </div>
  </fieldset>
);
