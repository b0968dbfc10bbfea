import { blockRoutes } from '@rinkside/contracts/block';
import { call, messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { queryClient } from '../../state/query-client';
import { toast } from '../../ui/toast';
import { blockMessages } from './messages';

const variants = {
  true: { route: blockRoutes.block, done: blockMessages.blocked, failed: blockMessages.blockFailed },
  false: {
    route: blockRoutes.unblock,
    done: blockMessages.unblocked,
    failed: blockMessages.unblockFailed,
  },
} as const;

/** Blocks or unblocks a player and shows a toast. Resolves to whether it succeeded. Refetches every list, as its content may change. */
export const setBlocked = async (userId: string, blocked: boolean): Promise<boolean> => {
  const { route, done, failed } = variants[`${blocked}`];
  try {
    await call(route, { params: { id: userId } });
    // A block ends follows and requests in both directions; an unblock restores none.
    entityStore.applyFollows([{ id: userId, following: false, requested: false }], performance.now());
    toast.success(done);
    void queryClient.invalidateQueries();
    return true;
  } catch (error) {
    toast.error(messageOf(error, failed));
    return false;
  }
};
