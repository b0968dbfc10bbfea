import type { PostView } from '@rinkside/contracts/post';
import { postChange, postRoutes, postRules } from '@rinkside/contracts/post';
import { useId, useState } from 'react';
import { call, messageOf } from '../../state/api';
import { fold } from '../../state/fold';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { fieldError } from '../../ui/field';
import { toast } from '../../ui/toast';
import { MessageField } from '../../ui/message-field';
import { postSentences } from './sentences';

export interface EditPostProps {
  post: PostView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const EditForm = ({ post, onOpenChange }: Omit<EditPostProps, 'open'>) => {
  const id = useId();
  const [text, setText] = useState(post.content);
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    const checked = postChange.safeParse({ content: text });
    if (!checked.success) {
      setError(checked.error.issues[0]?.message ?? postSentences.updateFailed);
      return;
    }
    setSaving(true);
    try {
      fold.views([await call(postRoutes.edit, { params: { id: post.id }, body: checked.data })]);
      toast.success(postSentences.updated);
      onOpenChange(false);
    } catch (failure) {
      setSaving(false);
      const message = messageOf(failure, postSentences.updateFailed);
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
      className="grid gap-3"
    >
      <MessageField
        value={text}
        onValueChange={(next) => {
          setText(next);
          setError(null);
        }}
        onSubmit={submit}
        longest={postRules.longest}
        rows={4}
        aria-label="Post text"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
      />
      {error && (
        <p id={id} role="alert" className={fieldError}>
          {error}
        </p>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" loading={saving}>
          Save
        </Button>
      </div>
    </form>
  );
};

/** Changes the text of one's own post. */
export const EditPost = ({ open, ...rest }: EditPostProps) => (
  <Dialog open={open} onOpenChange={rest.onOpenChange} title="Edit post" size="wide">
    <EditForm {...rest} />
  </Dialog>
);
