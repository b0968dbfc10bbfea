import { guardianRules, type ChildLinkKind } from '@rinkside/contracts/guardian';
import { childLinkPage } from '@rinkside/contracts/link-pages';
import { product } from '@rinkside/contracts/product';
import { isolate } from '@rinkside/contracts/text';
import { Copy, Share2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { TextInput } from '../../ui/text-input';
import { copyLink, share } from '../share/share';

const titles: Record<ChildLinkKind, string> = {
  guardian: 'Invite a guardian',
  login: 'Hand over to a login',
};
const texts: Record<ChildLinkKind, (name: string) => string> = {
  guardian: (name) => `Send this link to the adult who shall act for ${isolate(name)}, too.`,
  login: (name) => `Open this link on ${isolate(name)}'s own device, and sign up there with a new account.`,
};

export interface LinkDialogProps {
  kind: ChildLinkKind;
  /** The child's first name. */
  name: string;
  token: string;
  onDone: () => void;
}

/** Shows a new link. Its token is not stored, so it cannot be shown again. */
export const LinkDialog = ({ kind, name, token, onDone }: LinkDialogProps) => {
  const url = `${location.origin}${childLinkPage}#${token}`;
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={titles[kind]}
      text={texts[kind](name)}
      footer={<Button onClick={onDone}>Done</Button>}
    >
      <div className="grid gap-4">
        <Field
          label="Link"
          hint={`It works once, for ${guardianRules.linkDays} days. You cannot see it again, but you can revoke it.`}
        >
          {(control) => (
            <TextInput {...control} readOnly value={url} onFocus={(event) => event.target.select()} />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            icon={<Copy size={18} aria-hidden="true" />}
            onClick={() => void copyLink(url)}
          >
            Copy link
          </Button>
          <Button
            variant="secondary"
            icon={<Share2 size={18} aria-hidden="true" />}
            onClick={() => void share({ title: product.name, text: texts[kind](name), url })}
          >
            Share
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
