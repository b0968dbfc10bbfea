import { circleRoutes } from '@rinkside/contracts/circle';
import {
  type CircleOfferView,
  coachCircleRoutes,
  type CoachCircleStatus,
} from '@rinkside/contracts/coach-circle';
import type { CoachRow } from '@rinkside/contracts/roster';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { circleOffersQuery, coachStatusQuery } from '../../../features/coach-circle/coach-circle.query';
import { coachCircleMessages, deciderName } from '../../../features/coach-circle/messages';
import { MemberCheck } from '../../../features/coach-circle/member-check';
import { CoachNames } from '../../../features/coach-circle/people';
import { useDecision } from '../../../features/coach-circle/use-decision';
import { coachesQuery } from '../../../features/organization/roster.query';
import { displayName } from '../../../state/entities/player-name';
import { call } from '../../../state/api';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Dialog } from '../../../ui/dialog';
import { RadioChips } from '../../../ui/radio-group';

const Offer = ({ offer }: { offer: CircleOfferView }) => {
  const { circle_id: id, own, coaches, families, members, state } = offer;
  const { busy, run } = useDecision();
  const params = { id };
  const people = coaches.length > 0 ? coaches : families;
  const name = people.map((person) => isolate(displayName(person))).join(' and ');
  const accept = () =>
    void run('offer', async () => {
      const { joined } = await call(coachCircleRoutes.offer, { params });
      return joined ? coachCircleMessages.joined : coachCircleMessages.offered;
    });
  const withdraw = () =>
    void run('withdraw', async () => {
      await call(coachCircleRoutes.withdrawOffer, { params });
      return coachCircleMessages.withdrawn;
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">
          <CoachNames coaches={people} />
        </p>
        <p className="text-sm text-soft">
          {coaches.length === 0 && 'Families who say that you are their coach · '}
          {own && 'The group of the club · '}
          {pluralize(members, 'person', 'people')}
          {state === 'offered' && ' · your offer waits'}
          {state === 'received' && ' · offers to become one'}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {state !== 'none' && (
          <Button
            size="small"
            variant="secondary"
            loading={busy === 'withdraw'}
            aria-disabled={busy !== null}
            aria-label={`${state === 'offered' ? 'Withdraw the offer to' : 'Decline the offer of'} ${name}`}
            onClick={withdraw}
          >
            {state === 'offered' ? 'Withdraw' : 'Decline'}
          </Button>
        )}
        {state !== 'offered' && (
          <Button
            size="small"
            loading={busy === 'offer'}
            aria-disabled={busy !== null}
            aria-label={`${state === 'received' ? 'Become one group with' : 'Offer one group to'} ${name}`}
            onClick={accept}
          >
            {state === 'received' ? 'Become one' : 'Offer to become one'}
          </Button>
        )}
      </div>
    </li>
  );
};

const Offers = ({ id }: { id: string }) => {
  const { data = [] } = useAtomValue(circleOffersQuery(id));
  if (data.length === 0) return null;
  return (
    <div className="w-full">
      <h3 className="font-semibold">Other groups of this club</h3>
      <p className="text-sm text-soft">
        Two groups become one when a coach of each agrees. Everybody in them then sees each other’s full
        names.
      </p>
      <ul aria-label="Other groups of this club" className="divide-y divide-line">
        {data.map((offer) => (
          <Offer key={offer.circle_id} offer={offer} />
        ))}
      </ul>
    </div>
  );
};

/** No successor: the families and the staff of the teams go on. */
const nobody = 'nobody';

const Leave = ({
  organizationId,
  circleId,
  onClose,
}: {
  organizationId: string;
  circleId: string;
  onClose: () => void;
}) => {
  const { busy, run } = useDecision();
  const { data = [] } = useAtomValue(coachesQuery(organizationId));
  const successors = data.filter(({ confirmed }) => !confirmed);
  const [successor, setSuccessor] = useState<string>(successors[0]?.id ?? nobody);
  const leave = async () => {
    const isDone = await run('leave', async () => {
      const params = { id: circleId };
      if (successor === nobody) {
        await call(circleRoutes.leave, { params });
        return coachCircleMessages.left;
      }
      await call(coachCircleRoutes.handOver, { params, body: { user_id: successor, leave: true } });
      return coachCircleMessages.handedOver;
    });
    if (isDone) onClose();
  };
  const option = (coach: CoachRow) => ({
    value: coach.id,
    label: <bdi>{displayName(coach)}</bdi>,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      closable={busy === null}
      title="Leave as a coach?"
      text="Your rights in this group end. Do this before you change your role or your club, too."
      footer={
        <>
          <Button variant="secondary" disabled={busy !== null} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" loading={busy !== null} onClick={() => void leave()}>
            {successor === nobody ? 'Leave' : 'Hand over and leave'}
          </Button>
        </>
      }
    >
      <RadioChips
        legend="Who takes over?"
        hint="Coaches who wait for this group or belong to it."
        options={[...successors.map(option), { value: nobody, label: 'Nobody: families confirm each other' }]}
        value={successor}
        onValueChange={setSuccessor}
      />
    </Dialog>
  );
};

const states = {
  own: () => 'Your group is the group of the club. You edit the page of the club.',
  asked: () =>
    'Families of the club are asked whether you are their coach. After two say yes, your group is theirs. You agree first if others belong to it.',
  alone: (decider: string) =>
    `Nobody of the club can say yet whether you are its coach. Only ${decider} can make your group that of the club.`,
  refused: (decider: string) => `${decider[0]?.toUpperCase()}${decider.slice(1)} decides about your group.`,
  declined: (decider: string) => `Your group stays a group of its own. Write to ${decider} if that is wrong.`,
} as const;

/** The viewer's group, with the members from before groups if it is that of the club. */
export const OwnGroup = ({ id }: { id: string }) => {
  const { data: status } = useAtomValue(coachStatusQuery(id));
  if (!status) return null;
  return (
    <>
      {status.state === 'own' && <MemberCheck circleId={status.circle_id} />}
      <CoachGroup id={id} status={status} />
    </>
  );
};

/** The group that the viewer coaches: how it stands to the club, other coaches, and the way out. */
const CoachGroup = ({ id, status }: { id: string; status: CoachCircleStatus }) => {
  const [leaving, setLeaving] = useState(false);
  return (
    <Card aria-labelledby="coach-group">
      <CardHeader
        id="coach-group"
        title="Your group"
        text={states[status.state](deciderName(status.contact))}
      />
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <Offers id={id} />
        <Button size="small" variant="secondary" onClick={() => setLeaving(true)}>
          Leave as a coach
        </Button>
      </div>
      {leaving && <Leave organizationId={id} circleId={status.circle_id} onClose={() => setLeaving(false)} />}
    </Card>
  );
};

/** For a coach without rights: a group of the own, while the club has no coach. */
export const BeginGroup = ({ id }: { id: string }) => {
  const { busy, run } = useDecision();
  const begin = () =>
    void run('begin', async () => {
      await call(coachCircleRoutes.start, { params: { id } });
      return coachCircleMessages.began;
    });
  return (
    <Card aria-labelledby="begin-group">
      <CardHeader
        id="begin-group"
        title="You are not confirmed as a coach yet"
        text="Ask for a place in the group of this club. If it has no coach, you can begin a group of your own; its families are asked whether they know you."
      />
      <Button size="small" variant="secondary" loading={busy !== null} onClick={begin}>
        Begin a group of your own
      </Button>
    </Card>
  );
};
