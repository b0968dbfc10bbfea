import { gameRoutes } from '@rinkside/contracts/game';
import { playerRoutes } from '@rinkside/contracts/player';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { documentReply } from '../../state/page-data';
import { queryClient } from '../../state/query-client';

/** A player's public profile with the current season's stats. */
export const publicPlayerQuery = (id: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['public', 'player', id],
      queryFn: () => call(playerRoutes.public, { params: { id } }),
      ...documentReply(playerRoutes.public, id),
    }),
    () => queryClient,
  );

/** A player's public games of the current season, newest first. */
export const publicGamesQuery = (id: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['public', 'games', id],
      queryFn: () => call(gameRoutes.public, { params: { id } }),
      ...documentReply(gameRoutes.public, id),
      select: ({ games }) => games,
    }),
    () => queryClient,
  );
