import { gameRules } from '@rinkside/contracts/game';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { type ReactNode, useId } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { fieldError } from '../../../ui/field';
import { teamName } from '../../../state/entities/team-name';
import { CountField, type CountFieldProps } from './count-field';
import type { CountName, GameControl, GameDraft } from './game-draft';
import type { ShotCountName } from './goalie-shots';
import { TeamLine } from './team-line';

const { maxValues: maxCounts } = gameRules;

interface GroupProps {
  control: GameControl;
  onType: CountFieldProps['onType'];
  onStep: CountFieldProps['onStep'];
  errors: FieldErrors<GameDraft>;
}

interface Line extends Pick<CountFieldProps, 'label' | 'visibleLabel' | 'hint' | 'max' | 'required'> {
  name: CountName;
}

/** A group of counts with one error message below. */
const Group = ({
  title,
  text,
  lines,
  derivedField,
  errors,
  children,
  ...count
}: GroupProps & {
  title: string;
  text?: string;
  lines: readonly Line[];
  /** The count derived from the others. */
  derivedField?: CountName | null;
  children?: ReactNode;
}) => {
  const id = useId();
  const message = lines.map(({ name }) => errors[name]?.message).find(Boolean);
  return (
    <Card as="div">
      <fieldset className="grid min-w-0 gap-3">
        <legend className="float-left mb-1 w-full">
          <span className="display text-xl">{title}</span>
          {text && <span className="block text-sm text-soft">{text}</span>}
        </legend>
        <div className="clear-both grid gap-3">
          {lines.map((line) => (
            <CountField
              key={line.name}
              {...line}
              {...count}
              errorId={id}
              {...(line.name === derivedField && { hint: 'Filled in for you' })}
            />
          ))}
        </div>
        {children}
        {message && (
          <p id={id} role="alert" className={fieldError}>
            {message}
          </p>
        )}
      </fieldset>
    </Card>
  );
};

export interface ScoreFieldsProps extends GroupProps {
  team: OrganizationCard | null;
  opponent: OrganizationCard | null;
}

export const ScoreFields = ({ team, opponent, ...group }: ScoreFieldsProps) => (
  <Group
    {...group}
    title="Score"
    lines={[
      {
        name: 'our_score',
        label: 'Our score',
        visibleLabel: <TeamLine name={teamName(team) ?? 'Your Team'} image={team?.image_url} />,
        max: maxCounts.score,
        required: true,
      },
      {
        name: 'their_score',
        label: 'Their score',
        visibleLabel: <TeamLine name={teamName(opponent) ?? 'Opponent'} image={opponent?.image_url} />,
        max: maxCounts.score,
        required: true,
      },
    ]}
  />
);

export const SkaterFields = (group: GroupProps) => (
  <Group
    {...group}
    title="Your points"
    lines={[
      { name: 'goals', label: 'Goals', max: maxCounts.goals, required: true },
      { name: 'assists', label: 'Assists', max: maxCounts.goals, required: true },
    ]}
  />
);

const shotLines = [
  { name: 'shots_against', label: 'Shots against', max: maxCounts.shots, required: true },
  { name: 'saves', label: 'Saves', max: maxCounts.saves, required: true },
  { name: 'goals_against', label: 'Goals against', max: maxCounts.goals, required: true },
] as const;

const optionalLines: readonly Line[] = [
  {
    name: 'minutes_played',
    label: 'Minutes played',
    max: maxCounts.minutes,
    hint: 'Left empty, it counts as 60',
  },
  { name: 'powerplay_goals_against', label: 'Power play goals against', max: maxCounts.goals },
  { name: 'shorthanded_goals_against', label: 'Shorthanded goals against', max: maxCounts.goals },
];

export const GoalieFields = ({
  derivedField,
  ...group
}: GroupProps & { derivedField: ShotCountName | null }) => (
  <>
    <Group
      {...group}
      title="Your net"
      text="Any two of these give the third."
      lines={shotLines}
      derivedField={derivedField}
    />
    <Group {...group} title="If you know it" text="All of this may stay empty." lines={optionalLines}>
      <Controller
        control={group.control}
        name="started_game"
        render={({ field: { value, onChange, ref } }) => (
          <Checkbox ref={ref} label="I started the game" checked={value} onChange={onChange} />
        )}
      />
    </Group>
  </>
);
