import type { PlayerRow } from '@rinkside/contracts/player';
import { UserCheck } from 'lucide-react';
import { useRef } from 'react';
import { followRequestsQuery } from '../../../features/follow/follows.query';
import { RequestActions } from '../../../features/follow/request-actions';
import { displayName } from '../../../state/entities/player-name';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { PeopleList } from './people-list';

const noRequests = (
  <EmptyState
    icon={<UserCheck />}
    title="No Follow Requests"
    text="People who ask to follow you appear here until you accept or decline."
  />
);

const Answer = ({ player }: { player: PlayerRow }) => (
  <RequestActions userId={player.id} name={displayName(player)} />
);

/** The players who ask to follow the viewer. */
export const FollowRequests = () => {
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(list);
  return (
    <Card className="py-1! sm:py-2!">
      <div ref={list} {...keepFocus}>
        <PeopleList query={followRequestsQuery} label="Follow requests" empty={noRequests} Action={Answer} />
      </div>
    </Card>
  );
};
