import {
  childRequestRoutes,
  type ChildRequestKind,
  type ChildRequestView,
} from '@rinkside/contracts/child-request';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { familyAtom, familyQueryKey } from '../../state/family';
import { profileAtom } from '../../state/profile';
import { queryClient } from '../../state/query-client';
import { Button } from '../../ui/button';
import { createDateFormatter } from '../../ui/date-format';
import { ErrorLine } from '../../ui/error-line';
import { toast } from '../../ui/toast';
import { childRequestQuery } from './child-request.query';
import { familyMessages } from './messages';

const formatDay = createDateFormatter({ dateStyle: 'long' });

const asks: Record<ChildRequestKind, (name: string) => string> = {
  deletion: (name) => `delete the profile of ${isolate(name)}`,
  hand_over: (name) => `hand the profile of ${isolate(name)} over to a login`,
};

const answers = new Map<boolean | null, string>([
  [true, 'agrees'],
  [false, 'objects'],
  [null, 'has not answered'],
]);

const whatHappens = ({ state, effective_at, contact }: ChildRequestView): string => {
  if (state === 'waiting')
    return `It happens on ${formatDay(new Date(effective_at))}, sooner if everyone agrees. Whoever objects brings it to a moderator.`;
  return contact
    ? `Somebody objects. There is no moderator here, so please write to ${contact}. Without a decision nothing happens.`
    : 'Somebody objects, so a moderator decides. Without a decision in 30 days nothing happens.';
};

const Answers = ({ request, ownId }: { request: ChildRequestView; ownId: string | undefined }) => (
  <ul aria-label="Answers" className="grid gap-1 text-sm">
    {request.answers.map((person) => (
      <li key={person.id}>
        <bdi className="font-semibold">{displayName(person)}</bdi>
        {person.id === ownId && ' (you)'} {answers.get(person.agrees)}
      </li>
    ))}
  </ul>
);

type Verb = 'agree' | 'object' | 'withdraw';

const Question = ({ request, id, name }: { request: ChildRequestView; id: string; name: string }) => {
  const family = useAtomValue(familyAtom);
  const profile = useAtomValue(profileAtom);
  const ownId = family?.own.id ?? profile?.id;
  const [busy, setBusy] = useState<Verb | null>(null);
  const own = request.answers.find((person) => person.id === ownId);
  const isAsker = request.asked_by?.id === ownId;
  const send = async (verb: Verb) => {
    setBusy(verb);
    try {
      await call(childRequestRoutes[verb], { params: { id }, asAccount: true });
      toast.success(familyMessages.answered[verb]);
    } catch (error) {
      toast.error(messageOf(error, familyMessages.answerFailed));
    } finally {
      setBusy(null);
      void queryClient.invalidateQueries({ queryKey: [familyQueryKey] });
    }
  };
  const button = (verb: Verb, label: string, variant: 'primary' | 'secondary' | 'danger') => (
    <Button
      variant={variant}
      loading={busy === verb}
      aria-disabled={busy !== null}
      onClick={() => busy === null && void send(verb)}
    >
      {label}
    </Button>
  );
  return (
    <section
      aria-labelledby="child-request"
      className="grid gap-3 rounded-lg border border-lamp bg-board p-4 sm:p-5"
    >
      <h2 id="child-request" className="display text-xl">
        A decision about <bdi>{name}</bdi>
      </h2>
      <p>
        {request.asked_by ? <bdi>{displayName(request.asked_by)}</bdi> : 'A former account'} asks to{' '}
        {asks[request.kind](name)}. {whatHappens(request)}
      </p>
      <Answers request={request} ownId={ownId} />
      <div className="flex flex-wrap gap-2">
        {isAsker && button('withdraw', 'Withdraw', 'secondary')}
        {!isAsker && own?.agrees !== true && button('agree', 'Agree', 'primary')}
        {!isAsker && own?.agrees !== false && button('object', 'Object', 'danger')}
      </div>
    </section>
  );
};

/** The open request about a child's profile, with what the viewer can answer; nothing without one. */
export const ChildRequest = ({ id, name }: { id: string; name: string }) => {
  const { data, error, refetch, isFetching } = useAtomValue(childRequestQuery(id));
  if (error && data === undefined)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, familyMessages.requestFailed)}
      </ErrorLine>
    );
  return data ? <Question request={data} id={id} name={name} /> : null;
};
