import type { TimelineEntry } from '@rinkside/contracts/live-game.state';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../ui/icon-button';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { reportDialog } from '../report/report.lazy';
import { actionText, type GameNames, type PeriodSource } from './game-text';

const isFreeNote = ({ action }: TimelineEntry) => action.kind === 'note' && action.text !== null;

/** Lets a viewer report free notes: what a timeline shows at the end of its lines, and the dialog. */
export const useReportNotes = (timeline: readonly TimelineEntry[], view: GameNames & PeriodSource) => {
  const [reported, setReported] = useState<string | null>(null);
  const close = () => setReported(null);
  const renderReport = useLazyComponent(reportDialog, reported !== null, close);
  // The other lines keep the place of the button.
  const hasNotes = timeline.some(isFreeNote);
  return {
    ...(hasNotes && {
      renderAside: (entry: TimelineEntry) =>
        isFreeNote(entry) ? (
          <IconButton
            label={`Report note: ${actionText(entry.action, entry.period, view)}`}
            icon={<Flag />}
            onClick={() => setReported(entry.id)}
            className="-mr-2"
          />
        ) : (
          <span className="-mr-2 w-target shrink-0" />
        ),
    }),
    reportDialog:
      reported !== null &&
      renderReport?.({
        target_type: 'live_game_event',
        target_id: reported,
        open: true,
        onOpenChange: close,
      }),
  };
};
