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
import { CircleRequestCard, CoachCircleCard, ProposalCard, UncheckedCircleCard } from './circle-cards';
import {
  birthdatesQuery,
  childRequestsQuery,
  circleRequestsQuery,
  coachCirclesQuery,
  deletedOrganizationsQuery,
  editsQuery,
  proposalsQuery,
  reportsQuery,
  uncheckedCirclesQuery,
} from './reports.query';

const rowsOf = <Row,>({ data }: { data: { pages: { items: Row[] }[] } | undefined }): Row[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

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

/** What waits about groups: coaches, requests beyond the limits, and members to check. */
const Groups = () => {
  const coaches = useAtomValue(coachCirclesQuery);
  const requests = useAtomValue(circleRequestsQuery);
  const unchecked = useAtomValue(uncheckedCirclesQuery);
  return (
    <div className="grid grid-cols-1 gap-6">
      <section className="grid grid-cols-1 gap-3">
        <h2 className="display text-xl">Coaches without a club</h2>
        <Queue
          list={coaches}
          label="Coaches without a club"
          empty={{ title: 'Nobody waits', text: 'Every coach belongs to the group of a club.' }}
        >
          {rowsOf(coaches).map((circle) => (
            <CoachCircleCard key={circle.circle_id} circle={circle} />
          ))}
        </Queue>
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="display text-xl">Requests beyond the limits</h2>
        <Queue
          list={requests}
          label="Requests beyond the limits"
          empty={{ title: 'No requests', text: 'Nobody brings a fifth child or a third organization.' }}
        >
          {rowsOf(requests).map((request) => (
            <CircleRequestCard key={`${request.circle_id} ${request.user.id}`} request={request} />
          ))}
        </Queue>
      </section>
      <section className="grid grid-cols-1 gap-3">
        <h2 className="display text-xl">Members from before groups</h2>
        <Queue
          list={unchecked}
          label="Members from before groups"
          empty={{ title: 'All checked', text: 'No club has members to check.' }}
        >
          {rowsOf(unchecked).map((circle) => (
            <UncheckedCircleCard key={circle.circle_id} circle={circle} />
          ))}
        </Queue>
      </section>
    </div>
  );
};

const Proposals = () => {
  const list = useAtomValue(proposalsQuery);
  return (
    <Queue list={list} label="Proposals" empty={{ title: 'No proposals', text: 'No edit waits.' }}>
      {rowsOf(list).map((proposal) => (
        <ProposalCard key={proposal.id} proposal={proposal} />
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
              { name: 'groups', label: 'Groups', content: <Groups /> },
              { name: 'proposals', label: 'Proposals', content: <Proposals /> },
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
