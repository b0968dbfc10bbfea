import { useAtomValue } from 'jotai';
import { profileAtom } from '../../state/profile';
import { LinkButton } from '../../ui/link';
import { canAddChild } from '../family/can-add-child';
import { membersQuery } from '../organization/roster.query';
import { teamMessages } from './messages';

const followsAll = <p className="py-4 text-soft">You already follow everyone here. Nice.</p>;

const Club = ({ club }: { club: { id: string; name: string } }) => {
  const profile = useAtomValue(profileAtom);
  const { data, error } = useAtomValue(membersQuery(club.id));
  if (error || !profile) return followsAll;
  if (!data) return null;
  // The viewer is one of the members.
  if ((data.pages[0]?.total ?? 0) > 1) return followsAll;
  return (
    <div className="grid justify-items-start gap-3 py-2">
      <div>
        <h3 className="font-semibold">{teamMessages.bringTogether}</h3>
        <p className="text-soft">
          {teamMessages.emptyClub(club.name)}{' '}
          {canAddChild(profile) ? teamMessages.bringTogetherText : teamMessages.askForLink}
        </p>
      </div>
      {canAddChild(profile) && (
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/app/organization?make=team" size="small">
            Make a team
          </LinkButton>
          <LinkButton to="/app/organization#groups" size="small" variant="secondary">
            Invite your team
          </LinkButton>
        </div>
      )}
    </div>
  );
};

/**
 * Shown when there is no one left to follow. In an empty club, invites the person to bring the team together.
 */
export const NobodyToFollow = () => {
  const club = useAtomValue(profileAtom)?.organization;
  return club ? <Club club={club} /> : followsAll;
};
