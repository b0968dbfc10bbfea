import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { messageOf } from '../../state/api';
import { ErrorLine } from '../../ui/error-line';
import { TextLink } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { circleName } from './circle-name';
import { familyCirclesQuery, type ProfileCircles } from './circle.query';
import { LeaveCircle } from './leave-circle';
import { clubTexts } from './club-texts';
import { circleMessages } from './messages';
import { WaitRow } from './wait-row';

const Profile = ({ row: { profile, circles }, titled }: { row: ProfileCircles; titled: boolean }) => {
  const who = profile.isOwn ? 'You' : isolate(profile.name);
  return (
    <section aria-label={`Groups: ${who}`}>
      {titled && (
        <h3 className="font-semibold">
          <bdi>{who}</bdi>
        </h3>
      )}
      {circles.length === 0 && <p className="text-soft">{clubTexts.noGroup}</p>}
      <ul className="divide-y divide-line">
        {circles.map((circle) =>
          circle.waiting ? (
            <WaitRow key={circle.id} profile={profile} circle={circle} waiting={circle.waiting} />
          ) : (
            <li key={circle.id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
              <div className="min-w-0 flex-1 basis-40">
                <TextLink
                  to={`/app/organization/${circle.organization.id}#groups`}
                  className="inline-flex min-h-target items-center"
                >
                  <bdi>{circle.organization.name}</bdi>
                </TextLink>
                <p className="text-sm text-soft">{circleName(circle)}</p>
              </div>
              <LeaveCircle circle={circle} profile={profile} />
            </li>
          ),
        )}
      </ul>
    </section>
  );
};

/** The groups of the shown profile, and of the children the account acts as; each can be left. */
export const FamilyCircles = () => {
  const { data, error, refetch, isFetching } = useAtomValue(familyCirclesQuery);
  if (!data && error)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, circleMessages.loadFailed)}
      </ErrorLine>
    );
  if (!data) return <Skeleton className="h-16 w-full" />;
  return (
    <div className="grid gap-4">
      {data.map((row) => (
        <Profile key={row.profile.id} row={row} titled={data.length > 1} />
      ))}
    </div>
  );
};
