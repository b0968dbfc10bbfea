import type { FamilyProfile } from '../../circle/circle.query';
import { Checkbox } from '../../../ui/checkbox';
import { joinMessages } from './messages';
import { NumberField } from './number-field';

export interface ChoosePlayersProps {
  kids: readonly FamilyProfile[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  /** Jersey numbers by profile. */
  numbers: Readonly<Record<string, string>>;
  onNumber: (id: string, number: string) => void;
}

/** A box and a jersey number for each child. */
export const ChoosePlayers = ({ kids, chosen, onChange, numbers, onNumber }: ChoosePlayersProps) => (
  <fieldset>
    <legend className="font-semibold">Who joins?</legend>
    <ul className="grid gap-2">
      {kids.map(({ id, name }) => (
        <li key={id}>
          <Checkbox
            label={<bdi>{name}</bdi>}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          {chosen.includes(id) && (
            <div className="pl-8">
              <NumberField
                label={joinMessages.numberOf(name)}
                value={numbers[id] ?? ''}
                onChange={(number) => onNumber(id, number)}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  </fieldset>
);
