import type { OrganizationDetails } from '@rinkside/contracts/organization';
import { ExternalLink, Pencil, Tv } from 'lucide-react';
import { FollowOrganizationButton } from '../../../features/follow/follow-button';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { HalfRink } from '../../../ui/rink';
import { useOverlay } from '../../../ui/use-overlay';
import { DeleteOrganization, ReportOrganization } from './organization-actions';
import { useLazyComponent } from '../../../ui/use-lazy-component';

const editDialog = {
  chunk: 'edit organization',
  load: () => import('./edit-organization').then((module) => module.EditOrganization),
};

const Edit = ({ organization }: { organization: OrganizationDetails }) => {
  const { open, show, close } = useOverlay('edit', 'organization');
  const renderDialog = useLazyComponent(editDialog, open, close);
  return (
    <>
      <Button size="small" variant="secondary" icon={<Pencil size={18} aria-hidden="true" />} onClick={show}>
        {organization.can.propose ? 'Propose an edit' : 'Edit'}
      </Button>
      {renderDialog?.({ open, organization, onDone: close })}
    </>
  );
};

/** The header of an organization: image, name, website and actions. */
export const OrganizationHead = ({
  organization,
  isOwn,
}: {
  organization: OrganizationDetails;
  isOwn: boolean;
}) => {
  const { id, name, team_name, image_url, website, can } = organization;
  return (
    <header className="relative isolate flex items-center gap-5 overflow-hidden rounded-xl night p-5 shadow-low max-sm:flex-col max-sm:text-center sm:gap-7 sm:p-7">
      <HalfRink className="absolute inset-y-0 right-0 -z-10 h-full w-2/5 text-edge opacity-40 max-sm:hidden" />
      <Avatar name={name} src={image_url} size="huge" shape="organization" alone />
      <div className="grid w-full min-w-0 flex-1 grid-cols-1 gap-1 max-sm:justify-items-center">
        {isOwn && <p className="eyebrow text-lamp-ink">Your organization</p>}
        <PageHeading title={name} className="max-w-full text-3xl break-words sm:text-4xl" />
        {organization.deleted && <p className="text-lamp-ink">Deleted from the directory</p>}
        {team_name && (
          <p dir="auto" className="max-w-full text-lg text-soft">
            {team_name}
          </p>
        )}
        {website && (
          <a
            href={website}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="link inline-flex min-h-target max-w-full items-center gap-1.5 rounded-sm font-medium"
          >
            <span dir="ltr" className="truncate">
              {website.replace(/^https?:\/\//u, '').replace(/\/$/u, '')}
            </span>
            <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:justify-center">
        <LinkButton
          to={`/app/organization/${id}/live`}
          size="small"
          variant="secondary"
          icon={<Tv size={18} aria-hidden="true" />}
        >
          Club night
        </LinkButton>
        <FollowOrganizationButton id={id} name={name} />
        {(can.edit || can.propose) && <Edit organization={organization} />}
        {!can.team && !organization.deleted && <ReportOrganization id={id} />}
        <DeleteOrganization organization={organization} />
      </div>
    </header>
  );
};
