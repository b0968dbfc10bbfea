import type { FeedItem } from '@rinkside/contracts/feed';
import { type ReactNode, useId, useState } from 'react';
import type * as z from 'zod';
import { messageOf } from '../../state/api';
import { fold } from '../../state/fold';
import { Button } from '../../ui/button';
import { fieldError } from '../../ui/field';
import { toast } from '../../ui/toast';

/** What the fields of the form know of it. */
export interface ChangeForm {
  saving: boolean;
  /** The id of what is wrong, while something is. */
  errorId: string | undefined;
  /** Something was written: what was wrong may be right now. */
  written: () => void;
  submit: () => void;
}

export interface ChangeFormProps<Change> {
  /** What is to be sent, by the contract's rules. */
  check: () => z.ZodSafeParseResult<Change>;
  send: (change: Change) => Promise<FeedItem>;
  sentences: { updated: string; updateFailed: string };
  onClose: () => void;
  children: (form: ChangeForm) => ReactNode;
}

/** Changes one of the viewer's items: closes once that is done, and keeps everything when it failed. */
export const ItemChangeForm = <Change,>({
  check,
  send,
  sentences,
  onClose,
  children,
}: ChangeFormProps<Change>) => {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    const checked = check();
    if (!checked.success) return setError(checked.error.issues[0]?.message ?? sentences.updateFailed);
    setSaving(true);
    try {
      fold.views([await send(checked.data)]);
      toast.success(sentences.updated);
      onClose();
    } catch (failure) {
      setSaving(false);
      const message = messageOf(failure, sentences.updateFailed);
      setError(message);
      toast.error(message);
    }
  };
  const submit = () => void (saving || save());
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-4"
    >
      {children({ saving, errorId: error ? id : undefined, written: () => setError(null), submit })}
      {error && (
        <p id={id} role="alert" className={fieldError}>
          {error}
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Save
        </Button>
      </div>
    </form>
  );
};
