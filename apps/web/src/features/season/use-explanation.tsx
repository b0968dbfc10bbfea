import { type ReactNode, useState } from 'react';
import { usePart } from '../../use-part';
import type { Figure } from './figures';
import type { KnownStats } from './season.query';

const explanation = {
  chunk: 'figure',
  load: () => import('./figure-dialog').then((module) => module.FigureDialog),
};

/** Dialog that explains a stat: a function to open it, and its element. */
export const useExplanation = (): {
  explain: (stat: Figure, state: KnownStats) => void;
  window: ReactNode;
} => {
  const [selected, setSelected] = useState<{ stat: Figure; state: KnownStats } | null>(null);
  const [open, setOpen] = useState(false);
  const renderDialog = usePart(explanation, open, () => setOpen(false));
  const stats = selected?.state.stats;
  return {
    explain: (stat, state) => {
      setSelected({ stat, state });
      setOpen(true);
    },
    window:
      selected && stats
        ? renderDialog?.({ ...selected.state, figure: selected.stat, stats, open, onOpenChange: setOpen })
        : null,
  };
};
