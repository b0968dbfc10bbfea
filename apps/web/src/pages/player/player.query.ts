import { gameRoutes } from '@rinkside/contracts/game';
import { playerRoutes } from '@rinkside/contracts/player';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { queryClient } from '../../state/queries';

/** A player as anybody sees them, with this season's stats. */
export const publicPlayerQuery = (id: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['public', 'player', id],
      queryFn: () => call(playerRoutes.public, { params: { id } }),
    }),
    () => queryClient,
  );

/** Their games of this season as anybody sees them, newest first. */
export const publicGamesQuery = (id: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['public', 'games', id],
      queryFn: async () => (await call(gameRoutes.public, { params: { id } })).games,
    }),
    () => queryClient,
  );
