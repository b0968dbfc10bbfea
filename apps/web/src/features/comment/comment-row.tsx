import { isolate } from '@rinkside/contracts/text';
import type { CommentView } from '@rinkside/contracts/item';
import { useAtomValue } from 'jotai';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { entityStore, viewerIdAtom } from '../../state/entities/entity-store';
import { Avatar } from '../../ui/avatar';
import { DropdownMenu } from '../../ui/dropdown-menu';
import type { MenuItem } from '../../ui/open-menu';
import { IconButton } from '../../ui/icon-button';
import { Timestamp } from '../../ui/timestamp';
import { displayName } from '../../state/entities/player-name';
import { useReportAndBlock } from '../report/use-report-and-block';
import { DeleteComment } from './delete-comment';
import { UserText } from '../../ui/user-text';

export interface CommentRowProps {
  comment: CommentView;
  itemId: string;
  /** Author of the item, who may delete its comments. */
  itemAuthorId: string | null;
}

const Actions = ({ comment, itemId, itemAuthorId }: CommentRowProps) => {
  const [deleting, setDeleting] = useState(false);
  const viewerId = useAtomValue(viewerIdAtom);
  const isOwn = comment.user.id === viewerId;
  const safety = useReportAndBlock({
    target_type: 'comment',
    target_id: comment.id,
    user: comment.user,
    onBlocked: () => entityStore.removeComment(itemId, comment.id),
  });
  const items: MenuItem[] = isOwn ? [] : safety.items;
  if (isOwn || itemAuthorId === viewerId)
    items.push({ label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => setDeleting(true) });
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            label={`Actions for ${isolate(displayName(comment.user))}'s comment`}
            icon={<Ellipsis />}
            className="-my-1.5 -mr-2"
          />
        }
        items={items}
      />
      <DeleteComment id={comment.id} itemId={itemId} open={deleting} onOpenChange={setDeleting} />
      {safety.dialogs}
    </>
  );
};

/** One comment with its actions. */
export const CommentRow = ({ comment, itemId, itemAuthorId }: CommentRowProps) => {
  const name = displayName(comment.user);
  const profile = `/app/profile/${comment.user.id}`;
  return (
    <li data-comment={comment.id} tabIndex={-1} className="flex animate-fade items-start gap-2.5">
      <Link to={profile} tabIndex={-1} aria-hidden="true" className="mt-1.5 shrink-0 rounded-full">
        <Avatar name={name} src={comment.user.avatar} size="small" />
      </Link>
      <div className="min-w-0 flex-1 rounded-md bg-rink px-3.5 py-2">
        <div className="flex min-w-0 items-start gap-2">
          <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <Link
              to={profile}
              className="relative max-w-full font-semibold before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:underline"
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="text-sm text-soft">
              <Timestamp at={comment.created_at} />
            </span>
          </p>
          <Actions comment={comment} itemId={itemId} itemAuthorId={itemAuthorId} />
        </div>
        <UserText text={comment.content} />
      </div>
    </li>
  );
};
