import type { PlayerRow } from '@rinkside/contracts/player';
import { pluralize } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Users } from 'lucide-react';
import { useRef } from 'react';
import { membersQuery } from '../../../features/organization/roster.query';
import { PlayerRows, PlayerRowsSkeleton } from '../../../features/player/player-rows';
import { messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorLine } from '../../../ui/error-line';
import { ErrorState } from '../../../ui/error-state';
import { useFocusNext } from '../../../ui/use-focus-next';

const RoleBadge = ({ player }: { player: PlayerRow }) =>
  player.role && (
    <span
      data-role={player.role === 'coach' && !player.coach_confirmed ? undefined : player.role}
      className="rounded-full border border-edge px-2.5 py-0.5 text-sm font-semibold data-[role=coach]:border-transparent data-[role=coach]:bg-lamp-wash data-[role=coach]:text-lamp-ink data-[role=player]:border-transparent data-[role=player]:bg-blue-wash data-[role=player]:text-blue"
    >
      {player.role === 'coach' && !player.coach_confirmed ? 'coach, not confirmed' : player.role}
    </span>
  );

/** The members of an organization by name, 50 per page. */
export const Members = ({ id }: { id: string }) => {
  const members = useAtomValue(membersQuery(id));
  const { data, error, isFetching, refetch } = members;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  // Minors are listed for the people of their groups only.
  const hidden = (data?.pages[0]?.total ?? 0) - rows.length;
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useFocusNext(list, rows.length, members.isFetchingNextPage);
  if (!data && error)
    return (
      <ErrorState
        title="Error loading members"
        text={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Card className="py-1! sm:py-2!">
      {!data ? (
        <PlayerRowsSkeleton count={8} />
      ) : rows.length === 0 && hidden <= 0 ? (
        <EmptyState level="h3" icon={<Users />} title="No members found" />
      ) : (
        rows.length > 0 && (
          <PlayerRows ref={list} label="Members" players={rows} Action={RoleBadge} withTeam={false} />
        )
      )}
      {error && (
        <ErrorLine onRetry={() => void members.fetchNextPage()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      )}
      {data && !members.hasNextPage && hidden > 0 && (
        <p className="py-3 text-soft">
          {rows.length > 0 ? 'And ' : ''}
          {pluralize(hidden, 'player')} you do not share a group with.
        </p>
      )}
      {members.hasNextPage && !error && (
        <Button
          variant="secondary"
          wide
          className="my-3"
          loading={members.isFetchingNextPage}
          onClick={() => {
            focusNext();
            void members.fetchNextPage();
          }}
        >
          Load More
        </Button>
      )}
    </Card>
  );
};
