import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { DropdownMenu } from '../../../ui/dropdown-menu';
import type { MenuItem } from '../../../ui/open-menu';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/toast';
import { useLazyDialog } from '../../../ui/use-lazy-component';
import { highlightMessages } from '../messages';
import { type Visibility, visibilityFaces, visibilityOf } from '../visibility';

const editHighlight = {
  chunk: 'edit highlight',
  load: () => import('./edit-highlight').then((module) => module.EditHighlight),
};

const deleteHighlight = {
  chunk: 'delete highlight',
  load: () => import('./delete-highlight').then((module) => module.DeleteHighlight),
};

/** Changes who sees a highlight and shows a toast. */
export const setVisibility = async (id: string, visibility: Visibility) => {
  try {
    entityStore.applyViews([await call(highlightRoutes.edit, { params: { id }, body: { visibility } })]);
    toast.success(highlightMessages.updated);
  } catch (error) {
    toast.error(messageOf(error, highlightMessages.updateFailed));
  }
};

const visibilityActions = [
  { value: 'public', label: 'Make public' },
  { value: 'club', label: 'Show to the club only' },
  { value: 'private', label: 'Make private' },
] as const satisfies { value: Visibility; label: string }[];

/** Action menu of a highlight, for its author only. */
export const HighlightMenu = ({ highlight }: { highlight: HighlightView }) => {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const renderEdit = useLazyDialog(editHighlight, open === 'edit', close);
  const renderDelete = useLazyDialog(deleteHighlight, open === 'delete', close);
  const { id, can } = highlight;
  const visibility = visibilityOf(highlight);
  if (!can.edit && !can.remove) return null;
  const items: MenuItem[] = [
    ...(can.edit
      ? [
          { label: 'Edit', icon: <Pencil />, onSelect: () => setOpen('edit') },
          ...visibilityActions
            .filter(({ value }) => value !== visibility)
            .map(({ value, label }) => {
              const { Icon } = visibilityFaces[value];
              return { label, icon: <Icon />, onSelect: () => void setVisibility(id, value) };
            }),
        ]
      : []),
    ...(can.remove
      ? [{ label: 'Delete', icon: <Trash2 />, tone: 'danger' as const, onSelect: () => setOpen('delete') }]
      : []),
  ];
  return (
    <>
      <DropdownMenu trigger={<IconButton label="Highlight actions" icon={<Ellipsis />} />} items={items} />
      {renderEdit?.({ highlight, open: open === 'edit', onOpenChange: close })}
      {renderDelete?.({ id, open: open === 'delete', onOpenChange: close })}
    </>
  );
};
