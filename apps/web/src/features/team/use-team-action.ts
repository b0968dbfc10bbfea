import type { TeamView } from '@rinkside/contracts/team';
import { useState } from 'react';
import { ApiError, messageOf } from '../../state/api';
import { reloadCircles } from '../../state/circles.live';
import { isUnverified } from '../../state/session/with-new-token';
import { toast } from '../../ui/toast';
import { showTeam } from './team.query';

/** Why a change of a team failed. */
export interface TeamFailure {
  text: string;
  /** An email address has to be confirmed first. */
  isUnverified: boolean;
  /** The field that the server refused. */
  path: string | null;
}

interface TeamAction<Reply> {
  send: () => Promise<Reply>;
  /** Said when it is done, unless the screen shows it. */
  done?: string;
  failed: string;
}

/** Sends a change of a team, shows the reply, and keeps the error for a place near the control. */
export const useTeamAction = () => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<TeamFailure | null>(null);
  /** @returns the reply, or null if it failed */
  const run = async <Reply extends TeamView | object>({
    send,
    done,
    failed,
  }: TeamAction<Reply>): Promise<Reply | null> => {
    setBusy(true);
    setFailure(null);
    try {
      const reply = await send();
      if ('members' in reply) showTeam(reply);
      if (done) toast.success(done);
      return reply;
    } catch (error) {
      const [field] = error instanceof ApiError ? error.errors : [];
      setFailure({
        text: field?.message ?? messageOf(error, failed),
        isUnverified: isUnverified(error),
        path: field?.path ?? null,
      });
      return null;
    } finally {
      void reloadCircles();
      setBusy(false);
    }
  };
  return { busy, failure, run, clear: () => setFailure(null) };
};
