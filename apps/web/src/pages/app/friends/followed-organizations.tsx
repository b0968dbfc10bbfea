import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import { FollowOrganizationButton } from '../../../features/follow/follow-button';
import { followedOrganizationsQuery } from '../../../features/follow/follows.query';
import { OrganizationLine } from '../../../features/organization/organization-line';
import { Card, CardHeader } from '../../../ui/card';

/** The organizations the viewer follows; renders nothing without any. */
export const FollowedOrganizations = () => {
  const { data } = useAtomValue(followedOrganizationsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Card aria-labelledby="followed-organizations">
      <CardHeader id="followed-organizations" title="Organizations you follow" />
      <ul className="divide-y divide-line">
        {data.map((organization) => (
          <li
            key={organization.id}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5"
          >
            <Link
              to={`/app/organization/${organization.id}`}
              className="flex min-h-target min-w-0 flex-1 basis-40 items-center rounded-md hover:underline"
            >
              <OrganizationLine organization={organization} />
            </Link>
            <FollowOrganizationButton id={organization.id} name={organization.name} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
