import { circleRoutes } from '@rinkside/contracts/circle';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { isUnverified, withNewToken } from '../../state/session/with-new-token';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { clubTexts } from './club-texts';

const addressNeeded = {
  chunk: 'address needed',
  load: () => import('../session/address-needed').then((module) => module.AddressNeeded),
};

export interface InviteTeamProps {
  club: Pick<OrganizationCard, 'id' | 'name'>;
  /** The reason to invite. By default: no member can let the family in. */
  text?: string;
  variant?: 'primary' | 'secondary';
  /** Gets the token of the new link, for the dialog. */
  onMade: (token: string) => void;
}

/** Makes an invitation link to the viewer's group of a club, which begins with the first link. */
export const InviteTeam = ({
  club,
  text = clubTexts.invite,
  variant = 'primary',
  onMade,
}: InviteTeamProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ text: string; isUnverified: boolean } | null>(null);
  const renderAddress = useLazyComponent(addressNeeded, failure?.isUnverified === true);
  const make = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const link = await withNewToken(() =>
        call(circleRoutes.addLink, { params: { id: club.id }, body: {} }),
      );
      onMade(link.token);
    } catch (error) {
      setFailure({
        text: messageOf(error, clubTexts.linkFailed),
        isUnverified: isUnverified(error),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-soft">{text}</p>
      {failure && <Banner tone="error">{failure.text}</Banner>}
      {failure?.isUnverified && renderAddress?.({ onConfirmed: () => void make() })}
      <Button
        variant={variant}
        loading={busy}
        icon={<Plus size={18} aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => void make()}
      >
        Invite your team
      </Button>
    </div>
  );
};
