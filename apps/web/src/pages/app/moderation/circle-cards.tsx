import { coachCircleRoutes, type CoachCircleRow, type ProposalView } from '@rinkside/contracts/coach-circle';
import {
  type CircleRequestRow,
  moderationRoutes,
  type UncheckedCircle,
} from '@rinkside/contracts/moderation';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { type ReactNode, useState } from 'react';
import { MemberCheck } from '../../../features/coach-circle/member-check';
import { coachCircleMessages } from '../../../features/coach-circle/messages';
import { CoachNames } from '../../../features/coach-circle/people';
import { useDecision } from '../../../features/coach-circle/use-decision';
import { EditSummary } from '../../../features/organization/edit-summary';
import { displayName } from '../../../state/entities/player-name';
import { call } from '../../../state/api';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextLink } from '../../../ui/link';
import { Timestamp } from '../../../ui/timestamp';
import { ReasonDialog } from './reason-dialog';

interface Choice {
  label: string;
  /** The question, with the name of what it is about. */
  title: string;
  text: ReactNode;
  send: (reason: string) => Promise<unknown>;
  done: string;
}

/** A card about an organization with a yes and a no, each with a reason. */
const DecisionCard = ({
  organization,
  children,
  choices,
}: {
  organization: { id: string; name: string };
  children: ReactNode;
  choices: readonly [Choice, Choice];
}) => {
  const { busy, run } = useDecision();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const confirm = async ({ send, done }: Choice, reason: string) => {
    await run('confirm', async () => {
      await send(reason);
      return done;
    });
    setChosen(null);
  };
  return (
    <li>
      <Card
        as="article"
        aria-label={organization.name}
        className="flex flex-wrap items-center justify-between gap-4"
      >
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h3 className="font-semibold">
            <TextLink to={`/app/organization/${organization.id}`}>
              <bdi>{organization.name}</bdi>
            </TextLink>
          </h3>
          {children}
        </div>
        <div className="flex flex-wrap gap-2">
          {choices.map((choice, index) => (
            <Button
              key={choice.label}
              size="small"
              variant={index === 0 ? 'secondary' : 'primary'}
              onClick={() => setChosen(choice)}
            >
              {choice.label}
            </Button>
          ))}
        </div>
        {chosen && (
          <ReasonDialog
            title={chosen.title}
            text={chosen.text}
            confirmLabel={chosen.label}
            busy={busy !== null}
            onClose={() => setChosen(null)}
            onConfirm={(reason) => void confirm(chosen, reason)}
          />
        )}
      </Card>
    </li>
  );
};

const states = {
  asked: 'Families are being asked',
  refused: 'Two people said no',
  alone: 'Nobody can be asked',
} as const;

/** A group of a first coach that a moderator makes the club's, or not. */
export const CoachCircleCard = ({ circle }: { circle: CoachCircleRow }) => {
  const { circle_id: id, organization, coaches, since, members, state, yes, no } = circle;
  const decide = (action: 'agree' | 'decline') => (reason: string) =>
    call(moderationRoutes.decideCoachCircle, { params: { id }, body: { action, reason } });
  const names = coaches.map((coach) => isolate(displayName(coach))).join(' and ');
  return (
    <DecisionCard
      organization={organization}
      choices={[
        {
          label: 'Decline',
          title: `Keep the group of ${names} apart?`,
          text: 'The families of the club are not asked any more. The group stays.',
          send: decide('decline'),
          done: coachCircleMessages.declined,
        },
        {
          label: 'Agree',
          title:
            coaches.length > 1 ? `Are ${names} coaches of this club?` : `Is ${names} a coach of this club?`,
          text: 'The group becomes, or joins, the group of the club: its people see each other’s full names, and the coach edits the page.',
          send: decide('agree'),
          done: coachCircleMessages.agreed,
        },
      ]}
    >
      <p>
        Group of <CoachNames coaches={coaches} />
      </p>
      <p className="text-sm text-soft">
        {states[state]} · {yes} yes, {no} no · {pluralize(members, 'person', 'people')} ·{' '}
        <Timestamp at={since} />
      </p>
    </DecisionCard>
  );
};

/** An edit that a first coach proposes. */
export const ProposalCard = ({ proposal }: { proposal: ProposalView }) => {
  const { id: proposal_id, organization, proposed_by: editor } = proposal;
  const decide = (action: 'accept' | 'decline') => (reason: string) =>
    call(coachCircleRoutes.decideProposal, {
      params: { id: organization.id, proposal_id },
      body: { action, reason },
    });
  const title = (verb: string) => `${verb} the edit of ${isolate(organization.name)}?`;
  return (
    <DecisionCard
      organization={organization}
      choices={[
        {
          label: 'Decline',
          title: title('Decline'),
          text: 'The page stays as it is.',
          send: decide('decline'),
          done: coachCircleMessages.declined,
        },
        {
          label: 'Accept',
          title: title('Accept'),
          text: 'The page changes at once.',
          send: decide('accept'),
          done: coachCircleMessages.accepted,
        },
      ]}
    >
      <EditSummary edit={{ ...proposal, editor, undone: false }} />
    </DecisionCard>
  );
};

/** A person beyond the limits of one account who asks for a place. */
export const CircleRequestCard = ({ request }: { request: CircleRequestRow }) => {
  const { circle_id: id, organization, user, asked_at, accounts } = request;
  const decide = (action: 'confirm' | 'decline') => (reason: string) =>
    call(moderationRoutes.decideCircleRequest, {
      params: { id },
      body: { user_id: user.id, action, reason },
    });
  const who = isolate(displayName(user));
  return (
    <DecisionCard
      organization={organization}
      choices={[
        {
          label: 'Decline',
          title: `Decline the request of ${who}?`,
          text: 'They can ask again.',
          send: decide('decline'),
          done: coachCircleMessages.declined,
        },
        {
          label: 'Confirm',
          title: `Confirm ${who}?`,
          text: 'They see full names of the group, and the group sees theirs.',
          send: decide('confirm'),
          done: coachCircleMessages.confirmed,
        },
      ]}
    >
      <p>
        <CoachNames coaches={[user]} /> asks for a place
        {accounts.length > 0 && (
          <>
            , for <CoachNames coaches={accounts} />
          </>
        )}
      </p>
      <p className="text-sm text-soft">
        More children or organizations than one account brings alone · <Timestamp at={asked_at} />
      </p>
    </DecisionCard>
  );
};

/** A club with members from before groups that are not checked yet. */
export const UncheckedCircleCard = ({ circle }: { circle: UncheckedCircle }) => {
  const { circle_id, organization, members } = circle;
  const [open, setOpen] = useState(false);
  return (
    <li className="grid grid-cols-1 gap-3">
      <Card
        as="article"
        aria-label={organization.name}
        className="flex flex-wrap items-center justify-between gap-4"
      >
        <div className="grid min-w-0 gap-1">
          <h3 className="font-semibold">
            <TextLink to={`/app/organization/${organization.id}`}>
              <bdi>{organization.name}</bdi>
            </TextLink>
          </h3>
          <p className="text-sm text-soft">{pluralize(members, 'member')} from before groups</p>
        </div>
        <Button size="small" variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide' : 'Check'}
        </Button>
      </Card>
      {open && <MemberCheck circleId={circle_id} />}
    </li>
  );
};
