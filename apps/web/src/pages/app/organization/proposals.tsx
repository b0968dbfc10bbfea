import { coachCircleRoutes, type ProposalView } from '@rinkside/contracts/coach-circle';
import { useAtomValue } from 'jotai';
import { proposalsQuery } from '../../../features/coach-circle/coach-circle.query';
import { coachCircleMessages } from '../../../features/coach-circle/messages';
import { useDecision } from '../../../features/coach-circle/use-decision';
import { EditSummary } from '../../../features/organization/edit-summary';
import { call } from '../../../state/api';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';

/** A proposed edit; who edits the page of the organization accepts or declines it. */
const Proposal = ({ proposal, decides }: { proposal: ProposalView; decides: boolean }) => {
  const { busy, run } = useDecision();
  const { id: proposal_id, organization, proposed_by: editor } = proposal;
  const decide = (action: 'accept' | 'decline') =>
    void run(action, async () => {
      const params = { id: organization.id, proposal_id };
      await call(coachCircleRoutes.decideProposal, { params, body: { action } });
      return coachCircleMessages[action === 'accept' ? 'accepted' : 'declined'];
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-48">
        <EditSummary edit={{ ...proposal, editor, undone: false }} />
      </div>
      {decides && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            loading={busy === 'decline'}
            aria-disabled={busy !== null}
            onClick={() => decide('decline')}
          >
            Decline
          </Button>
          <Button
            size="small"
            loading={busy === 'accept'}
            aria-disabled={busy !== null}
            onClick={() => decide('accept')}
          >
            Accept
          </Button>
        </div>
      )}
    </li>
  );
};

/** Edits that first coaches propose; absent while there are none. */
export const Proposals = ({ id, decides }: { id: string; decides: boolean }) => {
  const { data = [] } = useAtomValue(proposalsQuery(id));
  if (data.length === 0) return null;
  return (
    <Card aria-labelledby="proposals">
      <CardHeader
        id="proposals"
        title="Proposed edits"
        text={
          decides
            ? 'Coaches of other groups propose these changes of the page.'
            : 'A coach of the club or a moderator decides. Proposals end after 30 days.'
        }
      />
      <ul className="grid grid-cols-1 gap-4">
        {data.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} decides={decides} />
        ))}
      </ul>
    </Card>
  );
};
