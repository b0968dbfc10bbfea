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

const valuesOf = ({ title, description, alt_text, is_public }: HighlightView): HighlightWords => ({
  title: title ?? '',
  description: description ?? '',
  altText: alt_text ?? '',
  isPublic: is_public,
});

const EditForm = ({ highlight, onOpenChange }: Omit<EditHighlightProps, 'open'>) => {
  const [values, setValues] = useState(() => valuesOf(highlight));
  const { altText: alt_text, isPublic: is_public, ...rest } = values;
  return (
    <ItemChangeForm
      check={() => highlightChange.safeParse({ ...rest, alt_text, is_public })}
      send={(body) => call(highlightRoutes.edit, { params: { id: highlight.id }, body })}
      messages={highlightSentences}
      onClose={() => onOpenChange(false)}
    >
      {({ saving, clearError }) => (
        <Words
          values={values}
          onChange={(change) => {
            setValues((current) => ({ ...current, ...change }));
            clearError();
          }}
          readOnly={saving}
        />
      )}
    </ItemChangeForm>
  );
};

/** Dialog to edit the viewer's own highlight. */
export const EditHighlight = ({ open, ...rest }: EditHighlightProps) => (
  <Dialog open={open} onOpenChange={rest.onOpenChange} title="Edit highlight">
    <EditForm {...rest} />
  </Dialog>
);
