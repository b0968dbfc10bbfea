import { followRoutes } from '@rinkside/contracts/follow';
import { ApiError, call, messageOf } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { toast } from '../../ui/toast';
import { followMessages } from './messages';

/** Accepts or declines a player's request to follow the viewer. Another guardian may have answered it before. */
export const answerRequest = async (userId: string, accepted: boolean): Promise<void> => {
  const route = accepted ? followRoutes.accept : followRoutes.decline;
  try {
    const { following } = await call(route, { params: { id: userId } });
    if (following !== accepted) toast.blank(followMessages.alreadyAccepted);
    else toast.success(accepted ? followMessages.accepted : followMessages.declined);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) toast.blank(followMessages.gone);
    else toast.error(messageOf(error, followMessages.answerFailed));
  }
  // Until the lists are loaded again the request stays pending, so that it cannot be answered twice.
  await Promise.all(
    [['follows'], ['notifications']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );
};
