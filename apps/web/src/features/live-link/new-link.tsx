import {
  liveLinkPage,
  liveLinkRules,
  type LiveLinkKind,
  scorerLinkPage,
} from '@rinkside/contracts/live-link';
import { product } from '@rinkside/contracts/product';
import { isolate } from '@rinkside/contracts/text';
import { Copy, Share2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { QrCode } from '../../ui/qr-code';
import { TextInput } from '../../ui/text-input';
import { copyLink, share } from '../share/share';

const texts: Record<LiveLinkKind, (name: string) => string> = {
  game: (name) => `Watch the game of ${isolate(name)} live.`,
  season: (name) => `Watch the games of ${isolate(name)} live, all season.`,
  scorer: (name) => `Please score the game of ${isolate(name)}.`,
};

const hints: Record<LiveLinkKind, string> = {
  game: `Whoever has it follows this game without an account, until ${liveLinkRules.hoursAfterFinal} hours after Final.`,
  season: 'Whoever has it follows every live game of this season without an account.',
  scorer: 'It works for one person with an account, until Final.',
};

export interface NewLinkProps {
  kind: LiveLinkKind;
  /** The player's first name. */
  name: string;
  token: string;
}

/** Shows a new link, whose token is not stored: as text, to share, and as a QR code. */
export const NewLink = ({ kind, name, token }: NewLinkProps) => {
  const url =
    location.origin + (kind === 'scorer' ? `${scorerLinkPage}#${token}` : `${liveLinkPage}${token}`);
  const text = texts[kind](name);
  return (
    <div className="grid justify-items-center gap-4 rounded-lg border border-line bg-sunk p-4">
      <QrCode text={url} label="QR code of the link" className="w-52 max-w-full rounded-md" />
      <div className="flex w-full flex-wrap gap-2">
        <Button
          icon={<Share2 size={18} aria-hidden="true" />}
          className="flex-1"
          onClick={() => void share({ title: product.name, text, url })}
        >
          Share
        </Button>
        <Button
          variant="secondary"
          icon={<Copy size={18} aria-hidden="true" />}
          className="flex-1"
          onClick={() => void copyLink(url)}
        >
          Copy link
        </Button>
      </div>
      <Field label="Link" hint={`${hints[kind]} You cannot see it again, but you can revoke it.`}>
        {(control) => (
          <TextInput {...control} readOnly value={url} onFocus={(event) => event.target.select()} />
        )}
      </Field>
    </div>
  );
};
