import { product } from '@rinkside/contracts/product';
import type { ProfileView } from '@rinkside/contracts/player';
import { Copy, Share2 } from 'lucide-react';
import { copyLink, share } from '../../../features/share/share';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { TextInput } from '../../../ui/text-input';
import { QrCode } from '../../../ui/qr-code';

/** Links to the public player page, or to sign-up if that page is switched off. */
const inviteLink = ({ id, public_player_page }: ProfileView) =>
  `${location.origin}${public_player_page ? `/player/${id}` : '/login?mode=signup'}`;

/** Invites teammates by link or QR code. */
export const Invite = ({ profile }: { profile: ProfileView }) => {
  const url = inviteLink(profile);
  const invitation = {
    title: `Join me on ${product.name}`,
    text: `Join me on ${product.name}: games, stats and highlights with your team.`,
    url,
  };
  return (
    <Card id="invite" aria-labelledby="invite-title" tabIndex={-1} className="scroll-mt-24">
      <CardHeader
        id="invite-title"
        title="Invite teammates"
        text="Send the link, or let them scan the code."
      />
      <div className="grid justify-items-center gap-4 sm:max-xl:grid-cols-[10rem_1fr] sm:max-xl:items-center">
        <QrCode
          text={url}
          label="QR code of your invite link"
          className="w-40 rounded-md border border-line"
        />
        <div className="grid w-full gap-3">
          <TextInput
            readOnly
            aria-label="Your invite link"
            value={url}
            onFocus={(event) => event.target.select()}
            className="text-sm"
          />
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              icon={<Share2 size={18} aria-hidden="true" />}
              onClick={() => void share(invitation)}
              className="flex-1"
            >
              Share
            </Button>
            <Button
              size="small"
              variant="secondary"
              icon={<Copy size={18} aria-hidden="true" />}
              onClick={() => void copyLink(url)}
              className="flex-1"
            >
              Copy link
            </Button>
          </div>
        </div>
      </div>
    </Card>
  );
};
