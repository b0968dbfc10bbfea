import { type TeamMember, teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { atomFamily } from 'jotai-family';
import { atomWithQuery } from 'jotai-tanstack-query';
import { ApiError, call } from '../../../state/api';
import { circlesKey } from '../../../state/circles.live';
import { viewerEpochAtom } from '../../../state/query-client';
import type { Outcome } from './accept';

const readAs = (id: string, actingAs: string): Promise<TeamView | null> =>
  call(teamRoutes.one, { params: { id }, actingAs }).catch((error: unknown) => {
    // The team is hidden from people who wait.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });

/** How often the team is read while a family member waits: this page has no live updates (ms). */
const intervalMs = 10_000;

/** The team as each profile that waited sees it; null while it waits. @param key JSON of the team and the profiles */
export const waitedTeamQuery = atomFamily((key: string) =>
  atomWithQuery((get) => {
    const [teamId, ...ids] = JSON.parse(key) as [string, ...string[]];
    return {
      queryKey: [circlesKey, 'joined team', key, get(viewerEpochAtom)],
      enabled: ids.length > 0,
      refetchInterval: intervalMs,
      queryFn: () => Promise.all(ids.map(async (id) => [id, await readAs(teamId, id)] as const)),
    };
  }),
);

export const waitedKey = (outcomes: readonly Outcome[]): string =>
  JSON.stringify([
    outcomes[0]?.reply.team_id,
    ...outcomes.filter(({ reply }) => reply.state === 'waiting').map(({ profile }) => profile.id),
  ]);

/** Returns what came of a link by now. @param team as the profile sees it */
export const outcomeNow = (outcome: Outcome, team: TeamView | null | undefined): Outcome => {
  if (!team) return outcome;
  const { profile, plays, number, reply } = outcome;
  const isHere = ({ player }: TeamMember) => player?.id === profile.id;
  const member = team.members.find(isHere);
  if (!member) return plays ? outcome : { ...outcome, reply: { ...reply, state: 'joined', needs: null } };
  const isTaken = number !== '' && member.number !== number;
  return {
    ...outcome,
    reply: { ...reply, state: 'member', needs: null, number: member.number, number_taken: isTaken },
  };
};
