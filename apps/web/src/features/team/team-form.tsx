import { type AgeLevel, ageLevels, type Level, levels } from '@rinkside/contracts/player';
import { teamRules } from '@rinkside/contracts/team';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { Select } from '../../ui/select';
import { TextInput } from '../../ui/text-input';
import { seasonName } from '../game/season-games';
import { FailureLine } from './failure-line';
import { currentSeason, type TeamFields } from './team-fields';
import type { TeamFailure } from './use-team-action';

export interface TeamFormProps {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  initial: TeamFields;
  busy: boolean;
  failure: TeamFailure | null;
  onSubmit: (fields: TeamFields) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for name, age level, level and season of a team. The name follows the two levels until it is typed. */
export const TeamForm = ({
  title,
  text,
  submitLabel,
  initial,
  busy,
  failure,
  onSubmit,
  onClose,
  children,
}: TeamFormProps) => {
  const id = useId();
  const [fields, setFields] = useState(initial);
  const [isNameMissing, setNameMissing] = useState(false);
  const change = (changes: Partial<TeamFields>) => {
    setFields((current) => {
      const next = { ...current, ...changes };
      const followsLevels = current.name === `${current.age_level} ${current.level}`;
      return changes.name === undefined && followsLevels
        ? { ...next, name: `${next.age_level} ${next.level}` }
        : next;
    });
    if (changes.name !== undefined) setNameMissing(false);
  };
  const submit = () => {
    const name = fields.name.trim();
    setNameMissing(!name);
    if (name && !busy) onSubmit({ ...fields, name });
  };
  const seasons = Array.from(new Set([initial.season, ...[-1, 0, 1].map((step) => currentSeason() + step)]))
    .toSorted((a, b) => b - a)
    .map((season) => ({ value: String(season), label: seasonName('dashboard', season) }));
  const isNameRefused = failure?.path === 'name';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      text={text}
      closable={!busy}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="grid grid-cols-1 gap-4"
      >
        <Field
          label="Team name"
          required
          error={isNameMissing ? teamRules.nameRequired : isNameRefused && failure.text}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={teamRules.maxNameLength}
              value={fields.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </Field>
        <div className="grid grid-cols-[1fr_1fr_1.3fr] gap-2 sm:gap-3 max-[22rem]:grid-cols-1">
          <Select<AgeLevel>
            label="Age level"
            options={ageLevels.map((value) => ({ value, label: value }))}
            value={fields.age_level}
            onValueChange={(age_level) => change({ age_level })}
          />
          <Select<Level>
            label="Level"
            options={levels.map((value) => ({ value, label: value }))}
            value={fields.level}
            onValueChange={(level) => change({ level })}
          />
          <Select
            label="Season"
            options={seasons}
            value={String(fields.season)}
            onValueChange={(season) => change({ season: Number(season) })}
          />
        </div>
        {children}
        <FailureLine failure={isNameRefused ? null : failure} onRetry={submit} />
      </form>
    </Dialog>
  );
};
