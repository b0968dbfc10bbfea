import type { Part } from '../../use-part';
import type { BlockDialogProps } from './block-dialog';

/** The block dialog for menus: its script comes when somebody blocks. */
export const blockDialog: Part<BlockDialogProps> = {
  chunk: 'block',
  load: () => import('./block-dialog').then((part) => part.BlockDialog),
};
