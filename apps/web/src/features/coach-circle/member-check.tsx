import { circleRoutes } from '@rinkside/contracts/circle';
import { type CheckedMember, coachCircleRoutes, type PlaceMark } from '@rinkside/contracts/coach-circle';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { displayName } from '../../state/entities/player-name';
import { call } from '../../state/api';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { Card, CardHeader } from '../../ui/card';
import { TextLink } from '../../ui/link';
import { memberCheckQuery } from './coach-circle.query';
import { coachCircleMessages } from './messages';
import { useDecision } from './use-decision';

const markTexts: Record<PlaceMark, (member: CheckedMember) => string> = {
  child_profile: () => 'child profile',
  no_address: () => 'no confirmed address',
  same_name: () => 'same name as another member',
  new_account: ({ account_days }) =>
    account_days === 0 ? 'account made today' : `account of ${pluralize(account_days, 'day')}`,
};

const Member = ({ circleId, member }: { circleId: string; member: CheckedMember }) => {
  const { busy, run } = useDecision();
  const name = displayName(member);
  const end = () =>
    void run('end', async () => {
      await call(circleRoutes.end, { params: { id: circleId, user_id: member.id } });
      return coachCircleMessages.placeEnded;
    });
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Avatar name={name} src={member.avatar} />
      <div className="min-w-0 flex-1 basis-28">
        <TextLink to={`/app/profile/${member.id}`}>
          <bdi>{name}</bdi>
        </TextLink>
        <p className="text-sm text-soft">
          {member.marks.map((mark) => markTexts[mark](member)).join(' · ') || 'Nothing stands out'}
        </p>
      </div>
      <Button
        size="small"
        variant="secondary"
        loading={busy !== null}
        aria-label={`End place: ${isolate(name)}`}
        onClick={end}
      >
        End place
      </Button>
    </li>
  );
};

/** The members of a club from before groups, for its coaches and moderators; absent once the list is closed. */
export const MemberCheck = ({ circleId }: { circleId: string }) => {
  const { data = [] } = useAtomValue(memberCheckQuery(circleId));
  const { busy, run } = useDecision();
  if (data.length === 0) return null;
  const close = () =>
    void run('close', async () => {
      await call(coachCircleRoutes.checked, { params: { id: circleId } });
      return coachCircleMessages.checked;
    });
  const id = `check-${circleId}`;
  return (
    <Card aria-labelledby={id}>
      <CardHeader
        id={id}
        title="Do you know these members?"
        text="They belonged to the club before it had groups. They see full names of children. End the place of anybody you do not know. This list is shown once."
      />
      <ul aria-labelledby={id} className="mb-3 divide-y divide-line">
        {data.map((member) => (
          <Member key={member.id} circleId={circleId} member={member} />
        ))}
      </ul>
      <Button size="small" loading={busy !== null} onClick={close}>
        I know all others
      </Button>
    </Card>
  );
};
