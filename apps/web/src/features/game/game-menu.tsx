import type { GameView } from '@rinkside/contracts/game';
import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DropdownMenu } from '../../ui/dropdown-menu';
import type { MenuItem } from '../../ui/open-menu';
import { IconButton } from '../../ui/icon-button';
import { useLazyDialog } from '../../ui/use-lazy-component';

const deleteGame = {
  chunk: 'delete game',
  load: () => import('./delete-game').then((module) => module.DeleteGame),
};

/** Returns the URL of the form to correct a game. */
export const editGameUrl = (id: string): string => `/app/add-game?edit=${id}`;

export interface GameMenuProps {
  game: Pick<GameView, 'id' | 'can'>;
  onDeleted?: () => void;
}

/** Action menu of a game, for its author only. */
export const GameMenu = ({ game, onDeleted }: GameMenuProps) => {
  const [deleting, setDeleting] = useState(false);
  const renderDelete = useLazyDialog(deleteGame, deleting, () => setDeleting(false));
  const navigate = useNavigate();
  const { id, can } = game;
  if (!can.edit && !can.remove) return null;
  const items: MenuItem[] = [
    ...(can.edit
      ? [{ label: 'Edit', icon: <Pencil />, onSelect: () => void navigate(editGameUrl(id)) }]
      : []),
    ...(can.remove
      ? [{ label: 'Delete', icon: <Trash2 />, tone: 'danger' as const, onSelect: () => setDeleting(true) }]
      : []),
  ];
  return (
    <>
      <DropdownMenu trigger={<IconButton label="Game actions" icon={<Ellipsis />} />} items={items} />
      {renderDelete?.({ id, open: deleting, onOpenChange: setDeleting, onDeleted })}
    </>
  );
};
