import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { reduceLiveGame } from '@rinkside/contracts/live-game.state';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { call } from '../../state/api';
import { queryClient, viewerEpochAtom } from '../../state/query-client';
import { Card, CardHeader } from '../../ui/card';
import { CheerCounts } from './cheers';
import { Timeline } from './timeline';

/** The live log of a game; nothing for a game that was logged without one. */
export const GameTimeline = ({ id }: { id: string }) => {
  const viewing = useAtomValue(viewerEpochAtom);
  const { data } = useQuery(
    {
      queryKey: ['game', id, 'timeline', viewing],
      queryFn: () => call(liveGameRoutes.timeline, { params: { id } }),
    },
    queryClient,
  );
  if (!data) return null;
  const { timeline } = reduceLiveGame(data);
  if (timeline.length === 0) return null;
  return (
    <Card aria-labelledby="timeline">
      <CardHeader id="timeline" title="Timeline" text="Logged live" />
      <CheerCounts cheers={data.cheers} className="mb-2" />
      <Timeline timeline={timeline} view={data} />
    </Card>
  );
};
