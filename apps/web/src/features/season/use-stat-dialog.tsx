import { type ReactNode, useState } from 'react';
import { useLazyComponent } from '../../ui/use-lazy-component';
import type { SeasonStat } from './season-stats';
import type { StatsState } from './season.query';

const explanation = {
  chunk: 'figure',
  load: () => import('./stat-dialog').then((module) => module.StatDialog),
};

/** Dialog that explains a stat: a function to open it, and its element. */
export const useStatDialog = (): {
  openStat: (stat: SeasonStat, state: StatsState) => void;
  dialog: ReactNode;
} => {
  const [selected, setSelected] = useState<{ stat: SeasonStat; state: StatsState } | null>(null);
  const [open, setOpen] = useState(false);
  const renderDialog = useLazyComponent(explanation, open, () => setOpen(false));
  const stats = selected?.state.stats;
  return {
    openStat: (stat, state) => {
      setSelected({ stat, state });
      setOpen(true);
    },
    dialog:
      selected && stats
        ? renderDialog?.({ ...selected.state, stat: selected.stat, stats, open, onOpenChange: setOpen })
        : null,
  };
};
