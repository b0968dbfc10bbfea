import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { call, messageOf } from '../../state/api';
import { queryClient } from '../../state/query-client';
import { toast } from '../../ui/toast';
import { continueLog, deviceOf } from './live-log';
import { liveGameMessages } from './messages';

/** Makes this device the scorer. Resolves to whether it is. */
export const takeOver = async (id: string): Promise<boolean> => {
  try {
    const { scorer } = await call(liveGameRoutes.takeOver, {
      params: { id },
      body: { device_id: deviceOf(id) },
    });
    await continueLog(id, scorer.device_id, scorer.term);
    await queryClient.invalidateQueries({ queryKey: ['live-game', id] });
    return true;
  } catch (error) {
    toast.error(messageOf(error, liveGameMessages.takeOverFailed));
    return false;
  }
};
