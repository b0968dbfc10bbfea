import type { Position } from '@rinkside/contracts/player';
import {
  type MemberChange,
  type TeamMember,
  teamRoutes,
  teamRules,
  type TeamView,
} from '@rinkside/contracts/team';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { call } from '../../../state/api';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { RadioChips } from '../../../ui/radio-group';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { memberName, placeLine, positionNames, seasonedName } from '../team-line';
import { clubTeamsQuery } from '../team.query';
import { useTeamAction } from '../use-team-action';

const positionOptions = (['skater', 'goalie'] as const).map((value) => ({
  value,
  label: positionNames[value],
}));

interface Values {
  number: string;
  position: Position | null;
  name: string;
  birthYear: string;
  /** The team that the member moves to; empty for none. */
  teamId: string;
  /** The other half of a place and a member that belong together; empty for none. */
  partnerId: string;
}

const valuesOf = ({ number, position, name, birth_year }: TeamMember): Values => ({
  number: number ?? '',
  position,
  name: name ?? '',
  birthYear: birth_year === null ? '' : String(birth_year),
  teamId: '',
  partnerId: '',
});

const changesOf = (member: TeamMember, values: Values): MemberChange => {
  const before = valuesOf(member);
  const birthYear = values.birthYear.trim();
  return {
    ...(values.number !== before.number && { number: values.number.trim() || null }),
    ...(values.position !== before.position && { position: values.position }),
    ...(!member.player && values.name !== before.name && { name: values.name.trim() }),
    ...(!member.player &&
      values.birthYear !== before.birthYear && { birth_year: birthYear ? Number(birthYear) : null }),
    ...(values.teamId && { team_id: values.teamId }),
    ...(member.player && values.partnerId && { place_id: values.partnerId }),
  };
};

/** Other teams of the same group that the viewer runs. */
const useOtherTeams = (team: TeamView) => {
  const { data = [] } = useAtomValue(clubTeamsQuery(team.organization.id));
  return data.filter(
    ({ id, circle_id, relation }) => id !== team.id && circle_id === team.circle_id && relation === 'staff',
  );
};

export interface MemberDialogProps {
  team: TeamView;
  member: TeamMember;
  onClose: () => void;
}

/** Changes number, position, place and team of a row of the roster, or removes it. */
export const MemberDialog = ({ team, member, onClose }: MemberDialogProps) => {
  const id = useId();
  const [values, setValues] = useState(() => valuesOf(member));
  const { busy, failure, run } = useTeamAction();
  const others = useOtherTeams(team);
  const change = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }));
  const who = memberName(member);
  const isPlace = !member.player;
  const partners = team.members.filter(({ player }) => (isPlace ? player : !player));
  const target = others.find((other) => other.id === values.teamId);

  const save = async () => {
    // A place goes to a member: the member takes it.
    const partner = isPlace ? team.members.find((other) => other.id === values.partnerId) : undefined;
    const body = partner ? { place_id: member.id } : changesOf(member, values);
    if (Object.keys(body).length === 0) return onClose();
    const saved = await run({
      send: () =>
        call(teamRoutes.updateMember, { params: { id: team.id, member_id: partner?.id ?? member.id }, body }),
      done: target ? teamMessages.moved(who, target.name) : teamMessages.saved,
      failed: teamMessages.saveFailed,
    });
    if (saved) onClose();
    return undefined;
  };
  const remove = async () => {
    const removed = await run({
      send: () => call(teamRoutes.removeMember, { params: { id: team.id, member_id: member.id } }),
      done: teamMessages.removed(who),
      failed: teamMessages.removeFailed,
    });
    if (removed) onClose();
  };
  const isNumberRefused =
    failure?.path === 'number' || failure?.text === teamRules.numberTaken(values.number.trim());
  const errorOf = (path: string) => failure?.path === path && failure.text;
  const isShownAtField = isNumberRefused || ['name', 'birth_year'].some((path) => failure?.path === path);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<bdi>{who}</bdi>}
      text={isPlace ? 'Nobody claimed this place yet. Only staff see it.' : undefined}
      closable={!busy}
      footer={
        <>
          <Button variant="ghost" disabled={busy} className="sm:mr-auto" onClick={() => void remove()}>
            {isPlace ? 'Remove the place' : 'Off the roster'}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        className="grid grid-cols-1 gap-4"
      >
        {isPlace && (
          <div className="grid grid-cols-[1fr_7rem] gap-3">
            <Field label="Name" error={errorOf('name')}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  value={values.name}
                  maxLength={100}
                  onChange={({ target: field }) => change({ name: field.value })}
                />
              )}
            </Field>
            <Field label="Birth year" error={errorOf('birth_year')}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={values.birthYear}
                  maxLength={4}
                  onChange={({ target: field }) => change({ birthYear: field.value })}
                />
              )}
            </Field>
          </div>
        )}
        <Field label="Number" error={isNumberRefused && failure?.text} className="max-w-40">
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              value={values.number}
              onChange={({ target: field }) => change({ number: field.value })}
            />
          )}
        </Field>
        <RadioChips
          legend="Position"
          options={positionOptions}
          value={values.position}
          onValueChange={(position) => change({ position })}
        />
        {partners.length > 0 && (
          <Select
            label={isPlace ? 'This place belongs to' : 'Place on the roster'}
            options={[
              { value: '', label: isPlace ? 'Nobody yet' : 'No other place' },
              ...partners.map((partner) => ({
                value: partner.id,
                label: isPlace ? memberName(partner) : placeLine(partner),
              })),
            ]}
            value={values.partnerId}
            onValueChange={(partnerId) => change({ partnerId })}
          />
        )}
        {others.length > 0 && (
          <Select
            label="Team"
            options={[
              { value: '', label: seasonedName(team) },
              ...others.map((other) => ({ value: other.id, label: seasonedName(other) })),
            ]}
            value={values.teamId}
            onValueChange={(teamId) => change({ teamId })}
          />
        )}
        <FailureLine failure={isShownAtField ? null : failure} />
      </form>
    </Dialog>
  );
};
