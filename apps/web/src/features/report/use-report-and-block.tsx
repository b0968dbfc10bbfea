import { isolate } from '@rinkside/contracts/text';
import type { ReportTarget } from '@rinkside/contracts/report';
import { Ban, Flag } from 'lucide-react';
import { useState } from 'react';
import type { MenuItem } from '../../ui/open-menu';
import { type LazyComponent, useLazyDialog } from '../../ui/use-lazy-component';
import type { BlockDialogProps } from '../block/block-dialog';
import { displayName } from '../../state/entities/player-name';
import { targetNames } from './messages';
import { reportDialog } from './report.lazy';

const blockDialog: LazyComponent<BlockDialogProps> = {
  chunk: 'block',
  load: () => import('../block/block-dialog').then((module) => module.BlockDialog),
};

export interface ReportAndBlockOptions {
  target_type: ReportTarget;
  target_id: string;
  /** The author. */
  user: { id: string; first_name: string; last_name: string };
  /** Called after the block, to hide their content. */
  onBlocked?: () => void;
}

/** Report and block actions on another player's content: menu items and their dialogs. */
export const useReportAndBlock = ({ target_type, target_id, user, onBlocked }: ReportAndBlockOptions) => {
  const [open, setOpen] = useState<'report' | 'block' | null>(null);
  const close = () => setOpen(null);
  const renderReport = useLazyDialog(reportDialog, open === 'report', close);
  const renderBlock = useLazyDialog(blockDialog, open === 'block', close);
  const name = displayName(user);
  const items: MenuItem[] = [
    { label: `Report ${targetNames[target_type]}`, icon: <Flag />, onSelect: () => setOpen('report') },
    { label: `Block ${isolate(name)}`, icon: <Ban />, tone: 'danger', onSelect: () => setOpen('block') },
  ];
  const dialogs = (
    <>
      {renderReport?.({ target_type, target_id, open: open === 'report', onOpenChange: close })}
      {renderBlock?.({
        userId: user.id,
        name,
        open: open === 'block',
        onOpenChange: close,
        ...(onBlocked && { onBlocked }),
      })}
    </>
  );
  return { items, dialogs };
};
