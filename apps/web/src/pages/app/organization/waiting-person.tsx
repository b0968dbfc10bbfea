import { circleRoutes, circleRules } from '@rinkside/contracts/circle';
import { rosterRoutes, type WaitingRow } from '@rinkside/contracts/roster';
import { isolate } from '@rinkside/contracts/text';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { circleMessages } from '../../../features/circle/messages';
import { useCircleAction } from '../../../features/circle/use-circle-action';
import { organizationMessages } from '../../../features/organization/messages';
import { call } from '../../../state/api';
import { displayName, playerLine } from '../../../state/entities/player-name';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Timestamp } from '../../../ui/timestamp';

export interface WaitingPersonProps {
  clubId: string;
  row: WaitingRow;
  /** The viewer confirms and declines alone. */
  decides: boolean;
  /** The name of the group, if the viewer answers for several. */
  group: string | null;
}

const Mark = ({ children }: { children: ReactNode }) => (
  <li className="rounded-full border border-edge px-2.5 py-0.5 text-sm font-semibold">{children}</li>
);

const Marks = ({ row, decides }: Pick<WaitingPersonProps, 'row' | 'decides'>) => (
  <ul aria-label="Marks" className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
    {row.by_my_link && <Mark>Came by your link</Mark>}
    {row.same_name && <Mark>Same name as a member</Mark>}
    {(row.vouches > 0 || !decides) && (
      <Mark>
        {row.vouches} of {circleRules.vouches} families
      </Mark>
    )}
  </ul>
);

/** Why the viewer, or any member, cannot confirm the person now; null if the viewer can. */
const obstacle = ({ needs }: WaitingRow, decides: boolean): string | null => {
  if (needs === 'address') return circleRules.addressNeeded;
  if (needs === 'coach' && !decides) return circleRules.coachNeeded;
  return needs === 'club_coach' && !decides ? circleRules.clubCoachNeeded : null;
};

const Answers = ({ clubId, row, decides, guardianIds }: WaitingPersonProps & { guardianIds: string[] }) => {
  const confirming = useCircleAction();
  const removing = useCircleAction();
  const name = displayName(row);
  const confirm = () =>
    confirming.run(async () => {
      const { confirmed } = await call(rosterRoutes.confirmMember, {
        params: { id: clubId },
        body: { user_id: row.id, circle_id: row.circle_id, guardian_ids: guardianIds },
      });
      return confirmed ? circleMessages.confirmed(name) : circleMessages.vouched;
    }, organizationMessages.confirmFailed);
  const remove = () =>
    removing.run(
      async () => {
        await call(circleRoutes.end, { params: { id: row.circle_id, user_id: row.id } });
        return decides ? circleMessages.declined : circleMessages.takenBack;
      },
      decides ? circleMessages.declineFailed : circleMessages.takeBackFailed,
    );
  const canConfirm = obstacle(row, decides) === null && (decides || !row.vouched_by_me);
  return (
    <div className="flex flex-wrap gap-2">
      {canConfirm && (
        <Button
          size="small"
          loading={confirming.busy}
          aria-label={decides ? `Confirm ${isolate(name)}` : `I know them from the team: ${isolate(name)}`}
          onClick={() => void confirm()}
        >
          {decides ? 'Confirm' : 'I know them from the team'}
        </Button>
      )}
      {(decides || row.vouched_by_me) && (
        <Button
          size="small"
          variant="secondary"
          loading={removing.busy}
          aria-label={decides ? `Decline ${isolate(name)}` : `Take back that you know ${isolate(name)}`}
          onClick={() => void remove()}
        >
          {decides ? 'Decline' : 'Take back'}
        </Button>
      )}
    </div>
  );
};

/** A person who waits for a place, with the answers that the viewer can give. */
export const WaitingPerson = (props: WaitingPersonProps) => {
  const { row, decides, group } = props;
  const waitingGuardians = row.guardians.filter(({ waits }) => waits);
  const otherGuardians = row.guardians.filter(({ waits }) => !waits);
  const [chosen, setChosen] = useState<string[] | null>(null);
  const guardianIds = chosen ?? waitingGuardians.map(({ id }) => id);
  const name = displayName(row);
  const reason = obstacle(row, decides);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
      <Avatar name={name} src={row.avatar} />
      <div className="min-w-0 flex-1 basis-44">
        <Link
          to={`/app/profile/${row.id}`}
          className="relative block font-semibold before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-soft">
          {[playerLine(row), group].filter(Boolean).join(' · ')} · asked <Timestamp at={row.asked_at} />
        </p>
        {otherGuardians.length > 0 && (
          <p className="text-sm text-soft">
            With <bdi>{otherGuardians.map(displayName).join(', ')}</bdi>
          </p>
        )}
        <Marks row={row} decides={decides} />
        {reason !== null && <p className="pt-1 text-sm">{reason}</p>}
        {reason === null && waitingGuardians.length > 0 && !row.vouched_by_me && (
          <fieldset>
            <legend className="sr-only">
              Confirm with <bdi>{name}</bdi>
            </legend>
            {waitingGuardians.map((guardian) => (
              <Checkbox
                key={guardian.id}
                label={
                  <>
                    and <bdi>{displayName(guardian)}</bdi>, a guardian
                  </>
                }
                checked={guardianIds.includes(guardian.id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked
                      ? [...guardianIds, guardian.id]
                      : guardianIds.filter((id) => id !== guardian.id),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      </div>
      <Answers {...props} guardianIds={guardianIds} />
    </li>
  );
};
