import { teamRoutes, type TeamLinkView, type TeamView } from '@rinkside/contracts/team';
import { isolate } from '@rinkside/contracts/text';
import { call } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EndPlace } from '../../circle/end-place';
import { InvitationLink } from '../../circle/invitation-link';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { useTeamAction } from '../use-team-action';
import { CodeToRead } from './invite-families';

type Joined = TeamLinkView['joined'][number];

/**
 * Takes a person who came by a link off the roster with one tap. Ending the place in the group is a separate
 * action.
 */
const JoinedActions = ({ team, person }: { team: TeamView; person: Joined }) => {
  const { busy, failure, run } = useTeamAction();
  const member = team.members.find(({ player }) => player?.id === person.id);
  const who = displayName(person);
  const remove = (memberId: string) =>
    run({
      send: () => call(teamRoutes.removeMember, { params: { id: team.id, member_id: memberId } }),
      done: teamMessages.removed(who),
      failed: teamMessages.removeFailed,
    });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {member && (
          <Button
            size="small"
            variant="secondary"
            loading={busy}
            aria-label={`Off the roster: ${isolate(who)}`}
            onClick={() => void remove(member.id)}
          >
            Off the roster
          </Button>
        )}
        <EndPlace circleId={team.circle_id} person={person} isVouch={false} label="Out of the group" />
      </div>
      <FailureLine failure={failure} />
    </>
  );
};

const LinkRow = ({ team, link }: { team: TeamView; link: TeamLinkView }) => {
  const { busy, failure, run } = useTeamAction();
  const end = () =>
    run({
      send: () => call(teamRoutes.revokeLink, { params: { id: team.id, link_id: link.id } }),
      done: teamMessages.linkEnded,
      failed: teamMessages.endLinkFailed,
    });
  return (
    <InvitationLink
      link={link}
      maker={link.created_by}
      busy={busy}
      onEnd={() => void end()}
      renderActions={(person) => <JoinedActions team={team} person={person} />}
    >
      <FailureLine failure={failure} />
      {link.code && <CodeToRead code={link.code} until={link.code_expires_at} />}
    </InvitationLink>
  );
};

/** The invitation links of a team, and who came by them. */
export const TeamLinks = ({ team, links }: { team: TeamView; links: readonly TeamLinkView[] }) => (
  <Card aria-labelledby="team-links">
    <CardHeader id="team-links" title="Invitation links" />
    {links.length === 0 ? (
      <p className="text-soft">No link yet. ‘Invite families’ makes one.</p>
    ) : (
      <ul aria-label="Invitation links" className="divide-y divide-line">
        {links.map((link) => (
          <LinkRow key={link.id} team={team} link={link} />
        ))}
      </ul>
    )}
  </Card>
);
