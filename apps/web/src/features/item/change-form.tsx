import type { FeedItem } from '@rinkside/contracts/feed';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../state/api';
import { entityStore } from '../../state/entities/entity-store';
import { Button } from '../../ui/button';
import { DraftNotice } from '../../ui/draft-notice';
import { fieldError } from '../../ui/field';
import { toast } from '../../ui/toast';
import type { Edit } from '../edit/edit';
import { useEdit } from '../edit/use-edit';

/** Form state passed to the fields. */
interface ItemChangeFormState {
  saving: boolean;
  /** Id of the error message, while there is one. */
  errorId: string | undefined;
  /** Clears the error, on any edit. */
  clearError: () => void;
  submit: () => void;
}

export interface ItemChangeFormProps<Item extends FeedItem, Values extends object> {
  edit: Edit<Item, Values>;
  values: Values;
  /** What is wrong with the values; null if nothing is. */
  error: string | null;
  send: (changed: Partial<Values>) => Promise<Item>;
  messages: { updated: string; updateFailed: string };
  draft: { restored: boolean; clear: () => void };
  onClose: () => void;
  children: (form: ItemChangeFormState) => ReactNode;
}

/** Form to edit one of the viewer's items. Closes after saving; a failure keeps all values. */
export const ItemChangeForm = <Item extends FeedItem, Values extends object>({
  edit,
  values,
  error: valuesError,
  send,
  messages,
  draft,
  onClose,
  children,
}: ItemChangeFormProps<Item, Values>) => {
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const { fieldsToSend, dialog } = useEdit();
  const save = async () => {
    if (valuesError !== null) return setError(valuesError);
    setSaving(true);
    try {
      const changed = await fieldsToSend(edit, values);
      if (!changed) return setSaving(false);
      if (Object.keys(changed).length > 0) entityStore.applyViews([await send(changed)]);
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
      {dialog}
    </form>
  );
};
