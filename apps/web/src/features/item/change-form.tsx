import type { FeedItem } from '@rinkside/contracts/feed';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { Button } from '../../ui/button';
import { DraftNotice } from '../../ui/draft-notice';
import { fieldError } from '../../ui/field';
import { toast } from '../../ui/toast';

/** Form state passed to the fields. */
interface ItemChangeFormState {
  saving: boolean;
  /** Id of the error message, while there is one. */
  errorId: string | undefined;
  /** Clears the error, on any edit. */
  clearError: () => void;
  submit: () => void;
}

export interface ItemChangeFormProps<Change> {
  /** Validates the values. */
  check: () => { change: Change } | { error: string | undefined };
  send: (change: Change) => Promise<FeedItem>;
  messages: { updated: string; updateFailed: string };
  draft: { restored: boolean; clear: () => void };
  onClose: () => void;
  children: (form: ItemChangeFormState) => ReactNode;
}

/** Form to edit one of the viewer's items. Closes after saving; a failure keeps all values. */
export const ItemChangeForm = <Change,>({
  check,
  send,
  messages,
  draft,
  onClose,
  children,
}: ItemChangeFormProps<Change>) => {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    const result = check();
    if ('error' in result) return setError(result.error ?? messages.updateFailed);
    setSaving(true);
    try {
      entityStore.applyViews([await send(result.change)]);
      draft.clear();
      toast.success(messages.updated);
      onClose();
    } catch (failure) {
      setSaving(false);
      const message = messageOf(failure, messages.updateFailed);
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
      {draft.restored && <DraftNotice onStartOver={draft.clear} />}
      {children({ saving, errorId: error ? id : undefined, clearError: () => setError(null), submit })}
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
