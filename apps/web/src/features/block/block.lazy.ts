import type { LazyComponent } from '../../ui/use-lazy-component';
import type { BlockDialogProps } from './block-dialog';

/** The block dialog, loaded when it is opened. */
export const blockDialog: LazyComponent<BlockDialogProps> = {
  chunk: 'block',
  load: () => import('./block-dialog').then((module) => module.BlockDialog),
};
