import type { Part } from '../../use-part';
import type { ReportDialogProps } from './report-dialog';

/** The report dialog, loaded when it is opened. */
export const reportDialog: Part<ReportDialogProps> = {
  chunk: 'report',
  load: () => import('./report-dialog').then((module) => module.ReportDialog),
};
