import type { PostView } from '@rinkside/contracts/post';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { DropdownMenu, type MenuItem } from '../../ui/dropdown-menu';
import { IconButton } from '../../ui/icon-button';
import { DeletePost } from './delete-post';
import { EditPost } from './edit-post';

/** What its author may do with a post; nothing for everybody else. */
export const PostMenu = ({ post }: { post: PostView }) => {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { edit, remove } = post.can;
  if (!edit && !remove) return null;
  const items: MenuItem[] = [
    ...(edit ? [{ label: 'Edit', icon: <Pencil />, onSelect: () => setOpen('edit') }] : []),
    ...(remove
      ? [{ label: 'Delete', icon: <Trash2 />, tone: 'danger' as const, onSelect: () => setOpen('delete') }]
      : []),
  ];
  const toggle = (name: 'edit' | 'delete') => (shown: boolean) => setOpen(shown ? name : null);
  return (
    <>
      <DropdownMenu trigger={<IconButton label="Post actions" icon={<Ellipsis />} />} items={items} />
      <EditPost post={post} open={open === 'edit'} onOpenChange={toggle('edit')} />
      <DeletePost id={post.id} open={open === 'delete'} onOpenChange={toggle('delete')} />
    </>
  );
};
