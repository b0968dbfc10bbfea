import type { OrganizationCard, OrganizationResult } from '@rinkside/contracts/organization';
import { Avatar } from '../../ui/avatar';
import { organizationMessages } from './messages';

interface OrganizationLineProps {
  organization: OrganizationCard & Partial<Pick<OrganizationResult, 'newcomer'>>;
}

/** An organization's crest, name and team in one row. A new and small one says so: it may be a lookalike. */
export const OrganizationLine = ({ organization }: OrganizationLineProps) => (
  <span className="flex min-w-0 items-center gap-3">
    <Avatar
      size="small"
      shape="organization"
      name={organization.name}
      src={organization.image_url}
      className="text-xs"
    />
    <span className="grid min-w-0 grid-cols-1">
      <span className="font-medium">
        <bdi>{organization.name}</bdi>
      </span>
      {organization.team_name && (
        <span className="text-sm text-soft">
          <bdi>{organization.team_name}</bdi>
        </span>
      )}
      {organization.newcomer && (
        <span className="text-sm text-soft">
          {organizationMessages.newcomer(organization.newcomer.members)}
        </span>
      )}
    </span>
  </span>
);
