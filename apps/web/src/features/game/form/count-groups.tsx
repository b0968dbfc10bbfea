import { gameRules } from '@rinkside/contracts/game';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { type ReactNode, useId } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { fieldError } from '../../../ui/field';
import { teamName } from '../../organization/team-name';
import { CountField, type CountFieldProps } from './count-field';
import type { CountName, GameControl, GameDraft } from './game-draft';
import type { TrioName } from './goalie-trio';
import { TeamLine } from './team-line';

const { most } = gameRules;

interface GroupProps {
  control: GameControl;
  onType: CountFieldProps['onType'];
  onStep: CountFieldProps['onStep'];
  errors: FieldErrors<GameDraft>;
}

interface Line extends Pick<CountFieldProps, 'label' | 'draw' | 'hint' | 'most' | 'required'> {
  name: CountName;
}

/** Counts that belong together; what is wrong with any of them is said once, below. */
const Group = ({
  title,
  text,
  lines,
  filled,
  errors,
  children,
  ...count
}: GroupProps & {
  title: string;
  text?: string;
  lines: readonly Line[];
  /** The one that was reckoned from the others. */
  filled?: CountName | null;
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
              {...(line.name === filled && { hint: 'Filled in for you' })}
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
        draw: <TeamLine name={teamName(team) ?? 'Your Team'} image={team?.image_url} />,
        most: most.score,
        required: true,
      },
      {
        name: 'their_score',
        label: 'Their score',
        draw: <TeamLine name={teamName(opponent) ?? 'Opponent'} image={opponent?.image_url} />,
        most: most.score,
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
      { name: 'goals', label: 'Goals', most: most.goals, required: true },
      { name: 'assists', label: 'Assists', most: most.goals, required: true },
    ]}
  />
);

const inNet = [
  { name: 'shots_against', label: 'Shots against', most: most.shots, required: true },
  { name: 'saves', label: 'Saves', most: most.saves, required: true },
  { name: 'goals_against', label: 'Goals against', most: most.goals, required: true },
] as const;

const more: readonly Line[] = [
  {
    name: 'minutes_played',
    label: 'Minutes played',
    most: most.minutes,
    hint: 'Left empty, it counts as 60',
  },
  { name: 'powerplay_goals_against', label: 'Power play goals against', most: most.goals },
  { name: 'shorthanded_goals_against', label: 'Shorthanded goals against', most: most.goals },
];

export const GoalieFields = ({ filled, ...group }: GroupProps & { filled: TrioName | null }) => (
  <>
    <Group
      {...group}
      title="Your net"
      text="Any two of these give the third."
      lines={inNet}
      filled={filled}
    />
    <Group {...group} title="If you know it" text="All of this may stay empty." lines={more}>
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
