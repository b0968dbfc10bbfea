import { blockRoutes } from '@rinkside/contracts/block';
import { call, messageOf } from '../../state/api';
import { fold } from '../../state/fold';
import { queryClient } from '../../state/queries';
import { toast } from '../../ui/toast';
import { blockSentences } from './sentences';

const words = {
  true: { route: blockRoutes.block, done: blockSentences.blocked, failed: blockSentences.blockFailed },
  false: {
    route: blockRoutes.unblock,
    done: blockSentences.unblocked,
    failed: blockSentences.unblockFailed,
  },
} as const;

/** Blocks somebody or takes it back, and says so; answers whether it worked. Either changes what every list may show. */
export const setBlocked = async (userId: string, blocked: boolean): Promise<boolean> => {
  const { route, done, failed } = words[`${blocked}`];
  try {
    await call(route, { params: { id: userId } });
    // A block ends follows both ways; taking it back restores none.
    fold.following(`user:${userId}`, false, performance.now());
    toast.success(done);
    void queryClient.invalidateQueries();
    return true;
  } catch (error) {
    toast.error(messageOf(error, failed));
    return false;
  }
};
