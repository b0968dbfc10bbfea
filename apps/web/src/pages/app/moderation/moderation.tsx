import { useAtomValue } from 'jotai';
import { ShieldX } from 'lucide-react';
import { profileAtom } from '../../../state/profile';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { Tabs } from '../../../ui/tabs';
import { BirthdateCard } from './birthdate-card';
import { Queue } from './queue';
import { ReportCard } from './report-card';
import { RequestCard } from './request-card';
import { DeletedOrganizationCard, EditCard } from './organization-cards';
import {
  birthdatesQuery,
  childRequestsQuery,
  deletedOrganizationsQuery,
  editsQuery,
  reportsQuery,
} from './reports.query';

const Reports = () => {
  const list = useAtomValue(reportsQuery);
  const reports = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Queue list={list} label="Reports" empty={{ title: 'All quiet', text: 'No open reports.' }}>
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} />
      ))}
    </Queue>
  );
};

const Birthdates = () => {
  const list = useAtomValue(birthdatesQuery);
  const waiting = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Queue
      list={list}
      label="Birthdates"
      empty={{ title: 'Nothing to confirm', text: 'No edited birthdates to review.' }}
    >
      {waiting.map((birthdate) => (
        <BirthdateCard key={birthdate.user_id} waiting={birthdate} />
      ))}
    </Queue>
  );
};

const Families = () => {
  const list = useAtomValue(childRequestsQuery);
  const requests = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Queue
      list={list}
      label="Families"
      empty={{ title: 'Nothing to decide', text: 'No family waits for a decision.' }}
    >
      {requests.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </Queue>
  );
};

const Edits = () => {
  const list = useAtomValue(editsQuery);
  const edits = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Queue list={list} label="Edits" empty={{ title: 'No edits', text: 'No organization was edited.' }}>
      {edits.map((edit) => (
        <EditCard key={edit.id} edit={edit} />
      ))}
    </Queue>
  );
};

const Deleted = () => {
  const list = useAtomValue(deletedOrganizationsQuery);
  const deleted = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Queue
      list={list}
      label="Deleted organizations"
      empty={{ title: 'Nothing deleted', text: 'Every organization is in the directory.' }}
    >
      {deleted.map((organization) => (
        <DeletedOrganizationCard key={organization.id} organization={organization} />
      ))}
    </Queue>
  );
};

/** The moderation queues; other players see that they have no access. */
export const ModerationPage = () => {
  const profile = useAtomValue(profileAtom);
  if (!profile) return null;
  return (
    <div className="mx-auto grid lg:max-w-3xl grid-cols-1 gap-5">
      <PageHeading title="Moderation" />
      {profile.moderator ? (
        <div>
          <Tabs
            label="Queues"
            tabs={[
              { name: 'reports', label: 'Reports', content: <Reports /> },
              { name: 'birthdates', label: 'Birthdates', content: <Birthdates /> },
              { name: 'families', label: 'Families', content: <Families /> },
              { name: 'edits', label: 'Edits', content: <Edits /> },
              { name: 'deleted', label: 'Deleted', content: <Deleted /> },
            ]}
          />
        </div>
      ) : (
        <Card>
          <EmptyState
            icon={<ShieldX />}
            title="You are not allowed to see this"
            text="This page is for moderators. You can report content from its menu."
            action={<LinkButton to="/app/dashboard">Back to Home</LinkButton>}
          />
        </Card>
      )}
    </div>
  );
};
