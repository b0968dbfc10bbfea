import { teamRoutes, type TeamMember, type TeamView } from '@rinkside/contracts/team';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Checkbox } from '../../../ui/checkbox';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Select } from '../../../ui/select';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { placeLine } from '../team-line';
import { useTeamAction } from '../use-team-action';

type Waiting = NonNullable<TeamView['desk']>['waiting'][number];

const arrivals = { link: 'Came by the link', code: 'Came by the code' } as const;

interface Choice {
  chosen: ReadonlySet<string>;
  /** The place that a player claims, where staff chose another one. */
  places: Readonly<Record<string, string>>;
}

const Decline = ({ team, person }: { team: TeamView; person: Waiting }) => {
  const [asking, setAsking] = useState(false);
  const { busy, failure, run } = useTeamAction();
  const who = displayName(person.player);
  const decline = () =>
    run({
      send: () => call(teamRoutes.removeMember, { params: { id: team.id, member_id: person.player.id } }),
      done: teamMessages.declined(who),
      failed: teamMessages.declineFailed,
    });
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-label={`Decline ${isolate(who)}`}
        onClick={() => setAsking(true)}
      >
        Decline
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Decline ${isolate(who)}?`}
        text="They do not get a place on the team, nor in the group."
        confirmLabel="Decline"
        loading={busy}
        onConfirm={() => void decline()}
      >
        {failure && <FailureLine failure={failure} />}
      </ConfirmDialog>
    </>
  );
};

interface RowProps extends Choice {
  team: TeamView;
  person: Waiting;
  /** The guardians who wait together with the child. */
  guardians: readonly Waiting[];
  openPlaces: readonly TeamMember[];
  onTick: (ids: readonly string[], isTicked: boolean) => void;
  onPlace: (playerId: string, placeId: string) => void;
}

const PlaceChoice = ({ person, openPlaces, places, onPlace }: Omit<RowProps, 'team' | 'guardians'>) => {
  const { player, place } = person;
  const options = [
    ...(place ? [] : [{ value: '', label: 'A new place' }]),
    ...openPlaces.map((open) => ({ value: open.id, label: placeLine(open) })),
  ];
  if (options.length < 2) return null;
  return (
    <div className="max-w-64 pb-2 pl-8">
      <Select
        label={`Place of ${isolate(displayName(player))}`}
        options={options}
        value={places[player.id] ?? place?.id ?? ''}
        onValueChange={(placeId) => onPlace(player.id, placeId)}
      />
    </div>
  );
};

const Row = (props: RowProps) => {
  const { team, person, guardians, chosen, openPlaces, onTick } = props;
  const { player, place, needs, arrival } = person;
  const who = displayName(player);
  const canConfirm = needs === 'staff';
  const family = [person, ...guardians].filter((one) => one.needs === 'staff').map((one) => one.player.id);
  return (
    <li className="py-1.5">
      <div className="flex items-start gap-2">
        <Checkbox
          className="min-w-0 flex-1"
          label={<bdi className="font-semibold break-words">{who}</bdi>}
          hint={
            <>
              {arrivals[arrival]}
              {!person.plays && ` · ${teamMessages.groupOnly}`}
              {person.number && ` · ${teamMessages.wants(person.number, person.number_taken)}`}
              {place && (
                <>
                  {' · '}
                  <strong className="font-semibold text-ink">{placeLine(place)}</strong> on your roster
                </>
              )}
              {!canConfirm && ` · ${teamMessages.needsAddress}`}
            </>
          }
          disabled={!canConfirm}
          checked={chosen.has(player.id)}
          onChange={({ target }) => onTick(family, target.checked)}
        />
        <Decline team={team} person={person} />
      </div>
      {person.plays && openPlaces.length > 0 && chosen.has(player.id) && <PlaceChoice {...props} />}
      {guardians.length > 0 && (
        <ul aria-label={`Guardians of ${isolate(who)}`} className="pl-8">
          {guardians.map((guardian) => (
            <li key={guardian.player.id}>
              <Checkbox
                label={
                  <>
                    <bdi>{displayName(guardian.player)}</bdi>, guardian
                  </>
                }
                {...(guardian.needs === 'address' && { hint: teamMessages.needsAddress })}
                disabled={guardian.needs === 'address'}
                checked={chosen.has(guardian.player.id)}
                onChange={({ target }) => onTick([guardian.player.id], target.checked)}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** Who came by a link or a code and waits: a box each, confirmed together. */
export const WaitingPeople = ({ team, waiting }: { team: TeamView; waiting: readonly Waiting[] }) => {
  const [{ chosen, places }, setChoice] = useState<Choice>({ chosen: new Set(), places: {} });
  const { busy, failure, run } = useTeamAction();
  if (waiting.length === 0) return null;
  const byId = new Map(waiting.map((person) => [person.player.id, person]));
  const beside = new Set(waiting.flatMap(({ guardians }) => guardians.map(({ id }) => id)));
  const rows = waiting.filter(({ player }) => !beside.has(player.id));
  const openPlaces = team.members.filter(({ player }) => !player);
  const able = waiting.filter(({ needs }) => needs === 'staff');
  // People may have withdrawn since they were ticked.
  const ticked = able.filter(({ player }) => chosen.has(player.id));
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setChoice((choice) => {
      const next = new Set(choice.chosen);
      for (const id of ids)
        if (isTicked) next.add(id);
        else next.delete(id);
      return { ...choice, chosen: next };
    });
  const confirm = async () => {
    const people = ticked.map(({ player, place }) => ({
      user_id: player.id,
      place_id: (places[player.id] ?? place?.id) || null,
    }));
    const done = await run({
      send: () => call(teamRoutes.addMembers, { params: { id: team.id }, body: { confirm: people } }),
      done: teamMessages.confirmed(people.length),
      failed: teamMessages.confirmFailed,
    });
    if (done) setChoice({ chosen: new Set(), places: {} });
  };
  return (
    <Card aria-labelledby="team-waiting">
      <CardHeader id="team-waiting" title={`Waiting (${waiting.length})`} text={teamMessages.tickKnown} />
      {able.length > 1 && (
        <Checkbox
          label="All of them"
          checked={ticked.length === able.length}
          onChange={({ target }) =>
            tick(
              able.map(({ player }) => player.id),
              target.checked,
            )
          }
          className="border-b border-line"
        />
      )}
      <ul aria-label="People who wait" className="divide-y divide-line">
        {rows.map((person) => (
          <Row
            key={person.player.id}
            team={team}
            person={person}
            guardians={person.guardians.flatMap(({ id }) => byId.get(id) ?? [])}
            openPlaces={openPlaces}
            chosen={chosen}
            places={places}
            onTick={tick}
            onPlace={(playerId, placeId) =>
              setChoice((choice) => ({ ...choice, places: { ...choice.places, [playerId]: placeId } }))
            }
          />
        ))}
      </ul>
      <div className="mt-3 grid grid-cols-1 gap-2">
        <FailureLine failure={failure} />
        <Button wide loading={busy} disabled={ticked.length === 0} onClick={() => void confirm()}>
          Confirm {pluralize(ticked.length, 'person', 'people')}
        </Button>
      </div>
    </Card>
  );
};
