import { type HighlightChange, highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { highlightChange } from '@rinkside/contracts/highlight.schema';
import { call } from '../../../state/api';
import { useDraft } from '../../../state/offline/use-draft';
import { Dialog } from '../../../ui/dialog';
import { ItemChangeForm } from '../../item/change-form';
import { highlightMessages } from '../messages';
import type { HighlightFieldValues } from '../upload/highlight-draft';
import { visibilityOf } from '../visibility';
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

const check = (change: HighlightChange) => {
  const { success, data, error } = highlightChange.safeParse(change);
  return success ? { change: data } : { error: error.issues[0]?.message };
};

const EditForm = ({ highlight, onOpenChange }: Omit<EditHighlightProps, 'open'>) => {
  const draft = useDraft(`edit:${highlight.id}`, valuesOf(highlight));
  const { altText: alt_text, ...rest } = draft.values;
  return (
    <ItemChangeForm
      check={() => check({ ...rest, alt_text })}
      send={(body) => call(highlightRoutes.edit, { params: { id: highlight.id }, body })}
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
