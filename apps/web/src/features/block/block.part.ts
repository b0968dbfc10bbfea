import type { Part } from '../../use-part';
import type { BlockDialogProps } from './block-dialog';

/** The block dialog, loaded when it is opened. */
export const blockDialog: Part<BlockDialogProps> = {
  chunk: 'block',
  load: () => import('./block-dialog').then((module) => module.BlockDialog),
};
