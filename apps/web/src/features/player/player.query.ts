import { playerRoutes } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { askedNow } from '../../state/early';
import { fold } from '../../state/fold';
import { useRoom } from '../../state/live.link';
import { viewingAtom } from '../../state/queries';
import { useReread } from '../../state/reread';
import { toldOfPlayerAtom } from '../../state/told';

const playerQuery = atomFamily((id: string) =>
  atomWithQuery((get) => ({
    queryKey: ['player', id, get(viewingAtom)],
    queryFn: async () => {
      const askedAt = askedNow();
      const player = await call(playerRoutes.one, { params: { id } });
      fold.following(`user:${id}`, player.following, askedAt);
      return { player, askedAt };
    },
  })),
);

/** A player's page, updated live: refetched after events that change its counts. */
export const usePlayer = (id: string) => {
  const query = useAtomValue(playerQuery(id));
  const watchedAt = useRoom(`player:${id}`);
  useReread(query, watchedAt, useAtomValue(toldOfPlayerAtom(id)));
  return query;
};
