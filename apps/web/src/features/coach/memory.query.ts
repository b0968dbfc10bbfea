import { coachRoutes } from '@rinkside/contracts/coach';
import { atomWithQuery } from 'jotai-tanstack-query';
import { call } from '../../state/api';
import { queryClient, viewingAtom } from '../../state/queries';

const key = ['coach', 'memories'];

/** What the viewer told the coach to keep in mind, newest first. */
export const memoriesQuery = atomWithQuery((get) => ({
  queryKey: [...key, get(viewingAtom)],
  queryFn: () => call(coachRoutes.memories),
}));

/** Has the coach forget something, and reads what is left. */
export const forgetMemory = async (id: string): Promise<void> => {
  await call(coachRoutes.forget, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: key });
};
