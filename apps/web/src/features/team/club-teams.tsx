import type { OrganizationCard } from '@rinkside/contracts/organization';
import type { TeamProposal, TeamSummary } from '@rinkside/contracts/team';
import { useAtomValue } from 'jotai';
import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../state/api';
import { profileAtom } from '../../state/profile';
import { actsAsChildAtom } from '../../state/session/session.store';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { ErrorLine } from '../../ui/error-line';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { useOverlay } from '../../ui/use-overlay';
import { clubCirclesQuery } from '../circle/circle.query';
import { teamOffer } from './team-offer';
import { teamMessages } from './messages';
import { currentSeason, freshTeam, type TeamFields } from './team-fields';
import { clubTeamsQuery, isOwnTeam, proposalsQuery } from './team.query';
import { TeamsList } from './teams-list';

const newTeam = {
  chunk: 'new team',
  load: () => import('./new-team').then((module) => module.NewTeam),
};

/** Teams shown at first. */
const firstTeams = 5;

/** The viewer's own teams and the one that fits first, then the newest season. */
const byRelevance = (teams: readonly TeamSummary[]) => {
  const isFirst = (team: TeamSummary) => isOwnTeam(team) || team.fits;
  return [...teams.filter(isFirst), ...teams.filter((team) => !isFirst(team))];
};

const Proposal = ({ proposal, onMake }: { proposal: TeamProposal; onMake: () => void }) => {
  const team = `${proposal.age_level} ${proposal.level}`;
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{teamMessages.proposal(team)}</p>
        <p className="text-sm text-soft">{teamMessages.proposalPlayers(proposal.players)}</p>
      </div>
      <Button size="small" variant="tinted" aria-label={`Make team ${team}`} onClick={onMake}>
        Make team
      </Button>
    </li>
  );
};

const Proposals = ({ clubId, onMake }: { clubId: string; onMake: (fields: TeamFields) => void }) => {
  const { data } = useAtomValue(proposalsQuery(clubId));
  if (!data || data.length === 0) return null;
  return (
    <ul aria-label="Teams you can make" className="divide-y divide-line border-t border-line">
      {data.slice(0, firstTeams).map((proposal) => {
        const { age_level, level } = proposal;
        const fields = { name: `${age_level} ${level}`, age_level, level, season: currentSeason() };
        return <Proposal key={fields.name} proposal={proposal} onMake={() => onMake(fields)} />;
      })}
    </ul>
  );
};

/** The teams of the viewer's groups of an organization, and what a coach or the first family can make. */
export const ClubTeams = ({ club }: { club: Pick<OrganizationCard, 'id' | 'name'> }) => {
  const { data: teams, error, refetch, isFetching } = useAtomValue(clubTeamsQuery(club.id));
  const { data: families } = useAtomValue(clubCirclesQuery(club.id));
  const profile = useAtomValue(profileAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const [showsAll, setShowsAll] = useState(false);
  const [proposed, setProposed] = useState<TeamFields | null>(null);
  const { open, show, close } = useOverlay('make', 'team');
  const renderNewTeam = useLazyComponent(newTeam, open, close);
  const circles = families?.[0]?.circles;
  if (!profile || !circles) return null;
  if (!teams)
    return error ? (
      <Card>
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, teamMessages.listFailed)}
        </ErrorLine>
      </Card>
    ) : null;
  const offer = actsAsChild ? null : teamOffer(profile, circles);
  if (teams.length === 0 && !offer) return null;
  const canMake = offer === 'led' || offer === 'first';
  const isEmpty = teams.length === 0 && canMake;
  const make = (fields: TeamFields | null) => {
    setProposed(fields);
    show();
  };
  const sorted = byRelevance(teams);
  return (
    <Card aria-labelledby="club-teams">
      <CardHeader
        id="club-teams"
        title={
          <span className="flex items-center gap-2.5">
            <Users aria-hidden="true" className="size-6 shrink-0 text-lamp-ink" />
            {isEmpty ? teamMessages.bringTogether : 'Teams'}
          </span>
        }
        text={isEmpty && teamMessages.bringTogetherText}
        action={
          canMake && (
            <Button
              size="small"
              variant={isEmpty ? 'primary' : 'secondary'}
              icon={<Plus size={18} aria-hidden="true" />}
              onClick={() => make(null)}
            >
              Make a team
            </Button>
          )
        }
      />
      {sorted.length > 0 && <TeamsList teams={showsAll ? sorted : sorted.slice(0, firstTeams)} />}
      {!showsAll && sorted.length > firstTeams && (
        <Button variant="secondary" wide className="mt-3" onClick={() => setShowsAll(true)}>
          Show all {sorted.length}
        </Button>
      )}
      {canMake && <Proposals clubId={club.id} onMake={make} />}
      {offer === 'beside' && (
        <div className="grid gap-2 border-t border-line pt-3 first:border-0">
          <p className="text-soft">{teamMessages.ownGroup}</p>
          <Button
            size="small"
            variant="secondary"
            icon={<Plus size={18} aria-hidden="true" />}
            className="justify-self-start"
            onClick={() => make(null)}
          >
            Make a team
          </Button>
        </div>
      )}
      {open &&
        renderNewTeam?.({
          organizationId: club.id,
          initial: proposed ?? freshTeam(profile.age ?? '10U', profile.level ?? 'House', teams),
          beginsGroup: offer === 'beside',
          onClose: close,
        })}
    </Card>
  );
};
