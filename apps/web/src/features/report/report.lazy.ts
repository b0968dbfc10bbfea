import type { LazyComponent } from '../../ui/use-lazy-component';
import type { ReportDialogProps } from './report-dialog';

export const reportDialog: LazyComponent<ReportDialogProps> = {
  chunk: 'report',
  load: () => import('./report-dialog').then((module) => module.ReportDialog),
};
