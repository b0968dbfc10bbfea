import type { Part } from '../../use-part';
import type { ReportDialogProps } from './report-dialog';

/** The report dialog for menus of the shell's first screens: its script comes when somebody reports. */
export const reportDialog: Part<ReportDialogProps> = {
  chunk: 'report',
  load: () => import('./report-dialog').then((part) => part.ReportDialog),
};
