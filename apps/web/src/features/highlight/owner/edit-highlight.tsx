import { type HighlightChange, highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { highlightChange } from '@rinkside/contracts/highlight.schema';
import { useState } from 'react';
import { call } from '../../../state/api';
import { useDraft } from '../../../state/offline/use-draft';
import { Dialog } from '../../../ui/dialog';
import { ItemChangeForm } from '../../item/change-form';
import { highlightMessages } from '../messages';
import type { HighlightFieldValues } from '../upload/highlight-draft';
import { visibilityFaces, visibilityOf } from '../visibility';
import { HighlightFields, VisibilityField } from '../upload/highlight-fields';

export interface EditHighlightProps {
  highlight: HighlightView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const valuesOf = ({ title, description, alt_text, ...highlight }: HighlightView): HighlightFieldValues => ({
  title: title ?? '',
  description: description ?? '',
  altText: alt_text ?? '',
  visibility: visibilityOf(highlight),
});

const labels: Record<keyof HighlightFieldValues, string> = {
  title: 'Title',
  description: 'Description',
  altText: 'Text for people who can’t see it',
  visibility: 'Who can see it',
};

const bodyOf = ({ altText, ...fields }: Partial<HighlightFieldValues>): HighlightChange => ({
  ...fields,
  ...(altText !== undefined && { alt_text: altText }),
});

const errorOf = (values: HighlightFieldValues) =>
  highlightChange.safeParse(bodyOf(values)).error?.issues[0]?.message ?? null;

const textOf = (field: keyof HighlightFieldValues, value: unknown) =>
  Object.entries(visibilityFaces).find(([name]) => field === 'visibility' && name === value)?.[1].label ??
  null;

const EditForm = ({ highlight, onOpenChange }: Omit<EditHighlightProps, 'open'>) => {
  const params = { id: highlight.id };
  // The highlight may change while the form is open.
  const [opened] = useState(highlight);
  const draft = useDraft(`edit:${highlight.id}`, valuesOf(opened));
  return (
    <ItemChangeForm
      edit={{ opened, read: () => call(highlightRoutes.one, { params }), valuesOf, labels, textOf }}
      values={draft.values}
      error={errorOf(draft.values)}
      send={(changed) => call(highlightRoutes.edit, { params, body: bodyOf(changed) })}
      messages={highlightMessages}
      draft={draft}
      onClose={() => onOpenChange(false)}
    >
      {({ saving, clearError }) => {
        const fields = {
          values: draft.values,
          onChange: (change: Partial<HighlightFieldValues>) => {
            draft.change(change);
            clearError();
          },
          readOnly: saving,
        };
        return (
          <div className="grid gap-4">
            <VisibilityField {...fields} />
            <HighlightFields {...fields} />
          </div>
        );
      }}
    </ItemChangeForm>
  );
};

/** Dialog to edit the viewer's own highlight. */
export const EditHighlight = ({ open, ...rest }: EditHighlightProps) => (
  <Dialog open={open} onOpenChange={rest.onOpenChange} title="Edit highlight">
    <EditForm {...rest} />
  </Dialog>
);
