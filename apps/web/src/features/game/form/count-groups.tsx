import { gameRules } from '@rinkside/contracts/game';
import {
  optionalCountsOf,
  requiredCountsOf,
  gameCounts,
  type GameCountName,
} from '@rinkside/contracts/game.counts';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { defaultGameMinutes } from '@rinkside/contracts/season';
import { type ReactNode, useId } from 'react';
import { Controller, type FieldErrors } from 'react-hook-form';
import { Avatar } from '../../../ui/avatar';
import { Card } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { fieldError } from '../../../ui/field';
import { teamName } from '../../../state/entities/team-name';
import { CountField, type CountFieldProps } from './count-field';
import type { CountName, GameControl, GameDraft } from './game-draft';
import type { ShotCountName } from './goalie-shots';

export type CountHints = Partial<Record<CountName, string>>;

interface GroupProps {
  control: GameControl;
  onType: CountFieldProps['onType'];
  onStep: CountFieldProps['onStep'];
  errors: FieldErrors<GameDraft>;
  /** Shown next to a count, in place of its own hint. */
  hints?: CountHints | undefined;
}

interface Line extends Pick<CountFieldProps, 'label' | 'visibleLabel' | 'hint' | 'max' | 'required'> {
  name: CountName;
}

/** A group of counts with its error messages below. */
const Group = ({
  title,
  text,
  lines,
  derivedField,
  errors,
  hints,
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
  const messages = lines.flatMap(({ name }) => {
    const error = errors[name];
    return [error?.message, error?.types?.['typed']].filter((text) => typeof text === 'string');
  });
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
              hint={hints?.[line.name] ?? (line.name === derivedField ? 'Filled in for you' : line.hint)}
            />
          ))}
        </div>
        {children}
        {messages.length > 0 && (
          <div id={id} role="alert" className="grid gap-1">
            {[...new Set(messages)].map((message) => (
              <p key={message} className={fieldError}>
                {message}
              </p>
            ))}
          </div>
        )}
      </fieldset>
    </Card>
  );
};

/** A team's crest and name in one line. */
const TeamLine = ({ name, image }: { name: string; image: string | null | undefined }) => (
  <span className="flex items-center gap-2.5">
    <Avatar name={name} src={image} size="small" shape="organization" className="text-xs" />
    <span className="min-w-0 leading-snug">
      <bdi>{name}</bdi>
    </span>
  </span>
);

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
        max: gameRules.maxScore,
        required: true,
      },
      {
        name: 'their_score',
        label: 'Their score',
        visibleLabel: <TeamLine name={teamName(opponent) ?? 'Opponent'} image={opponent?.image_url} />,
        max: gameRules.maxScore,
        required: true,
      },
    ]}
  />
);

const hints: Partial<Record<GameCountName, string>> = {
  minutes_played: `Left empty, it counts as ${defaultGameMinutes}`,
};

const lineOf = (name: GameCountName): Line => {
  const { label, max, required } = gameCounts[name];
  return { name, label, max, required, hint: hints[name] };
};

/** Counts that may stay empty; nothing if the position has none. */
const OptionalFields = ({
  position,
  ...group
}: GroupProps & { position: 'skater' | 'goalie'; children?: ReactNode }) => {
  const lines = optionalCountsOf(position).map(lineOf);
  if (lines.length === 0) return null;
  return <Group {...group} title="If you know it" text="These fields are optional." lines={lines} />;
};

export const SkaterFields = (group: GroupProps) => (
  <>
    <Group {...group} title="Your points" lines={requiredCountsOf('skater').map(lineOf)} />
    <OptionalFields {...group} position="skater" />
  </>
);

export const GoalieFields = ({
  derivedField,
  ...group
}: GroupProps & { derivedField: ShotCountName | null }) => (
  <>
    <Group
      {...group}
      title="Your net"
      text="Enter two of these; the third is calculated."
      lines={requiredCountsOf('goalie').map(lineOf)}
      derivedField={derivedField}
    />
    <OptionalFields {...group} position="goalie">
      <Controller
        control={group.control}
        name="started_game"
        render={({ field: { value, onChange, ref } }) => (
          <Checkbox ref={ref} label="I started the game" checked={value} onChange={onChange} />
        )}
      />
    </OptionalFields>
  </>
);
