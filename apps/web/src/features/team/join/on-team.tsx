import { useAtomValue } from 'jotai';
import { UserPlus } from 'lucide-react';
import { profileAtom } from '../../../state/profile';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { canAddChild } from '../../family/can-add-child';
import { joinMessages } from './messages';
import type { TeamLink } from './team-link.query';

export interface TeamButtonsProps {
  /** Left out while the whole family waits. */
  teamId?: string | undefined;
  /** Left out if the link lets no more people in. */
  onMore?: (() => void) | undefined;
}

/** Leads to the team, or brings another player of the family. */
export const TeamButtons = ({ teamId, onMore }: TeamButtonsProps) => {
  const profile = useAtomValue(profileAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  return (
    <div className="flex flex-wrap gap-2">
      {teamId ? (
        <LinkButton to={`/app/team/${teamId}`}>Go to the team</LinkButton>
      ) : (
        <LinkButton to="/app/dashboard" variant="secondary">
          Go to my page
        </LinkButton>
      )}
      {onMore && profile && canAddChild(profile) && !actsAsChild && (
        <Button
          variant={teamId ? 'secondary' : 'ghost'}
          icon={<UserPlus size={18} aria-hidden="true" />}
          onClick={onMore}
        >
          Add another player
        </Button>
      )}
    </div>
  );
};

export interface OnTeamProps {
  link: TeamLink;
  family: NonNullable<TeamLink['family']>;
  onMore: () => void;
}

/** What a family on the roster reads that opens the link again, also one that does not work any more. */
export const OnTeam = ({ link, family, onMore }: OnTeamProps) => (
  <>
    <PageHeading title={joinMessages.isOn(family, link.team.name)} />
    {link.ended && <p className="text-soft">{joinMessages.addMoreLater}</p>}
    <TeamButtons teamId={link.team.id} onMore={link.ended ? undefined : onMore} />
  </>
);
