import type { RosterRow } from '@rinkside/contracts/roster';
import { isolate } from '@rinkside/contracts/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { organizationKey } from '../../../features/organization/organization.query';
import { organizationMessages } from '../../../features/organization/messages';
import { displayName } from '../../../state/entities/player-name';
import { messageOf } from '../../../state/api';
import { queryClient } from '../../../state/query-client';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { ErrorLine } from '../../../ui/error-line';
import { toast } from '../../../ui/toast';

interface Action {
  label: 'Confirm' | 'End rights of';
  send: () => Promise<unknown>;
  done: string;
}

interface ConfirmRowProps {
  organizationId: string;
  person: RosterRow;
  note: string;
  /** Absent if the viewer has nothing to decide. */
  action?: Action;
}

/** A person of an organization with a button that confirms them or ends their rights. */
export const ConfirmRow = ({ organizationId, person, note, action }: ConfirmRowProps) => {
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const name = displayName(person);
  const endsRights = action?.label === 'End rights of';
  const submit = async ({ send, done }: Action) => {
    setBusy(true);
    try {
      await send();
      toast.success(done);
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: organizationKey(organizationId) });
    } catch (error) {
      toast.error(messageOf(error, organizationMessages.confirmFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <Avatar name={name} src={person.avatar} />
      <div className="min-w-0 flex-1 basis-28">
        <Link
          to={`/app/profile/${person.id}`}
          className="relative block font-semibold before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p dir="auto" className="text-sm text-soft">
          {note}
        </p>
      </div>
      {action && (
        <Button
          size="small"
          variant={endsRights ? 'secondary' : 'primary'}
          loading={busy && !asking}
          aria-label={`${action.label} ${isolate(name)}`}
          onClick={() => (endsRights ? setAsking(true) : void submit(action))}
        >
          {endsRights ? 'End rights' : 'Confirm'}
        </Button>
      )}
      {action && endsRights && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={`End the coach rights of ${isolate(name)}?`}
          text={`${isolate(name)} no longer sees the team table and cannot hide what is shared. A coach or a moderator can confirm them again.`}
          confirmLabel="End rights"
          loading={busy}
          onConfirm={() => void submit(action)}
        />
      )}
    </li>
  );
};

interface ConfirmListProps<Person> {
  query: Pick<UseQueryResult<Person[]>, 'data' | 'error' | 'refetch' | 'isFetching'>;
  children: (person: Person) => ReactNode;
}

/** The rows of a list of people, or why they could not be loaded. */
export const ConfirmList = <Person,>({ query, children }: ConfirmListProps<Person>) => {
  const { data, error, refetch, isFetching } = query;
  return (
    <>
      {error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      )}
      {data && <ul className="divide-y divide-line">{data.map(children)}</ul>}
    </>
  );
};
