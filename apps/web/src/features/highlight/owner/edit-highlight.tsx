import { highlightChange, highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { fold } from '../../../state/fold';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { fieldError } from '../../../ui/field';
import { toast } from '../../../ui/toast';
import { highlightSentences } from '../sentences';
import { type HighlightWords, Words } from '../upload/words';

export interface EditHighlightProps {
  highlight: HighlightView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const wordsOf = ({ title, description, alt_text, is_public }: HighlightView): HighlightWords => ({
  title: title ?? '',
  description: description ?? '',
  altText: alt_text ?? '',
  isPublic: is_public,
});

const EditForm = ({ highlight, onOpenChange }: Omit<EditHighlightProps, 'open'>) => {
  const [words, setWords] = useState(() => wordsOf(highlight));
  const [error, setError] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);

  const save = async () => {
    const { title, description, altText: alt_text, isPublic: is_public } = words;
    const checked = highlightChange.safeParse({ title, description, alt_text, is_public });
    if (!checked.success)
      return setError(checked.error.issues[0]?.message ?? highlightSentences.updateFailed);
    setSaving(true);
    try {
      fold.views([await call(highlightRoutes.edit, { params: { id: highlight.id }, body: checked.data })]);
      toast.success(highlightSentences.updated);
      onOpenChange(false);
    } catch (failure) {
      setSaving(false);
      const message = messageOf(failure, highlightSentences.updateFailed);
      setError(message);
      toast.error(message);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="grid gap-4"
    >
      <Words
        words={words}
        onWrite={(change) => {
          setWords((known) => ({ ...known, ...change }));
          setError(null);
        }}
        readOnly={saving}
      />
      {error && (
        <p role="alert" className={fieldError}>
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

/** Changes what is said of one's own highlight, and who sees it. */
export const EditHighlight = ({ open, ...rest }: EditHighlightProps) => (
  <Dialog open={open} onOpenChange={rest.onOpenChange} title="Edit highlight">
    <EditForm {...rest} />
  </Dialog>
);
