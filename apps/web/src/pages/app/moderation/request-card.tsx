import {
  childRequestRoutes,
  childRequestRules,
  type ChildRequestDecision,
  type ModeratedRequest,
} from '@rinkside/contracts/child-request';
import { isolate } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { displayName } from '../../../state/entities/player-name';
import { queryClient } from '../../../state/query-client';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { createDateFormatter } from '../../../ui/date-format';
import { Field } from '../../../ui/field';
import { TextLink } from '../../../ui/link';
import { TextInput } from '../../../ui/text-input';
import { toast } from '../../../ui/toast';
import { moderationMessages } from './messages';

const formatDay = createDateFormatter({ dateStyle: 'medium' });

const labels: Record<ChildRequestDecision, string> = {
  carry_out: 'Carry it out',
  refuse: 'Refuse',
  undo: 'Undo the hand-over',
};

const decisionsOf = ({ state }: ModeratedRequest): ChildRequestDecision[] =>
  state === 'done' ? ['undo'] : ['refuse', 'carry_out'];

const describe = ({ kind, state, asked_by, decided_at, asked_at }: ModeratedRequest): string => {
  const who = asked_by ? isolate(displayName(asked_by)) : 'A former account';
  if (state === 'done')
    return `Handed over on ${formatDay(new Date(decided_at ?? asked_at))}, asked by ${who}`;
  const what = kind === 'deletion' ? 'the deletion' : 'the hand-over to a login';
  return `${who} asked for ${what} on ${formatDay(new Date(asked_at))}`;
};

const answerOf = (agrees: boolean | null) =>
  agrees === null ? 'has not answered' : agrees ? 'agrees' : 'objects';

/** A request about a child's profile with an objection, or a hand-over that can be undone. */
export const RequestCard = ({ request }: { request: ModeratedRequest }) => {
  const [busy, setBusy] = useState<ChildRequestDecision | null>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const name = displayName(request.child);
  const decide = async (action: ChildRequestDecision) => {
    if (reason.trim() === '') return setMissing(true);
    setBusy(action);
    try {
      await call(childRequestRoutes.decide, { params: { id: request.id }, body: { action, reason } });
      toast.success(moderationMessages.decided);
    } catch (error) {
      toast.error(messageOf(error, moderationMessages.failed));
    } finally {
      setBusy(null);
      void queryClient.invalidateQueries({ queryKey: ['moderation'] });
    }
    return undefined;
  };
  return (
    <li>
      <Card as="article" aria-label={name} className="grid gap-4">
        <div className="grid gap-1">
          <h3 className="font-semibold">
            <TextLink to={`/app/profile/${request.child.id}`}>
              <bdi>{name}</bdi>
            </TextLink>
          </h3>
          <p className="text-sm text-soft">{describe(request)}</p>
          <ul className="text-sm">
            {request.answers.map((person) => (
              <li key={person.id}>
                <bdi className="font-semibold">{displayName(person)}</bdi> {answerOf(person.agrees)}
              </li>
            ))}
          </ul>
        </div>
        <Field label="Reason" error={missing && childRequestRules.noReason}>
          {(control) => (
            <TextInput
              {...control}
              value={reason}
              maxLength={childRequestRules.maxReason}
              onChange={(event) => {
                setReason(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          {decisionsOf(request).map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'refuse' ? 'secondary' : 'primary'}
              loading={busy === action}
              aria-disabled={busy !== null}
              onClick={() => busy === null && void decide(action)}
            >
              {labels[action]}
            </Button>
          ))}
        </div>
      </Card>
    </li>
  );
};
