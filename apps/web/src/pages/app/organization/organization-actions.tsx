import { isolate } from '@rinkside/contracts/text';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import type { OrganizationDetails } from '@rinkside/contracts/organization';
import { useAtomValue } from 'jotai';
import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { organizationMessages } from '../../../features/organization/messages';
import { reportDialog } from '../../../features/report/report.lazy';
import { call, messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { queryClient } from '../../../state/query-client';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { useLazyComponent } from '../../../ui/use-lazy-component';

export const ReportOrganization = ({ id }: { id: string }) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const renderDialog = useLazyComponent(reportDialog, open, close);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<Flag size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Report
      </Button>
      {renderDialog?.({ target_type: 'organization', target_id: id, open, onOpenChange: close })}
    </>
  );
};

const Delete = ({ organization: { id, name } }: { organization: OrganizationDetails }) => {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await call(moderationRoutes.setOrganization, { params: { id }, body: { action: 'delete' } });
      toast.success(organizationMessages.deleted);
      setOpen(false);
      await queryClient.invalidateQueries();
    } catch (error) {
      toast.error(messageOf(error, organizationMessages.deleteFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="danger"
        icon={<Trash2 size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Delete ${isolate(name)}?`}
        text="People can no longer find or join it. Its members and their content stay. You can restore it under Moderation."
        confirmLabel="Delete organization"
        loading={busy}
        onConfirm={() => void remove()}
      />
    </>
  );
};

/** Delete for moderators, while the organization is in the directory. */
export const DeleteOrganization = ({ organization }: { organization: OrganizationDetails }) => {
  const moderator = useAtomValue(profileAtom)?.moderator ?? false;
  return moderator && !organization.deleted ? <Delete organization={organization} /> : null;
};
