import { highlightChange, highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { useState } from 'react';
import { call } from '../../../state/api';
import { Dialog } from '../../../ui/dialog';
import { ItemChangeForm } from '../../item/change-form';
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
  const { altText: alt_text, isPublic: is_public, ...rest } = words;
  return (
    <ItemChangeForm
      check={() => highlightChange.safeParse({ ...rest, alt_text, is_public })}
      send={(body) => call(highlightRoutes.edit, { params: { id: highlight.id }, body })}
      sentences={highlightSentences}
      onClose={() => onOpenChange(false)}
    >
      {({ saving, written }) => (
        <Words
          words={words}
          onWrite={(change) => {
            setWords((known) => ({ ...known, ...change }));
            written();
          }}
          readOnly={saving}
        />
      )}
    </ItemChangeForm>
  );
};

/** Changes what is said of one's own highlight, and who sees it. */
export const EditHighlight = ({ open, ...rest }: EditHighlightProps) => (
  <Dialog open={open} onOpenChange={rest.onOpenChange} title="Edit highlight">
    <EditForm {...rest} />
  </Dialog>
);
