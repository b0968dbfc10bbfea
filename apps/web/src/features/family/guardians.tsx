import {
  guardianRoutes,
  type ChildLinkKind,
  type ChildLinkView,
  type GuardianView,
} from '@rinkside/contracts/guardian';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { KeyRound, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { familyAtom, familyQueryKey, leaveProfile } from '../../state/family';
import { queryClient } from '../../state/query-client';
import { withNewToken } from '../../state/session/with-new-token';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { createDateFormatter } from '../../ui/date-format';
import { ErrorLine } from '../../ui/error-line';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import { useProof } from '../session/use-proof';
import { childAccessQuery } from './guardians.query';
import { LinkDialog } from './link-dialog';
import { familyMessages } from './messages';

interface ChildProps {
  id: string;
  /** First name. */
  name: string;
  hasLogin: boolean;
}

const formatDay = createDateFormatter({ dateStyle: 'medium' });

const reload = () => void queryClient.invalidateQueries({ queryKey: [familyQueryKey] });

interface EndProps {
  child: ChildProps;
  guardian: GuardianView;
  isOwn: boolean;
}

const EndGuardianshipDialog = ({ child, guardian, isOwn, onClose }: EndProps & { onClose: () => void }) => {
  const name = displayName(guardian);
  const proof = useProof({
    profile: child.id,
    act: async (given) => {
      const params = { id: child.id, guardian_id: guardian.id };
      const send = () => call(guardianRoutes.remove, { params, body: { proof: given }, asAccount: true });
      if (isOwn) return leaveProfile(send, '/app/settings');
      await send();
      toast.success(familyMessages.removed(name));
      onClose();
      reload();
    },
    failed: familyMessages.removeFailed,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isOwn ? `Leave ${isolate(child.name)}?` : `Remove ${isolate(name)}?`}
      text={
        isOwn
          ? `You no longer act for ${isolate(child.name)}. The profile and the other guardians stay.`
          : `${isolate(name)} no longer acts for ${isolate(child.name)}, and the open links of ${isolate(name)} end.`
      }
      confirmLabel={isOwn ? 'Leave' : 'Remove'}
      loading={proof.busy}
      onConfirm={proof.confirm}
    >
      {proof.fields}
    </ConfirmDialog>
  );
};

const EndGuardianship = (props: EndProps) => {
  const { child, guardian, isOwn } = props;
  const name = displayName(guardian);
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={isOwn ? `Leave ${isolate(child.name)}` : `Remove ${isolate(name)}`}
        onClick={() => setAsking(true)}
      >
        {isOwn ? 'Leave' : 'Remove'}
      </Button>
      {asking && <EndGuardianshipDialog {...props} onClose={close} />}
    </>
  );
};

const GuardianRows = ({ child, guardians }: { child: ChildProps; guardians: GuardianView[] }) => {
  const ownId = useAtomValue(familyAtom)?.own.id;
  const ownIndex = guardians.findIndex(({ id }) => id === ownId);
  const canLeave = guardians.length > 1 || child.hasLogin;
  return (
    <ul aria-label="Guardians" className="divide-y divide-line">
      {guardians.map((guardian, index) => {
        const isOwn = index === ownIndex;
        return (
          <li key={guardian.id} className="flex min-h-16 flex-wrap items-center gap-x-3">
            <Avatar name={displayName(guardian)} src={guardian.avatar} />
            <div className="min-w-0 flex-1 basis-[6rem]">
              <p className="font-semibold">
                <bdi>{displayName(guardian)}</bdi>
                {isOwn && <span className="font-normal text-soft"> (you)</span>}
              </p>
              <p className="text-sm text-soft">Since {formatDay(new Date(guardian.since))}</p>
            </div>
            {ownIndex >= 0 && (isOwn ? canLeave : index > ownIndex) && (
              <EndGuardianship child={child} guardian={guardian} isOwn={isOwn} />
            )}
          </li>
        );
      })}
    </ul>
  );
};

const kinds: Record<ChildLinkKind, string> = {
  guardian: 'Invitation of a guardian',
  login: 'Hand-over to a login',
};
const states: Record<ChildLinkView['state'], string> = {
  open: 'Open',
  accepted: 'Accepted',
  revoked: 'Revoked',
  expired: 'Expired',
};

const LinkRow = ({ child, link }: { child: ChildProps; link: ChildLinkView }) => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const revoke = async () => {
    setBusy(true);
    try {
      await call(guardianRoutes.revokeLink, {
        params: { id: child.id, link_id: link.id },
        asAccount: true,
      });
      toast.success(familyMessages.revoked);
      setAsking(false);
    } catch (error) {
      toast.error(messageOf(error, familyMessages.revokeFailed));
    } finally {
      setBusy(false);
      reload();
    }
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{kinds[link.kind]}</p>
        <p className="text-sm text-soft">
          {states[link.state]} · by <bdi>{displayName(link.created_by)}</bdi>
          {link.state === 'open' && ` · until ${formatDay(new Date(link.expires_at))}`}
        </p>
      </div>
      {link.state === 'open' && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`Revoke the link: ${kinds[link.kind]}`}
          onClick={() => setAsking(true)}
        >
          Revoke
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Revoke this link?"
        text="It cannot be opened again. You can make a new one."
        confirmLabel="Revoke"
        loading={busy}
        onConfirm={() => void revoke()}
      />
    </li>
  );
};

const AddLinks = ({ child }: { child: ChildProps }) => {
  const [pending, setPending] = useState<ChildLinkKind | null>(null);
  const [made, setMade] = useState<{ kind: ChildLinkKind; token: string } | null>(null);
  const add = async (kind: ChildLinkKind) => {
    setPending(kind);
    try {
      const { token } = await withNewToken(() =>
        call(guardianRoutes.addLink, { params: { id: child.id }, body: { kind }, asAccount: true }),
      );
      setMade({ kind, token });
      reload();
    } catch (error) {
      toast.error(messageOf(error, familyMessages.linkFailed));
    } finally {
      setPending(null);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        loading={pending === 'guardian'}
        icon={<UserPlus size={18} aria-hidden="true" />}
        onClick={() => void add('guardian')}
      >
        Invite a guardian
      </Button>
      {!child.hasLogin && (
        <Button
          variant="secondary"
          loading={pending === 'login'}
          icon={<KeyRound size={18} aria-hidden="true" />}
          onClick={() => void add('login')}
        >
          Hand over to a login
        </Button>
      )}
      {made && <LinkDialog {...made} name={child.name} onDone={() => setMade(null)} />}
    </div>
  );
};

/** The guardians of the child that the account acts as, its links, and the buttons that make links. */
export const Guardians = (child: ChildProps) => {
  const { data, error, refetch, isFetching } = useAtomValue(childAccessQuery(child.id));
  if (!data && !error) return <Skeleton className="h-32 w-full" />;
  if (!data)
    return (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, familyMessages.accessFailed)}
      </ErrorLine>
    );
  return (
    <div className="grid gap-4">
      <GuardianRows child={child} guardians={data.guardians} />
      {data.links.length > 0 && (
        <ul aria-label="Links" className="divide-y divide-line border-t border-line">
          {data.links.map((link) => (
            <LinkRow key={link.id} child={child} link={link} />
          ))}
        </ul>
      )}
      <AddLinks child={child} />
    </div>
  );
};
