import type { PostView } from '@rinkside/contracts/post';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DropdownMenu } from '../../ui/dropdown-menu';
import type { MenuItem } from '../../ui/open-menu';
import { IconButton } from '../../ui/icon-button';
import { useLazyDialog } from '../../ui/use-lazy-component';

const editPost = { chunk: 'edit post', load: () => import('./edit-post').then((module) => module.EditPost) };
const deletePost = {
  chunk: 'delete post',
  load: () => import('./delete-post').then((module) => module.DeletePost),
};

/** Action menu of a post, for its author only. */
export const PostMenu = ({ post }: { post: PostView }) => {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const renderEdit = useLazyDialog(editPost, open === 'edit', close);
  const renderDelete = useLazyDialog(deletePost, open === 'delete', close);
  const { edit, remove } = post.can;
  if (!edit && !remove) return null;
  const items: MenuItem[] = [
    ...(edit ? [{ label: 'Edit', icon: <Pencil />, onSelect: () => setOpen('edit') }] : []),
    ...(remove
      ? [{ label: 'Delete', icon: <Trash2 />, tone: 'danger' as const, onSelect: () => setOpen('delete') }]
      : []),
  ];
  return (
    <>
      <DropdownMenu trigger={<IconButton label="Post actions" icon={<Ellipsis />} />} items={items} />
      {renderEdit?.({ post, open: open === 'edit', onOpenChange: close })}
      {renderDelete?.({ id: post.id, open: open === 'delete', onOpenChange: close })}
    </>
  );
};
