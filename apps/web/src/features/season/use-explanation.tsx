import { type ReactNode, useState } from 'react';
import { usePart } from '../../use-part';
import type { Figure } from './figures';
import type { KnownStats } from './season.query';

const explanation = {
  chunk: 'figure',
  load: () => import('./figure-dialog').then((part) => part.FigureDialog),
};

/** The window that says how a figure came about: what opens it, and where it is drawn. */
export const useExplanation = (): {
  explain: (figure: Figure, known: KnownStats) => void;
  window: ReactNode;
} => {
  const [asked, setAsked] = useState<{ figure: Figure; known: KnownStats } | null>(null);
  const [open, setOpen] = useState(false);
  const draw = usePart(explanation, open, () => setOpen(false));
  const stats = asked?.known.stats;
  return {
    explain: (figure, known) => {
      setAsked({ figure, known });
      setOpen(true);
    },
    window:
      asked && stats
        ? draw?.({ ...asked.known, figure: asked.figure, stats, open, onOpenChange: setOpen })
        : null,
  };
};
