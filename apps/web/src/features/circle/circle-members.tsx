import type { CircleMember, CircleView } from '@rinkside/contracts/circle';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../state/api';
import { displayName, playerLine } from '../../state/entities/player-name';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';
import { Skeleton } from '../../ui/skeleton';
import { useFocusNext } from '../../ui/use-focus-next';
import { circleMembersQuery } from './circle.query';
import { EndPlace } from './end-place';
import { circleMessages } from './messages';

const Member = ({ circle, member }: { circle: CircleView; member: CircleMember }) => {
  const name = displayName(member);
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Avatar name={name} src={member.avatar} />
      <div className="min-w-0 flex-1 basis-28">
        <Link
          to={`/app/profile/${member.id}`}
          className="relative block font-semibold before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-soft">{playerLine(member)}</p>
      </div>
      {member.can_end && (
        <EndPlace circleId={circle.id} person={member} isVouch={member.vouched_by_me && !circle.can.decide} />
      )}
    </li>
  );
};

/** The people of a group, the newest first. */
export const CircleMembers = ({ circle }: { circle: CircleView }) => {
  const query = useAtomValue(circleMembersQuery(circle.id));
  const { data, error, isFetching, refetch } = query;
  const rows = data?.pages.flatMap(({ items }) => items) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(list, rows.length, query.isFetchingNextPage);
  if (!data && !error) return <Skeleton className="h-32 w-full" />;
  return (
    <>
      {error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, circleMessages.membersFailed)}
        </ErrorLine>
      )}
      <ul ref={list} aria-label="People of the group" className="divide-y divide-line">
        {rows.map((member) => (
          <Member key={member.id} circle={circle} member={member} />
        ))}
      </ul>
      {query.hasNextPage && !error && (
        <Button
          variant="secondary"
          wide
          className="mt-3"
          loading={query.isFetchingNextPage}
          onClick={() => {
            focusNext();
            void query.fetchNextPage();
          }}
        >
          Load More
        </Button>
      )}
    </>
  );
};
