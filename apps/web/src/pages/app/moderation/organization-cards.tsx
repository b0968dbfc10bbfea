import { moderationRoutes } from '@rinkside/contracts/moderation';
import type { OrganizationView } from '@rinkside/contracts/organization';
import type { OrganizationEditView } from '@rinkside/contracts/roster';
import { useState } from 'react';
import { EditSummary } from '../../../features/organization/edit-summary';
import { call, messageOf } from '../../../state/api';
import { queryClient } from '../../../state/query-client';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { TextLink } from '../../../ui/link';
import { toast } from '../../../ui/toast';
import { moderationMessages } from './messages';

/** Sends a moderator's action and updates the queues. */
const useAction = (send: () => Promise<unknown>, done: string) => {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await send();
      toast.success(done);
    } catch (error) {
      toast.error(messageOf(error, moderationMessages.failed));
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries();
    }
  };
  return { busy, run: () => void run() };
};

/** An edit of an organization that a moderator can undo. */
export const EditCard = ({ edit }: { edit: OrganizationEditView }) => {
  const { id, organization } = edit;
  const { busy, run } = useAction(
    () => call(moderationRoutes.undoEdit, { params: { id } }),
    moderationMessages.editUndone,
  );
  return (
    <li>
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
          <EditSummary edit={edit} />
        </div>
        {!edit.undone && (
          <Button size="small" variant="secondary" loading={busy} onClick={run}>
            Undo
          </Button>
        )}
      </Card>
    </li>
  );
};

/** A deleted organization that a moderator can restore. */
export const DeletedOrganizationCard = ({ organization }: { organization: OrganizationView }) => {
  const { id, name } = organization;
  const { busy, run } = useAction(
    () => call(moderationRoutes.setOrganization, { params: { id }, body: { action: 'restore' } }),
    moderationMessages.organizationRestored,
  );
  return (
    <li>
      <Card as="article" aria-label={name} className="flex flex-wrap items-center justify-between gap-4">
        <h3 className="font-semibold">
          <TextLink to={`/app/organization/${id}`}>
            <bdi>{name}</bdi>
          </TextLink>
        </h3>
        <Button size="small" variant="secondary" loading={busy} onClick={run}>
          Restore
        </Button>
      </Card>
    </li>
  );
};
