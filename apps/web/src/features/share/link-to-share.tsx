import { product } from '@rinkside/contracts/product';
import { Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { QrCode } from '../../ui/qr-code';
import { TextInput } from '../../ui/text-input';
import { copyLink, share } from './share';

export interface LinkToShareProps {
  url: string;
  /** The message that goes with it. */
  text: string;
  /** Who can use the link, and how long. */
  hint: string;
  /** Another way to hand it over. */
  children?: ReactNode;
}

/**
 * A new link to share and copy, as text and as a QR code. Its token is not stored, so it cannot be shown
 * again.
 */
export const LinkToShare = ({ url, text, hint, children }: LinkToShareProps) => (
  <div className="grid grid-cols-1 gap-4">
    <div className="flex flex-wrap gap-2">
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
    <QrCode
      text={url}
      label="QR code of the link"
      className="w-52 max-w-full justify-self-center rounded-md border border-line"
    />
    {children}
    <Field label="Link" hint={hint}>
      {(control) => (
        <TextInput {...control} readOnly value={url} onFocus={(event) => event.target.select()} />
      )}
    </Field>
  </div>
);
