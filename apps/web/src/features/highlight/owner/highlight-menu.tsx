import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { Ellipsis, Globe, Lock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { DropdownMenu } from '../../../ui/dropdown-menu';
import type { MenuItem } from '../../../ui/open-menu';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/toast';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { highlightMessages } from '../messages';

const editHighlight = {
  chunk: 'edit highlight',
  load: () => import('./edit-highlight').then((module) => module.EditHighlight),
};

const deleteHighlight = {
  chunk: 'delete highlight',
  load: () => import('./delete-highlight').then((module) => module.DeleteHighlight),
};

/** Makes a highlight public or private and shows a toast. */
export const setVisibility = async (id: string, is_public: boolean) => {
  try {
    entityStore.applyViews([await call(highlightRoutes.edit, { params: { id }, body: { is_public } })]);
    toast.success(highlightMessages.updated);
  } catch (error) {
    toast.error(messageOf(error, highlightMessages.updateFailed));
  }
};

/** Action menu of a highlight, for its author only. */
export const HighlightMenu = ({ highlight }: { highlight: HighlightView }) => {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const renderEdit = useLazyComponent(editHighlight, open === 'edit', close);
  const renderDelete = useLazyComponent(deleteHighlight, open === 'delete', close);
  const { id, is_public, can } = highlight;
  if (!can.edit && !can.remove) return null;
  const items: MenuItem[] = [
    ...(can.edit
      ? [
          { label: 'Edit', icon: <Pencil />, onSelect: () => setOpen('edit') },
          {
            label: is_public ? 'Make private' : 'Make public',
            icon: is_public ? <Lock /> : <Globe />,
            onSelect: () => void setVisibility(id, !is_public),
          },
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
