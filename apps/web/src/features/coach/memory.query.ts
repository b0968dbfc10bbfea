import { coachRoutes } from '@rinkside/contracts/coach';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { queryClient, viewerEpochAtom } from '../../state/query-client';

const key = ['coach', 'memories'];

/** The coach's memories about the viewer, newest first. */
export const memoriesQuery = atomWithQuery((get) => ({
  queryKey: [...key, get(viewerEpochAtom)],
  queryFn: () => call(coachRoutes.memories),
}));

/** Deletes a memory and refetches the list. */
export const forgetMemory = async (id: string): Promise<void> => {
  await call(coachRoutes.forget, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: key });
};
